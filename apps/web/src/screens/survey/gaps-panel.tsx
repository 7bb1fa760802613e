import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useEffect } from 'react'
import { useSurveyGaps } from '../../api/gaps.ts'
import { tellToDos } from '../../page/open-record.ts'
import { useTo } from '../../page/place.ts'
import { Link } from '../../router/router.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Message } from '../../ui/message.tsx'
import { CardSkeleton } from '../../ui/progress.tsx'
import { SignedWord, TickSign } from '../../ui/signs.tsx'
import { useT } from '../../ui/texts.ts'
import { isExplained } from './gap-groups.ts'
import { gapLink } from './gap-links.ts'
import { GapTabs, useGapRoads } from './gap-list.tsx'
import { GapSummary } from './gap-summary.tsx'
import { countedOnTabs } from './gap-tabs.ts'
import './survey.css'

const unknown = () => undefined

/** Tells the tabs of a survey how much is missing on each; what was explained is not. */
export function GapsOnTabs({ survey }: { survey: string }) {
  const t = useT(surveyAreas)
  const to = useTo('surveys-survey')
  const { data } = useSurveyGaps(survey)
  useEffect(() => {
    if (data === null) return
    // The tab of a record is that of its list: what lies between them need not be known.
    const roads = { to, sourceOf: unknown, placeOf: unknown, spaceOf: unknown, analysisOf: unknown }
    const open = data.found.gaten.filter((gap) => !isExplained(gap))
    const tabs = [...countedOnTabs(open.map((gap) => gapLink(gap, roads)))]
    tellToDos(survey, Object.fromEntries(tabs.map(([tab, n]) => [tab, { n, words: t('gapsTitle', { n }) }])))
  }, [data, survey, t, to])
  useEffect(() => () => tellToDos(survey, null), [survey])
  return null
}

interface PanelProps {
  survey: string
  isClosed: boolean
  onClose: () => void
}

/** Everything that is still missing in a survey, by tab and kind, each leading to where it is mended. */
export function GapsPanel({ survey, isClosed, onClose }: PanelProps) {
  const t = useT(surveyAreas)
  const to = useTo('surveys-survey')
  const { data, problem } = useSurveyGaps(survey)
  const gaps = data?.found.gaten ?? []
  const roads = useGapRoads(survey, gaps)
  const report = data?.found.rapport
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('stillMissing')}
      width={800}
      footnote={
        report &&
        !isClosed &&
        gaps.length > 0 && <Link to={to('surveys-survey-reports-report', { report })}>{t('explainInReport')}</Link>
      }
    >
      {problem && <Message tone="error">{problem.message}</Message>}
      {data === null && !problem && <CardSkeleton />}
      {data !== null && gaps.length === 0 && <SignedWord sign={<TickSign />}>{t('noGaps')}</SignedWord>}
      {gaps.length > 0 && (
        <>
          <GapSummary gaps={gaps} />
          <GapTabs survey={survey} gaps={gaps} roads={roads} />
        </>
      )}
    </Dialog>
  )
}
