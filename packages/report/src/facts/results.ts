import { measuredIn, validAnalyses } from '@vezel/model/dossier-rules/facts.ts'
import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import { type StatusKind, statusKindOf } from '@vezel/model/material-kind.ts'
import { isInPercent, percentOf, percentsOf } from '@vezel/model/rules/measured-content.ts'
import type { Dossier, ResultaatRow } from '../dossier.ts'
import type { Words } from '../texts/words.ts'
import { decimalsOf } from './text.ts'

export { isContentContradicted, isRejected, validAnalyses } from '@vezel/model/dossier-rules/facts.ts'

/** One line of the samples table: a fibre type with its content, or that nothing was shown. */
export interface ResultLine {
  readonly kind: StatusKind
  readonly fibre: string
  readonly content: string
  /** Letter of the analysis method in `ReportFacts.methods`. */
  readonly method: string
  readonly certificate: string
  /** Day of the analysis, `2026-03-16`; null when it was not recorded. */
  readonly analysed: string | null
}

export interface FibreFacts {
  /** Which samples show this and what follows, where kinds of sample differ: `kleefmonster K02`. */
  readonly sample?: string
  readonly fibre: string
  readonly content: string
}

/** Decimals of measured contents by their unit: one precision wherever they stand under each other. */
export type Precision = ReadonlyMap<string, number>

/** The precision of every content that this report prints. */
export function precisionOf({ onderzoek }: Dossier): Precision {
  const samples = [
    ...onderzoek.monsters,
    ...onderzoek.bronnen.flatMap(({ locaties }) => locaties.flatMap(({ bepalend_monster: sample }) => sample ?? [])),
  ]
  const decimals = new Map<string, number>()
  for (const { waarde, eenheid } of samples
    .flatMap((sample) => validAnalyses(sample))
    .flatMap((one) => one.resultaten)) {
    const unit = eenheid?.symbool ?? ''
    if (waarde !== null) decimals.set(unit, Math.max(decimals.get(unit) ?? 0, decimalsOf(waarde)))
  }
  return decimals
}

export function linesOf(
  results: readonly ResultaatRow[],
  words: Words,
  precision: Precision,
): Pick<ResultLine, 'kind' | 'fibre' | 'content'>[] {
  const all = results.map((result) => ({
    kind: statusKindOf(result.materiaal_status),
    fibre: words.item(result.analyse_materiaal),
    content: contentOf(result, words, precision),
    outcome: words.item(result.analyse_resultaat),
    most: mostOf(result) ?? 0,
  }))
  all.sort((a, b) => b.most - a.most || a.fibre.localeCompare(b.fibre, 'nl'))
  const shown = all.filter((line) => line.kind !== 'clean').map(withoutFibre)
  const clean = all.find((line) => line.kind === 'clean')
  if (shown.length === 0)
    return clean === undefined ? [] : [{ kind: 'clean', fibre: uncapital(clean.outcome), content: '' }]
  // Fibre types that were only shown, without a content, share a line: "Chrysotiel, Amosiet".
  const bare = shown.filter((line) => line.content === '' && line.kind === 'found')
  const rest = shown.filter((line) => !bare.includes(line))
  const merged =
    bare.length === 0 ? [] : [{ kind: 'found' as const, fibre: bare.map((line) => line.fibre).join(', '), content: '' }]
  return [
    ...rest
      .filter((line, at) => isShownFibre(line) || rest.findIndex(({ fibre }) => fibre === line.fibre) === at)
      .map((line) => ({
        kind: line.kind,
        fibre: line.fibre,
        content: line.content || (isShownFibre(line) ? uncapital(line.outcome) : ''),
      })),
    ...merged,
  ]
}

/**
 * The most that a result tells of, by which the highest is chosen: the content that was measured, as that is what is printed,
 * else the upper bound of its class, else what was measured in another unit. Null where nothing of it is known.
 */
export function mostOf(result: ResultaatRow): number | null {
  return percentOf(measuredIn(result)) ?? percentsOf(result.analyse_resultaat_hoeveelheid)?.max ?? result.waarde
}

/** Content bands as the laboratory gives them, set with the report's own marks: `15 – 30 %`, `> 60 %`. */
export function contentOf(result: ResultaatRow, words: Words, precision: Precision): string {
  const band = result.analyse_resultaat_hoeveelheid
  const unit = result.eenheid?.symbool ?? ''
  if (result.waarde !== null) return `${words.number(result.waarde, precision.get(unit))} ${unit}`.trim()
  if (band === null) return ''
  // A band in another unit says so in its own words: `< 1000 mg/kg`.
  if (band.min === null || band.max === null || !isInPercent(band)) return words.item(band)
  if (band.min === 0) return `< ${words.number(band.max)} %`
  if (band.max === 100) return `> ${words.number(band.min)} %`
  return `${words.number(band.min)} – ${words.number(band.max)} %`
}

/** Only what was shown, if in traces, is of a fibre type; what could not be analysed is not. */
export function isShownFibre({ kind }: { readonly kind: StatusKind }): boolean {
  return kind === 'found' || kind === 'below'
}

function withoutFibre<Line extends { kind: StatusKind; fibre: string; content: string; outcome: string }>(
  line: Line,
): Line {
  return isShownFibre(line) ? line : { ...line, fibre: uncapital(line.outcome), content: '' }
}
