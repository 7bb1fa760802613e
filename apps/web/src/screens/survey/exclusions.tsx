import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { useT } from '../../ui/texts.ts'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import './survey.css'

/** The spaces, or parts of them, that were not surveyed, and why; below them what the order never covered. */
export const ExclusionsScreen = inSurvey(function ExclusionsScreen() {
  const t = useT(surveyAreas)
  const { id, asset, readOnly } = useOpenSurvey('writer')
  const inAsset = { sub_asset: { filter: () => ({ asset: { eq: asset.id } }) } }
  return (
    <>
      <RecordList
        of="exclusion"
        route="surveys-survey-exclusions"
        where={{ onderzoek: id }}
        readOnly={readOnly}
        emptyWhy={t('exclusionsEmptyWhy')}
        offers={inAsset}
      />
      <section className="second-list">
        <RecordList
          of="outOfScope"
          route="surveys-survey-exclusions"
          where={{ onderzoek: id }}
          readOnly={readOnly}
          emptyWhy={t('outOfScopeEmptyWhy')}
          offers={inAsset}
          isSecond
          flow
        />
      </section>
    </>
  )
})
