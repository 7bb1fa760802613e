import { model } from '@vezel/model'
import { roadsOf } from '@vezel/model/closed.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { isRouteName, type RouteName, routeNames, routeOf, tabsOf } from '@vezel/model/route-paths.ts'
import { useAnswer } from '../api/rows.ts'
import type { Asked, Read } from '../kinds/record.ts'
import { useTo } from '../page/place.ts'
import { byIdQuery, type Names } from './history-lines.ts'
import { lastParamOf } from './row-address.ts'
import { withField } from './with-field.ts'

/** The page of a kind of record that has no address of its own, by its key. */
export type Pages = Readonly<Record<string, RouteName>>

/** Where a kind of record is shown: a route, and by which relations its parameters are read from the record. */
interface Way {
  readonly route: RouteName
  readonly params: Readonly<Record<string, readonly string[]>>
}

const paramsOf = (route: RouteName) => [...routeOf(route).en.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
/** Parameters are the keys of what they name, in small letters: a building is an asset as well. */
const isNamedBy = ({ key, variantOf }: Entity, param: string | undefined) =>
  param !== undefined && [key, variantOf].some((one) => one?.toLowerCase() === param)

/**
 * Where records of a kind are shown below a page whose parameters are known: the shortest address that ends on one, else
 * that of what they tell of, else that of what they are part of.
 */
export function wayTo(entity: Entity, top: RouteName, known: readonly string[], pages: Pages = {}): Way | null {
  const page = pages[entity.key]
  if (page) return { route: page, params: {} }
  const own = lastParamOf(top)
  if (own && isNamedBy(entity, own)) return { route: top, params: known.includes(own) ? {} : { [own]: [] } }
  const below = ownWay(entity, top, known)
  if (below) return below
  // A line that says something of a place stands on the page of that place.
  const beside = relationsOf(entity).filter(({ required }) => required)
  for (const { name, target } of beside) {
    const way = ownWay(target, top, known)
    if (way) return along(name, way)
  }
  for (const { name, above } of roadsOf(entity)) {
    const way = wayTo(above, top, known, pages)
    if (way) return along(name, way)
  }
  return null
}

function ownWay(entity: Entity, top: RouteName, known: readonly string[]): Way | null {
  const ways = routeNames().flatMap((route): Way[] => {
    if (!route.startsWith(`${top}-`) || !isNamedBy(entity, lastParamOf(route))) return []
    const asked = paramsOf(route).filter((param) => !known.includes(param))
    const roads = asked.map((param) => [param, roadTo(entity, param)] as const)
    if (roads.some(([, road]) => road === null)) return []
    return [{ route, params: Object.fromEntries(roads.map(([param, road]) => [param, road ?? []])) }]
  })
  return ways.toSorted((a, b) => routeOf(a.route).en.length - routeOf(b.route).en.length)[0] ?? null
}

const along = (name: string, { route, params }: Way): Way => ({
  route,
  params: Object.fromEntries(Object.entries(params).map(([param, road]) => [param, [name, ...road]])),
})

const relationsOf = (entity: Entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    pointsAtOne(field) ? [{ name, target: model.named(field.target), required: field.required }] : [],
  )

/** The relations that lead from a record to the one a parameter names, three at most; none to itself. Null: no road. */
function roadTo(entity: Entity, param: string, steps = 3): readonly string[] | null {
  if (isNamedBy(entity, param)) return []
  if (steps === 0) return null
  const direct = relationsOf(entity).find(({ target }) => isNamedBy(target, param))
  if (direct) return [direct.name]
  for (const { name, above } of roadsOf(entity)) {
    const road = roadTo(above, param, steps - 1)
    if (road) return [name, ...road]
  }
  return null
}

/** What is asked of a record to follow these relations. */
function askAlong(roads: readonly (readonly string[])[]): Asked {
  const first = [...new Set(roads.flatMap((road) => road.slice(0, 1)))]
  const below = (name: string) => askAlong(roads.flatMap((road) => (road[0] === name ? [road.slice(1)] : [])))
  return { id: true, ...Object.fromEntries(first.map((name) => [name, below(name)])) }
}

const follow = (row: Read, road: readonly string[]): unknown =>
  road.reduce<unknown>((at, name) => (isRecord(at) ? at[name] : null), row)

/** A record by its type and id. */
interface Named {
  readonly type: string
  readonly id: string
  /** The page below its own that is meant, and the field to fill in there. */
  readonly page?: string | null
  readonly field?: string | null
}
type AddressOf = (record: Named) => string | undefined

/** The addresses of records below the page, by type and id; undefined for one that has none or is no longer there. */
export const useAddresses = (top: RouteName, records: readonly Named[], pages?: Pages): AddressOf =>
  // What stands in the address of the page, which is below it, is known.
  useAddressesBy((entity) => wayTo(entity, top, paramsOf(top), pages), records)

/** The addresses of records wherever they are, below the records that have tabs. */
export const useAddressesAnywhere = (records: readonly Named[]): AddressOf =>
  useAddressesBy((entity) => {
    const tops = routeNames().filter((name) => lastParamOf(name) !== undefined && tabsOf(name).length > 0)
    return tops.map((top) => wayTo(entity, top, [])).find((way) => way !== null) ?? null
  }, records)

function useAddressesBy(wayFor: (entity: Entity) => Way | null, records: readonly Named[]): AddressOf {
  const to = useTo()
  const wayOf = (type: string) => {
    const entity = model.ofType(type)
    return entity && wayFor(entity)
  }
  const types = [...new Set(records.map(({ type }) => type))]
  const asked = types.flatMap((type) => {
    const roads = Object.values(wayOf(type)?.params ?? {})
    const ids = [...new Set(records.flatMap((record) => (record.type === type ? [record.id] : [])))]
    const key = model.ofType(type)?.key
    return key && roads.some((road) => road.length > 0) ? [{ key, ids, asked: askAlong(roads) }] : []
  })
  const question = byIdQuery(asked)
  const { data } = useAnswer<Names>(question?.document ?? null, question?.variables)
  return ({ type, id, page, field }) => {
    const way = wayOf(type)
    if (!way) return undefined
    const row = data?.[model.ofType(type)?.key ?? '']?.find((one) => String(one.id) === id) ?? { id }
    const params: Record<string, string> = {}
    for (const [param, road] of Object.entries(way.params)) {
      const found = follow(row, road)
      const value = road.length === 0 ? id : isRecord(found) ? found.id : undefined
      if (value === undefined) return undefined
      params[param] = String(value)
    }
    const address = to(isRouteName(page) ? page : way.route, params)
    const [of, name] = field?.split('.') ?? []
    return of && name ? withField(address, of, name) : address
  }
}
