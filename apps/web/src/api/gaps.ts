import type { GapAnswer } from '@vezel/model/gaps.ts'
import { useAnswer } from './rows.ts'

/** A gap of a report as a list shows it. */
export type Gap = GapAnswer
interface Lacking {
  /** `actueel` tells whether its print is of the data as they are now; null before there is one. */
  readonly found: { readonly actueel: boolean | null; readonly gaten: readonly Gap[] }
}
const gapsDocument =
  'query gaps($id: ID!) { found: rapportGaten(id: $id) { actueel gaten { code type id label text grond gat toelichtbaar argument reden toegelicht_door veld { entity id name } } } }'

/** What a report should hold and the dossier does not; asked anew for each version of the report. */
export const useReportGaps = (report: string, version: number) =>
  useAnswer<Lacking>(gapsDocument, { id: report, version })
