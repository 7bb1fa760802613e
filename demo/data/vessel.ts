// The ship and the check plan of its survey (A6, S10): its decks, its spaces, what hindered, and each entry with its outcome.

/** A deck. */
export type DeckData = { key: string; asset: string; deck_name: string; niveau: number }

/** A space on board. */
export type VesselSpaceData = {
  key: string
  asset: string
  verdieping: string
  naam: string
  vscp_zone: string
  zijde?: 'bakboord' | 'stuurboord' | 'midden' | 'beide'
  volgorde: number
}

type Side = NonNullable<VesselSpaceData['zijde']>
type SpaceRow = readonly [key: string, naam: string, vscp_zone: string, zijde?: Side]

/** From the bottom up. */
const board: readonly (readonly [key: string, deck_name: string, niveau: number, spaces: readonly SpaceRow[]])[] = [
  [
    'db',
    'Dubbele bodem',
    -4,
    [
      ['b1b', 'Ballasttank 1 bakboord', 'Ballasttank', 'bakboord'],
      ['b1s', 'Ballasttank 1 stuurboord', 'Ballasttank', 'stuurboord'],
      ['b2b', 'Ballasttank 2 bakboord', 'Ballasttank', 'bakboord'],
      ['b2s', 'Ballasttank 2 stuurboord', 'Ballasttank', 'stuurboord'],
      ['b3b', 'Ballasttank 3 bakboord', 'Ballasttank', 'bakboord'],
      ['b3s', 'Ballasttank 3 stuurboord', 'Ballasttank', 'stuurboord'],
      ['bot', 'Brandstoftank dubbele bodem', 'Ballasttank', 'midden'],
    ],
  ],
  [
    'tt',
    'Tanktop',
    -3,
    [
      ['r1', 'Laadruim 1', 'Laadruim'],
      ['r2', 'Laadruim 2', 'Laadruim'],
      ['pt', 'Pijpentunnel', 'Laadruim', 'midden'],
    ],
  ],
  [
    'mv',
    'Machinekamervloer',
    -3,
    [
      ['mk', 'Machinekamer', 'Machinekamer, vloer'],
      ['st', 'Schroefastunnel', 'Machinekamer, vloer', 'midden'],
      ['sep', 'Separatorruimte', 'Machinekamer, vloer', 'bakboord'],
      ['bsr', 'Boegschroefruimte', 'Voorschip', 'midden'],
      ['lp', 'Lensput', 'Machinekamer, vloer', 'midden'],
    ],
  ],
  [
    'bp',
    'Bovenste platform',
    -1,
    [
      ['ck', 'Controlekamer', 'Controlekamer', 'stuurboord'],
      ['wp', 'Werkplaats', 'Werkplaats', 'bakboord'],
      ['el', 'Elektrische ruimte', 'Machinekamer, tussendek', 'stuurboord'],
      ['hm', 'Hulpmotorenkamer', 'Machinekamer, tussendek'],
      ['mm', 'Machinekamermagazijn', 'Magazijn', 'bakboord'],
    ],
  ],
  [
    'td',
    'Tussendek',
    -1,
    [
      ['t1', 'Tussendek ruim 1', 'Laadruim'],
      ['t2', 'Tussendek ruim 2', 'Laadruim'],
      ['vp', 'Voorpiek', 'Voorpiek'],
      ['kb', 'Kettingbak', 'Voorschip'],
      ['sm', 'Stuurmachinekamer', 'Stuurmachinekamer'],
      ['ap', 'Achterpiek', 'Achterpiek'],
    ],
  ],
  [
    'hd',
    'Hoofddek',
    0,
    [
      ['bak', 'Bak', 'Voorschip'],
      ['lh', 'Lierhuis voor', 'Hoofddek'],
      ['vb', 'Verfbergplaats', 'Magazijn', 'bakboord'],
      ['bb', 'Bootsmansbergplaats', 'Magazijn', 'stuurboord'],
      ['co2', 'CO2-ruimte', 'Accommodatie', 'bakboord'],
      ['kom', 'Kombuis', 'Accommodatie', 'stuurboord'],
      ['mes', 'Mess', 'Accommodatie', 'bakboord'],
      ['pk', 'Proviandkoelruimte', 'Accommodatie', 'stuurboord'],
      ['dg', 'Dekgang', 'Accommodatie', 'midden'],
    ],
  ],
  [
    'kd',
    'Kampanjedek',
    1,
    [
      ['h1', 'Hut 1', 'Accommodatie', 'bakboord'],
      ['h2', 'Hut 2', 'Accommodatie', 'bakboord'],
      ['h3', 'Hut 3', 'Accommodatie', 'bakboord'],
      ['h4', 'Hut 4', 'Accommodatie', 'stuurboord'],
      ['h5', 'Hut 5', 'Accommodatie', 'stuurboord'],
      ['h6', 'Hut 6', 'Accommodatie', 'stuurboord'],
      ['was', 'Wasruimte', 'Accommodatie', 'midden'],
    ],
  ],
  [
    'sd',
    'Sloependek',
    3,
    [
      ['h7', 'Hut 7', 'Accommodatie', 'bakboord'],
      ['h8', 'Hut 8', 'Accommodatie', 'stuurboord'],
      ['ng', 'Noodgeneratorruimte', 'Accommodatie', 'bakboord'],
      ['ac', 'Airconditioningruimte', 'Accommodatie', 'stuurboord'],
      ['sch', 'Schoorsteen', 'Schoorsteen', 'midden'],
    ],
  ],
  [
    'bd',
    'Brugdek',
    5,
    [
      ['brug', 'Stuurhuis', 'Stuurhuis'],
      ['kk', 'Kaartenkamer', 'Stuurhuis', 'bakboord'],
      ['rh', 'Radiohut', 'Stuurhuis', 'stuurboord'],
      ['ak', 'Accuruimte', 'Stuurhuis', 'stuurboord'],
      ['bv', 'Brugvleugels', 'Opbouw buiten', 'beide'],
    ],
  ],
]

