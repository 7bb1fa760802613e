import { type EntityKey, model } from '@vezel/model'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { type RecordRoute, routeOf } from '@vezel/model/route-paths.ts'
import type { Counted, Filter } from '../api/rows.ts'
import { countedTabs, rowParamOf } from '../page/tab-rows.ts'

/** How records belong to one otherwise than by naming it, by their kind. */
export type Otherwise = { readonly [Key in EntityKey]?: (id: string) => Filter }

/**
 * What the tabs of a record hold: the records that their lists show, which the route names and which name the
 * record by a relation. A tab of which neither says it has no count.
 */
export function contentsOf(
  of: string,
  route: RecordRoute,
  id: string,
  otherwise: Otherwise = {},
): Readonly<Record<string, Counted>> {
  const others: Readonly<Record<string, (id: string) => Filter>> = otherwise
  return Object.fromEntries(
    countedTabs(route).flatMap((tab): [string, Counted][] => {
      const key = routeOf(tab).holds ?? rowParamOf(tab) ?? ''
      const entity = model.entities.find((one) => one.key === key)
      const fields = Object.entries(entity?.fields ?? {})
      const relation = fields.find(([, field]) => pointsAtOne(field) && field.target === of)?.[0]
      const filter = others[key]?.(id) ?? (relation && { [relation]: { eq: id } })
      return entity && filter ? [[tab, { of: entity, filter }]] : []
    }),
  )
}
