import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import { type StatusKind, statusKindOf } from '@vezel/model/material-kind.ts'
import type { BevindingRow, BronRow, DecidingSample } from '../dossier.ts'
import type { Words } from '../texts/words.ts'
import { isGone, isPresent, type LocationFacts } from './locations.ts'
import {
  contentOf,
  type FibreFacts,
  isRejected,
  isShownFibre,
  linesOf,
  mostOf,
  type Precision,
  validAnalyses,
} from './results.ts'
import { hasResult, rejectionOf, type SampleFacts } from './samples.ts'
import { capital, distinct, runs } from './text.ts'

type Sampled = Pick<DecidingSample, 'id' | 'nummer' | 'monster_soort' | 'analyses'>

/** Heaviest first. */
const WEIGHTS: readonly StatusKind[] = ['found', 'suspected', 'unexamined', 'below', 'clean']

/**
 * Each fibre type once, with the highest content found in the material itself: its own samples and those it refers to.
 * Adhesive and air samples say that fibres lie around, not how much the material holds: they are worded where they show more
 * than the material did, each kind with its samples.
 */
export function fibresOf(
  source: BronRow,
  all: readonly LocationFacts[],
  own: readonly SampleFacts[],
  words: Words,
  precision: Precision,
): FibreFacts[] {
  // What is not there any more says nothing of what is.
  const locations = isGone(source) ? all : all.filter(isPresent)
  const deciding = locations.flatMap(({ row: { bepalend_monster: sample } }) => (sample === null ? [] : [sample]))
  const findings = new Set(locations.flatMap(({ row }) => row.inventarisaties.map(({ id }) => id)))
  const ownRows = own.map(({ row }) => row).filter((row) => findings.has(row.bron_locatie_inventarisatie?.id ?? ''))
  const samples: readonly Sampled[] = [
    ...new Map([...ownRows, ...deciding].map((sample) => [sample.id, sample])).values(),
  ]
  // A sample that tells nothing does not hide what another one tells.
  const told = samples.filter((sample) => validAnalyses(sample).some(({ resultaten }) => resultaten.length > 0))
  // Of an earlier survey the same kind may stand in another set, with another id.
  const kindOf = ({ monster_soort: kind }: Sampled) => kind.code ?? kind.id
  const [first, ...others] = Map.groupBy(told, kindOf).values()
  if (first === undefined) return []
  const more = others.filter((kind) => weightOf(kind) < weightOf(first))
  const isFirst = first[0] !== undefined && samples[0] !== undefined && kindOf(first[0]) === kindOf(samples[0])
  if (more.length === 0 && isFirst) return fibresOfKind(first, words, precision)
  return [first, ...more].flatMap((kind) => {
    const sample = `${uncapital(words.item(kind[0]?.monster_soort))} ${runs(distinct(kind.map(({ nummer }) => nummer)), words)}`
    return fibresOfKind(kind, words, precision).map((line, at) => (at === 0 ? { ...line, sample } : line))
  })
}

/** The heaviest of what samples showed. */
function weightOf(samples: readonly Sampled[]): number {
  const results = samples.flatMap(validAnalyses).flatMap(({ resultaten }) => resultaten)
  return Math.min(...results.map(({ materiaal_status }) => WEIGHTS.indexOf(statusKindOf(materiaal_status))))
}

/** The fibre types that samples of one kind showed. */
function fibresOfKind(samples: readonly Sampled[], words: Words, precision: Precision): FibreFacts[] {
  const best = new Map<string, { content: string; max: number }>()
  let isClean = false
  for (const sample of samples) {
    for (const result of validAnalyses(sample).flatMap(({ resultaten }) => resultaten)) {
      if (statusKindOf(result.materiaal_status) === 'clean') {
        isClean = true
        continue
      }
      const kind = statusKindOf(result.materiaal_status)
      const outcome = words.item(result.analyse_resultaat)
      if (!isShownFibre({ kind })) {
        best.set(outcome, { content: '', max: -1 })
        continue
      }
      const fibre = words.item(result.analyse_materiaal)
      const most = mostOf(result)
      // Traces weigh less than what was found, with a content or without.
      const max = kind === 'below' ? (most ?? 0) / 1e6 : (most ?? 1e-3)
      const content = contentOf(result, words, precision) || (kind === 'below' ? uncapital(outcome) : '')
      if ((best.get(fibre)?.max ?? -1) < max) best.set(fibre, { content, max })
    }
  }
  const fibres = [...best].map(([fibre, { content, max }]) => ({ fibre, content, max })).sort((a, b) => b.max - a.max)
  if (fibres.length > 0) return fibres
  return isClean ? [{ fibre: capital(words.t('notDetected')), content: '' }] : []
}

/** `M10`, or of another survey `M10 van onderzoek 2025-0412`: sample numbers start again in every survey. */
export function referralOf(
  { verwijst_naar_monster: to, verwijzing_tekst }: BevindingRow,
  survey: string,
  words: Words,
): string {
  if (to === null) return verwijzing_tekst ?? ''
  return to.onderzoek === undefined || to.onderzoek.id === survey
    ? to.nummer
    : words.t('sampleOfSurvey', { sample: to.nummer, number: to.onderzoek.nummer })
}

/** How it was established when no sample of its own shows it. */
export function basisOf(
  findings: readonly BevindingRow[],
  samples: readonly SampleFacts[],
  survey: string,
  words: Words,
): string[] {
  if (samples.some(hasResult)) return []
  if (samples.some(({ pending }) => pending)) return [capital(words.t('resultMissing'))]
  if (samples.length > 0) return []
  return distinct(
    findings.map((finding) => {
      return referralOf(finding, survey, words) || words.item(finding.bron_locatie_analysemethode)
    }),
  )
}

/** The samples of this survey that should decide, own ones or those referred to, whose analyses were all rejected; each in its words. */
export function rejectionsOf(
  locations: readonly LocationFacts[],
  own: readonly SampleFacts[],
  survey: string,
  words: Words,
): string[] {
  const deciding = locations.flatMap(({ row: { bepalend_monster: sample } }) =>
    sample !== null && sample.onderzoek.id === survey && isRejected(sample) ? [sample] : [],
  )
  const rejected = own.filter((sample) => sample.rejected).map(({ row }) => row)
  return distinct([...rejected, ...deciding].map((sample) => rejectionOf(sample, words)))
}

/** What other survey a finding was taken over from, with the sample, fibre types and contents that decide. */
export function takenOverOf(
  { row, finding }: LocationFacts,
  survey: string,
  words: Words,
  precision: Precision,
): string {
  if (row.grond !== 'overgenomen' || finding === null) return ''
  const sample = row.bepalend_monster
  const number = (sample !== null && sample.onderzoek.id !== survey ? sample.onderzoek : row.overgenomen_van)?.nummer
  if (number === undefined)
    return [words.item(finding.bron_locatie_analysemethode), finding.verwijzing_tekst].filter(Boolean).join(': ')
  if (sample === null) return words.t('takenOver', { number })
  const lines = validAnalyses(sample).flatMap(({ resultaten }) => linesOf(resultaten, words, precision))
  return words.t('takenOverSample', {
    number,
    sample: sample.nummer,
    result:
      lines.length === 0
        ? words.t(isRejected(sample) ? 'analysisRejected' : 'resultMissing')
        : words.list(distinct(lines.map((line) => `${line.fibre} ${line.content}`.trim()))),
  })
}
