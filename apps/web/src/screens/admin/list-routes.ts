import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { listGroups } from '@vezel/model/lookups/groups.ts'
import { roadOf } from '@vezel/model/nested-lists.ts'
import { type RouteName, routeNames, routeOf, tabsOf } from '@vezel/model/route-paths.ts'
import { lastParamOf, rowRouteOf } from '../../resource/row-address.ts'

/** The lists that stand in the items of a list. */
export const nestedIn = (list: Entity): readonly Entity[] =>
  model.entities.filter((other) => other.isLookup && roadOf(other)?.above.key === list.key)

const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
const joined = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The word of a list in addresses (§2): the type of its items, and of a nested list its own name. */
export const wordOf = (list: Entity): string => (roadOf(list) ? joined(list.key) : small(list.api.type))

const sets = 'admin-variables-variableset'
/** Of a list without routes of its own. */
const anyList = 'admin-variables-variableset-variable'

/** The route of the table of a list. */
export function tableRouteOf(list: Entity): RouteName {
  const path = `${routeOf(sets).en}/${wordOf(list)}`
  return routeNames().find((name) => routeOf(name).en === path) ?? anyList
}

/** The list that an address names, if there is one: by a word of its own, or by that of any list. */
export function listAt(name: RouteName, params: Readonly<Record<string, string>>): Entity | undefined {
  const word = params.variable ?? routeOf(name).en.split('/')[routeOf(sets).en.split('/').length]
  const list = listGroups.flatMap(({ lists }) => lists).find((key) => wordOf(model.named(key)) === word)
  return list === undefined ? undefined : model.named(list)
}

/** What a tab of an item shows: the records of a kind that name it, by the field with which they do. */
export interface Holding {
  readonly route: RouteName
  readonly of: Entity
  readonly by: string
}

const mapping = model.entity('variableMapping')
/** Of tabs that §2 gives a word of their own: the list whose items they show. */
const byWord: Readonly<Record<string, string>> = { capabilityRequirement: 'capability_certificate_requirements' }

/**
 * The mappings of an item, at a route that shows them: those that name its list, and of a system all that lead to it. None of
 * a list that no mapping names: its ids are those of other records too.
 */
export function mappingsOf(list: Entity, route: RouteName): Holding | undefined {
  const by = Object.entries(mapping.fields).find(([, field]) => pointsAtOne(field) && field.target === list.key)?.[0]
  return by === undefined ? undefined : { route, of: mapping, by }
}

/** The tabs of the items of a list at a route, with what they show. */
export const tabsAt = (list: Entity, item: RouteName): readonly Holding[] =>
  tabsOf(item, 'card').flatMap((route) => {
    const { en, rows } = routeOf(route)
    const word = (rows ?? en.slice(routeOf(item).en.length + 1)).split('/')[0] ?? ''
    if (word === 'mappings' || word === 'variableMapping') return mappingsOf(list, route) ?? []
    const of = byWord[word] ? model.named(byWord[word]) : nestedIn(list).find((one) => wordOf(one) === word)
    const by = of && Object.entries(of.fields).find(([, field]) => pointsAtOne(field) && field.target === list.key)?.[0]
    return of && by !== undefined ? [{ route, of, by }] : []
  })

/** The mappings that stand below the form of the items of a list, where they have no tab. */
export function mappingsBelow(list: Entity, item: RouteName): Holding | undefined {
  if (tabsOf(item, 'card').some((tab) => routeOf(tab).rows?.startsWith('mappings/'))) return undefined
  const route = routeNames().find((name) => /^(\/details)?\/mappings\/\{\w+\}$/.test(below(name, item)))
  return route && mappingsOf(list, route)
}

/** The parameters of the address of an item in a set; `ids` are those of what it stands in, the outermost first, and its own. */
export function paramsOf(list: Entity, set: string, ids: readonly string[]): Readonly<Record<string, string>> {
  const found = itemRouteOf(list)
  const lists = found ? [...found.above, list] : []
  const named = lists.flatMap((one, at): [string, string][] => {
    const route = itemRouteOf(one)?.route
    const param = route && lastParamOf(route)
    return param ? [[param, ids[at] ?? '']] : []
  })
  return { variableset: set, variable: wordOf(list), ...Object.fromEntries(named) }
}

/** Where the items of a list have their addresses, and the lists in whose items they stand, the outermost first. */
export function itemRouteOf(
  list: Entity,
): { readonly route: RouteName; readonly above: readonly Entity[] } | undefined {
  const road = roadOf(list)
  if (!road) {
    const { row } = rowRouteOf(tableRouteOf(list), list.key)
    return row ? { route: row, above: [] } : undefined
  }
  const outer = itemRouteOf(road.above)
  const held = outer && tabsAt(road.above, outer.route).find(({ of }) => of.key === list.key)
  const row = held && rowRouteOf(held.route, list.key).row
  return outer && row ? { route: row, above: [...outer.above, road.above] } : undefined
}

const below = (name: RouteName, above: RouteName) =>
  routeOf(name).en.startsWith(routeOf(above).en) ? routeOf(name).en.slice(routeOf(above).en.length) : ''
