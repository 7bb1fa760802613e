import type { Dossier, InterviewRow } from '../dossier.ts'

/** The interviews that the report tells of. */
export const interviewsOf = ({ onderzoek }: Dossier): readonly InterviewRow[] =>
  onderzoek.interviews.filter(({ in_rapport: isTold }) => isTold)

/** Whether anything is told of what was known beforehand: documents are not kept, and without them "no interviews" would mislead. */
export const isResearchTold = (dossier: Dossier): boolean =>
  dossier.onderzoek.documenten !== undefined || interviewsOf(dossier).length > 0
