import { ResourceScreen } from '../../resource/resource-screen.tsx'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { useT } from './words.ts'

/** What the asset is suitable for after the survey, by substance. */
export const SuitabilitiesScreen = inSurvey(function SuitabilitiesScreen() {
  const t = useT()
  const { id, asset, readOnly } = useOpenSurvey()
  return (
    <ResourceScreen
      of="suitability"
      route="surveys-survey-information-suitabilities"
      where={{ onderzoek: id }}
      readOnly={readOnly}
      columns={['stof', 'klasse', 'geschikt', 'sub_asset', 'toelichting']}
      emptyWhy={t('suitabilitiesEmptyWhy')}
      offers={{ sub_asset: { filter: () => ({ asset: { eq: asset.id } }) } }}
    />
  )
})
