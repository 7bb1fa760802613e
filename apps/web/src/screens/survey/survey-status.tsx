import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { type ReactNode, Suspense } from 'react'
import type { Read } from '../../kinds/record.ts'
import { TransitionMenu, useTransitions } from '../../resource/steps.tsx'
import { lazyPart } from '../../router/reload-once.ts'
import { useT } from '../../ui/texts.ts'

const MissingInSurvey = lazyPart(async () => (await import('./missing.tsx')).MissingInSurvey)

/** The next steps of a survey, each with the question that goes before it. */
export function useSurveySteps(row: Read) {
  const t = useT(surveyAreas)
  return useTransitions('survey', row, {
    explain: {
      start: t('startExplain'),
      complete: (
        <>
          <p>{t('completeExplain')}</p>
          <Suspense fallback={null}>
            <MissingInSurvey survey={String(row.id)} />
          </Suspense>
        </>
      ),
      cancel: t('cancelExplain'),
      postpone: t('postponeExplain'),
      check: t('checkExplain'),
      reopen: t('reopenExplain'),
      restore: t('restoreExplain'),
    },
  })
}

/** The state of a survey on the bar, which leads on to the next ones; `children` is how it looks. */
export function SurveyStatus({ row, children }: { row: Read; children: ReactNode }) {
  const { events, dialog } = useSurveySteps(row)
  return (
    <>
      <TransitionMenu events={events}>{children}</TransitionMenu>
      {dialog}
    </>
  )
}
