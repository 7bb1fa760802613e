import { IconClipboardList, IconLanguage, IconLayoutDashboard, IconSettings, IconUser } from '@tabler/icons-react'
import { survey } from '@vezel/model/entities/survey/survey.ts'
import { locales } from '@vezel/model/kit/label.ts'
import { fill, inOtherLocale, landingOf, type Place, type RouteName, routeOf } from '@vezel/model/route-paths.ts'
import { type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isLost, onConnection } from '../api/connection.ts'
import { isManager, loadMe, useMe } from '../api/me.ts'
import { useCounts, useRow } from '../api/rows.ts'
import { logOut } from '../api/session.ts'
import { languages } from '../i18n/languages.ts'
import { type MenuEntry, PagePending, type SaveState, SignedIn, useMedia } from '../layouts/signed-in.tsx'
import { pagePhrases } from '../page/phrases.ts'
import { useIsReportAlone, usePlace, useTo } from '../page/place.ts'
import { inState, stepOf, surveyStateNames, surveyStates } from '../page/survey-states.ts'
import { useLabel, useLocale } from '../page/texts.tsx'
import { useUnsaved } from '../resource/unsaved.ts'
import { lazyPart } from '../router/reload-once.ts'
import { Outlet, useLocation } from '../router/router.tsx'
import { IconButton } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Message } from '../ui/message.tsx'
import { Menu } from '../ui/popover.tsx'
import { ProgressSign } from '../ui/signs.tsx'
import { type TabItem, Tabs } from '../ui/tabs.tsx'
import { useT } from '../ui/texts.ts'
import { tooltip } from '../ui/tooltip.ts'
import { chainOf, countedTabs, menuOf, pageOf, tabRowsOf } from './page-tabs.ts'

const SearchDialog = lazyPart(async () => (await import('../search/search-dialog.tsx')).SearchDialog)
const BackgroundWork = lazyPart(async () => (await import('./background-work.tsx')).BackgroundWork)
const NoticeBell = lazyPart(async () => (await import('./notice-bell.tsx')).NoticeBell)
const SurveyStatus = lazyPart(async () => (await import('../screens/survey/survey-status.tsx')).SurveyStatus)
const BottomRow = lazyPart(async () => (await import('./bottom-row.tsx')).BottomRow)
const LogOutDialog = lazyPart(async () => (await import('./log-out-dialog.tsx')).LogOutDialog)
const version = __VERSION__

