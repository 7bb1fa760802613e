import { fill, landingOf, type Place, type RouteName, routeOf } from '@vezel/model/route-paths.ts'
import { Suspense } from 'react'
import type { Me } from '../api/me.ts'
import { useCounts } from '../api/rows.ts'
import { type OpenRecord, type RecordBar, useToDos } from '../page/open-record.ts'
import { pagePhrases } from '../page/phrases.ts'
import { surveyStates } from '../page/survey-states.ts'
import { chainOf, countedTabs, recordAbove, type TabRow, tabRowsOf } from '../page/tab-rows.ts'
import { useLabel, useLocale } from '../page/texts.tsx'
import { lazyPart } from '../router/reload-once.ts'
import { Tabs } from '../ui/tabs.tsx'
import { useT } from '../ui/texts.ts'
import { maySee } from './audience.ts'

const Crumbs = lazyPart(async () => (await import('./crumbs.tsx')).Crumbs)
const RecordTabs = lazyPart(async () => (await import('./record-tabs.tsx')).RecordTabs)

interface PageTabsProps {
  place: Place
  me: Me | null
  record: OpenRecord | null
  counts: Readonly<Partial<Record<RouteName, number>>>
}

/** The way to the page where it lies deep, its tabs, and below them those of the open tab. */
export function PageTabs({ place, me, record, counts }: PageTabsProps) {
  const of = recordAbove(place.name)
  // A record in a list of a menu is one step away from what stands in the menu; deeper ones have a way back.
  const above = of ? chainOf(of).slice(0, -1) : []
  const held = useTabCounts(of, record)
  const toDos = useToDos(record?.id)
  const rows = tabRowsOf(place, (tab) => maySee(tab, me))
  // What does not exist has no tabs.
  const shown =
    record?.bar === null ? rows.filter(({ of: above }) => above !== of && !above.startsWith(`${of}-`)) : rows
  return (
    <>
      {above.length > 1 && (
        <Suspense fallback={<div style={{ flex: 'none', height: 'max(32px, var(--control))' }} />}>
          <Crumbs path={above} />
        </Suspense>
      )}
      {shown.map((row, depth) => (
        <div key={row.of} className="tabs-line">
          <OneRow
            words={record?.bar?.tabs}
            row={row}
            place={place}
            me={me}
            isFirst={depth === 0}
            counts={{ ...uncounted, ...counts, ...held }}
            toDos={toDos}
          />
          {depth === 0 && record?.bar?.besideTabs}
        </div>
      ))}
    </>
  )
}

interface OneRowProps extends Pick<PageTabsProps, 'place' | 'me'> {
  row: TabRow
  isFirst: boolean
  words: RecordBar['tabs']
  counts: Readonly<Partial<Record<RouteName, number | ''>>>
  toDos: ReturnType<typeof useToDos>
}

function OneRow({ row: { of, tabs, records }, place, me, isFirst, words, counts, toDos }: OneRowProps) {
  const t = useT(pagePhrases)
  const label = useLabel()
  const locale = useLocale()
  const size = isFirst ? 'page' : 'sub'
  const name = isFirst ? t('mainTabs') : t('subTabs', { tab: label(routeOf(of).label) })
  if (records) {
    return (
      <Suspense fallback={<div className={`tabs tabs-${size} tabs-pending`} />}>
        <RecordTabs route={records} place={place} label={name} size={size} />
      </Suspense>
    )
  }
  return (
    <Tabs
      size={size}
      label={name}
      items={tabs.map(({ route, label: word, params, isOpen }) => ({
        // A page that has tabs leads to itself.
        to: fill(
          routeOf(route === of ? route : landingOf(route, (one) => maySee(one, me))),
          { ...place.params, ...params },
          locale,
        ),
        label: words?.[route] ?? label(word),
        active: isOpen,
        count: counts[route],
        toDo: toDos?.[route],
      }))}
    />
  )
}

/** The tabs of the surveys while it is not known how many there are: room for it is kept. */
const uncounted: Partial<Record<RouteName, ''>> = Object.fromEntries(
  Object.values(surveyStates).map(({ route }) => [route, '']),
)

/** How many records each tab of the open record holds; nothing waits for it, and one that is on its way keeps its room. */
function useTabCounts(of: RouteName | undefined, record: OpenRecord | null): Partial<Record<RouteName, number | ''>> {
  const contents = record?.contents ?? none
  const counts: Partial<Record<RouteName, number>> = useCounts<Readonly<Record<string, string>>>(contents)
  if (of === undefined) return {}
  const tabs = record ? countedTabs(of).filter((tab) => tab in contents) : countedTabs(of)
  return Object.fromEntries(tabs.map((tab) => [tab, counts[tab] ?? '']))
}
const none = {}
