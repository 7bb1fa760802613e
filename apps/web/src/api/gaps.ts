import type { GapAnswer } from '@vezel/model/gaps.ts'
import { useAnswer } from './rows.ts'

/** A gap of a report as a list shows it. */
export type Gap = GapAnswer
interface Lacking {
  /** `actueel` tells whether its print is of the data as they are now; null before there is one. */
  readonly found: { readonly actueel: boolean | null; readonly gaten: readonly Gap[] }
}
const gapFields =
  'gaten { code type id label text grond gat toelichtbaar toelichten_geweigerd argument argument_telt_niet reden toegelicht_door veld { entity id name } }'
const gapsDocument = `query gaps($id: ID!) { found: rapportGaten(id: $id) { actueel ${gapFields} } }`
const surveyDocument = `query gaps($id: ID!) { found: onderzoekGaten(id: $id) { rapport ${gapFields} } }`

/** What a report should hold and the dossier does not; asked anew for each version of the report. */
export const useReportGaps = (report: string, version: number) =>
  useAnswer<Lacking>(gapsDocument, { id: report, version })

/** What the report of a survey should hold and the survey does not, also before there is one; asked again after every save. */
export const useSurveyGaps = (survey: string) =>
  useAnswer<{ readonly found: { readonly rapport: string | null; readonly gaten: readonly Gap[] } }>(surveyDocument, {
    id: survey,
  })
