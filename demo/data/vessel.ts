import { PIETER } from './people.ts'
import { type LimitationData, recordSources, type SurveyRecords } from './records.ts'
import { vesselSources } from './vessel-sources.ts'
import { vesselSpaces } from './vessel-spaces.ts'

// The survey of the ship (S10): what hindered, what was seen and found, and its check plan, each entry with its outcome.

const ASSET = 'A6'
const SURVEY = 'S10'
const VISIT = 'S10/1'

/** What could not be carried out as agreed, and where: nothing was found there. */
const limitations: readonly LimitationData[] = [
  ['Tank niet gasvrij (schip)', 'Ballasttank 3 bakboord was niet gasvrij verklaard.', 'b3b'],
  ['Tank niet gasvrij (schip)', 'De brandstoftank in de dubbele bodem was gevuld.', 'bot'],
  [
    'Machine draait tijdens inspectie (schip)',
    'De hoofdmotor draaide stationair; pakkingen onder druk zijn niet geopend.',
    'mk',
  ],
  ['Installatie onder spanning', 'Het hoofdschakelbord stond onder spanning.', 'el'],
  ['Besloten ruimte niet vrijgegeven', 'De kettingbak was vol ketting.', 'kb'],
  ['Ruimte in gebruik', 'De radiohut was in gebruik voor het verkeer met de haven.', 'rh'],
].map(([beperking = '', omschrijving = '', space], i) => ({
  onderzoek: SURVEY,
  nummer: `BP${i + 1}`,
  beperking,
  omschrijving,
  sub_assets: [`${ASSET}/${space}`],
  gevolg: 'Wat hier is, blijft mogelijk aanwezig (PCHM) totdat het alsnog is gecontroleerd.',
  advies: 'Alsnog controleren zodra dit is weggenomen, uiterlijk bij de eerstvolgende dokbeurt.',
  in_rapport: true,
  inventarisatie_user: PIETER,
}))

/** The spaces that had been looked at on the day of the demonstration. */
const seen = new Set(
  'b1s sep st hm ck sm lh co2 kom mes pk h1 h2 h3 h4 h5 h6 h7 h8 ng sch brug ak'
    .split(' ')
    .map((key) => `${ASSET}/${key}`),
)

/** What the survey of the ship has recorded so far; its report is still to come. */
export const vesselFirst: SurveyRecords = {
  ...recordSources(
    {
      survey: SURVEY,
      asset: ASSET,
      spaces: vesselSpaces,
      laboratory: 'vezelzicht',
      visitOf: () => VISIT,
      doneBy: () => PIETER,
    },
    vesselSources.map((source) => ({ source, recorded: true })),
  ),
  measures: [],
  treatments: [],
  exclusions: [],
  limitations: [...limitations],
  surveySpaces: vesselSpaces.map(({ key }) => ({
    onderzoek: SURVEY,
    sub_asset: key,
    ...(seen.has(key) ? { onderzocht: 'ja' as const, onderzocht_op: { day: -4 } } : { onderzocht: 'nee' as const }),
    inventarisatie_user: PIETER,
  })),
  remarks: [],
  reports: [],
}

/** An entry of the check plan. */
export type VscpEntryData = {
  key: string
  onderzoek: string
  nummer: string
  vscp_material?: string
  vscp_zone?: string
  sub_asset: string
  vscp_system: string
  vscp_component: string
  apparaat?: string
  document_status: string
  vscp_check_procedure?: string
  motivatie?: string
  entry_materiaal_status?: string
  bevinding?: string
  beperking?: string
  document?: string
  massa?: number
  inventarisatie_user: number
}

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
  [
    'A-1',
    'Flenspakking',
    'Hoofdmotor',
    'SSSSSSVVVP',
    '------NNYP',
    'sep st sep lp mk wp hm sch sep mk',
    'Leidingflenzen',
    0.4,
  ],
  ['A-1', 'Stopbuspakking', 'Lens- en ballastsysteem', 'SSSVVP', '---NYP', 'st sep lp hm st mk', 'Lenspomp', 0.2],
  ['A-1', 'Wandpaneel', 'Accommodatiebetimmering', 'SSSSVVVV', '----YYYY', 'h1 h2 h3 h4 h5 h6 h7 h8', undefined, 120],
  ['A-1', 'Remvoering', 'Ankerlier en kaapstaander', 'SSV', '--Y', 'lh', 'Ankerlier', 3],
  ['A-1', 'Remvoering', 'Ankerlier en kaapstaander', 'V', 'N', 'lh', 'Kaapstaander'],
  ['A-1', 'Isolatie uitlaatgasleiding', 'Hoofdmotor', 'SVVP', '-NNP', 'mk hm sch mk', 'Uitlaat hoofdmotor', 60],
  ['A-1', 'Brandwerende deur', 'Accommodatiebetimmering', 'SVVVP', '-NNN-', 'dg kom ng co2', undefined, 45],
  ['A-1', 'Vlamboogscherm', 'Elektrische verdeling', 'SVP', '-YP', 'el ck', 'Hoofdschakelbord', 1.5],
  ['A-1', 'Vloertegel en lijm', 'Accommodatiebetimmering', 'SSVV', '--BN', 'mes kom ck brug', undefined, 80],
  ['A-2', 'Kabelisolatie', 'Elektrische verdeling', 'SVVP', '-N-P', 'brug ck dg el', 'Kabelbanen', 35],
  ['A-2', 'Transformator of condensator', 'Elektrische verdeling', 'SV', '-Y', 'el ng', 'Transformator 440/220 V', 12],
  ['A-2', 'Lamp of armatuur', 'Verlichting', 'VV', 'N-', 'hm dg', 'Voorschakelapparaat'],
  ['A-3', 'Koudemiddel', 'Koelinstallatie', 'VV', 'YN', 'pk kom', 'Koelmachine', 18],
  ['A-3', 'Schuimisolatie', 'Koelinstallatie', 'V', '-', 'pk'],
  ['A-3', 'Blusmiddel', 'Brandblussysteem', 'V', 'N', 'co2', 'Blusflessen'],
  ['A-4a', 'Aangroeiwerende laag', 'Coating en aangroeiwering', 'SV', '-N', 'b1b b1s'],
  ['B-1', 'Kathodische bescherming', 'Coating en aangroeiwering', 'VV', '--', 'b2b b2s', 'Anodes'],
  ['B-1', 'Verf op romp', 'Coating en aangroeiwering', 'SP', '-P', 'b3s b3b', undefined, 25],
  ['B-1', 'Batterij', 'Elektrische verdeling', 'VV', '--', 'ak ng', 'Noodaccu'],
  ['B-2', 'Verf in machinekamer', 'Coating en aangroeiwering', 'SSP', '---', 'hm sep mk'],
  ['B-2', 'Hydraulische vloeistof', 'Stuurinrichting', 'VVV', 'B--', 'sm lh bak', 'Hydraulische unit'],
  ['B-3', 'Verf in machinekamer', 'Coating en aangroeiwering', 'SSSVP', '---Y-', 'hm sep sch st mk', undefined, 40],
  ['B-3', 'Batterij', 'Elektrische verdeling', 'VVV', 'YY-', 'ak ng rh', 'Startaccu', 90],
  ['B-3', 'Kabelisolatie', 'Elektrische verdeling', 'SP', '--', 'el kk', 'Loodmantelkabel'],
  ['B-4', 'Lamp of armatuur', 'Verlichting', 'VVVV', 'NN--', 'mes brug r1 r2', 'Tl-armatuur'],
  ['B-4', 'Schakelaar met kwik', 'Ketel', 'VS', 'Y-', 'hm mk', 'Niveauschakelaar'],
  ['B-4', 'Manometer of thermometer', 'Hoofdmotor', 'VV', 'N-', 'hm mk', 'Uitlaatgasthermometer'],
  ['B-6', 'Rubber of kunststof onderdeel', 'Ventilatie en airconditioning', 'SP', '--', 'ac wp'],
  ['B-6', 'Kabelisolatie', 'Navigatie en communicatie', 'SV', '-N', 'rh brug', 'Antennekabels'],
  ['B-8', 'Rookmelder', 'Branddetectie', 'VVVP', '----', 'brug mes ck h6', 'Ionisatiemelder'],
]

