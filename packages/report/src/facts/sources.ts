import { amountOfSource } from '@vezel/model/amount.ts'
import {
  type ClassWeight,
  classWeightOf,
  classWeights,
  type StatusKind,
  statusKindOf,
} from '@vezel/model/material-kind.ts'
import type { Presence } from '@vezel/model/presence.ts'
import type { BevindingRow, BronRow, Dossier, InventarisatieRow, StrategieRow } from '../dossier.ts'
import { withoutTongues } from '../texts/tongues.ts'
import type { PlainKey, Words } from '../texts/words.ts'
import { basisOf, fibresOf, referralOf, rejectionsOf, takenOverOf } from './fibres.ts'
import {
  byLocation,
  isAfter,
  isGone,
  isPresent,
  isStillThere,
  isUrgent,
  type LocationFacts,
  locationsOf,
  placeOf,
  soonest,
  unitOf,
} from './locations.ts'
import { type MeasureFacts, measuresOf, type TreatmentFacts, treatmentsOf } from './measures.ts'
import type { FibreFacts, Precision } from './results.ts'
import { ownSources, rejectionOf, type SampleFacts } from './samples.ts'
import { distinct, runs, sentences } from './text.ts'

/** A label and its text, which names locations where these differ. */
export type TextFact = readonly [label: PlainKey, text: string]

/** What a report says of a source. */
export interface SourceBody {
  readonly row: BronRow
  readonly kind: StatusKind
  /** The name of another substance than asbestos, which has words of its own and no place in the counts; else empty. */
  readonly substance: string
  /** Asbestos or suspected, and still there: needs a class, advice and removal. */
  readonly dangerous: boolean
  /** Of one of its places nobody says what became of asbestos that an earlier survey proved. */
  readonly unaccounted: boolean
  /** Whether it is still there on the day of the report. What is not, counts in no total but that of what was removed. */
  readonly presence: Presence
  /** When and by what its locations were cleared, all or part; empty otherwise. */
  readonly removed: string
  /** The other survey, sample, fibre and content that its findings were taken over from. */
  readonly takenOver: readonly string[]
  readonly locations: readonly LocationFacts[]
  /** What is left of what this survey found, in the unit of the source; null when nothing was counted. */
  readonly amount: number | null
  /** Whether nobody knows how much there is of what is there. */
  readonly amountUnknown: boolean
  /** There is more: of a place nobody counted it, or the last visit could not check it. */
  readonly atLeast: boolean
  readonly estimated: boolean
  readonly unit: string
  readonly place: string
  readonly fibres: readonly FibreFacts[]
  /** A sample that decides, its own or one it refers to, awaits a result. */
  readonly pending: boolean
  /** `monster M03: analyse afgekeurd, geen uitslag`: each sample of it whose analyses were all rejected. */
  readonly rejected: readonly string[]
  /** How it was established when no sample of its own shows it. */
  readonly basis: readonly string[]
  readonly samples: readonly SampleFacts[]
  readonly strategies: readonly StrategieRow[]
  readonly riskClass: { readonly weight: ClassWeight; readonly label: string }
  readonly advice: string
  readonly when: string
  /** Where something must be done at once; empty when nowhere. */
  readonly direct: string
  /** What to do there. */
  readonly directAdvice: string
  readonly particulars: readonly TextFact[]
  /** Advice and removal. */
  readonly removal: readonly TextFact[]
  /** What the inspector wrote of the source and its findings, in paragraphs. */
  readonly judgement: readonly string[]
  readonly measures: readonly MeasureFacts[]
  readonly treatments: readonly TreatmentFacts[]
}

export interface ClassTotal {
  readonly weight: ClassWeight
  readonly label: string
  readonly sources: readonly string[]
}

/** What the sources of a report are worked out with. */
interface SourcesContext {
  readonly words: Words
  readonly precision: Precision
  /** Id of the survey, and its visits. */
  readonly survey: string
  readonly visits: readonly InventarisatieRow[]
  /** A report tells what was so on its day, whenever it is printed. */
  readonly day: string
  readonly samples: readonly SampleFacts[]
}

