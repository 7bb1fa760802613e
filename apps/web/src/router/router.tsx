import {
  Component,
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createHistory, type Going, type Held, type Hold, type Location, type Move } from './history.ts'
import { type Match, matchPath, patternsOf } from './match.ts'
import { createPrefetch } from './prefetch.ts'
import { orReload } from './reload-once.ts'

export type { Location } from './history.ts'

/** A page, or a frame around pages. */
export interface AppRoute {
  /** Path below the parent, with `:name` for parameters and `*` for anything; absent for a frame around its children. */
  path?: string
  /** Shown at once, with `<Outlet />` where the children come. */
  frame?: ComponentType
  /** Fetched when somebody goes there. */
  screen?: () => Promise<ComponentType>
  /** Shown while the first screen below is fetched. */
  pending?: ReactNode
  /** Shown instead when something below fails. */
  failed?: ComponentType<{ error: unknown }>
  children?: AppRoute[]
  /** An area: the paths it begins with, and its pages with their whole paths, fetched when somebody goes there. */
  below?: readonly string[]
  area?: () => Promise<AppRoute[]>
}

/** What is on the page: where one is, and the parts to show, from the outermost. */
interface Page {
  readonly location: Location
  readonly move: Move
  readonly match: Match<AppRoute> | null
  /** The fetched screen of the last part, or why it could not be fetched. */
  readonly screen: ComponentType | null
  readonly error?: unknown
}
interface RouterState {
  readonly page: Page | null
  readonly going: boolean
  readonly held: Held | null
}

/** Shows the page of each address, once its screen has been fetched; until then the page before it stays. */
function createRouter(routes: AppRoute[]) {
  let tree = routes
  let patterns = patternsOf<AppRoute>(tree)
  const screens = new Map<() => Promise<ComponentType>, ComponentType>()
  const listeners = new Set<() => void>()
  let state: RouterState = { page: null, going: true, held: null }
  let latest = 0
  const set = (next: Partial<RouterState>) => {
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }
  /** Where a path leads, once the area it lies in has brought its pages. */
  const reach = async (path: string, fetch = orReload): Promise<Match<AppRoute> | null> => {
    const match = matchPath(patterns, path)
    const last = match?.chain.at(-1)
    if (!last?.area) return match
    const children = await fetch(last.area)
    tree = grown(tree, last, children)
    patterns = patternsOf<AppRoute>(tree)
    return matchPath(patterns, path)
  }
  const arrive = async ({ location, move }: Going) => {
    const turn = ++latest
    let match = matchPath(patterns, location.pathname)
    if (match?.chain.at(-1)?.area) {
      set({ going: true })
      try {
        match = await reach(location.pathname)
      } catch (error) {
        if (turn === latest) set({ page: { location, move, match, screen: null, error }, going: false })
        return
      }
      if (turn !== latest) return
    }
    const load = match?.chain.at(-1)?.screen
    const known = load ? screens.get(load) : null
    const page = { location, move, match }
    if (known !== undefined) return set({ page: { ...page, screen: known }, going: false })
    set({ going: true })
    try {
      const screen = await orReload(load as () => Promise<ComponentType>)
      screens.set(load as () => Promise<ComponentType>, screen)
      if (turn === latest) set({ page: { ...page, screen }, going: false })
    } catch (error) {
      if (turn === latest) set({ page: { ...page, screen: null, error }, going: false })
    }
  }
  const history = createHistory(
    (going) => void arrive(going),
    (held) => set({ held }),
  )
  void arrive({ location: history.here(), move: 'POP' })
  const ahead = new Set<() => Promise<ComponentType>>()
  const fetchAhead = async (path: string) => {
    const load = (await reach(path, (load) => load()))?.chain.at(-1)?.screen
    if (!load || screens.has(load) || ahead.has(load)) return
    ahead.add(load)
    screens.set(load, await load())
  }
  // One that cannot be had is asked for again by whoever goes there.
  const watch = createPrefetch((path) => void fetchAhead(path).catch(() => {}))
  return {
    history,
    /** Fetches the screen behind a link ahead; gives the way to stop. */
    watch,
    reach,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Shown until the first page is there. */
    pending: routes.find((route) => route.pending !== undefined)?.pending ?? null,
  }
}
type Router = ReturnType<typeof createRouter>