const asset = 'A6'
const onderzoek = 'S10'

export const decks: readonly DeckData[] = board.map(([key, deck_name, niveau]) => ({
  key: `${asset}/${key}`,
  asset,
  deck_name,
  niveau,
}))

export const vesselSpaces: readonly VesselSpaceData[] = board
  .flatMap(([deck, , , spaces]) =>
    spaces.map(([key, naam, vscp_zone, zijde]) => ({
      key: `${asset}/${key}`,
      asset,
      verdieping: `${asset}/${deck}`,
      naam,
      vscp_zone,
      ...(zijde && { zijde }),
    })),
  )
  .map((space, i) => ({ ...space, volgorde: i + 1 }))

/** What could not be carried out as agreed. */
export const vesselLimitations = [
  ['Tank niet gasvrij (schip)', 'Ballasttank 3 bakboord was niet gasvrij verklaard.', ['b3b']],
  ['Tank niet gasvrij (schip)', 'De brandstoftank in de dubbele bodem was gevuld.', ['bot']],
  [
    'Machine draait tijdens inspectie (schip)',
    'De hoofdmotor draaide stationair; pakkingen onder druk zijn niet geopend.',
    ['mk'],
  ],
  ['Installatie onder spanning', 'Het hoofdschakelbord stond onder spanning.', ['el']],
  ['Besloten ruimte niet vrijgegeven', 'De kettingbak was vol ketting.', ['kb']],
  ['Ruimte in gebruik', 'Hut 6 was in gebruik door een zieke opvarende.', ['h6']],
].map(([beperking, omschrijving, spaces], i) => ({
  key: `${onderzoek}/BP${i + 1}`,
  onderzoek,
  nummer: `BP${i + 1}`,
  beperking: String(beperking),
  omschrijving: String(omschrijving),
  sub_assets: (spaces as readonly string[]).map((key) => `${asset}/${key}`),
  gevolg: 'Wat hier is, blijft mogelijk aanwezig (PCHM) totdat het alsnog is gecontroleerd.',
  in_rapport: true,
}))

/** Which spaces had been looked at on the day of the demonstration. */
const seen = 23
export const vesselSurveySpaces = vesselSpaces.map(({ key }, i) => ({
  key: `${onderzoek}/${key}`,
  onderzoek,
  sub_asset: key,
  onderzocht: i >= vesselSpaces.length - seen ? 'ja' : 'nee',
}))

