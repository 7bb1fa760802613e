import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { Problem } from '@vezel/model/problems.ts'
import type {
  BronLocatieRow,
  BronRow,
  Dossier,
  OnderzoekRow,
  RapportRow,
  SpaceRow,
  UserRow,
} from '@vezel/report/dossier.ts'
import type { Ask } from '../ask.ts'
import { type AskedShape, askedShape, inShape, withoutBlanks } from './asked-shape.ts'

/** For which survey and day the big question asks what holds: those of a report never change while it is made. */
const shownQuery = 'query Shown($report: ID!) { rapport(id: $report) { peildatum onderzoek { id } } }'

const personFragment = 'fragment person on InventarisatieUser { id functie user { full_name } }'
/** What a report needs of a survey, in the words of the API. */
export const dossierQuery = `
query Dossier($report: ID!, $survey: ID, $day: Date) {
  rapport(id: $report) {
    id naam versie wijziging datum peildatum status gecontroleerd_op vrijgegeven_op
    argumenten { id gat reden created_at inventarisatie_user { ...person } }
    opgesteld_door { ...person } gecontroleerd_door { ...person } vrijgegeven_door { ...person }
    onderzoek {
      id nummer projectnummer prioriteit spoed_motivatie omschrijving aanleiding startdatum einddatum geldigheid_jaren geldig_tot is_uitgevoerd rapporttaal gesloten_op
      onderzoek_type { ...item land } onderzoek_soort { ...item }
      frontfoto { ...file }
      vestiging {
        id naam certificerende_instelling procescertificaat_nummer certificaat_geldig_tot telefoon email onafhankelijkheidsverklaring
        adres { adres } logo { ...file } inventarisatie_organisatie { naam logo { ...file } }
      }
      projectleider { ...person } autorisator { ...person }
      onderzoek_klant { contact_naam referentie opdrachtdatum klant { id naam klantnummer adres { adres } } eigenaar { naam } }
      uitvoering { bewoner bewoond methode veiligheidsmaatregelen weersomstandigheden afwijkingen inspecteurs { ...person } }
      inventarisaties { id nummer start eind calamiteit spoed reden_spoed status melding_nummer lavs_inventarisatie_id inspecteurs { ...person } bevindingen { id } }
      onderzoek_asbest {
        asbestos_survey_purposes { ...item } asbestos_survey_extend { ...item } asbestos_survey_scope { ...item }
        asbestos_risk_assessment { ...item } reikwijdte_tekst inspectiegebied geplande_werkzaamheden verborgen_asbest_vermoed
        verborgen_asbest_toelichting eenheden_totaal eenheden_onderzocht aannames conclusie aanbevelingen
      }
      geschiktheden { id stof klasse geschikt toelichting sub_asset { ...space } }
      inventarisatie_ruimtes { id onderzocht onderzocht_op vloer wand plafond installaties opmerking sub_asset { id } }
      opmerkingen { id titel tekst in_rapport }
      monsters {
        id nummer genomen_op omschrijving plaats oppervlak status in_afwachting materiaal_status { ...status }
        bron_locatie_inventarisatie { id } sub_asset { ...space } materiaal_type { ...item } monster_soort { ...item }
        ...analyses
      }
      beperkingen { id nummer omschrijving gevolg advies in_rapport beperking { ...item } sub_assets { ...space } }
      uitgesloten_ruimtes { id nummer deel omschrijving asbest_vermoed advies foto_nummer sub_asset { ...space } beperking { ...item } file { ...file } }
      rapporten { id versie datum status wijziging }
      inventarisatie_asset {
        id
        asset {
          __typename id title adres bouwjaar sub_assets { ...space onderzocht(onderzoek: $survey, dag: $day) uitkomst(onderzoek: $survey, dag: $day) }
        }
        particulars: asset {
          ... on VastgoedAsset { vastgoed_asset_type renovatiejaar gebruiksfunctie bruto_vloeroppervlakte aantal_bouwlagen constructie kadastrale_aanduiding }
          ... on Vessel { imo_nummer scheepstype bruto_tonnage }
        }
        bronnen {
          id nummer naam kleur dikte afmeting omschrijving in_rapport
          materiaal_status(onderzoek: $survey, dag: $day) { ...status } smart_risicoklasse(onderzoek: $survey, dag: $day) { ...item prioriteit }
          klasse_ontbreekt(onderzoek: $survey, dag: $day) hoeveelheid_totaal(onderzoek: $survey, dag: $day) toestand(onderzoek: $survey, dag: $day)
          verwijderd_op(onderzoek: $survey, dag: $day) gevaarlijk(onderzoek: $survey, dag: $day) in_onderzoek(onderzoek: $survey, dag: $day)
          onderzoek { id nummer rapporttaal } materiaal_type { ...item } product { ...item } toepassing { ...item } structuur { ...item } binding { ...item }
          eenheid { ...item symbool } bron_advies { ...item }
          strategieen_bij_sluiten(onderzoek: $survey, dag: $day)
          strategieen {
            id geldt(onderzoek: $survey, dag: $day) voorkeur werkomschrijving randvoorwaarden volgorde onderzoek { id } bron_locaties { id nummer } sanerings_advies { ...item }
            smart_risicoklasse { ...item prioriteit }
          }
          locaties {
            id nummer plaats binnen_buiten sub_asset { ...space }
            materiaal_status(onderzoek: $survey, dag: $day) { ...status } hoeveelheid(onderzoek: $survey, dag: $day) toestand(onderzoek: $survey, dag: $day)
            verwijderd_door(onderzoek: $survey, dag: $day) { id } gevaarlijk(onderzoek: $survey, dag: $day)
            in_onderzoek(onderzoek: $survey, dag: $day) ongezien_verdacht(onderzoek: $survey, dag: $day) bevinding(onderzoek: $survey, dag: $day) { id }
            is_ongezien(onderzoek: $survey, dag: $day) overgenomen_bij_sluiten(onderzoek: $survey, dag: $day)
            grond(onderzoek: $survey, dag: $day) overgenomen_van(onderzoek: $survey, dag: $day) { id nummer } tegenspraak(onderzoek: $survey, dag: $day)
            bepalend_monster(onderzoek: $survey, dag: $day) { id nummer in_afwachting onderzoek { id nummer } monster_soort { ...item } ...analyses }
            inventarisaties {
              id aangetroffen hoeveelheid hoeveelheid_schatting verwijzing_tekst beschadiging_percentage te_controleren opmerking
              inventarisatie { id } bron_locatie_analysemethode { ...item } verwijst_naar_monster { id nummer onderzoek { id nummer } } materiaal_status { ...status }
              bevestiging { ...item } conditie { ...item } beschadiging { ...item } bereikbaarheid { ...item } afscherming { ...item }
              blootstelling { ...item } asbestos_risk_assessment { ...item } bron_advies { ...item } behandelmoment { ...item termijn_dagen }
            }
            beheersmaatregelen {
              id omschrijving verantwoordelijke gereed_op onderzoek { id } beheersmaatregel_type { ...item } behandelmoment { ...item }
            }
            behandelingen { id created_at datum hoeveelheid uitvoerder referentie behandeling_status { ...item is_open } }
            fotos { id foto_nummer onderschrift in_rapport volgorde file { ...file } inventarisatie { id } bron_locatie_foto_label { ...item } }
          }
        }
      }
    }
  }
}
fragment item on LookupItem { id value value_en value_fr code }
fragment analyses on Monster {
  analyses {
    id status geanalyseerd_op analyse_methode { ...item norm } laboratorium { id naam accreditatienummer }
    resultaten {
      id waarde materiaal_status { ...status } eenheid { ...item symbool } analyse_materiaal { ...item }
      analyse_resultaat { ...item } analyse_resultaat_hoeveelheid { ...item min max }
    }
  }
}
fragment status on MateriaalStatus { id value value_en value_fr code prioriteit color }
fragment file on File { id file_key }
${personFragment}
fragment space on SubAsset {
  id naam nummer volledige_naam volgorde verdieping { id niveau naam verdieping_naam { ...item } deck_name { ...item } }
}`

