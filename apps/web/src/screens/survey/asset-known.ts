interface Seen<Survey> {
  readonly inventarisatie: {
    readonly start: string | null
    readonly status: string | null
    readonly onderzoek: Survey
  } | null
}

/** The finding of the latest visit that was carried out, of whichever survey; null when nobody has been there yet. */
export const lastFinding = <Finding extends Seen<unknown>>(findings: readonly Finding[]): Finding | null =>
  findings.filter(isCarriedOut).toSorted((a, b) => startOf(b).localeCompare(startOf(a)))[0] ?? null

const isCarriedOut = ({ inventarisatie: visit }: Seen<unknown>) =>
  Boolean(visit?.start) && visit?.status === 'uitgevoerd'
const startOf = ({ inventarisatie }: Seen<unknown>): string => inventarisatie?.start ?? ''

/** When a source was looked at last, and in which survey; null when nobody has yet. */
export function lastSeen<Survey>(
  findings: readonly Seen<Survey>[],
): { readonly day: string; readonly survey: Survey } | null {
  const last = lastFinding(findings)
  return last?.inventarisatie ? { day: startOf(last).slice(0, 10), survey: last.inventarisatie.onderzoek } : null
}