/** The sources of this survey, those that are left out of the report too, in the order of their numbers. */
export function sourcesOf(
  { onderzoek, rapport }: Dossier,
  samples: readonly SampleFacts[],
  words: Words,
  precision: Precision,
): SourceBody[] {
  // What a visit says that is still to come nobody has seen.
  const visits = onderzoek.inventarisaties.filter(({ start }) => !isAfter(start, rapport))
  const context = { words, precision, samples, visits, survey: onderzoek.id, day: rapport.peildatum }
  return ownSources(onderzoek).map((row) => sourceOf(row, context))
}

function sourceOf(row: BronRow, context: SourcesContext): SourceBody {
  const { words, precision, survey, day, visits } = context
  const locations = locationsOf(row, visits, words)
  const meant = meantBy(row, locations)
  const samples = ownSamples(locations, context)
  const findings = locations.flatMap(({ finding }) => (finding === null ? [] : [finding]))
  const strategies = row.strategieen
    .filter(({ geldt }) => geldt)
    .sort((a, b) => Number(b.voorkeur) - Number(a.voorkeur) || (a.volgorde ?? 0) - (b.volgorde ?? 0))
  const told = amountOfSource(row.hoeveelheid_totaal, row)
  const advised = adviceFacts(row, locations, words)
  return {
    row,
    kind: statusKindOf(row.materiaal_status),
    substance: row.materiaal_type.code === 'asbest' ? '' : words.item(row.materiaal_type),
    dangerous: row.gevaarlijk,
    locations,
    unaccounted: locations.some(({ unaccounted }) => unaccounted),
    presence: row.toestand,
    removed: removedFrom(row, locations, words),
    takenOver: distinct(locations.map((location) => takenOverOf(location, survey, words, precision))),
    amount: typeof told === 'number' ? told : null,
    amountUnknown: told === 'unknown',
    atLeast: row.hoeveelheid_totaal !== null && meant.some(isUncounted),
    estimated: locations.some(
      ({ presence, finding }) => presence !== 'verwijderd' && finding?.hoeveelheid_schatting === true,
    ),
    unit: unitOf(row, words),
    place: placeOf(meant, words),
    fibres: fibresOf(row, locations, samples, words, precision),
    pending:
      samples.some(({ pending }) => pending) ||
      locations.some(({ row: { bepalend_monster: sample } }) => sample?.in_afwachting === true),
    rejected: rejectionsOf(locations, samples, survey, words),
    basis: basisOf(findings, samples, survey, words),
    samples,
    strategies,
    riskClass: classOf(row.smart_risicoklasse, row.klasse_ontbreekt, words),
    ...advised,
    particulars: particularsOf(row, locations, { survey, samples, words }),
    removal: removalFacts(row, locations, strategies, advised, words),
    judgement: judgementOf(row, locations, survey, words),
    measures: measuresOf(locations, survey, day, words),
    treatments: treatmentsOf(locations, day),
  }
}

/** The places that a source with asbestos speaks of: those that hold none are left out, as they are of its amount. */
function meantBy({ gevaarlijk }: BronRow, locations: readonly LocationFacts[]): readonly LocationFacts[] {
  return gevaarlijk
    ? locations.filter((location) => location.row.gevaarlijk || (location.finding === null && isPresent(location)))
    : locations
}

/** Of what is there nobody knows how much. */
function isUncounted(location: LocationFacts): boolean {
  const { row, finding, amount, unchecked } = location
  return isPresent(location) && (row.gevaarlijk || finding === null) && (!amount || unchecked !== '')
}