type Shown = { readonly rapport: { readonly peildatum: string; readonly onderzoek: { readonly id: string } } | null }

type AnsweredLocation = Omit<BronLocatieRow, 'behandelingen'> & {
  readonly behandelingen: readonly (BronLocatieRow['behandelingen'][number] & { readonly created_at: string })[]
  readonly is_ongezien: boolean
  readonly ongezien_verdacht: boolean | null
  /** JSON of the values of the row that a closed survey keeps; null where there are none. */
  readonly overgenomen_bij_sluiten: string | null
}
type AnsweredSource = Omit<BronRow, 'locaties'> & {
  readonly locaties: readonly AnsweredLocation[]
  /** JSON of the strategies of earlier surveys that a closed survey keeps; null where there are none. */
  readonly strategieen_bij_sluiten: string | null
}

type Answer = {
  readonly rapport:
    | (RapportRow & {
        readonly onderzoek: Omit<
          OnderzoekRow,
          'bronnen' | 'bekende_locaties' | 'onderzoek_uitvoering' | 'inventarisatie_asset'
        > & {
          readonly gesloten_op: string | null
          readonly uitvoering: OnderzoekRow['onderzoek_uitvoering']
          readonly inventarisatie_asset: {
            readonly id: string
            readonly asset: OnderzoekRow['inventarisatie_asset']['asset'] & {
              readonly sub_assets: readonly (SpaceRow | (Omit<SpaceRow, 'uitkomst'> & { readonly uitkomst: null }))[]
            }
            /** What only a building or a ship has: asked apart, so that its spaces are not compiled for each kind. */
            readonly particulars: Partial<OnderzoekRow['inventarisatie_asset']['asset']>
            readonly bronnen: readonly AnsweredSource[]
          }
        }
      })
    | null
}

