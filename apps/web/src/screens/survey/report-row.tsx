import { stepOf } from '@vezel/model/kit/states.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import type { Read } from '../../kinds/record.ts'
import { valueText } from '../../kinds/words.ts'
import { TransitionMenu, useTransitions } from '../../resource/steps.tsx'
import { lazyPart } from '../../router/reload-once.ts'
import { SignedWord } from '../../ui/signs.tsx'
import { ProgressSign } from '../../ui/state-signs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { useOpenSurvey } from './open-survey.ts'
import { report } from './report-record.ts'

const MissingInReport = lazyPart(async () => (await import('./missing.tsx')).MissingInReport)
const ReviewersToBe = lazyPart(async () => (await import('./missing.tsx')).ReviewersToBe)

/** The state of a report with its sign. */
export function ReportStatus({ value }: { value: unknown }) {
  const { locale } = useUiTexts()
  return (
    <SignedWord sign={<ProgressSign step={stepOf(report, value)} />}>
      {valueText(report.fields.status, value, locale)}
    </SignedWord>
  )
}

/** The next steps of a report, each with the question that goes before it; none in a survey that is closed. */
export function useReportSteps(row: Read) {
  const t = useT(surveyAreas)
  const survey = useOpenSurvey('writer')
  const missing = (
    <Suspense fallback={null}>
      <MissingInReport report={String(row.id)} version={Number(row.record_version)} />
    </Suspense>
  )
  const { events, dialog } = useTransitions('report', row, {
    explain: {
      submit: (
        <>
          <p>{t('submitExplain')}</p>
          <Suspense fallback={null}>
            <ReviewersToBe row={row} />
          </Suspense>
          {missing}
        </>
      ),
      return: t('returnExplain'),
      approve: (
        <>
          <p>{t('approveExplain')}</p>
          {missing}
        </>
      ),
      release: (
        <>
          <p>{t('releaseExplain')}</p>
          {missing}
        </>
      ),
      withdraw: t('withdrawExplain'),
    },
  })
  return { events: survey.readOnly === null ? events : [], dialog }
}

/** The state of a report in a list, which leads on to the next ones. Rows change places: a question stays with its own. */
export const ReportStatusCell = ({ row }: { row: Read }) => <StatusWithSteps key={String(row.id)} row={row} />

function StatusWithSteps({ row }: { row: Read }) {
  const { events, dialog } = useReportSteps(row)
  return (
    <>
      <TransitionMenu events={events}>
        <ReportStatus value={row.status} />
      </TransitionMenu>
      {dialog && createPortal(dialog, document.body)}
    </>
  )
}
