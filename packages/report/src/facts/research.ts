import type { Dossier, InterviewRow } from '../dossier.ts'

/** The interviews that the report tells of. */
export const interviewsOf = ({ onderzoek }: Dossier): readonly InterviewRow[] =>
  onderzoek.interviews.filter(({ in_rapport: isTold }) => isTold)

/**
 * How far the report tells of what was known beforehand. Documents are not kept: without them "no interviews" would mislead,
 * and with interviews the account is still not whole (regulation 1.7: sources, effort and judgement).
 */
export const researchTold = (dossier: Dossier): 'whole' | 'interviews' | 'nothing' => {
  if (dossier.onderzoek.documenten !== undefined) return 'whole'
  return interviewsOf(dossier).length > 0 ? 'interviews' : 'nothing'
}
