interface Seen<Survey> {
  readonly inventarisatie: {
    readonly start: string | null
    readonly status: string | null
    readonly onderzoek: Survey
  } | null
}

/** When a source was looked at last, by the visits of all surveys that were carried out, and in which of them; null when nobody has yet. */
export function lastSeen<Survey>(
  findings: readonly Seen<Survey>[],
): { readonly day: string; readonly survey: Survey } | null {
  const days = findings.flatMap(({ inventarisatie: visit }) =>
    visit?.start && visit.status === 'uitgevoerd' ? [{ day: visit.start.slice(0, 10), survey: visit.onderzoek }] : [],
  )
  return days.toSorted((a, b) => b.day.localeCompare(a.day))[0] ?? null
}

interface Measure {
  readonly frequentie_maanden: number | null
  readonly laatste_controle: string | null
  readonly gereed_op: string | null
}

/**
 * By when a measure must be looked at again: its interval after the last check, or after it was done. Null where no interval
 * says so, or where there is no day yet to count from.
 */
export function checkDue({
  frequentie_maanden: months,
  laatste_controle: checked,
  gereed_op: done,
}: Measure): string | null {
  const from = checked ?? done
  return months === null || from === null ? null : monthsLater(from.slice(0, 10), months)
}

/** Whether something is still to be done for a measure: doing it, or looking at it again and again. */
export const isOpenMeasure = (measure: Measure): boolean =>
  measure.gereed_op === null || measure.frequentie_maanden !== null

/** The same day so many months later; the last of a month that is shorter. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  const at = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
  return at.toISOString().slice(0, 10)
}