/** The samples that this survey took of a source. */
function ownSamples(locations: readonly LocationFacts[], { visits, samples }: SourcesContext): SampleFacts[] {
  const own = new Set(visits.map(({ id }) => id))
  const findings = new Set(
    locations.flatMap(({ row: { inventarisaties } }) =>
      inventarisaties.filter(({ inventarisatie }) => own.has(inventarisatie.id)).map(({ id }) => id),
    ),
  )
  return samples.filter(({ row }) => findings.has(row.bron_locatie_inventarisatie?.id ?? ''))
}

/** When and by what it was cleared, with the locations where that was not all of it. */
function removedFrom(row: BronRow, locations: readonly LocationFacts[], words: Words): string {
  const isWhole = locations.length === 1 && isGone(row)
  const numbers = (of: readonly LocationFacts[]) => of.map(({ row: { nummer } }) => nummer)
  return sentences(
    [...Map.groupBy(locations, ({ removal }) => removal)].map(([removal, of]) =>
      removal === '' || isWhole ? removal : `${removal} (${runs(numbers(of), words)})`,
    ),
  )
}

/** What to do, when, and where at once. */
function adviceFacts(
  row: BronRow,
  locations: readonly LocationFacts[],
  words: Words,
): Pick<SourceBody, 'advice' | 'when' | 'direct' | 'directAdvice'> {
  const urgent = locations.filter(({ row: { gevaarlijk }, finding }) => gevaarlijk && isUrgent(finding))
  const spaces = distinct(urgent.map(({ space }) => space ?? words.t('spaceMissing')))
  return {
    advice: adviceOf(row, locations, words),
    when: byLocation(
      locations.filter(isStillThere).sort(soonest),
      (finding) => words.item(finding.behandelmoment),
      words,
    ),
    direct: urgent.length === 0 ? '' : words.list(spaces),
    directAdvice: distinct(urgent.map(({ finding }) => words.item(adviceAt(finding, row)))).join('; '),
  }
}

/** Advice and removal, as far as anything of it is said. */
function removalFacts(
  row: BronRow,
  locations: readonly LocationFacts[],
  strategies: readonly StrategieRow[],
  { advice, when }: Pick<SourceBody, 'advice' | 'when'>,
  words: Words,
): TextFact[] {
  // How to remove what is gone is no longer to do.
  const toDo = isGone(row) ? [] : strategies
  return filled([
    ['advice', advice],
    ['when', when],
    [
      'riskAssessment',
      byLocation(locations.filter(isStillThere), (finding) => words.item(finding.asbestos_risk_assessment), words),
    ],
    ['removal', sentences(toDo.map((strategy) => words.item(strategy.sanerings_advies)))],
    ['conditions', sentences(toDo.map((strategy) => strategy.randvoorwaarden ?? ''))],
    ['smart', distinct(toDo.map((strategy) => strategy.smart_certificaat?.nummer ?? '')).join(', ')],
  ])
}

/** What this survey's inspector wrote; what an earlier one wrote of the source stands as that survey's. */
function judgementOf(row: BronRow, locations: readonly LocationFacts[], survey: string, words: Words): string[] {
  const isOwn = row.onderzoek === null || row.onderzoek.id === survey
  return [
    row.omschrijving === null || row.omschrijving === '' || isOwn
      ? (row.omschrijving ?? '')
      : words.t('earlierJudgement', { number: row.onderzoek?.nummer ?? '', text: row.omschrijving }),
    // A finding that was copied holds the earlier remark until somebody has looked.
    ...locations.map(({ row: { nummer }, finding }) =>
      finding?.opmerking && !finding.te_controleren ? `${nummer}: ${finding.opmerking}` : '',
    ),
  ].filter((text) => text !== '')
}

/** The advice of a finding overrules that of the source. */
const adviceAt = (finding: BevindingRow | null, source: BronRow) => finding?.bron_advies ?? source.bron_advies

