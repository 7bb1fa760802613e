import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { Suspense } from 'react'
import { useHere } from '../../page/place.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { lazyPart } from '../../router/reload-once.ts'
import { useSearch } from '../../router/router.tsx'
import { CardSkeleton } from '../../ui/progress.tsx'
import { useT } from '../../ui/texts.ts'
import { DrawnPlan } from './drawn-plan.tsx'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import './survey.css'

const PlanDrawing = lazyPart(async () => (await import('./plan-drawing.tsx')).PlanDrawing)

/** A plan is looked at beside nothing else: it then has the page. */
const card = {
  width: 'whole',
  above: (row: { readonly id: string }) => <DrawnPlan key={row.id} id={row.id} />,
} as const

/** The plans on which a survey draws, each with its drawing; with `draw` in the address one of them to be drawn on. */
export const SurveyPlansScreen = inSurvey(function SurveyPlansScreen() {
  const t = useT(assetPhrases)
  const { id, asset, readOnly } = useOpenSurvey()
  const { plan } = useHere()
  const [{ draw, show }, setSearch] = useSearch()
  if (plan !== undefined && draw !== undefined)
    return (
      <Suspense fallback={<CardSkeleton />}>
        <PlanDrawing key={plan} id={plan} first={show ?? null} onDone={() => setSearch({ draw: null, show: null })} />
      </Suspense>
    )
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
