import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { listGroups } from '@vezel/model/lookups/groups.ts'
import { type RouteName, routeNames, routeOf, tabsOf } from '@vezel/model/route-paths.ts'

/** The relation by which the items of a nested list name the item they stand in. */
export function roadOf(list: Entity): { readonly name: string; readonly above: Entity } | undefined {
  for (const [name, field] of Object.entries(list.fields)) {
    if (!pointsAtOne(field) || field.isLookup) continue
    const above = model.named(field.target)
    if (above.isLookup) return { name, above }
  }
  return undefined
}

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

/** The nested lists of the items at a route that have an address there, with that address. */
export const nestedAt = (
  list: Entity,
  item: RouteName,
): readonly { readonly nested: Entity; readonly route: RouteName }[] =>
  tabsOf(item, 'card').flatMap((route) => {
    const nested = nestedIn(list).find((one) => routeOf(route).en === `${routeOf(item).en}/${wordOf(one)}`)
    return nested ? [{ nested, route }] : []
  })
