import { accountEntrance, adminEntrance, entranceRoutes, navigationRoutes } from './navigation.ts'
import { publicRoutes } from './public.ts'
import type { Place, Route } from './route.ts'

type Table = Readonly<Record<string, Route>>

/** How routes lie below each other, worked out once for all that are known. */
interface Tree {
  readonly names: readonly string[]
  /** The nearest route above: the longest other name that this one begins with. */
  readonly parents: ReadonlyMap<string, string>
  readonly children: ReadonlyMap<string, readonly string[]>
}

/** An address in the middle of the paths of others that no route has, as `…/analysis` of `…/analysis/{analysis}`. */
export interface Between {
  readonly nl: string
  readonly en: string
  /** The route that shows what it belongs to. */
  readonly shows: string
}

let known: Table = {}
let tree: Tree = treeOf({}, [])
let order: readonly string[] = []
let between: readonly Between[] = []
const listeners = new Set<() => void>()

/**
 * Makes the routes of an area known: an address of one that is not known yet cannot be made and leads nowhere.
 * `tabs` says the order of tabs that come from several files.
 */
export function addRoutes(more: Table, tabs: readonly string[] = []): void {
  known = { ...known, ...more }
  order = [...order, ...tabs.filter((name) => !order.includes(name))]
  tree = treeOf(known, order)
  for (const listener of listeners) listener()
}

/** Tells whoever works something out of all known routes that there are more. */
export const onMoreRoutes = (listener: () => void): void => void listeners.add(listener)

/** A route by its name. Throws when its area has not been fetched: whoever links there brings its routes along. */
export function routeOf(name: string): Route {
  const route = known[name]
  if (!route) throw new Error(`The route ${name} is not known: import the routes of its area`)
  return route
}

/** All routes that are known. */
export const knownRoutes = (): Table => known
/** The names of all routes that are known. */
export const knownNames = (): readonly string[] => tree.names
export const parentNameOf = (name: string): string | undefined => tree.parents.get(name)

/** The routes right below one that stand in a place, in the order of §2. */
export const namesBelow = (name: string, place: Place): readonly string[] =>
  (tree.children.get(name) ?? []).filter((child) => known[child]?.place === place)

/** What the areas that are known have found in the middle of their paths (`between.ts`). */
export const addressesBetween = (): readonly Between[] => between
export function addBetween(more: readonly Between[]): void {
  between = [...between, ...more.filter(({ en }) => !between.some((known) => known.en === en))]
  for (const listener of listeners) listener()
}

function treeOf(table: Table, tabs: readonly string[]): Tree {
  const rank = new Map(tabs.map((name, at) => [name, at]))
  const names = Object.keys(table)
  const parents = new Map<string, string>()
  const children = new Map<string, string[]>()
  for (const name of names) {
    let above = name
    while (above.includes('-')) {
      above = above.slice(0, above.lastIndexOf('-'))
      if (!table[above]) continue
      parents.set(name, above)
      children.set(above, [...(children.get(above) ?? []), name])
      break
    }
  }
  // Those that the order does not name keep the order of their file, behind the others.
  const place = (name: string) => rank.get(name) ?? rank.size
  for (const below of children.values()) below.sort((a, b) => place(a) - place(b))
  return { names, parents, children }
}

addRoutes({ ...publicRoutes, ...navigationRoutes, ...accountEntrance, ...adminEntrance, ...entranceRoutes })
