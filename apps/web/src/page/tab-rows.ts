import type { Label } from '@vezel/model/kit/label.ts'
import {
  type Place,
  parentOf,
  type RouteName,
  routeNames,
  routeOf,
  tabsOf,
  valuesOf,
} from '@vezel/model/route-paths.ts'

/** One tab: a route, of which it may be one value of the parameter. */
export interface Tab {
  readonly route: RouteName
  readonly label: Label
  /** What it adds to the parameters of the page. */
  readonly params: Readonly<Record<string, string>>
  readonly isOpen: boolean
}

/** One row of tabs: those below `of`. */
export interface TabRow {
  readonly of: RouteName
  readonly tabs: readonly Tab[]
  /** The route that has a tab for each record: they come instead of `tabs`, once they are known. */
  readonly records?: RouteName
}

const placeOfRoute = (name: RouteName) => routeOf(name).place

/** The parameter on which a path ends. */
export const endOf = (name: RouteName): string | undefined => /\{(\w+)\}$/.exec(routeOf(name).en)?.[1]

/** The parameter of the rows of a list: `remark` of a route that has `{remark}` right below it. */
export function rowParamOf(name: RouteName): string | undefined {
  const rows = routeNames().find(
    (one) => parentOf(one) === name && /^\/\{\w+\}$/.test(routeOf(one).en.slice(routeOf(name).en.length)),
  )
  return rows && endOf(rows)
}

/** The tabs below a record that say how many they hold: those of lists. A form with rows below it says nothing. */
export const countedTabs = (record: RouteName): readonly RouteName[] =>
  routeNames().filter(
    (name) =>
      name.startsWith(`${record}-`) &&
      placeOfRoute(name) === 'tab' &&
      !routeOf(name).isForm &&
      (routeOf(name).holds ?? rowParamOf(name)),
  )

/** The route and those above it, from the outermost. */
export function chainOf(name: RouteName): readonly RouteName[] {
  const parent = parentOf(name)
  return parent ? [...chainOf(parent), name] : [name]
}

/** The rows of tabs of a page, outermost first: the tabs of a survey, then those of its information. */
export function tabRowsOf(
  { name, params }: Pick<Place, 'name' | 'params'>,
  may: (tab: RouteName) => boolean,
): TabRow[] {
  const chain = chainOf(name)
  const rows: TabRow[] = []
  for (const of of [...chain].reverse()) {
    const row = rowOf(of, chain, params, may)
    if (!row) continue
    rows.unshift(row)
    // The tabs of a list are no tabs of one of its records.
    if (placeOfRoute(of) !== 'tab') break
  }
  return rows
}

function rowOf(
  of: RouteName,
  chain: readonly RouteName[],
  params: Place['params'],
  may: (tab: RouteName) => boolean,
): TabRow | undefined {
  const below = tabsOf(of).filter(may)
  if (below.length === 0) return undefined
  const records = below.find((tab) => routeOf(tab).values === 'records')
  if (records) return { of, tabs: [], records }
  const tabs = below.flatMap((route) => tabsAt(route, chain.includes(route), params))
  if (!routeOf(of).isPage) return { of, tabs }
  const own: Tab = { route: of, label: routeOf(of).label, params: {}, isOpen: !tabs.some((tab) => tab.isOpen) }
  return { of, tabs: [own, ...tabs] }
}

/** The tab of a route, or one for each value of its parameter. */
function tabsAt(route: RouteName, isOpen: boolean, params: Place['params']): Tab[] {
  const { label, values } = routeOf(route)
  const end = endOf(route) ?? ''
  if (typeof values !== 'object') return [{ route, label, params: {}, isOpen }]
  return valuesOf(routeOf(route)).map((value) => ({
    route,
    label: values[value] ?? label,
    params: { [end]: value },
    isOpen: isOpen && params[end] === value,
  }))
}

/** What the reader would call the page: opening a row or a card's tab stays on it. */
export function pageOf(name: RouteName): RouteName {
  const chain = chainOf(name)
  return [...chain].reverse().find((one) => placeOfRoute(one) === 'tab' || placeOfRoute(one) === 'menu') ?? name
}

/**
 * The record below which a page lies: the nearest route above that ends on a parameter and has tabs. Undefined elsewhere,
 * also where records are themselves the tabs.
 */
export const recordAbove = (name: RouteName): RouteName | undefined =>
  [...chainOf(name)].reverse().find((one) => endOf(one) !== undefined && tabsOf(one).length > 0)

export interface MenuItem {
  readonly name: RouteName
  readonly children: readonly Pick<Tab, 'route' | 'label' | 'params'>[]
}

/** The main navigation, and below each item its tabs. */
export const menuOf = (may: (name: RouteName) => boolean): readonly MenuItem[] =>
  routeNames()
    .filter((name) => placeOfRoute(name) === 'menu' && may(name))
    .map((name) => ({
      name,
      children: tabsOf(name)
        .filter(may)
        .flatMap((tab) => tabsAt(tab, false, {})),
    }))