const icons: Partial<Record<RouteName, ReactNode>> = {
  index: <IconLayoutDashboard />,
  surveys: <IconClipboardList />,
  account: <IconUser />,
  admin: <IconSettings />,
}

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
  const t = useT(pagePhrases)
  const label = useLabel()
  const to = useTo()
  const place = usePlace()
  const { me } = useMe()
  const [searching, setSearching] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const leave = () => (unsaved > 0 ? setLeaving(true) : logOut())
  const unsaved = useUnsaved()
  const isPhone = useMedia('(width < 600px)')
  const lost = useSyncExternalStore(onConnection, isLost)
  useEffect(() => {
    if (me === null) void loadMe()
  }, [me])
  usePreload()

  const open = useOpenSurvey(place)
  const counts = useStateCounts()
  const title =
    place === null ? t('notFoundTitle') : open ? open.number : label(routeOf(chainOf(place.name)[0] ?? 'index').label)
  return (
    <>
      <SignedIn
        pageKey={place === null ? '404' : `${pageOf(place.name)} ${place.params.survey ?? ''}`}
        windowTitle={place ? `${windowTitle(place, open?.number, label)} · Vezel` : t('notFoundTitle')}
        title={title}
        subtitle={open?.asset}
        state={open?.state}
        save={useSaveState(lost)}
        actions={
          <>
            <LanguageMenu />
            <span className="bar-apart">
              <Suspense fallback={null}>
                <NoticeBell />
              </Suspense>
            </span>
          </>
        }
        version={version}
        versionTo={to('changelog')}
        userName={me?.full_name ?? null}
        organisation={me?.inventarisatie_user?.inventarisatie_organisatie.naam ?? ''}
        onLogOut={leave}
        onSearch={() => setSearching(true)}
        menu={useMenu(place, isManager(me), open?.code, counts)}
        strip={
          lost ? (
            <Message tone="warning">{t('reconnecting')}</Message>
          ) : (
            <Suspense fallback={null}>
              <BackgroundWork />
            </Suspense>
          )
        }
        bottom={
          isPhone && (
            <Suspense fallback={null}>
              <BottomRow place={place} onSearch={() => setSearching(true)} onLogOut={leave} />
            </Suspense>
          )
        }
      >
        {place && <PageTabs place={place} counts={counts} />}
        <Suspense fallback={<PagePending />}>
          <Outlet />
        </Suspense>
      </SignedIn>
      {leaving && (
        <Suspense fallback={null}>
          <LogOutDialog changes={unsaved} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
      {searching && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </>
  )
}

type StateCounts = ReturnType<typeof useStateCounts>

/** How many surveys there are in each state. */
function useStateCounts() {
  return useCounts(
    useMemo(
      () =>
        Object.fromEntries(
          surveyStateNames.map((name) => [surveyStates[name].route, { of: survey, filter: inState(name) }]),
        ) as Record<
          (typeof surveyStates)[keyof typeof surveyStates]['route'],
          { of: typeof survey; filter: ReturnType<typeof inState> }
        >,
      [],
    ),
  )
}

/** How many records each tab of the survey holds; nothing waits for it. */
function useTabCounts(survey: string | undefined): Partial<Record<RouteName, number | ''>> {
  const [contentsOf, setContentsOf] = useState<typeof import('./survey-tabs.ts').contentsOf | null>(null)
  useEffect(() => {
    if (survey === undefined) return
    import('./survey-tabs.ts').then(
      (fetched) => setContentsOf(() => fetched.contentsOf),
      () => {},
    )
  }, [survey])
  const wanted = useMemo(() => (contentsOf && survey ? contentsOf(survey) : {}), [contentsOf, survey])
  const counts: Partial<Record<RouteName, number>> = useCounts<Readonly<Record<string, string>>>(wanted)
  // A number that is on its way keeps its room.
  return Object.fromEntries(countedTabs().map((tab) => [tab, counts[tab] ?? '']))
}

/** The survey that the address names: its number, its asset and its state stand on the bar of every page of it. */
function useOpenSurvey(place: Place | null) {
  const locale = useLocale()
  const { row } = useRow(survey, place?.params.survey, {
    nummer: true,
    inventarisatie_asset: { asset: { id: true, title: true } },
    onderzoek_status: { value: true, value_en: true, value_fr: true, code: true },
  })
  if (!place?.params.survey) return null
  const status = row?.onderzoek_status
  const word = status && ((locale === 'nl' ? null : status[`value_${locale}`]) || status.value)
  const chip = status && word && (
    <Chip
      tone="bar"
      sign={
        <span className="bar-sign" {...tooltip(word)}>
          <ProgressSign step={stepOf(status.code)} />
        </span>
      }
    >
      {word}
    </Chip>
  )
  return {
    number: row?.nummer ?? '…',
    asset: row?.inventarisatie_asset.asset.title ?? '',
    code: status?.code ?? null,
    state: row && (
      <Suspense fallback={chip}>
        <SurveyStatus id={row.id}>{chip}</SurveyStatus>
      </Suspense>
    ),
  }
}

function windowTitle(place: Place, number: string | undefined, label: ReturnType<typeof useLabel>): string {
  const page = label(routeOf(pageOf(place.name)).label)
  const [outer = place.name] = chainOf(place.name)
  return number
    ? `${page} ${number}`
    : outer === pageOf(place.name)
      ? page
      : `${label(routeOf(outer).label)} ${page.toLowerCase()}`
}

function useSaveState(lost: boolean): SaveState {
  const t = useT(pagePhrases)
  const unsaved = useUnsaved()
  if (unsaved > 0) return { kind: 'unsaved', text: t('unsaved', { n: unsaved }) }
  return lost ? { kind: 'offline', text: t('connectionLost') } : { kind: 'saved', text: t('allSaved') }
}

function useMenu(
  place: Place | null,
  mayManage: boolean,
  openState: string | null | undefined,
  counts: StateCounts,
): MenuEntry[] {
  const locale = useLocale()
  const label = useLabel()
  const chain = place ? chainOf(place.name) : []
  return menuOf(mayManage).map(({ name, children }) => ({
    to: fill(routeOf(landingOf(name)), {}, locale),
    label: label(routeOf(name).label),
    icon: icons[name],
    active: chain.includes(name),
    children:
      children.length === 0
        ? undefined
        : children.map((child) => ({
            to: fill(routeOf(landingOf(child)), {}, locale),
            label: label(routeOf(child).label),
            count: counts[child as keyof StateCounts],
            // A survey belongs to the list of its state.
            active:
              chain.includes(child) ||
              surveyStateNames.some(
                (state) => surveyStates[state].route === child && surveyStates[state].code === openState,
              ),
          })),
  }))
}

/** The tabs of the page, and below them those of the open tab. */
function PageTabs({ place, counts: stateCounts }: { place: Place; counts: StateCounts }) {
  const t = useT(pagePhrases)
  const counts: Partial<Record<RouteName, number | ''>> = { ...stateCounts, ...useTabCounts(place.params.survey) }
  const label = useLabel()
  const locale = useLocale()
  return tabRowsOf(place.name).map(({ of, tabs, open }, depth) => (
    <Tabs
      key={of}
      size={depth === 0 ? 'page' : 'card'}
      label={depth === 0 ? t('mainTabs') : t('subTabs', { tab: label(routeOf(of).label) })}
      items={tabs.map(
        (tab): TabItem => ({
          to: fill(routeOf(landingOf(tab)), place.params, locale),
          label: label(routeOf(tab).label),
          active: tab === open,
          count: counts[tab],
        }),
      )}
    />
  ))
}

/** The same page in another language. */
function LanguageMenu() {
  const t = useT(pagePhrases)
  const locale = useLocale()
  const { pathname, search } = useLocation()
  return (
    <Menu
      label={t('language')}
      trigger={(given) => (
        <IconButton
          {...given}
          className="bar-button"
          label={`${t('language')}: ${languages[locale]}`}
          icon={<IconLanguage />}
        />
      )}
      items={locales.map((one) => ({
        label: languages[one],
        to: inOtherLocale(pathname, search, one),
      }))}
    />
  )
}

/** §7: the lists of the variable set come once, at the start, but after what the page shows. */
function usePreload() {
  const { me } = useMe()
  const setId = me?.inventarisatie_user?.inventarisatie_organisatie.variable_set.id
  useEffect(() => {
    if (!setId) return
    const load = async () => (await import('../api/lookups.ts')).preloadLookups()
    // Safari has no requestIdleCallback.
    const timer = setTimeout(() => void load().catch(() => undefined), 1500)
    return () => clearTimeout(timer)
  }, [setId])
}
