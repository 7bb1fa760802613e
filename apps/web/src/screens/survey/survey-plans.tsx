import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { useT } from '../../ui/texts.ts'
import { DrawnPlan } from './drawn-plan.tsx'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import './survey.css'

/** A plan is looked at beside nothing else: it then has the page. */
const card = {
  width: 'whole',
  above: (row: { readonly id: string }) => <DrawnPlan key={row.id} id={row.id} />,
} as const

/** The plans on which a survey draws, each with its drawing. */
export const SurveyPlansScreen = inSurvey(function SurveyPlansScreen() {
  const t = useT(assetPhrases)
  const { id, asset, readOnly } = useOpenSurvey()
  return (
    <RecordList
      of="surveyPlan"
      route="surveys-survey-plans"
      where={{ onderzoek: id }}
      readOnly={readOnly}
      card={card}
      emptyWhy={t('surveyPlansEmptyWhy')}
      offers={{ plattegrond: { filter: () => ({ asset: { eq: asset.id } }) } }}
    />
  )
})