/** The tree with the pages of an area in its place. */
const grown = (tree: readonly AppRoute[], area: AppRoute, children: AppRoute[]): AppRoute[] =>
  tree.map((branch) =>
    branch === area
      ? { children }
      : branch.children
        ? { ...branch, children: grown(branch.children, area, children) }
        : branch,
  )

const RouterContext = createContext<Router | null>(null)
const PageContext = createContext<Page | null>(null)
const OutletContext = createContext<ReactNode>(null)

function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('No router above this part')
  return router
}
function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('No page above this part')
  return page
}

/** The routed application. `routes` must stay the same object for the life of the page. */
export function App({ routes }: { routes: AppRoute[] }) {
  const [router] = useState(() => createRouter(routes))
  const page = useSyncExternalStore(router.subscribe, () => router.state().page)
  return (
    <RouterContext value={router}>
      {page === null ? router.pending : <PageContext value={page}>{partsOf(page)}</PageContext>}
    </RouterContext>
  )
}

/** The frames of a page inside each other, its screen in the last one. */
function partsOf({ match, screen: Screen, error, location }: Page): ReactNode {
  let inner: ReactNode = error === undefined ? Screen && <Screen /> : <Rethrow error={error} />
  for (const { frame: Frame, failed } of [...(match?.chain ?? [])].reverse()) {
    if (failed)
      inner = (
        <Boundary failed={failed} at={location.key}>
          {inner}
        </Boundary>
      )
    if (Frame)
      inner = (
        <OutletContext value={inner}>
          <Frame />
        </OutletContext>
      )
  }
  return inner
}

function Rethrow({ error }: { error: unknown }): ReactNode {
  throw error
}

/** Shows what went wrong below it, until somebody goes elsewhere. */
class Boundary extends Component<
  { failed: ComponentType<{ error: unknown }>; at: string; children: ReactNode },
  { error: unknown; at: string }
> {
  override state = { error: undefined as unknown, at: this.props.at }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Nothing was thrown') }
  }

  static getDerivedStateFromProps({ at }: { at: string }, state: { at: string }) {
    return at === state.at ? null : { error: undefined, at }
  }

  override render() {
    const { failed: Failed, children } = this.props
    return this.state.error === undefined ? children : <Failed error={this.state.error} />
  }
}

/** The place in a frame where what lies below it comes. */
export function Outlet() {
  return useContext(OutletContext)
}

/** Where one is. */
export function useLocation(): Location {
  return usePage().location
}

/** The parameters of the address. */
export function useParams(): Readonly<Partial<Record<string, string>>> {
  return usePage().match?.params ?? {}
}

/** Where a link leads and what happens to the scroll. */
export interface GoOptions {
  /** Take the place of the current page in the history. */
  replace?: boolean
  /** Stay where the page is scrolled to: for selecting a row or a tab. */
  keepScroll?: boolean
}

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & GoOptions & { to: string }

/** A link within the application; elsewhere a plain `<a>` will do. Its screen is fetched ahead once it is in view. */
export function Link({ to, replace, keepScroll, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const { watch } = useRouter()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlain || (rest.target && rest.target !== '_self')) return
    event.preventDefault()
    // The address one is at already is no new entry of the history.
    const isHere = new URL(to, location.href).href === location.href
    navigate(to, { replace: replace ?? isHere, keepScroll })
  }
  return <a {...rest} ref={watch} href={to} onClick={go} />
}

/** Goes elsewhere as soon as it is shown. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace }), [navigate, to, replace])
  return null
}

/** `await reach(path)`: fetches what is known of the pages of a path's area, such as its addresses in other languages. */
export function useReach(): (path: string) => Promise<unknown> {
  const { reach } = useRouter()
  return useCallback((path) => reach(path), [reach])
}

/** Goes to a path, or with a number back and forth through the history. */
export function useNavigate(): (to: string | number, options?: GoOptions) => void {
  const { history } = useRouter()
  return useCallback(
    (to, { replace, keepScroll } = {}) => history.go(to, { replace, state: keepScroll ? { keepScroll } : null }),
    [history],
  )
}