/** The same in words, with the reason where it departs from what the source says. */
function adviceText(finding: BevindingRow, source: BronRow, words: Words): string {
  const advice = words.item(adviceAt(finding, source))
  // The same advice in another set has another id.
  const keyOf = (item: BronRow['bron_advies']) => item?.code ?? item?.id
  const departs = finding.bron_advies !== null && keyOf(finding.bron_advies) !== keyOf(source.bron_advies)
  // Dossiers that were kept before it was asked have none.
  const reason = departs ? (finding.reden_afwijkend_advies ?? '') : ''
  return reason === '' ? advice : words.t('adviceWithReason', { advice, reason })
}

/** What is advised at the places; of what is gone there is nothing. */
function adviceOf(source: BronRow, locations: readonly LocationFacts[], words: Words): string {
  if (isGone(source)) return ''
  const own = byLocation(locations.filter(isStillThere), (finding) => adviceText(finding, source, words), words)
  return own || words.item(source.bron_advies)
}

function filled(facts: readonly TextFact[]): TextFact[] {
  return facts.filter(([, text]) => text !== '')
}

function particularsOf(
  row: BronRow,
  locations: readonly LocationFacts[],
  { survey, samples, words }: Pick<SourcesContext, 'survey' | 'samples' | 'words'>,
): TextFact[] {
  // That an own sample was analysed is not all there is to say where the analysis was rejected.
  const established = ({ id, bron_locatie_analysemethode: method }: BevindingRow) => {
    const rejected = samples.filter((sample) => sample.rejected && sample.row.bron_locatie_inventarisatie?.id === id)
    return [words.item(method), ...rejected.map((sample) => rejectionOf(sample.row, words))].filter(Boolean).join(', ')
  }
  const look = [row.kleur ?? '', row.dikte === null ? '' : `${words.number(row.dikte)} mm`, row.afmeting ?? '']
  return filled([
    ['sourceName', row.eigen_naam ? row.naam : ''],
    ['material', words.item(row.product)],
    ['binder', words.item(row.binding)],
    // Whoever typed the thickness with the colour does not see it twice.
    [
      'look',
      distinct(
        look.filter((part, index) => !look.some((other, at) => at < index && other.includes(withoutTongues(part)))),
      ).join(', '),
    ],
    ['fixing', byLocation(locations, (finding) => words.item(finding.bevestiging), words)],
    ['established', byLocation(locations, established, words)],
    ['referral', byLocation(locations, (finding) => referralOf(finding, survey, words), words)],
    ['shielding', byLocation(locations, (finding) => words.item(finding.afscherming), words)],
    ['exposure', byLocation(locations, (finding) => words.item(finding.blootstelling), words)],
  ])
}

/** A removal class as it is printed: `?` where one is needed and missing, a dash where none is. */
function classOf(riskClass: BronRow['smart_risicoklasse'], isMissing: boolean, words: Words): SourceBody['riskClass'] {
  const weight = isMissing ? 'open' : riskClass === null ? 'none' : classWeightOf(riskClass)
  return { weight, label: weight === 'open' ? '?' : weight === 'none' ? '–' : words.item(riskClass) }
}

/** The class of one way to remove a source, null for no way at all: `?` only where that source needs a class. */
export function strategyClassOf(
  { riskClass: { weight } }: Pick<SourceBody, 'riskClass'>,
  strategy: Pick<StrategieRow, 'smart_risicoklasse'> | null,
  words: Words,
): SourceBody['riskClass'] {
  const riskClass = weight === 'none' ? null : (strategy?.smart_risicoklasse ?? null)
  return classOf(riskClass, weight !== 'none' && riskClass === null, words)
}

/** The sources by their removal class, the heaviest first. */
export function classTotalsOf(sources: readonly SourceBody[]): ClassTotal[] {
  return classWeights.flatMap((weight) => {
    if (weight === 'none') return []
    const inClass = sources.filter((source) => source.riskClass.weight === weight)
    const first = inClass[0]
    if (first === undefined) return []
    return [{ weight, label: first.riskClass.label, sources: inClass.map((source) => source.row.nummer) }]
  })
}
