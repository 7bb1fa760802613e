import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import type { RecordRoute, RouteName } from '@vezel/model/route-paths.ts'
import type { Read } from '../kinds/record.ts'
import { useHere, useTo } from '../page/place.ts'
import { useSearch } from '../router/router.tsx'
import { groupOf } from './arrange.tsx'
import { lastParamOf, listAbove, listQuery, rowRouteOf } from './row-address.ts'

/** The groups of a list: `sources/{source}/group/…` of the locations at `sources/{source}/locations/{location}` (§2). */
export interface Groups<By extends string = string> {
  /** The relation by which a row names its group. It is a column of the list. */
  readonly by: By
  /** The route of a group, which the routes of the rows lie below; its tabs are the routes of cards below. */
  readonly route: RecordRoute
}

export interface GroupAddress {
  /** The list, to which closing a row or a group leads back. */
  readonly list: RouteName
  /** The kind of record that groups are. */
  readonly of: Entity
  /** The group that the address names; also where it leads on to one of its rows. */
  readonly open: string | null
  readonly to: (group: string) => string
  /** The address of a row, which names its group too. */
  readonly rowTo: (row: Read) => string
}

/** What the address says of the groups of a list, by the route of its rows; null for a list without. */
export function useGroupAddress(of: string, route: RouteName, groups: Groups | undefined): GroupAddress | null {
  const to = useTo()
  const here: Readonly<Record<string, string | undefined>> = useHere()
  const [search] = useSearch()
  if (!groups) return null
  const query = listQuery(search)
  const param = lastParamOf(groups.route) ?? ''
  const { row: own, param: item } = rowRouteOf(route, of)
  const field = model.named(of).fields[groups.by]
  if (!pointsAtOne(field)) throw new Error(`${of}.${groups.by} names no record that its rows could be grouped by`)
  return {
    list: listAbove(groups.route),
    of: model.named(field.target),
    open: here[param] ?? null,
    to: (group) => to<RouteName>(groups.route, { [param]: group }, { query }),
    rowTo: (row) => to(own ?? route, { [param]: groupOf(row, groups.by), [item]: String(row.id) }, { query }),
  }
}
