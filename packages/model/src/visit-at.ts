/** What is known of a visit to tell whether what happens at a moment belongs to it. Moments as the clock in the Netherlands has them. */
export interface VisitAt {
  readonly id: string
  readonly start: string | null
  readonly eind: string | null
  readonly status: string | null
}

/**
 * The visit to which belongs what is recorded at a moment: the one that was made that day, else the latest before it, else the
 * first that is to come. One that was cancelled, or of which nobody has said when it is, is never it: what hangs on such a
 * visit was done at no time.
 */
export function visitAt<V extends VisitAt>(visits: readonly V[], moment: string): V | null {
  const day = dayOf(moment)
  const dated = visits
    .filter(({ start, status }) => start !== null && status !== 'geannuleerd')
    .toSorted((a, b) => String(a.start).localeCompare(String(b.start)))
  const begun = dated.filter(({ start }) => dayOf(start) <= day)
  return begun.findLast(({ start, eind }) => dayOf(eind ?? start) >= day) ?? begun.at(-1) ?? dated[0] ?? null
}

const dayOf = (moment: string | null): string => String(moment ?? '').slice(0, 10)