/** The source that an entry is about, by its material and component; the others the survey has not found, or not yet. */
const sourceOf: Readonly<Record<string, string>> = {
  'A-1 Wandpaneel': 'B01',
  'A-1 Flenspakking': 'B02',
  'A-1 Stopbuspakking': 'B03',
  'A-1 Remvoering': 'B04',
  'A-1 Vloertegel en lijm': 'B05',
  'B-3 Verf in machinekamer': 'B06',
  'B-2 Verf in machinekamer': 'B07',
  'A-2 Kabelisolatie': 'B08',
  'A-2 Transformator of condensator': 'B09',
}

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

const places = new Map(vesselFirst.locations.map((location) => [location.key, location]))
/** What was found of a source in a space, in the order of its places. */
const foundIn = (source: string | undefined, space: string) =>
  vesselFirst.findings.filter(({ bron_locatie }) => {
    const place = places.get(bron_locatie)
    return place?.bron === `${ASSET}/${source}` && place.sub_asset === space
  })
/** The limitation that stands behind an entry that could not be checked: that of its space. */
const hindranceOf = (space: string) => limitations.find(({ sub_assets }) => sub_assets.includes(space))

const counts = new Map<string, number>()
const nextOf = (key: string) => {
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  return count
}

/** What an entry rests on: the place that was sampled or shows what is there, each in turn, else the document by which it was looked at. */
function evidenceOf(
  about: string,
  document: number | undefined,
  check: string,
  outcome: string | undefined,
  space: string,
) {
  if (outcome === 'P') {
    const hindrance = hindranceOf(space)
    return { beperking: hindrance && `${SURVEY}/${hindrance.nummer}` }
  }
  const found = check === 'S' || outcome === 'Y' || outcome === 'B' ? foundIn(sourceOf[about], space) : []
  if (found.length > 0) return { bevinding: found[(nextOf(`${about} ${space}`) - 1) % found.length]?.key }
  return isAnswered(outcome) ? { document: `${SURVEY}/${document}` } : {}
}

/** The check plan: every entry, with the outcome of those that were checked. */
export const vscpEntries: readonly VscpEntryData[] = lines.flatMap(
  ([code, component, system, checks, outcome, spaces, apparaat, massa]) =>
    [...checks].map((check, i) => {
      const all = spaces.split(' ')
      const space = `${ASSET}/${all[i % all.length]}`
      const letter = outcome[i]
      const nummer = `${code}.${String(nextOf(code)).padStart(2, '0')}`
      return {
        key: `${SURVEY}/${nummer}`,
        onderzoek: SURVEY,
        nummer,
        vscp_material: materials[code],
        vscp_zone: zoneOf.get(space),
        sub_asset: space,
        vscp_system: system,
        vscp_component: component,
        apparaat,
        document_status: documentStatus(check, letter),
        vscp_check_procedure: pick(procedures, check),
        motivatie: check === 'P' ? reason : undefined,
        entry_materiaal_status: pick(outcomes, letter),
        ...evidenceOf(`${code} ${component}`, toldIn[component] ?? toldIn[system], check, letter, space),
        massa: letter === 'Y' || letter === 'P' ? massa : undefined,
        inventarisatie_user: PIETER,
      }
    }),
)
