import { parentOf, type RouteName, routeNames, routeOf, tabsOf } from '@vezel/model/route-paths.ts'

/** One row of tabs: those below `of`, and which of them is open. */
export interface TabRow {
  readonly of: RouteName
  readonly tabs: readonly RouteName[]
  readonly open: RouteName | undefined
}

const placeOfRoute = (name: RouteName) => routeOf(name).place

/** The parameter of the rows of a list: `remark` of a route that has `{remark}` right below it. */
export function rowParamOf(name: RouteName): string | undefined {
  const rows = routeNames().find(
    (one) => parentOf(one) === name && /^\/\{\w+\}$/.test(routeOf(one).en.slice(routeOf(name).en.length)),
  )
  return rows && /\{(\w+)\}$/.exec(routeOf(rows).en)?.[1]
}

/** The tabs of a survey that say how many records they hold: those of lists. A form with rows below it says nothing. */
export function countedTabs(): readonly RouteName[] {
  const names = routeNames()
  if (counted.among !== names) {
    const lists = names.filter(
      (name) =>
        name.startsWith('surveys-survey-') &&
        placeOfRoute(name) === 'tab' &&
        !routeOf(name).isForm &&
        rowParamOf(name) !== undefined,
    )
    counted = { among: names, lists }
  }
  return counted.lists
}
/** Worked out anew when an area has brought its routes. */
let counted: { readonly among: readonly RouteName[] | null; readonly lists: readonly RouteName[] } = {
  among: null,
  lists: [],
}

/** The route and those above it, from the outermost. */
export function chainOf(name: RouteName): readonly RouteName[] {
  const parent = parentOf(name)
  return parent ? [...chainOf(parent), name] : [name]
}

/** The rows of tabs of a page, outermost first: the tabs of a survey, then those of its information. */
export function tabRowsOf(name: RouteName): readonly TabRow[] {
  const chain = chainOf(name)
  const rows: TabRow[] = []
  for (const of of [...chain].reverse()) {
    const tabs = tabsOf(of)
    if (tabs.length > 0) rows.unshift({ of, tabs, open: tabs.find((tab) => chain.includes(tab)) })
    // The tabs of a list are no tabs of one of its records.
    if (tabs.length > 0 && placeOfRoute(of) !== 'tab') break
  }
  return rows
}

/** What the reader would call the page: opening a row or a card's tab stays on it. */
export function pageOf(name: RouteName): RouteName {
  const chain = chainOf(name)
  return [...chain].reverse().find((one) => placeOfRoute(one) === 'tab' || placeOfRoute(one) === 'menu') ?? name
}

/** The main navigation, and below each item its tabs. */
export function menuOf(
  mayManage: boolean,
): readonly { readonly name: RouteName; readonly children: readonly RouteName[] }[] {
  return routeNames()
    .filter((name) => placeOfRoute(name) === 'menu' && (routeOf(name).for !== 'manager' || mayManage))
    .map((name) => ({ name, children: tabsOf(name) }))
}
