import type { BehandelingRow, MaatregelRow } from '../dossier.ts'
import type { Words } from '../texts/words.ts'
import { isGone, type LocationFacts } from './locations.ts'
import { distinct, runs } from './text.ts'

/** Measures that several locations share stand together. */
export interface MeasureFacts {
  readonly row: MaatregelRow
  readonly what: string
  readonly when: string
  /** `B06.1, B06.2` */
  readonly locations: string
}

/** What was done to a location. */
export interface TreatmentFacts {
  /** Number of the location. */
  readonly location: string
  readonly row: BehandelingRow
}

/** What was done until the day of the report. */
export function treatmentsOf(locations: readonly LocationFacts[], day: string): TreatmentFacts[] {
  return locations.flatMap(({ row }) =>
    row.behandelingen
      .filter((treatment) => treatment.datum.slice(0, 10) <= day)
      .map((treatment) => ({ location: row.nummer, row: treatment })),
  )
}

/**
 * The measures of this survey; what was done after the day of the report is still to do in it. Of what is gone only those
 * that were done.
 */
export function measuresOf(
  locations: readonly LocationFacts[],
  survey: string,
  day: string,
  words: Words,
): MeasureFacts[] {
  const merged = new Map<string, { row: MaatregelRow; what: string; when: string; numbers: string[] }>()
  for (const { row: location } of locations) {
    for (const row of location.beheersmaatregelen.filter((measure) => measure.onderzoek.id === survey)) {
      const done = row.gereed_op !== null && row.gereed_op.slice(0, 10) <= day
      if (isGone(location) && !done) continue
      const what = [words.item(row.beheersmaatregel_type), row.omschrijving].filter(Boolean).join('. ')
      const when = [
        words.item(row.behandelmoment),
        done && row.gereed_op !== null ? words.t('doneOn', { date: words.date(row.gereed_op) }) : '',
      ]
        .filter(Boolean)
        .join(', ')
      const key = [what, when, row.verantwoordelijke].join('|')
      const known = merged.get(key)
      if (known === undefined) merged.set(key, { row, what, when, numbers: [location.nummer] })
      else known.numbers.push(location.nummer)
    }
  }
  return [...merged.values()].map(({ numbers, ...measure }) => ({
    ...measure,
    locations: runs(distinct(numbers), words),
  }))
}
