import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { useT } from '../../ui/texts.ts'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'

/** The spaces, or parts of them, that were not surveyed, and why. */
export const ExclusionsScreen = inSurvey(function ExclusionsScreen() {
  const t = useT(surveyAreas)
  const { id, asset, readOnly } = useOpenSurvey('writer')
  return (
    <RecordList
      of="exclusion"
      route="surveys-survey-exclusions"
      where={{ onderzoek: id }}
      readOnly={readOnly}
      emptyWhy={t('exclusionsEmptyWhy')}
      offers={{ sub_asset: { filter: () => ({ asset: { eq: asset.id } }) } }}
    />
  )
})
