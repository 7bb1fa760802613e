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
