import { type Place, type RouteName, routeOf } from '@vezel/model/route-paths.ts'
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { loadMe, type Me, useMe } from '../api/me.ts'
import { onReach, type Reach, reachNow } from '../api/reach.ts'
import { logOut } from '../api/session.ts'
import type { SaveState } from '../layouts/bar.tsx'
import { SignedIn } from '../layouts/signed-in.tsx'
import { useMedia } from '../layouts/use-media.ts'
import { type OpenRecord, useOpenRecord } from '../page/open-record.ts'
import { pagePhrases } from '../page/phrases.ts'
import { useIsReportAlone, usePlace, useTo } from '../page/place.ts'
import { chainOf, endOf, pageOf, recordAbove } from '../page/tab-rows.ts'
import { useLabel } from '../page/texts.tsx'
import { useUnsaved } from '../resource/unsaved.ts'
import { laterPart, untilShown } from '../router/later.ts'
import { lazyPart } from '../router/reload-once.ts'
import { Outlet } from '../router/router.tsx'
import { showHand } from '../theme/hand.ts'
import { ErrorPage } from '../ui/error-page.tsx'
import { Message } from '../ui/message.tsx'
import { PagePending } from '../ui/page-pending.tsx'
import { useT } from '../ui/texts.ts'
import { mayGo } from './audience.ts'
import { useMenu, useStateCounts } from './menu.tsx'
import { PageTabs } from './page-tabs.tsx'

const SearchDialog = lazyPart(async () => (await import('../search/search-dialog.tsx')).SearchDialog)
const BackgroundWork = laterPart(async () => (await import('./background-work.tsx')).BackgroundWork)
const BarActions = laterPart(async () => (await import('./bar-actions.tsx')).BarActions)
const BottomRow = laterPart(async () => (await import('./bottom-row.tsx')).BottomRow)
const LogOutDialog = lazyPart(async () => (await import('./log-out-dialog.tsx')).LogOutDialog)
const ManagedRecords = laterPart(async () => (await import('./managed-records.tsx')).ManagedRecords)
const version = __VERSION__

// Before the page is there: what stands below it would jump to the other side.
showHand()

/** What is around every page of somebody who is logged in; a report by itself has nothing around it. */
export function SignedInFrame() {
  if (!useIsReportAlone()) return <Frame />
  return (
    <Suspense fallback={<PagePending />}>
      <Outlet />
    </Suspense>
  )
}

/** The bar, the menu and the tabs. */
function Frame() {
  const place = usePlace()
  const { me } = useMe()
  const record = useOpenRecord(place)
  const asked = useDialogs()
  const reach = useSyncExternalStore(onReach, reachNow)
  const counts = useStateCounts()
  const menu = useMenu(place, me, record?.bar?.list, counts)
  useEffect(() => {
    if (me === null) void loadMe()
  }, [me])
  usePreload(me)
  return (
    <>
      <SignedIn
        {...useHeadline(place, record)}
        save={useSaveState(reach)}
        actions={
          <>
            {record?.bar?.actions}
            <Suspense fallback={<BarActionsPlace />}>
              <BarActions />
            </Suspense>
          </>
        }
        version={version}
        versionTo={useTo()('changelog')}
        userName={me?.full_name ?? null}
        organisation={me?.inventarisatie_user?.inventarisatie_organisatie.naam ?? ''}
        onLogOut={asked.leave}
        onSearch={asked.search}
        menu={menu}
        notice={<Notice lost={reach.isLost} />}
        bottom={useBottom(place, asked)}
      >
        {place && <PageTabs place={place} me={me} record={record} counts={counts} />}
        <Suspense fallback={<PagePending />}>
          <ForAudience place={place} me={me}>
            <Outlet />
          </ForAudience>
        </Suspense>
      </SignedIn>
      {asked.dialog}
    </>
  )
}

/** The room of the two buttons that come after the page. */
function BarActionsPlace() {
  return (
    <>
      <span className="icon-button bar-button bar-place" />
      <span className="bar-apart" />
    </>
  )
}

