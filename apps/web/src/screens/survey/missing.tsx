import { model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useReportGaps } from '../../api/gaps.ts'
import { useMe } from '../../api/me.ts'
import { useRows } from '../../api/rows.ts'
import type { Read } from '../../kinds/record.ts'
import { useTo } from '../../page/place.ts'
import { unanswered } from '../../resource/answered.tsx'
import { Link } from '../../router/router.tsx'
import { Message } from '../../ui/message.tsx'
import { SignedWord, TickSign } from '../../ui/signs.tsx'
import { useT } from '../../ui/texts.ts'
import { isExplained } from './gap-groups.ts'
import { GapCounts } from './gap-summary.tsx'
import { useReviewers } from './report-signed.tsx'

/** What a report still lacks and nobody explained, said before a step that closes something, with the way to mend it. */
export function MissingInReport({ report, version }: { report: string; version: number }) {
  const t = useT(surveyAreas)
  const to = useTo('surveys-survey')
  const { data, problem } = useReportGaps(report, version)
  // Who is asked to close something knows whether it is known already what is missing.
  if (data === null)
    return problem ? (
      <Message tone="error">{problem.message}</Message>
    ) : (
      <p role="status" className="dim">
        {t('missingAsked')}
      </p>
    )
  const open = data.found.gaten.filter((gap) => !isExplained(gap))
  if (open.length === 0) return <SignedWord sign={<TickSign />}>{t('missingNone')}</SignedWord>
  return (
    <section>
      <p>{t('missingNow')}</p>
      <GapCounts gaps={open} />
      <p>
        <Link to={to('surveys-survey-reports-report', { report })}>{t('missingLook')}</Link>
      </p>
    </section>
  )
}

/** The same of a survey, by its last report; where there is none yet, the way to make it. */
export function MissingInSurvey({ survey }: { survey: string }) {
  const t = useT(surveyAreas)
  const to = useTo('surveys-survey')
  const asked = useRows(
    model.entity('report'),
    { record_version: true },
    {
      filter: { onderzoek: { eq: survey }, status: { in: ['concept', 'ter_controle', 'vrijgegeven'] } },
      sort: [{ field: 'versie', direction: 'desc' }],
      limit: 1,
    },
  )
  const [last] = asked.rows
  if (last) return <MissingInReport report={last.id} version={last.record_version} />
  const waiting = unanswered([asked], null)
  if (asked.status !== 'ready') return waiting
  return (
    <p>
      {t('missingReport')} <Link to={to('surveys-survey-reports')}>{t('allReports')}</Link>
    </p>
  )
}

/** Who can review a report once whoever looks has submitted it. */
export function ReviewersToBe({ row }: { row: Read }) {
  const t = useT(surveyAreas)
  const { me } = useMe()
  const names = useReviewers(row, me?.inventarisatie_user?.id ?? null)
  if (names === null) return null
  return <p>{names.length > 0 ? t('goesTo', { names }) : t('goesToNobody')}</p>
}