/** What is behind the `?` of the address, and how to change it: null or '' removes a name. Replaces the page. */
export function useSearch(): [
  search: Readonly<Record<string, string | undefined>>,
  setSearch: (patch: Record<string, string | null>, options?: GoOptions) => void,
] {
  const { history } = useRouter()
  const { search: text } = useLocation()
  const search = useMemo(() => Object.fromEntries(new URLSearchParams(text)), [text])
  const setSearch = useCallback(
    (patch: Record<string, string | null>, options: GoOptions = {}) => {
      // From where one is now, so that two changes in a row keep each other.
      const { pathname, search: before, hash } = history.here()
      const after = new URLSearchParams(before)
      for (const [name, value] of Object.entries(patch)) {
        if (value === null || value === '') after.delete(name)
        else after.set(name, value)
      }
      const query = after.toString()
      history.go(`${pathname}${query && `?${query}`}${hash}`, {
        replace: options.replace ?? true,
        state: { keepScroll: true },
      })
    },
    [history],
  )
  return [search, setSearch]
}

/** Whether a next page is being fetched. */
export function useIsGoing(): boolean {
  const router = useRouter()
  return useSyncExternalStore(router.subscribe, () => router.state().going)
}

/** The question whether to leave unsaved changes behind. */
export interface DirtyBlock {
  /** Somebody wants to leave: ask. */
  asking: boolean
  stay: () => void
  leave: () => void
}

/**
 * Holds every way out of the page while there are unsaved changes: links, back and forward, closing the window.
 * One at a time on a page. With a function only those moves are held for which it says true.
 */
export function useDirtyBlock(dirty: boolean | ((from: string, to: string) => boolean)): DirtyBlock {
  const router = useRouter()
  const held = useSyncExternalStore(router.subscribe, () => router.state().held)
  const latest = useRef(dirty)
  useLayoutEffect(() => {
    latest.current = dirty
  })
  const closes = typeof dirty === 'boolean' ? dirty : true
  useEffect(() => {
    if (!closes) return
    const isHeld = (from: string, to: string) =>
      typeof latest.current === 'boolean' ? latest.current : latest.current(from, to)
    const hold: Hold = (from, to) => isHeld(from.pathname, to.pathname)
    const holdWindow = (event: BeforeUnloadEvent) => {
      if (isHeld(location.pathname, '')) event.preventDefault()
    }
    router.history.setHold(hold)
    addEventListener('beforeunload', holdWindow)
    return () => {
      router.history.setHold(null)
      removeEventListener('beforeunload', holdWindow)
    }
  }, [closes, router])
  return {
    asking: held !== null,
    stay: () => held?.reset(),
    leave: () => held?.proceed(),
  }
}

const positions = new Map<string, number>()
const storageKey = 'vezel-scroll'
let listens = false

/**
 * Remembers how far `element` was scrolled for each page of the history: back and forward return to it, a new page
 * starts at the top, and a move with `keepScroll` leaves it. `name` tells several scrollers on one page apart.
 */
export function useScrollMemory(element: HTMLElement | null, name = 'page'): void {
  const location = useLocation()
  const how = usePage().move
  const keeps = (location.state as { keepScroll?: boolean } | null)?.keepScroll === true
  const key = `${location.key}/${name}`
  useEffect(() => {
    if (listens) return
    listens = true
    try {
      const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]
      for (const [of, top] of stored) if (!positions.has(of)) positions.set(of, top)
    } catch {
      sessionStorage.removeItem(storageKey)
    }
    addEventListener('pagehide', () => {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-100)))
    })
  }, [])
  useEffect(() => {
    if (element === null) return
    const target = positions.get(key)
    let tries = 0
    let frame = 0
    // Rows may still be on their way: try until the page is long enough, and give up after a second.
    const restore = (top: number) => {
      element.scrollTop = top
      if (element.scrollTop < top - 1 && tries++ < 60) frame = requestAnimationFrame(() => restore(top))
    }
    if (how === 'POP' && target !== undefined) restore(target)
    else if (!keeps && target === undefined && how !== 'POP') element.scrollTop = 0
    const remember = () => positions.set(key, element.scrollTop)
    const interrupt = () => cancelAnimationFrame(frame)
    element.addEventListener('scroll', remember, { passive: true })
    element.addEventListener('wheel', interrupt, { passive: true })
    element.addEventListener('pointerdown', interrupt, { passive: true })
    return () => {
      interrupt()
      element.removeEventListener('scroll', remember)
      element.removeEventListener('wheel', interrupt)
      element.removeEventListener('pointerdown', interrupt)
    }
  }, [element, key, how, keeps])
}