const materials: Readonly<Record<string, string>> = {
  'A-1': 'Asbest',
  'A-2': 'Polychloorbifenylen (PCB)',
  'A-3': 'Ozonafbrekende stoffen',
  'A-4a': 'Organotin in aangroeiwering',
  'B-1': 'Cadmium en verbindingen',
  'B-2': 'Zeswaardig chroom',
  'B-3': 'Lood en verbindingen',
  'B-4': 'Kwik en verbindingen',
  'B-6': 'Polybroomdifenylethers (PBDE)',
  'B-8': 'Radioactieve stoffen',
}
/** Letters of the check procedure, and of the outcome; a dash where there is none yet. */
const procedures = {
  V: 'V: visuele controle',
  S: 'S: monstercontrole',
  P: 'PCHM: mogelijk aanwezig, niet gecontroleerd',
} as const
const outcomes = {
  Y: 'Aanwezig (Y)',
  N: 'Niet aanwezig (N)',
  P: 'Mogelijk aanwezig (PCHM)',
  B: 'Onder drempelwaarde',
} as const

/** Entries of one component of one material: how each is checked, what came of it, and where they are in turn. */
type Line = readonly [
  code: string,
  vscp_component: string,
  vscp_system: string,
  checks: string,
  outcomes: string,
  spaces: string,
  apparaat?: string,
  massa?: number,
]
const lines: readonly Line[] = [
  ['A-1', 'Flenspakking', 'Hoofdmotor', 'SSSSSSVVVP', '------NNYP', 'mk sep hm lp', 'Leidingflenzen', 0.4],
  ['A-1', 'Stopbuspakking', 'Lens- en ballastsysteem', 'SSSVVP', '---NYP', 'mk st lp', 'Lenspomp', 0.2],
  ['A-1', 'Wandpaneel', 'Accommodatiebetimmering', 'SSSSVVVV', '----YYNN', 'h1 h2 h3 h4 h5 h6 h7 h8', undefined, 120],
  ['A-1', 'Remvoering', 'Ankerlier en kaapstaander', 'SSVV', '--YN', 'lh bak', 'Ankerlier', 3],
  ['A-1', 'Isolatie uitlaatgasleiding', 'Hoofdmotor', 'SVVP', '-NNP', 'mk hm sch', 'Uitlaat hoofdmotor', 60],
  ['A-1', 'Brandwerende deur', 'Accommodatiebetimmering', 'SVVVP', '-NNN-', 'dg kom ng co2', undefined, 45],
  ['A-1', 'Vlamboogscherm', 'Elektrische verdeling', 'SVP', '-YP', 'el ck', 'Hoofdschakelbord', 1.5],
  ['A-1', 'Vloertegel en lijm', 'Accommodatiebetimmering', 'SSVV', '--BN', 'mes kom was brug', undefined, 80],
  ['A-2', 'Kabelisolatie', 'Elektrische verdeling', 'SVVP', '-N-P', 'el ck dg brug', 'Kabelbanen', 35],
  ['A-2', 'Transformator of condensator', 'Elektrische verdeling', 'SV', '-Y', 'el ng', 'Transformator 440/220 V', 12],
  ['A-2', 'Lamp of armatuur', 'Verlichting', 'VV', 'N-', 'mk dg', 'Voorschakelapparaat'],
  ['A-3', 'Koudemiddel', 'Koelinstallatie', 'VV', 'YY', 'pk ac', 'Koelmachine', 18],
  ['A-3', 'Schuimisolatie', 'Koelinstallatie', 'V', '-', 'pk'],
  ['A-3', 'Blusmiddel', 'Brandblussysteem', 'V', 'N', 'co2', 'Blusflessen'],
  ['A-4a', 'Aangroeiwerende laag', 'Coating en aangroeiwering', 'SV', '-N', 'b1b b1s'],
  ['B-1', 'Kathodische bescherming', 'Coating en aangroeiwering', 'VV', '--', 'b2b b2s', 'Anodes'],
  ['B-1', 'Verf op romp', 'Coating en aangroeiwering', 'SP', '-P', 'b3s b3b', undefined, 25],
  ['B-1', 'Batterij', 'Elektrische verdeling', 'VV', '--', 'ak ng', 'Noodaccu'],
  ['B-2', 'Verf in machinekamer', 'Coating en aangroeiwering', 'SSP', '---', 'mk hm st'],
  ['B-2', 'Hydraulische vloeistof', 'Stuurinrichting', 'VVV', 'B--', 'sm lh bak', 'Hydraulische unit'],
  ['B-3', 'Verf in machinekamer', 'Coating en aangroeiwering', 'SSSVP', '---Y-', 'mk wp hm st', undefined, 40],
  ['B-3', 'Batterij', 'Elektrische verdeling', 'VVV', 'YY-', 'ak ng rh', 'Startaccu', 90],
  ['B-3', 'Kabelisolatie', 'Elektrische verdeling', 'SP', '--', 'el kk', 'Loodmantelkabel'],
  ['B-4', 'Lamp of armatuur', 'Verlichting', 'VVVV', 'NN--', 'r1 r2 mes brug', 'Tl-armatuur'],
  ['B-4', 'Schakelaar met kwik', 'Ketel', 'VS', 'Y-', 'mk sep', 'Niveauschakelaar'],
  ['B-4', 'Manometer of thermometer', 'Hoofdmotor', 'VV', 'Y-', 'mk ck', 'Uitlaatgasthermometer'],
  ['B-6', 'Rubber of kunststof onderdeel', 'Ventilatie en airconditioning', 'SP', '--', 'ac wp'],
  ['B-6', 'Kabelisolatie', 'Navigatie en communicatie', 'SV', '-N', 'rh kk', 'Antennekabels'],
  ['B-8', 'Rookmelder', 'Branddetectie', 'VVVP', '----', 'brug mes ck h6', 'Ionisatiemelder'],
]

