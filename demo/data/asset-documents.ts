import { FEMKE, PIETER, SAMIR } from './people.ts'

/** A document that stays with an asset; its PDF says what it is. */
export type AssetDocumentData = {
  key: string
  inventarisatie_asset: string
  inventarisatie_asset_document_type: string
  naam: string
  datum?: string
  /** The paragraphs of its PDF. */
  inhoud: string[]
  inventarisatie_user: number
}

type Line = readonly [kind: string, naam: string, datum: string | null, inhoud: string]

const kept = (asset: string, by: number, lines: readonly Line[]): AssetDocumentData[] =>
  lines.map(([kind, naam, datum, inhoud], index) => ({
    key: `${asset}/${index + 1}`,
    inventarisatie_asset: asset,
    inventarisatie_asset_document_type: kind,
    naam,
    ...(datum && { datum }),
    inhoud: [inhoud],
    inventarisatie_user: by,
  }))

/** What the firm keeps of each asset, from one survey to the next. */
export const assetDocuments: readonly AssetDocumentData[] = [
  ...kept('A1', SAMIR, [
    ['Plattegrond', 'Begane grond en verdieping', '1968-03-11', 'Bouwtekening van de school, schaal 1:100.'],
    ['Gevelaanzicht', 'Gevels', '1968-03-11', 'Aanzichten van de vier gevels, schaal 1:100.'],
    ['Funderingstekening', 'Fundering en kruipruimte', '1968-01-22', 'Betonnen balken boven de kruipruimte.'],
    [
      'Installatietekening',
      'Verwarming, vernieuwing ketelhuis',
      '2014-06-02',
      'Leidingverloop na de verbouwing van 2014.',
    ],
    ['Bestek', 'Bestek verbouwing', '2014-02-17', 'Bestek van de verbouwing met nieuwe hoogbouwdaken.'],
  ]),
  ...kept('A2', FEMKE, [
    ['Plattegrond', 'Woningtype B', '1973-09-04', 'Plattegronden van het woningtype, schaal 1:50.'],
    ['Doorsnede', 'Doorsnede met dakbeschot', '1973-09-04', 'Dakopbouw: pannen op beschot van plaatmateriaal.'],
  ]),
  ...kept('A3', SAMIR, [
    ['Plattegrond', 'Kelder en bergingen', '1970-05-20', 'Bergingen en ketelhuis, schaal 1:100.'],
    ['Plattegrond', 'Begane grond', '1970-05-20', 'Entree, stallingen en technische ruimten.'],
    ['Plattegrond', 'Standaardverdieping', '1970-05-20', 'Twaalf woningen aan de galerij.'],
    ['Gevelaanzicht', 'Galerijgevel', '1970-05-20', 'Galerijgevel met borstweringen.'],
    ['Gevelaanzicht', 'Balkongevel', '1970-05-20', 'Balkongevel met puivullingen.'],
    ['Doorsnede', 'Doorsnede trappenhuis', '1970-06-11', 'Trappenhuis met liften en standleidingen.'],
    ['Installatietekening', 'Stijgleidingen', '1970-07-01', 'Verwarming en riolering, per strang.'],
    ['Installatietekening', 'Liftinstallatie', '1988-10-13', 'Liften na de vernieuwing van 1988.'],
    ['Brandscheidingentekening', 'Brandcompartimenten', '2011-04-28', 'Scheidingen met hun weerstand in minuten.'],
  ]),
  ...kept('A4', SAMIR, [
    ['Plattegrond', 'Erf met opstallen', '1976-02-09', 'Situatie van het erf, schaal 1:200.'],
    ['Doorsnede', 'Ligboxenstal', '1976-02-09', 'Spanten met golfplaten dak.'],
    ['Gevelaanzicht', 'Woonhuis', null, 'Gevels van het woonhuis, zonder datum.'],
  ]),
  ...kept('A5', PIETER, [
    ['Plattegrond', 'Gelijkvloers', '1981-11-30', 'Plan van het gelijkvloers, schaal 1:100.'],
    ['Plattegrond', 'Verdiepingen', '1981-11-30', 'Plan van de verdiepingen, schaal 1:100.'],
    ['Gevelaanzicht', 'Gevelpanelen', '1981-12-14', 'Indeling van de panelen per gevel.'],
    ['Bestek', 'Lastenboek', '1981-10-05', 'Lastenboek van de ruwbouw en de afwerking.'],
  ]),
  ...kept('A6', PIETER, [
    ['Plattegrond', 'General arrangement', '1984-01-16', 'Algemeen plan met dekken en ruimen.'],
    ['Plattegrond', 'Machinekamer', '1984-01-16', 'Opstelling van motoren en hulpwerktuigen.'],
    ['Installatietekening', 'Piping plan', '1984-02-20', 'Leidingen met flenzen en afsluiters.'],
    ['Brandscheidingentekening', 'Fire control plan', '2019-08-07', 'Brandwerende schotten en deuren.'],
    ['Doorsnede', 'Midship section', '1983-11-02', 'Grootspant, schaal 1:50.'],
    ['Bestek', 'Building specification', '1983-05-23', 'Bestek van de werf, met materialen van de hutten.'],
  ]),
]