const sources = ['rapport', 'onderzoek', 'inventarisatie_asset', 'bronnen'] as const
/** What is asked of what a survey may take over from others; made when first needed, as the question is long. */
let shapes: { readonly strategy: AskedShape; readonly location: AskedShape } | undefined
/**
 * What a survey kept when it closed, as the question answers it of one that is open. The question decides the fields: what
 * was kept may hold more of them, or less of before a field was asked, and would else be other data.
 */
function keptOf<T>(json: string, of: 'strategy' | 'location'): T {
  shapes ??= {
    strategy: askedShape(dossierQuery, [...sources, 'strategieen']),
    location: askedShape(dossierQuery, [...sources, 'locaties']),
  }
  return inShape(JSON.parse(json), shapes[of]) as T
}

/**
 * Everything the report of one survey needs, as it holds on the day of the report: one statement, so one snapshot, with the
 * rights of who asks. Throws `notFound`.
 */
export async function gather(ask: Ask, report: string): Promise<Dossier> {
  const shown = (await ask<Shown>(shownQuery, { report })).rapport
  const asked = { report, survey: shown?.onderzoek.id, day: shown?.peildatum }
  const { rapport } = withoutBlanks(await ask<Answer>(dossierQuery, asked))
  if (!rapport) throw new Problem('notFound', { entity: model.entity('report').label })
  const { onderzoek, ...row } = rapport
  const { uitvoering, inventarisatie_asset, gesloten_op, ...survey } = onderzoek
  const { bronnen, particulars } = inventarisatie_asset
  const { sub_assets: spaces, ...asset } = inventarisatie_asset.asset
  return {
    vandaag: dutchTime().slice(0, 10),
    rapport: row,
    onderzoek: {
      ...survey,
      onderzoek_uitvoering: uitvoering,
      inventarisatie_asset: {
        id: inventarisatie_asset.id,
        // Those that were made after a survey closed have no outcome in it.
        asset: { ...asset, ...particulars, ruimtes: spaces.filter((space) => space.uitkomst !== null) },
      },
      bronnen: bronnen
        .filter(({ in_onderzoek }) => in_onderzoek)
        .map((source) => sourceIn(survey, source, gesloten_op)),
      bekende_locaties: bronnen.filter(({ materiaal_type: { code } }) => code === 'asbest').flatMap(knownPlaces),
    },
  }
}

