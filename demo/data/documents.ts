import { FEMKE, PIETER, SAMIR, TOM } from './people.ts'

/** A document that was asked for beforehand; its PDF says what was found in it. `bevindingen` is markup. */
export type DocumentData = {
  key: string
  onderzoek: string
  document_type?: string
  vessel_document_type?: string
  naam: string
  datum?: string
  herkomst: string
  beschikbaar: boolean
  asbest_informatie?: 'ja' | 'nee' | 'onduidelijk'
  bevindingen?: string
  als_bijlage: boolean
  inventarisatie_user: number
}

/** A report that was made earlier of the same asset; `inhoud` are the paragraphs of its PDF. */
export type OldReportData = {
  key: string
  onderzoek: string
  naam: string
  bureau: string
  rapportnummer: string
  datum: string
  opmerking: string
  inhoud: string[]
  inventarisatie_user: number
}

/** One on a line; without findings it was asked for and not received. */
type Line = readonly [
  naam: string,
  kind: string,
  herkomst: string,
  datum: string | null,
  asbest: DocumentData['asbest_informatie'] | null,
  bevindingen: string | null,
  als_bijlage?: 'bijlage',
]

const asked = (onderzoek: string, by: number, lines: readonly Line[], kind: 'document_type' | 'vessel_document_type') =>
  lines.map(
    ([naam, soort, herkomst, datum, asbest, bevindingen, annexed], index): DocumentData => ({
      key: `${onderzoek}/${index + 1}`,
      onderzoek,
      [kind]: soort,
      naam,
      ...(datum && { datum }),
      herkomst,
      beschikbaar: bevindingen !== null,
      ...(asbest && { asbest_informatie: asbest }),
      ...(bevindingen && { bevindingen: `<p>${bevindingen}</p>` }),
      als_bijlage: annexed !== undefined,
      inventarisatie_user: by,
    }),
  )

const ofBuilding = (onderzoek: string, by: number, lines: readonly Line[]) =>
  asked(onderzoek, by, lines, 'document_type')

/** What the firm that lets the houses of the terrace has of each of them. */
const terrace = (number: number): Line[] => [
  [
    'Bouwtekening blok Lijsterlaan',
    'Bouwtekening',
    'Verhuurder',
    '1973-05-02',
    'nee',
    'Alle woningen van het blok zijn gelijk',
  ],
  [
    'Bestek 1973',
    'Bestek',
    'Verhuurder',
    '1973-06-18',
    'ja',
    'Noemt het dakbeschot (B01) en de afvoer van de geiser (B03)',
  ],
  [
    `Onderhoudshistorie Lijsterlaan ${number}`,
    'Onderhoudshistorie',
    'Verhuurder',
    null,
    'onduidelijk',
    'Keuken vernieuwd in 1989; niet vermeld is wat met de vloer is gedaan',
  ],
  ['Bouwvergunning 1973', 'Bouwvergunning', 'Gemeente', null, null, null],
]

