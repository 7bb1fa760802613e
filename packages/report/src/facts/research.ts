import type { DocumentRow, Dossier, InterviewRow } from '../dossier.ts'

/** The interviews that the report tells of. */
export const interviewsOf = ({ onderzoek }: Dossier): readonly InterviewRow[] =>
  onderzoek.interviews.filter(({ in_rapport: isTold }) => isTold)

/** The documents of a survey by the numbers that the report gives them: `D1`, in their order. */
export const documentsOf = ({
  onderzoek,
}: Dossier): readonly { readonly number: string; readonly row: DocumentRow }[] =>
  onderzoek.documenten.map((row, index) => ({ number: `D${index + 1}`, row }))

/** Those that belong to the report. */
export const annexedOf = (dossier: Dossier) => documentsOf(dossier).filter(({ row }) => row.als_bijlage)

/**
 * How far the report tells of what was known beforehand. A survey in which nobody recorded a document may have had some:
 * "no interviews" would mislead, and with interviews the account is still not whole (regulation 1.7: sources and effort).
 */
export const researchTold = (dossier: Dossier): 'whole' | 'interviews' | 'nothing' => {
  if (dossier.onderzoek.documenten.length > 0) return 'whole'
  return interviewsOf(dossier).length > 0 ? 'interviews' : 'nothing'
}
