import { RecordList } from '../../resource/record-list.tsx'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'

/** What no other record has a place for, in the order of the report. */
export const RemarksScreen = inSurvey(function RemarksScreen() {
  const { id, readOnly } = useOpenSurvey('writer')
  return (
    <RecordList of="remark" route="surveys-survey-information-other" where={{ onderzoek: id }} readOnly={readOnly} />
  )
})