/** The 57 documents. */
export const documents: readonly DocumentData[] = [
  ...ofBuilding('S1', SAMIR, [
    [
      'Bestek 1967',
      'Bestek',
      'Gemeente',
      '1967-03-14',
      'ja',
      '§ 14.2 noemt asbestcement bekisting onder de vloerrand (B14)',
      'bijlage',
    ],
    ['Bouwvergunning 1967', 'Bouwvergunning', 'Gemeente', '1967-08-01', 'nee', 'Bouwjaar bevestigd'],
    ['Funderingstekening F-03', 'Bouwtekening', 'Gemeente', '1967-10-20', 'ja', '60 vulplaten rondom (B14)', 'bijlage'],
    [
      'Tekening cv-installatie 1968',
      'Installatietekening',
      'Gemeente',
      '1968-02-12',
      'onduidelijk',
      'Leiding loopt door tot in kruipruimte oost (B06, U1)',
    ],
    [
      'Rapport type A, 2009 (ander bureau)',
      'Eerder inventarisatierapport',
      'Opdrachtgever',
      '2009-04-22',
      'ja',
      'Noemt B02 en B09; overige toepassingen niet onderzocht',
    ],
    ['BAG-uittreksel', 'Kadastrale gegevens', 'Kadaster', '2024-11-04', 'nee', 'Oppervlakte en bouwjaar'],
    ['Onderhoudsdossier lift', 'Onderhoudshistorie', 'Onderhoudsfirma', null, null, null],
  ]),
  ...ofBuilding('S2', SAMIR, [
    [
      'Rioleringsplan aannemer',
      'Installatietekening',
      'Aannemer',
      null,
      'nee',
      'Nieuw riool volgt de leidinggang tot lokaal 7',
    ],
    [
      'Bemalingsverslag kruipruimte oost',
      'Correspondentie',
      'Aannemer',
      null,
      'ja',
      'Plaatmateriaal gezien om twee balkkoppen (B15)',
    ],
    ['Revisietekening leidingkoker', 'Doorsnede of detail', 'Gemeente', null, null, null],
  ]),
  ...ofBuilding('S3', FEMKE, terrace(1)),
  ...ofBuilding('S4', FEMKE, terrace(3)),
  ...ofBuilding('S5', TOM, [
    [
      'Opdrachtbevestiging asbestregisseur',
      'Opdrachtbevestiging',
      'Opdrachtgever',
      null,
      'nee',
      'Sleutel bij de woonconsulent; keuken wordt vervangen',
    ],
  ]),
  ...ofBuilding('S6', FEMKE, terrace(7)),
  ...ofBuilding('S7', SAMIR, [
    [
      'Bestek 1970',
      'Bestek',
      'Verhuurder',
      '1970-01-26',
      'ja',
      'Noemt de spuitlaag van de stookruimte (B01) en de standleidingen (B03)',
      'bijlage',
    ],
    [
      'Bouwtekening onderbouw',
      'Bouwtekening',
      'Verhuurder',
      '1970-02-09',
      'nee',
      'Indeling van de bergingsgangen klopt',
    ],
    ['Bouwtekening woningen, type A', 'Bouwtekening', 'Verhuurder', '1970-02-09', 'nee', 'Woningen 4, 68 en 118'],
    ['Bouwtekening woningen, type B', 'Bouwtekening', 'Verhuurder', '1970-02-09', 'nee', 'Woningen 23 en 91'],
    ['Bouwtekening woningen, type C', 'Bouwtekening', 'Verhuurder', '1970-02-09', 'nee', 'Woning 47, de kopwoning'],
    [
      'Geveldetails',
      'Doorsnede of detail',
      'Verhuurder',
      '1970-04-15',
      'ja',
      'Borstweringspaneel van asbestcement (B12)',
    ],
    ['Bouwvergunning 1970', 'Bouwvergunning', 'Gemeente', '1970-06-30', 'nee', 'Bouwjaar bevestigd'],
    [
      'Dakinspectie 2018',
      'Onderhoudshistorie',
      'Verhuurder',
      '2018-09-11',
      'onduidelijk',
      'Bitumen in drie lagen; de onderste is van de bouw (B06)',
    ],
    [
      'Saneringsrapport woning 12',
      'Saneringsrapport',
      'Verhuurder',
      '2015-03-27',
      'ja',
      'Vloerzeil (B07) in één woning verwijderd',
    ],
    [
      'Vrijgaverapport woning 12',
      'Vrijgaverapport NEN 2990',
      'Verhuurder',
      '2015-03-30',
      'ja',
      'Hal en keuken van woning 12 vrijgegeven',
    ],
    ['Installatietekeningen cv en ventilatie', 'Installatietekening', 'Verhuurder', null, null, null],
    ['Onderhoudsdossier liften', 'Onderhoudshistorie', 'Onderhoudsfirma', null, null, null],
  ]),
  ...ofBuilding('S8', SAMIR, [
    [
      'Koopakte met bijlagen',
      'Correspondentie',
      'Opdrachtgever',
      '2021-05-31',
      'nee',
      'Noemt de schuren en de machineloods',
    ],
    [
      'Luchtfoto 1977',
      'Luchtfoto',
      'Kadaster',
      '1977-07-08',
      'nee',
      'De drie schuren staan er; de machineloods nog niet',
    ],
    ['BAG-uittreksel', 'Kadastrale gegevens', 'Kadaster', null, 'nee', 'Bouwjaren 1958 en 1976'],
    ['Bouwvergunning 1976', 'Bouwvergunning', 'Gemeente', null, null, null],
  ]),
  ...ofBuilding('S9', PIETER, [
    ['Bouwvergunning 1981', 'Bouwvergunning', 'Gemeente', '1981-03-17', 'nee', 'Bouwjaar en volume bevestigd'],
    [
      'Uitvoeringsplannen',
      'Bouwtekening',
      'Opdrachtgever',
      '1981-09-02',
      'ja',
      'Noemen de gevelpanelen (B01); de leidingisolatie staat er niet op',
      'bijlage',
    ],
    [
      'Postinterventiedossier',
      'Onderhoudshistorie',
      'Opdrachtgever',
      '2012-01-19',
      'nee',
      'Dakbanen vernieuwd in 2011',
    ],
    [
      'Technische fiche branddeur',
      'Productinformatie',
      'Opdrachtgever',
      null,
      'onduidelijk',
      'Zonder bouwjaar; deur bemonsterd (B06)',
    ],
    ['Asbestinventaris werkgever', 'Eerder inventarisatierapport', 'Opdrachtgever', null, null, null],
  ]),
  ...asked(
    'S10',
    PIETER,
    [
      [
        'Ship specification 1984',
        'Scheepsspecificatie',
        'Shipyard',
        '1984-02-20',
        'ja',
        'Names the panels of the cabins and the lagging of the exhaust',
      ],
      ['General arrangement', 'Algemeen plan', 'Owner', '1984-03-05', 'nee', 'Nine decks, two holds'],
      [
        'Engine room arrangement',
        'Machinekamerplan',
        'Owner',
        '1984-03-05',
        'nee',
        'Main engine, auxiliaries and boiler',
      ],
      [
        'Piping diagram, fuel and lube oil',
        'Leidingschema',
        'Owner',
        '1984-04-11',
        'onduidelijk',
        'Flanges by number, gaskets without material',
      ],
      [
        'Accommodation plan',
        'Accommodatieplan',
        'Owner',
        '1984-03-05',
        'ja',
        'Bulkheads of the cabins by type of panel',
      ],
      ['Fire control plan', 'Brandbestrijdingsplan', 'Owner', '2019-06-14', 'nee', 'Doors and divisions by class'],
      ['Insulation plan', 'Isolatieplan', 'Shipyard', '1984-05-22', 'ja', 'A-60 divisions with board of the yard'],
      [
        'Electrical diagram',
        'Elektrisch schema',
        'Owner',
        '1984-04-30',
        'nee',
        'Main switchboard with the make of its arc chutes, lighting by type',
      ],
      [
        'Anti-fouling certificate',
        'Certificaat aangroeiwerend systeem',
        'Class',
        '2022-10-03',
        'nee',
        'Free of organotin',
      ],
      ['Coating scheme', 'Verfschema', 'Owner', '2004-08-16', 'nee', 'Lead in the primer of the holds'],
      [
        'Drydock report 2022',
        'Dok- of reparatieverslag',
        'Owner',
        '2022-10-07',
        'ja',
        'Winch brake linings not renewed, that of the capstan was',
      ],
      ['Spare parts and tools list', 'Onderdelen- en gereedschappenlijst', 'Owner', null, null, null],
      ['Asbestos-free declaration of the refit 1996', 'Asbestvrijverklaring', 'Shipyard', null, null, null],
    ],
    'vessel_document_type',
  ),
]

