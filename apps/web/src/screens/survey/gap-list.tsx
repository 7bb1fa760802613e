import { type EntityKey, model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { routeOf } from '@vezel/model/route-paths.ts'
import type { ReactNode } from 'react'
import type { Gap } from '../../api/gaps.ts'
import { useRows } from '../../api/rows.ts'
import { useTo } from '../../page/place.ts'
import { useLabel } from '../../page/texts.tsx'
import { Link } from '../../router/router.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { type GapGroup, groupsOf, groupText } from './gap-groups.ts'
import { type GapRoads, gapLink } from './gap-links.ts'
import { GapSign } from './gap-summary.tsx'
import { byTab } from './gap-tabs.ts'
import { shownIn } from './open-survey.ts'

interface GroupProps {
  group: GapGroup<Gap>
  /** The id of the survey. */
  survey: string
  roads: GapRoads
  /** What can be done about a gap besides mending it. */
  actions?: ((gap: Gap) => ReactNode) | undefined
}

interface GapTabsProps extends Omit<GroupProps, 'group'> {
  gaps: readonly Gap[]
}

/** What is missing by the tab on which it is mended, each with how many. */
export function GapTabs({ gaps, ...rest }: GapTabsProps) {
  const label = useLabel()
  return byTab(gaps, (gap) => gapLink(gap, rest.roads)).map(([tab, ofTab]) => (
    <section key={tab}>
      <h4 className="gap-tab">
        {label(routeOf(tab).label)} <span className="dim">{ofTab.length}</span>
      </h4>
      <ul className="gap-list">
        {groupsOf(ofTab).map((group) => (
          <Group key={`${group.weight} ${group.code}`} group={group} {...rest} />
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
function Group({ group, survey, roads, actions }: GroupProps) {
  const { locale } = useUiTexts()
  const key = `${survey} ${group.weight} ${group.code}`
  const [only, ...others] = group.gaps
  if (!only) return null
  return (
    <li>
      <GapSign weight={group.weight} />
      {others.length === 0 ? (
        <GapLine gap={only} to={gapLink(only, roads)} words={only.text} ground>
          {actions?.(only)}
        </GapLine>
      ) : (
        <details
          className="gap-group"
          open={opened.get(key) ?? (group.weight !== 'explained' && group.gaps.length <= mostOpened)}
          onToggle={({ currentTarget }) => opened.set(key, currentTarget.open)}
        >
          <summary>{groupText(group, locale)}</summary>
          <WhatHolds gap={only} />
          <ul>
            {group.gaps.map((gap) => (
              <li key={gap.gat}>
                <GapLine gap={gap} to={gapLink(gap, roads)} words={gap.label}>
                  {actions?.(gap)}
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
  /** Whether it says itself what it rests on; of several that lack the same their head does. */
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
      {ground && <WhatHolds gap={gap} />}
      {gap.reden && <p className="dim">{[gap.reden, gap.toegelicht_door].filter(Boolean).join(' – ')}</p>}
      {gap.argument_telt_niet && <p className="dim">{t('explanationUncounted')}</p>}
      {children}
    </div>
  )
}

/** What gaps of one kind rest on, and whether they may be explained. */
function WhatHolds({ gap }: { gap: Gap }) {
  const t = useT(surveyAreas)
  const { grond, toelichtbaar, argument, toelichten_geweigerd: refused } = gap
  return (
    <>
      <p className="dim">{grond}</p>
      {!toelichtbaar && <p className="dim">{t('notExplainable')}</p>}
      {!argument && refused && <p className="dim">{t('explainRefused', { reason: refused })}</p>}
    </>
  )
}

/** What the addresses of gaps need: the source of each location, the space of each line of a survey, and the analysis of each result. */
export function useGapRoads(survey: string, gaps: readonly Gap[]): GapRoads {
  const to = useTo('surveys-survey')
  const idsOf = (key: EntityKey) => gaps.filter(({ type }) => type === model.entity(key).api.type).map(({ id }) => id)
  const [locations, spaces] = [idsOf('location'), idsOf('surveySpace')]
  const places = useFirstLocations(
    survey,
    gaps.filter(({ type }) => type === model.entity('source').api.type).map(({ id }) => id),
  )
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
  const results = gaps.flatMap(({ veld: { entity, id } }) => (entity === 'result' && id !== null ? [id] : []))
  const analysed = useRows(
    model.entity('result'),
    { analyse: { id: true } },
    { filter: { id: { in: results } }, limit: 5000, skip: results.length === 0 },
  )
  return {
    to,
    analysisOf: (result) => analysed.rows.find(({ id }) => id === result)?.analyse.id,
    sourceOf: (location) => sources.rows.find(({ id }) => id === location)?.bron.id,
    placeOf: (source) => places.get(source),
    spaceOf: (space) => surveyed.rows.find(({ id }) => id === space)?.sub_asset.id,
  }
}

/** The first location of each source that the survey has seen, else the first: where photos are added. */
function useFirstLocations(survey: string, sources: readonly string[]): ReadonlyMap<string, string> {
  const { rows } = useRows(model.entity('location'), seenSelection, {
    filter: { bron: { in: sources } },
    sort: [{ field: 'nummer' }],
    args: shownIn(survey, 'location', seenSelection),
    skip: sources.length === 0,
  })
  const first = new Map<string, string>()
  for (const { id, bron } of [...rows.filter((row) => row.in_onderzoek), ...rows])
    if (!first.has(bron.id)) first.set(bron.id, id)
  return first
}
const seenSelection = { bron: { id: true }, in_onderzoek: true } as const
