import { model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useState } from 'react'
import { type Gap, useReportGaps } from '../../api/gaps.ts'
import { useSave } from '../../api/save.ts'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { CardSkeleton } from '../../ui/progress.tsx'
import { reasonOf } from '../../ui/reason.ts'
import { SignedWord, TickSign } from '../../ui/signs.tsx'
import { useT } from '../../ui/texts.ts'
import { GapTabs, useGapRoads } from './gap-list.tsx'
import { GapSummary } from './gap-summary.tsx'
import { useOpenSurvey } from './open-survey.ts'
import type { ReportRow } from './report-record.ts'

/** Whether somebody here may explain it, or take back what explains it. */
const isAnswerable = ({ toelichtbaar, toelichten_geweigerd, argument }: Gap) =>
  (toelichtbaar && !toelichten_geweigerd) || argument

/**
 * What the report should hold and the dossier does not, each leading to where it is filled in; or why it may be missing,
 * without which the report is not released.
 */
export function Gaps({ row, readOnly }: { row: ReportRow; readOnly: boolean }) {
  const t = useT(surveyAreas)
  const { id } = row
  const save = useSave(model.entity('gapArgument'))
  const [explaining, setExplaining] = useState<Gap | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const { data, problem, reload } = useReportGaps(id, row.record_version)
  const gaps = data?.found.gaten ?? []
  const survey = useOpenSurvey().id
  const roads = useGapRoads(survey, gaps)
  if (problem) return <Message tone="error">{problem.message}</Message>
  if (data === null) return <CardSkeleton />
  const takeBack = async (argument: string) => {
    setFailed(null)
    try {
      await save.remove(argument)
      return true
    } catch (cause) {
      setFailed(reasonOf(cause))
      return false
    }
  }
  /** What does not count makes way, and its words are proposed. */
  const explain = async (gap: Gap) => {
    if (!gap.argument_telt_niet || (await takeBack(gap.argument_telt_niet))) setExplaining(gap)
  }
  const closeExplaining = () => {
    setExplaining(null)
    // Somebody else may have explained it meanwhile.
    reload()
  }
  const actions = (gap: Gap) =>
    !readOnly &&
    isAnswerable(gap) && (
      <Button
        kind="quiet"
        aria-label={`${t(gap.argument ? 'takeBackWhy' : 'explainGap')}: ${gap.text}`}
        onClick={() => void (gap.argument ? takeBack(gap.argument) : explain(gap))}
      >
        {t(gap.argument ? 'takeBackWhy' : 'explainGap')}
      </Button>
    )
  return (
    <>
      {data.found.actueel === false && <Message tone="warning">{t('printOutdated')}</Message>}
      {failed && <Message tone="error">{failed}</Message>}
      {gaps.length === 0 ? (
        <SignedWord sign={<TickSign />}>{t('noGaps')}</SignedWord>
      ) : (
        <>
          <GapSummary gaps={gaps} />
          <GapTabs survey={survey} gaps={gaps} roads={roads} actions={actions} />
        </>
      )}
      {explaining && <ExplainDialog report={id} gap={explaining} onClose={closeExplaining} />}
    </>
  )
}

function ExplainDialog({ report, gap, onClose }: { report: string; gap: Gap; onClose: () => void }) {
  return (
    <CreateDialog
      of="gapArgument"
      title={gap.text}
      names={['reden']}
      values={{ rapport: report, gat: gap.gat, ...(gap.argument_telt_niet && { reden: gap.reden }) }}
      place={`${report} ${gap.gat}`}
      onClose={onClose}
    />
  )
}
