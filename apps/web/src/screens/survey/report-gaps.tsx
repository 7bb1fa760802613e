import { type EntityKey, model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { routeOf } from '@vezel/model/route-paths.ts'
import { type ReactNode, useState } from 'react'
import { type Gap, useReportGaps } from '../../api/gaps.ts'
import { useRows } from '../../api/rows.ts'
import { useSave } from '../../api/save.ts'
import { useTo } from '../../page/place.ts'
import { useLabel } from '../../page/texts.tsx'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { Link } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { CardSkeleton } from '../../ui/feedback.tsx'
import { Message } from '../../ui/message.tsx'
import { reasonOf } from '../../ui/reason.ts'
import { SignedWord, TickSign } from '../../ui/signs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { type GapGroup, groupsOf, groupText } from './gap-groups.ts'
import { type GapRoads, gapLink } from './gap-links.ts'
import { GapSign, GapSummary } from './gap-summary.tsx'
import { byTab } from './gap-tabs.ts'
import { shownIn, useOpenSurvey } from './open-survey.ts'
import type { ReportRow } from './report-record.ts'

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
  const roads = useGapRoads(gaps)
  if (problem) return <Message tone="error">{problem.message}</Message>
  if (data === null) return <CardSkeleton />
  const takeBack = async (argument: string) => {
    setFailed(null)
    try {
      await save.remove(argument)
    } catch (cause) {
      setFailed(reasonOf(cause))
    }
  }
  const actions = (gap: Gap) =>
    !readOnly &&
    (gap.toelichtbaar || gap.argument) && (
      <Button
        kind="quiet"
        aria-label={`${t(gap.argument ? 'takeBackWhy' : 'explainGap')}: ${gap.text}`}
        onClick={() => (gap.argument ? void takeBack(gap.argument) : setExplaining(gap))}
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
          <GapTabs gaps={gaps} roads={roads} actions={actions} />
        </>
      )}
      {explaining && (
        <ExplainDialog
          report={id}
          gap={explaining}
          onClose={() => {
            setExplaining(null)
            // Somebody else may have explained it meanwhile.
            reload()
          }}
        />
      )}
    </>
  )
}

function ExplainDialog({ report, gap, onClose }: { report: string; gap: Gap; onClose: () => void }) {
  return (
    <CreateDialog
      of="gapArgument"
      title={gap.text}
      names={['reden']}
      values={{ rapport: report, gat: gap.gat }}
      place={`${report} ${gap.gat}`}
      onClose={onClose}
    />
  )
}

interface GroupProps {
  group: GapGroup<Gap>
  roads: GapRoads
  /** What can be done about a gap besides mending it. */
  actions: (gap: Gap) => ReactNode
}

interface GapTabsProps extends Omit<GroupProps, 'group'> {
  gaps: readonly Gap[]
}

/** What is missing by the tab on which it is mended, each with how many. */
function GapTabs({ gaps, roads, actions }: GapTabsProps) {
  const label = useLabel()
  return byTab(gaps, (gap) => gapLink(gap, roads)).map(([tab, ofTab]) => (
    <section key={tab}>
      <h4 className="gap-tab">
        {label(routeOf(tab).label)} <span className="dim">{ofTab.length}</span>
      </h4>
      <ul className="gap-list">
        {groupsOf(ofTab).map((group) => (
          <Group key={`${group.weight} ${group.code}`} group={group} roads={roads} actions={actions} />
        ))}
      </ul>
    </section>
  ))
}

/** So many are still read at a glance. */
const mostOpened = 5
/** What somebody opened or closed, for when they come back from mending one of it. */
const opened = new Map<string, boolean>()

/** What lacks the same, counted; one by itself is named at once. */
function Group({ group, roads, actions }: GroupProps) {
  const { locale } = useUiTexts()
  const key = `${useOpenSurvey().id} ${group.weight} ${group.code}`
  const [only, ...others] = group.gaps
  if (!only) return null
  return (
    <li>
      <GapSign weight={group.weight} />
      {others.length === 0 ? (
        <GapLine gap={only} to={gapLink(only, roads)} words={only.text} ground>
          {actions(only)}
        </GapLine>
      ) : (
        <details
          className="gap-group"
          open={opened.get(key) ?? (group.weight !== 'explained' && group.gaps.length <= mostOpened)}
          onToggle={({ currentTarget }) => opened.set(key, currentTarget.open)}
        >
          <summary>{groupText(group, locale)}</summary>
          <p className="dim">{only.grond}</p>
          <ul>
            {group.gaps.map((gap) => (
              <li key={gap.gat}>
                <GapLine gap={gap} to={gapLink(gap, roads)} words={gap.label}>
                  {actions(gap)}
                </GapLine>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

interface GapLineProps {
  gap: Gap
  to: string
  words: string
  /** Whether it says itself what it rests on. */
  ground?: boolean
  children: ReactNode
}

/** One gap, which leads to where it is filled in, and why it may be missing. */
function GapLine({ gap, to, words, ground, children }: GapLineProps) {
  const t = useT(surveyAreas)
  return (
    <div>
      <Link to={to} aria-label={gap.text}>
        {words}
      </Link>
      {ground && <p className="dim">{gap.grond}</p>}
      {gap.reden && <p className="dim">{[gap.reden, gap.toegelicht_door].filter(Boolean).join(' – ')}</p>}
      {!gap.toelichtbaar && <p className="dim">{t('notExplainable')}</p>}
      {children}
    </div>
  )
}

/** What the addresses of gaps need: the source of each location, and the space of each line of a survey. */
function useGapRoads(gaps: readonly Gap[]): GapRoads {
  const to = useTo('surveys-survey')
  const idsOf = (key: EntityKey) => gaps.filter(({ type }) => type === model.entity(key).api.type).map(({ id }) => id)
  const [locations, spaces] = [idsOf('location'), idsOf('surveySpace')]
  const places = useFirstLocations(gaps.filter(({ veld }) => veld.entity === 'sourcePhoto').map(({ id }) => id))
  const sources = useRows(
    model.entity('location'),
    { bron: { id: true } },
    { filter: { id: { in: locations } }, limit: 5000, skip: locations.length === 0 },
  )
  const surveyed = useRows(
    model.entity('surveySpace'),
    { sub_asset: { id: true } },
    { filter: { id: { in: spaces } }, limit: 20_000, skip: spaces.length === 0 },
  )
  return {
    to,
    sourceOf: (location) => sources.rows.find(({ id }) => id === location)?.bron.id,
    placeOf: (source) => places.get(source),
    spaceOf: (space) => surveyed.rows.find(({ id }) => id === space)?.sub_asset.id,
  }
}

/** The first location of each source that the survey has seen, else the first: where photos are added. */
function useFirstLocations(sources: readonly string[]): ReadonlyMap<string, string> {
  const survey = useOpenSurvey()
  const { rows } = useRows(model.entity('location'), seenSelection, {
    filter: { bron: { in: sources } },
    sort: [{ field: 'nummer' }],
    args: shownIn(survey.id, 'location', seenSelection),
    skip: sources.length === 0,
  })
  const first = new Map<string, string>()
  for (const { id, bron } of [...rows.filter((row) => row.in_onderzoek), ...rows])
    if (!first.has(bron.id)) first.set(bron.id, id)
  return first
}
const seenSelection = { bron: { id: true }, in_onderzoek: true } as const