/** Looked at with an answer; what was not reached has none. */
const isAnswered = (outcome: string | undefined) => outcome !== undefined && outcome !== '-' && outcome !== 'P'

const zoneOf = new Map(vesselSpaces.map(({ key, vscp_zone }) => [key, vscp_zone]))
const pick = <Letter extends string>(words: Readonly<Record<Letter, string>>, letter: string | undefined) =>
  Object.entries<string>(words).find(([own]) => own === letter)?.[1]
/** What is looked at is known from the documents, one way or the other; the rest they do not tell. */
const documentStatus = (check: string | undefined, outcome: string | undefined) =>
  check !== 'V' ? 'Onbekend' : outcome === 'Y' ? outcomes.Y : outcomes.N
const reason = 'Niet te bereiken zonder demontage; openen tijdens de vaart is niet verantwoord.'

/** The document that tells of a component, or of all of its system: what is looked at is known from it. */
const toldIn: Readonly<Record<string, number>> = {
  'Aangroeiwerende laag': 9,
  'Brandwerende deur': 6,
  'Isolatie uitlaatgasleiding': 1,
  Accommodatiebetimmering: 5,
  'Ankerlier en kaapstaander': 11,
  Branddetectie: 6,
  Brandblussysteem: 6,
  'Coating en aangroeiwering': 10,
  'Elektrische verdeling': 8,
  Hoofdmotor: 3,
  Ketel: 3,
  Koelinstallatie: 1,
  'Lens- en ballastsysteem': 3,
  'Navigatie en communicatie': 8,
  Stuurinrichting: 1,
  Verlichting: 8,
}

let hindered = 0
const counts = new Map<string, number>()
/** The limitation that stands behind an entry that could not be checked, each in turn. */
const nextLimitation = () => vesselLimitations[hindered++ % vesselLimitations.length]?.key
const numberOf = (code: string) => {
  const count = (counts.get(code) ?? 0) + 1
  counts.set(code, count)
  return `${code}.${String(count).padStart(2, '0')}`
}

/** The check plan: every entry, with the outcome of those that were checked. */
export const vscpEntries = lines.flatMap(([code, component, system, checks, found, places, apparaat, massa]) =>
  [...checks].map((check, i) => {
    const spaces = places.split(' ')
    const space = `${asset}/${spaces[i % spaces.length]}`
    const outcome = found[i]
    const isThere = outcome === 'Y' || outcome === 'P'
    const nummer = numberOf(code)
    return {
      key: `${onderzoek}/${nummer}`,
      onderzoek,
      nummer,
      vscp_material: materials[code],
      vscp_zone: zoneOf.get(space),
      sub_asset: space,
      vscp_system: system,
      vscp_component: component,
      apparaat,
      document_status: documentStatus(check, outcome),
      vscp_check_procedure: pick(procedures, check),
      motivatie: check === 'P' ? reason : undefined,
      entry_materiaal_status: pick(outcomes, outcome),
      // What stands behind an outcome: that it could not be reached, or the document by which it was looked at.
      beperking: outcome === 'P' ? nextLimitation() : undefined,
      document: isAnswered(outcome) ? `${onderzoek}/${toldIn[component] ?? toldIn[system]}` : undefined,
      massa: isThere ? massa : undefined,
    }
  }),
)
