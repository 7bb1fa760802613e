import { parentOf, type Query, type RouteName, routeNames, routeOf, tabsOf } from '@vezel/model/route-paths.ts'
import { usePlace, useTo } from '../page/place.ts'
import { useSearch } from '../router/router.tsx'

/** The parameter on which the path of a route ends: `remark` of `…/other/{remark}`. */
export const lastParamOf = (name: RouteName): string | undefined => /\{(\w+)\}$/.exec(routeOf(name).en)?.[1]

/** The route of the rows of a tab that stand beside it, as `…/analyseResultaten/{analyseResultaat}` of `…/tab1`. */
export function rowsBeside(tab: RouteName): RouteName | undefined {
  const { en, rows } = routeOf(tab)
  if (rows === undefined) return undefined
  const path = en.slice(0, en.lastIndexOf('/') + 1) + rows
  return routeNames().find((name) => routeOf(name).en === path)
}

/** Whether a tab shows what an address leads to: itself, what lies below it, and its rows beside it. */
export function showsPlace(tab: RouteName, place: string): boolean {
  const isIn = (name: string) => place === name || place.startsWith(`${name}-`)
  const beside = rowsBeside(tab)
  return isIn(tab) || (beside !== undefined && isIn(beside))
}

/** The rows of a list, as addresses know them. */
export interface RowRoute {
  /** The list, or what shows it, to which closing a row leads back. */
  readonly list: RouteName
  /** A row; null where rows have no address: the query then names the one that is open. */
  readonly row: RouteName | null
  /** The parameter, or the name in the query, that holds the id of a row. */
  readonly param: string
}

/**
 * How the rows of a list are addressed. `route` is the list, or the row of a list without an address of its own
 * (`…/analysis/{analysis}`). A row is the route right below the list; where only its tabs have addresses
 * (`users/{user}/information`) it opens on the first of them.
 */
export function rowRouteOf(route: RouteName, of: string): RowRoute {
  const below = rowsBeside(route) ?? rowBelow(route)
  if (below) return { list: route, row: below, param: lastParamOf(below) ?? '' }
  const own = lastParamOf(route)
  if (own) return { list: parentOf(route) ?? route, row: route, param: own }
  const start = routeOf(route).en
  const tab = tabsOf(route, 'card').find((name) => routeOf(name).en.startsWith(`${start}/{`))
  const param = tab && /^\/\{(\w+)\}/.exec(routeOf(tab).en.slice(start.length))?.[1]
  return tab && param ? { list: route, row: tab, param } : { list: route, row: null, param: of }
}

/** The route of the rows right below a list; a list may itself be named by a parameter (`{variable}/{variableitem}`). */
function rowBelow(route: RouteName): RouteName | undefined {
  const start = routeOf(route).en.length
  return routeNames().find((name) => parentOf(name) === route && /^\/\{\w+\}$/.test(routeOf(name).en.slice(start)))
}

/** The nearest route above a row that is no row itself: its list, or what shows it. */
export function listAbove(route: RouteName): RouteName {
  const above = parentOf(route)
  const tab = above && tabsOf(above, 'card').find((name) => rowsBeside(name) === route)
  if (tab) return tab
  if (!above) throw new Error(`No list above ${route}`)
  return lastParamOf(above) && !rowBelow(above) ? listAbove(above) : above
}

export interface RowAddress {
  /** The id of the row that the address names, also where it leads on to something below that row. */
  readonly selected: string | null
  /** The same where the address leads to the row itself. */
  readonly opened: string | null
  /** The address of a row; of the list when null. */
  readonly to: (id: string | null) => string
  /** Whether the address asks for a new one. */
  readonly isCreating: boolean
  readonly setCreating: (creating: boolean) => void
}

/** What an address says of the list on it: links to a row and the way back take it along. */
export const listQuery = ({ q, view, sort, filter }: Readonly<Record<string, string | undefined>>): Query => ({
  q,
  view,
  sort,
  filter,
})

export interface AddressOptions {
  /** The parameters of the list itself, where a page shows several: only one of which they are in the address has a row selected. */
  readonly params?: Readonly<Record<string, string>>
  /** Where closing a row leads, where that is not its list or what is right above it. */
  readonly list?: RouteName | undefined
  /** Its rows have no addresses, for those below the route are of another list on the page: the query names the one that is open. */
  readonly inQuery?: boolean | undefined
}

/** What the address says of the rows of a list, by the route of the list or of a row of it. */
export function useRowAddress(of: string, route: RouteName, options: AddressOptions = {}): RowAddress {
  const { params = {} } = options
  const to = useTo()
  const place = usePlace()
  const [search, setSearch] = useSearch()
  const { list: own, row, param } = options.inQuery ? { list: route, row: null, param: of } : rowRouteOf(route, of)
  const list = options.list ?? own
  const here = place?.params ?? {}
  const isHere = Object.entries(params).every(([name, value]) => here[name] === value)
  const selected = (isHere && (row ? here[param] : search[param])) || null
  const key = [of, ...Object.values(params)].join('.')
  return {
    selected,
    opened: row === null || place?.name === row ? selected : null,
    // What was searched, filtered and sorted goes along, to the row and back.
    to: (id) => {
      if (row === null) return to(list, params, { query: { ...search, new: null, [param]: id } })
      const query = listQuery(search)
      return id === null ? to(list, params, { query }) : to(row, { ...params, [param]: id }, { query })
    },
    isCreating: search.new === key,
    setCreating: (creating) => setSearch({ new: creating ? key : null }),
  }
}
