import type { EntityKey, Registry } from './entities/index.ts'

/** Where something that is missing is filled in. */
export interface GapPlace {
  /** The record whose page opens, and which names the gap. */
  readonly page: EntityKey
  /** The record that lacks it: that of the page, or one that is filled in there. */
  readonly of: EntityKey
  /** The field to fill in; null where the whole record is missing. */
  readonly field: string | null
}

function place<const Page extends EntityKey, const Of extends EntityKey>(
  page: Page,
  of: Of,
  field: (keyof Registry[Of]['fields'] & string) | null = null,
): GapPlace & { readonly page: Page; readonly of: Of } {
  return { page, of, field }
}

/** What a report may lack, each with the place where it is mended. A misspelt record or field does not compile. */
export const gapPlaces = {
  sampleWithoutResult: place('sample', 'analysis'),
  sampleRejected: place('sample', 'analysis'),
  analysisWithoutDate: place('sample', 'analysis', 'geanalyseerd_op'),
  contentContradicted: place('sample', 'result', 'waarde'),
  locationWithoutSpace: place('location', 'location', 'sub_asset'),
  locationWithoutFinding: place('location', 'finding'),
  /** Other surveys left it suspected, and this one did not look at it. */
  placeNotSeen: place('location', 'finding'),
  sourceWithoutFinding: place('source', 'finding'),
  sourceWithoutClass: place('source', 'sanitationStrategy', 'smart_risicoklasse'),
  classNotApplicable: place('source', 'sanitationStrategy', 'smart_risicoklasse'),
  classTooLight: place('source', 'sanitationStrategy', 'smart_risicoklasse'),
  sourceWithoutAdvice: place('source', 'source', 'bron_advies'),
  sourceWithoutPhoto: place('source', 'sourcePhoto'),
  findingWithoutAmount: place('location', 'finding', 'hoeveelheid'),
  amountZero: place('location', 'finding', 'hoeveelheid'),
  findingWithoutFixing: place('location', 'finding', 'bevestiging'),
  findingWithoutCondition: place('location', 'finding', 'conditie'),
  findingWithoutDamage: place('location', 'finding', 'beschadiging'),
  findingWithoutReach: place('location', 'finding', 'bereikbaarheid'),
  provenNotFound: place('location', 'finding', 'aangetroffen'),
  statusContradicted: place('location', 'finding', 'materiaal_status'),
  referenceUnlinked: place('location', 'finding', 'verwijst_naar_monster'),
  findingToCheck: place('location', 'finding', 'te_controleren'),
  stillToSample: place('location', 'finding', 'bron_locatie_analysemethode'),
  spaceWithoutState: place('surveySpace', 'surveySpace', 'onderzocht'),
  /** It was seen, as what was found there says, and is said not to have been. */
  spaceContradicted: place('surveySpace', 'surveySpace', 'onderzocht'),
  /** Nobody can say whether it was surveyed: there is nothing to say it of. */
  spaceUnlisted: place('space', 'surveySpace'),
  partWithoutExclusion: place('surveySpace', 'exclusion'),
  surveyNotCarriedOut: place('survey', 'visit', 'status'),
  visitNotCarriedOut: place('visit', 'visit', 'status'),
  visitToCome: place('visit', 'visit', 'start'),
  suitabilityMissing: place('survey', 'suitability'),
  suitabilityContradicted: place('suitability', 'suitability', 'geschikt'),
  branchWithoutCertificate: place('survey', 'branch', 'procescertificaat_nummer'),
  certificateExpired: place('survey', 'branch', 'certificaat_geldig_tot'),
  sourceLeftOut: place('source', 'source', 'in_rapport'),
  sourceLeftOutOfSuitable: place('source', 'source', 'in_rapport'),
  /** No space was surveyed and no source was seen: there is nothing to report of (regulation 1.1). */
  nothingSurveyed: place('survey', 'surveySpace'),
  methodMissing: place('survey', 'execution', 'methode'),
  /** No source and no sample, and nobody says that nothing hidden is suspected either (regulation 1.6). */
  suspicionOpen: place('survey', 'surveyAsbestos', 'verborgen_asbest_vermoed'),
  clientMissing: place('survey', 'surveyClient', 'klant'),
  scopeMissing: place('survey', 'surveyAsbestos', 'reikwijdte_tekst'),
  /** Who was asked and what that person has to do with the asset: without it nobody can weigh what was told (regulation 1.7). */
  interviewWithoutRole: place('interview', 'interview', 'functie'),
  /** In any text of the survey: the gap itself says in which record and field. */
  textUnprintable: place('survey', 'survey'),
} as const satisfies Readonly<Record<string, GapPlace>>

export type GapCode = keyof typeof gapPlaces

/** What no explanation makes good: the report would tell of work that nobody did, or hide asbestos where it says "suitable". */
const unarguable: ReadonlySet<string> = new Set<GapCode>([
  'surveyNotCarriedOut',
  'nothingSurveyed',
  'sourceLeftOutOfSuitable',
])

/** Whether a report may go out without it, once somebody has said why. */
export const isArguable = ({ code }: { readonly code: string }): boolean => !unarguable.has(code)

/** Records whose page a gap may open. */
export type GapPage =
  | (typeof gapPlaces)[GapCode]['page']
  | 'document'
  | 'exclusion'
  | 'limitation'
  | 'observation'
  | 'oldReport'
  | 'outOfScope'
  | 'remark'
  | 'surveyPhoto'

/** The record and the field of it that a gap is about, for a link that opens the page and the field. */
export interface GapField {
  readonly entity: EntityKey
  /** Null where there is no such record yet. */
  readonly id: string | null
  /** Name of the field; null where the record itself is missing. */
  readonly name: string | null
}

/** A gap as `rapportGaten` answers it. */
export interface GapAnswer {
  readonly code: GapCode
  /** The API's type of the record whose page opens, and its id. */
  readonly type: string
  readonly id: string
  readonly label: string
  readonly text: string
  /** What an explanation names it by. */
  readonly gat: string
  /** Whether an explanation makes it good; else nothing is released without it. */
  readonly toelichtbaar: boolean
  readonly veld: GapField
  /** The explanation why it may be missing, and who gave it. */
  readonly argument: string | null
  readonly reden: string | null
  readonly toegelicht_door: string | null
}
