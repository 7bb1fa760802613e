import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { useT } from '../../ui/texts.ts'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'

/** What could not be carried out as agreed. */
export const LimitationsScreen = inSurvey(function LimitationsScreen() {
  const t = useT(surveyAreas)
  const { id, asset, readOnly } = useOpenSurvey('writer')
  return (
    <RecordList
      of="limitation"
      route="surveys-survey-limitations"
      where={{ onderzoek: id }}
      readOnly={readOnly}
      emptyWhy={t('limitationsEmptyWhy')}
      offers={{ sub_assets: { filter: () => ({ asset: { eq: asset.id } }) } }}
    />
  )
})
