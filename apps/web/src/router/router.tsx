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
import { type AppRoute, createRouter, type Page, type Router } from './create-router.ts'
import type { Hold, Location } from './history.ts'

export type { AppRoute } from './create-router.ts'
export type { Location } from './history.ts'

const RouterContext = createContext<Router | null>(null)
const PageContext = createContext<Page | null>(null)
const OutletContext = createContext<ReactNode>(null)

function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('No router above this part')
  return router
}
/** What is on the page. */
export function usePage(): Page {
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

type Search = Readonly<Record<string, string | undefined>>
type SearchPatch = Readonly<Record<string, string | null>>

/**
 * What is behind the `?` of the address, and how to change it: null or '' removes a name. Replaces the page. What follows
 * from the address as it is by then, which may be ahead of what is drawn, is a patch made of that.
 */
export function useSearch(): [
  search: Search,
  setSearch: (patch: SearchPatch | ((now: Search) => SearchPatch), options?: GoOptions) => void,
] {
  const { history } = useRouter()
  const { search: text } = useLocation()
  const search = useMemo(() => Object.fromEntries(new URLSearchParams(text)), [text])
  const setSearch = useCallback(
    (patch: SearchPatch | ((now: Search) => SearchPatch), options: GoOptions = {}) => {
      // From where one is now, so that two changes in a row keep each other.
      const { pathname, search: before, hash } = history.here()
      const after = new URLSearchParams(before)
      const changes = typeof patch === 'function' ? patch(Object.fromEntries(after)) : patch
      for (const [name, value] of Object.entries(changes)) {
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
 * Of several on a page the last one asks. With a function only those moves are held for which it says true.
 */
export function useDirtyBlock(dirty: boolean | ((from: string, to: string) => boolean)): DirtyBlock {
  const router = useRouter()
  const held = useSyncExternalStore(router.subscribe, () => router.state().held)
  const latest = useRef(dirty)
  const own = useRef<Hold>(null)
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
    own.current = hold
    const letGo = router.history.hold(hold)
    addEventListener('beforeunload', holdWindow)
    return () => {
      letGo()
      removeEventListener('beforeunload', holdWindow)
    }
  }, [closes, router])
  return {
    asking: held !== null && held.by === own.current,
    stay: () => held?.reset(),
    leave: () => held?.proceed(),
  }
}
