import { RecordList } from '../../resource/record-list.tsx'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'

/** What people who know the asset have told about it. */
export const InterviewsScreen = inSurvey(function InterviewsScreen() {
  const { id, readOnly } = useOpenSurvey('writer')
  return <RecordList of="interview" route="surveys-survey-interviews" where={{ onderzoek: id }} readOnly={readOnly} />
})
