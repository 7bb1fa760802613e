import { placeOf, type RouteName, routeNames, routeOf } from '@vezel/model/route-paths.ts'
import { chainOf } from '../../page/tab-rows.ts'

/** The tab on which an address of a survey lies, the innermost; the page itself where that is on none. */
export function tabOf(address: string): RouteName {
  const [path = ''] = address.split(/[?#]/)
  const name = placeOf(path)?.name ?? 'surveys-survey'
  return chainOf(name).findLast((one) => routeOf(one).place === 'tab') ?? name
}

/** How much is missing on each tab, and on those that it lies below. */
export function countedOnTabs(addresses: readonly string[]): ReadonlyMap<RouteName, number> {
  const counts = new Map<RouteName, number>()
  for (const address of addresses)
    for (const tab of chainOf(tabOf(address)))
      if (routeOf(tab).place === 'tab') counts.set(tab, (counts.get(tab) ?? 0) + 1)
  return counts
}

/** What is missing by the tab on which it is mended, in the order of the tabs. */
export function byTab<G>(
  gaps: readonly G[],
  addressOf: (gap: G) => string,
): (readonly [tab: RouteName, gaps: readonly G[]])[] {
  const tabs = Map.groupBy(gaps, (gap) => tabOf(addressOf(gap)))
  const order = routeNames()
  return [...tabs].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
}