/** Who may not see the page is told so, in the words of §2; whoever it is must be known first. */
function ForAudience({ place, me, children }: { place: Place | null; me: Me | null; children: ReactNode }) {
  const t = useT(pagePhrases)
  const to = useTo()
  if (place === null || mayGo(place.name, me)) return children
  if (me === null) return <PagePending />
  return <ErrorPage status={403} message={t('notAllowed')} homeTo={to('index')} />
}

/** What the bar and the window say of the page: of a record its title, elsewhere the menu to which it belongs. */
function useHeadline(place: Place | null, record: OpenRecord | null) {
  const t = useT(pagePhrases)
  const label = useLabel()
  if (place === null || record?.bar === null)
    return { pageKey: '404', title: t('notFoundTitle'), windowTitle: t('notFoundTitle') }
  const of = recordAbove(place.name)
  const outer = label(routeOf(outermostOf(place.name)).label)
  const page = label(routeOf(pageOf(place.name)).label)
  // While it is on its way the room of its title is kept, with that of the line that stands below it where there is no room beside.
  const bar = of === undefined ? undefined : (record?.bar ?? { title: '…', subtitle: '\u00a0' })
  return {
    pageKey: `${pageOf(place.name)} ${of === undefined ? '' : place.params[endOf(of) ?? '']}`,
    title: bar?.title ?? outer,
    subtitle: bar?.subtitle,
    state: bar?.state,
    windowTitle: `${page}${bar ? ` ${bar.title}` : page === outer ? '' : ` · ${outer}`} · Vezel`,
  }
}

const outermostOf = (name: RouteName): RouteName => chainOf(name)[0] ?? name

/** What can be opened above any page: the search, records without a page, and before leaving with unsaved changes a question. */
function useDialogs() {
  const [searching, setSearching] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const unsaved = useUnsaved()
  return {
    search: () => setSearching(true),
    leave: () => (unsaved > 0 ? setLeaving(true) : logOut()),
    dialog: (
      <Suspense fallback={null}>
        {leaving && <LogOutDialog changes={unsaved} onClose={() => setLeaving(false)} />}
        <ManagedRecords />
        {searching && <SearchDialog onClose={() => setSearching(false)} />}
      </Suspense>
    ),
  }
}

/** That the connection is lost, else what is being worked on. */
function Notice({ lost }: { lost: boolean }) {
  const t = useT(pagePhrases)
  if (lost) return <Message tone="warning">{t('reconnecting')}</Message>
  return (
    <Suspense fallback={null}>
      <BackgroundWork />
    </Suspense>
  )
}

function useBottom(place: Place | null, { search, leave }: Pick<ReturnType<typeof useDialogs>, 'search' | 'leave'>) {
  const isPhone = useMedia('(width < 600px)')
  return (
    isPhone && (
      <Suspense fallback={<div className="bottom-place" />}>
        <BottomRow place={place} onSearch={search} onLogOut={leave} />
      </Suspense>
    )
  )
}

/** What is true of saving at this moment; that all is saved only while nothing is on its way and nobody waits. */
function useSaveState({ isLost, isSlow, saving }: Reach): SaveState {
  const t = useT(pagePhrases)
  const unsaved = useUnsaved()
  // What is on its way is waited for, also once the server was not reached: it is tried again.
  if ((isSlow && !isLost) || (isLost && saving > 0)) return { kind: 'saving', text: t('serverSlow') }
  if (unsaved > 0) return { kind: 'unsaved', text: t('unsaved', { n: unsaved }) }
  if (isLost) return { kind: 'offline', text: t('connectionLost') }
  return saving > 0 ? { kind: 'saving', text: t('saving') } : { kind: 'saved', text: t('allSaved') }
}

/** §7: the lists of the variable set come once, at the start, but after what the page shows. */
function usePreload(me: Me | null) {
  const setId = me?.inventarisatie_user?.inventarisatie_organisatie.variable_set.id
  useEffect(() => {
    if (!setId) return
    let left = false
    const load = async () => {
      await untilShown()
      if (!left) (await import('../api/lookups.ts')).preloadLookups()
    }
    load().catch(() => undefined)
    return () => {
      left = true
    }
  }, [setId])
}
