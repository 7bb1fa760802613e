import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { useT } from '../../ui/texts.ts'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { useReportBulk } from './report-bulk.tsx'

/** What people who know the asset have told about it. */
export const InterviewsScreen = inSurvey(function InterviewsScreen() {
  const t = useT(surveyAreas)
  const { id, readOnly } = useOpenSurvey('writer')
  return (
    <RecordList
      of="interview"
      route="surveys-survey-interviews"
      where={{ onderzoek: id }}
      readOnly={readOnly}
      emptyWhy={t('interviewsEmptyWhy')}
      bulk={useReportBulk()}
    />
  )
})
