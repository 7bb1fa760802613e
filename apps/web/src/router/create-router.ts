import type { ComponentType, ReactNode } from 'react'
import { createHistory, type Going, type Held, type Location, type Move } from './history.ts'
import { type Match, matchPath, patternsOf } from './match.ts'
import { createPrefetch } from './prefetch.ts'
import { orReload } from './reload-once.ts'

/** A page, or a frame around pages. */
export interface AppRoute {
  /** Path below the parent, with `:name` for parameters and `*` for anything; absent for a frame around its children. */
  path?: string
  /** Shown at once, with `<Outlet />` where the children come. */
  frame?: ComponentType
  /** Fetched when somebody goes there. */
  screen?: () => Promise<ComponentType>
  /** What the frame needs that is fetched: no page below it is shown without, so that nothing has to stand in its place. */
  before?: () => Promise<unknown>
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
export interface Page {
  readonly location: Location
  readonly move: Move
  readonly match: Match<AppRoute> | null
  /** The fetched screen of the last part, or why it could not be fetched. */
  readonly screen: ComponentType | null
  readonly error?: unknown
}
export interface RouterState {
  readonly page: Page | null
  readonly going: boolean
  readonly held: Held | null
}

type Load = () => Promise<ComponentType>
export type Router = ReturnType<typeof createRouter>

/** Shows the page of each address, once its screen has been fetched; until then the page before it stays. */
export function createRouter(routes: AppRoute[]) {
  const shown = createState()
  const { match, reach } = createTree(routes)
  const screens = new Map<Load, ComponentType>()
  const fetchBefore = createBefore()
  let latest = 0
  const arrive = async ({ location, move }: Going) => {
    const turn = ++latest
    const page = { location, move, match: match(location.pathname) }
    // What came while somebody went on elsewhere is not shown any more.
    const show = (more: Partial<Page>) => {
      if (turn === latest) shown.set({ page: { ...page, screen: null, ...more }, going: false })
    }
    try {
      if (isArea(page.match)) {
        shown.set({ going: true })
        page.match = await reach(location.pathname)
        if (turn !== latest) return
      }
      const before = fetchBefore(page.match)
      const load = page.match?.chain.at(-1)?.screen
      const missing = load && !screens.has(load) ? load : null
      if (before || missing) shown.set({ going: true })
      if (missing) screens.set(missing, await orReload(missing))
      if (before) await before
      if (!load) return show({})
      show({ screen: screens.get(load) ?? null })
    } catch (error) {
      show({ error })
    }
  }
  const history = createHistory(
    (going) => void arrive(going),
    (held) => shown.set({ held }),
  )
  void arrive({ location: history.here(), move: 'POP' })
  return {
    history,
    /** Fetches the screen behind a link ahead; gives the way to stop. */
    watch: createAhead(reach, screens),
    reach,
    state: shown.state,
    subscribe: shown.subscribe,
    /** Shown until the first page is there. */
    pending: routes.find((route) => route.pending !== undefined)?.pending ?? null,
  }
}

/** Fetches what the frames of a page need, each once; null when all of it is there. */
function createBefore() {
  const there = new Set<AppRoute>()
  return (match: Match<AppRoute> | null): Promise<unknown> | null => {
    const missing = match?.chain.filter((route) => route.before && !there.has(route)) ?? []
    if (missing.length === 0) return null
    const fetched = missing.map(async (route) => {
      if (route.before) await orReload(route.before)
      there.add(route)
    })
    return Promise.all(fetched)
  }
}

const isArea = (match: Match<AppRoute> | null) => match?.chain.at(-1)?.area !== undefined

/** What is shown, and whoever wants to know of it. */
function createState() {
  const listeners = new Set<() => void>()
  let state: RouterState = { page: null, going: true, held: null }
  return {
    state: () => state,
    set: (next: Partial<RouterState>) => {
      state = { ...state, ...next }
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The pages, which grow with each area that is fetched. */
function createTree(routes: AppRoute[]) {
  let tree = routes
  let patterns = patternsOf<AppRoute>(tree)
  const match = (path: string) => matchPath(patterns, path)
  /** Where a path leads, once the area it lies in has brought its pages. */
  const reach = async (path: string, fetch = orReload): Promise<Match<AppRoute> | null> => {
    const found = match(path)
    const last = found?.chain.at(-1)
    if (!last?.area) return found
    const children = await fetch(last.area)
    tree = grown(tree, last, children)
    patterns = patternsOf<AppRoute>(tree)
    return match(path)
  }
  return { match, reach }
}
type Tree = ReturnType<typeof createTree>

/** Watches links, and fetches the screens behind them ahead. */
function createAhead(reach: Tree['reach'], screens: Map<Load, ComponentType>) {
  const ahead = new Set<Load>()
  const fetchAhead = async (path: string) => {
    const load = (await reach(path, (load) => load()))?.chain.at(-1)?.screen
    if (!load || screens.has(load) || ahead.has(load)) return
    ahead.add(load)
    screens.set(load, await load())
  }
  // One that cannot be had is asked for again by whoever goes there.
  return createPrefetch((path) => void fetchAhead(path).catch(() => {}))
}

/** The tree with the pages of an area in its place. */
const grown = (tree: readonly AppRoute[], area: AppRoute, children: AppRoute[]): AppRoute[] =>
  tree.map((branch) =>
    branch === area
      ? { children }
      : branch.children
        ? { ...branch, children: grown(branch.children, area, children) }
        : branch,
  )
