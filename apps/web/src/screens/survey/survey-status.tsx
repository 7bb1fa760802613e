import { model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import type { ReactNode } from 'react'
import { useRow } from '../../api/rows.ts'
import type { Read } from '../../kinds/record.ts'
import { formSelection } from '../../resource/selection.ts'
import { TransitionMenu, useTransitions } from '../../resource/steps.tsx'
import { useT } from '../../ui/texts.ts'

const survey = model.entity('survey')
const selection = formSelection('survey')

/** The next steps of a survey, each with the question that goes before it. */
export function useSurveySteps(row: Read) {
  const t = useT(surveyAreas)
  return useTransitions('survey', row, {
    explain: {
      start: t('startExplain'),
      complete: t('completeExplain'),
      cancel: t('cancelExplain'),
      reopen: t('reopenExplain'),
      restore: t('restoreExplain'),
    },
  })
}

/** The state of a survey on the bar, which leads on to the next ones; `children` is how it looks. */
export function SurveyStatus({ id, children }: { id: string; children: ReactNode }) {
  const { row } = useRow(survey, id, selection)
  return row ? <LoadedStatus row={row}>{children}</LoadedStatus> : children
}

function LoadedStatus({ row, children }: { row: Read; children: ReactNode }) {
  const { events, dialog } = useSurveySteps(row)
  return (
    <>
      <TransitionMenu events={events}>{children}</TransitionMenu>
      {dialog}
    </>
  )
}