/** What other firms reported earlier: of the school one, of the flats two. */
export const oldReports: readonly OldReportData[] = [
  {
    key: 'S1/2009',
    onderzoek: 'S1',
    naam: 'Asbestinventarisatie type A, basisschool',
    bureau: 'Bureau Veenstra',
    rapportnummer: '09-0417',
    datum: '2009-04-22',
    opmerking: 'Alleen de direct waarneembare toepassingen; kruipruimte en daken zijn niet onderzocht.',
    inhoud: [
      'Aangetroffen zijn de beplating rond de cv-ketel en de golfplaten van de fietsenstalling.',
      'De vloerbedekking in de lokalen is bekeken en niet bemonsterd. De kruipruimte was niet toegankelijk.',
    ],
    inventarisatie_user: SAMIR,
  },
  {
    key: 'S7/1998',
    onderzoek: 'S7',
    naam: 'Onderzoek spuitasbest stookruimte',
    bureau: 'Adviesgroep Kanaal',
    rapportnummer: 'AK-98112',
    datum: '1998-11-09',
    opmerking: 'De spuitlaag is toen beoordeeld als gaaf; intussen zijn twee liggers beschadigd.',
    inhoud: [
      'De liggers en het plafond van de stookruimte zijn bekleed met een spuitlaag van crocidoliet.',
      'De laag is gaaf en wordt jaarlijks bekeken.',
    ],
    inventarisatie_user: SAMIR,
  },
  {
    key: 'S7/2011',
    onderzoek: 'S7',
    naam: 'Asbestinventarisatie type A, algemene ruimten',
    bureau: 'Bureau Veenstra',
    rapportnummer: '11-0093',
    datum: '2011-02-15',
    opmerking: 'Noemt de standleidingen en de branddeuren; de woningen vallen buiten dit rapport.',
    inhoud: [
      'Onderzocht zijn de onderbouw, de trappenhuizen en het dak.',
      'Aangetroffen zijn standleidingen van asbestcement en branddeuren met een asbesthoudende vulling.',
    ],
    inventarisatie_user: SAMIR,
  },
]