/** The places of a source that others left suspected and this survey did not see. */
const knownPlaces = ({ locaties }: AnsweredSource): OnderzoekRow['bekende_locaties'] =>
  locaties
    .filter(({ ongezien_verdacht: isSuspected }) => isSuspected === true)
    .map(({ id, nummer, sub_asset }) => ({ id, nummer, sub_asset: sub_asset && { id: sub_asset.id } }))

/**
 * A source in a survey: with the places that this survey saw, those that nobody saw yet, its own findings, and its own
 * strategies before those that it takes over. The same before and after closing, so that closing changes no fingerprint.
 */
function sourceIn(
  survey: Pick<OnderzoekRow, 'id' | 'inventarisaties'>,
  { strategieen_bij_sluiten: kept, locaties, ...source }: AnsweredSource,
  closedAt: string | null,
): BronRow {
  const visits = new Set(survey.inventarisaties.map(({ id }) => id))
  const isOwn = ({ onderzoek }: BronRow['strategieen'][number]) => onderzoek.id === survey.id
  const taken: BronRow['strategieen'] =
    kept === null ? source.strategieen.filter((row) => row.geldt && !isOwn(row)) : keptOf(kept, 'strategy')
  return {
    ...source,
    strategieen: [...source.strategieen.filter(isOwn), ...[...taken].sort(byOrder)],
    locaties: locaties
      .filter(({ in_onderzoek, is_ongezien }) => in_onderzoek || is_ongezien)
      .map((row) => ({
        ...asKept(row, closedAt),
        inventarisaties: row.inventarisaties.filter(({ inventarisatie }) => visits.has(inventarisatie.id)),
      })),
  }
}

/** Strategies of several surveys, in the one order that is the same now and kept. */
const byOrder = (a: BronRow['strategieen'][number], b: BronRow['strategieen'][number]) =>
  (a.volgorde ?? 0) - (b.volgorde ?? 0) || (a.id < b.id ? -1 : 1)

/** A place, with what its survey kept when it closed for what stands there now, and the treatments that were known by then. */
function asKept(
  { is_ongezien: _, ongezien_verdacht: _known, overgenomen_bij_sluiten: kept, behandelingen, ...row }: AnsweredLocation,
  closedAt: string | null,
): BronLocatieRow {
  const taken: Pick<BronLocatieRow, 'bepalend_monster' | 'overgenomen_van'> =
    kept === null ? row : keptOf(kept, 'location')
  return {
    ...row,
    bepalend_monster: taken.bepalend_monster,
    overgenomen_van: taken.overgenomen_van,
    behandelingen: behandelingen
      .filter(({ created_at }) => closedAt === null || created_at <= closedAt)
      .map(({ created_at: _written, ...treatment }) => treatment),
  }
}

/** Somebody as a report names them. Throws `notFound`. */
export async function gatherPerson(ask: Ask, id: string): Promise<UserRow> {
  const { person } = await ask<{ readonly person: UserRow | null }>(
    `query Person($id: ID!) { person: inventarisatieUser(id: $id) { ...person } } ${personFragment}`,
    { id },
  )
  if (!person) throw new Problem('notFound', { entity: model.entity('inspectionUser').label })
  return person
}
