import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { visit } from '@vezel/model/entities/survey/visit.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { downloadFile } from '../../api/files.ts'
import { readRow, useRow } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { TaskProgress, useTask } from '../../resource/task-progress.tsx'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { reasonOf } from '../../ui/reason.ts'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { useOpenSurvey } from './open-survey.ts'

const selection = { status: true, bezoekplan_gemaakt_op: true } as const

/** Saves the plan of a visit: read when somebody asks for it, because who has seen one is kept. */
export async function downloadPlan(id: string): Promise<void> {
  const read = await readRow(visit, id, { bezoekplan: { id: true, url: true, filename: true } } as const)
  await downloadFile(read?.bezoekplan ?? {}, read?.bezoekplan?.filename ?? undefined)
}

/** What is taken along on a visit, as a pdf: made anew when the dossier has changed, and downloaded as it was last made. */
export function VisitPlan({ id }: { id: string }) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const { readOnly } = useOpenSurvey('worker')
  const { row, reload } = useRow(visit, id, selection)
  const making = useTask(['bezoekplan'], id, () => call('makeBezoekplan', { id }), reload)
  const [failed, setFailed] = useState<string | null>(null)
  const plan = row?.bezoekplan_gemaakt_op ?? null
  const mayMake = readOnly === null && row !== null && row.status !== 'geannuleerd'
  if (row === null || (plan === null && !mayMake && making.state === null)) return null
  const download = async () => {
    setFailed(null)
    await downloadPlan(id).catch((cause) => setFailed(reasonOf(cause)))
  }
  return (
    <section className="visit-plan" aria-label={t('visitPlan')}>
      <TaskProgress task={making} />
      {failed && <Message tone="error">{failed}</Message>}
      <span className="visit-plan-buttons">
        {plan && (
          <Button icon={<IconDownload />} onClick={() => void download()}>
            {t('visitPlanOf', { moment: formats(locale).dateTime(plan) })}
          </Button>
        )}
        {mayMake && making.state === null && (
          <Button icon={<IconPrinter />} onClick={() => void making.start()}>
            {t(plan ? 'visitPlanAgain' : 'visitPlanMake')}
          </Button>
        )}
      </span>
    </section>
  )
}
