import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne, type ToOneField } from '@vezel/model/kit/kinds.ts'
import defaults from '@vezel/model/lookups/defaults.json' with { type: 'json' }
import { columnKind, kindOf } from '../kinds/index.ts'
import { literal } from '../kinds/literal.ts'
import { columnOf, q, tableOf } from './names.ts'
import { storedFieldsOf } from './work.ts'

type Item = Readonly<Record<string, unknown>> & { readonly code: string }
interface Relation {
  readonly name: string
  readonly field: ToOneField
}
interface Placed {
  readonly item: Item
  /** The codes of the items it is nested in, the outermost first. */
  readonly at: readonly string[]
}

const relationsOf = (list: Entity): Relation[] =>
  Object.entries(list.fields).flatMap(([name, field]) =>
    pointsAtOne(field) && field.target !== 'variableSet' ? [{ name, field }] : [],
  )

/** The relation to the item that a nested list's items stand in; of another list nothing. */
export const parentOf = (list: Entity): Relation | undefined => relationsOf(list).find(({ field }) => !field.isLookup)

/** The lists an item stands in, the outermost first. */
export function pathOf(list: Entity): Entity[] {
  const parent = parentOf(list)
  if (!parent) return []
  const above = model.named(parent.field.target)
  return [...pathOf(above), above]
}

/** The default items of a list, wherever they stand in those of the lists around it. */
function itemsOf(list: Entity): Placed[] {
  const parent = parentOf(list)
  if (!parent) {
    const items = (defaults as Record<string, readonly Item[] | undefined>)[list.key] ?? []
    return items.map((item) => ({ item, at: [] }))
  }
  const inverse = parent.field.inverse ?? ''
  return itemsOf(model.named(parent.field.target)).flatMap(({ item, at }) =>
    ((item[inverse] as readonly Item[] | undefined) ?? []).map((child) => ({ item: child, at: [...at, item.code] })),
  )
}

/** The lists of a variable set, each after those it refers to. */
export function listsInOrder(): Entity[] {
  const waiting = new Set(model.entities.filter((e) => e.isLookup && e.scope !== 'global'))
  const ordered: Entity[] = []
  while (waiting.size > 0) {
    const ready = [...waiting].filter((l) =>
      relationsOf(l).every(({ field }) => !waiting.has(model.named(field.target))),
    )
    if (ready.length === 0) throw new Error(`Lists that wait for each other: ${[...waiting].map((l) => l.key)}`)
    for (const list of ready) {
      waiting.delete(list)
      ordered.push(list)
    }
  }
  return ordered
}

/** How an item is named in the script of the schema: the list's table, the codes of the items it is nested in, and its own. */
interface NamedItem {
  readonly table: string
  readonly path: string
}
const pathOfItem = ({ item, at }: Placed) => [...at, item.code].join(' / ')

/** The default items that the product relies on, in the order of the lists. */
const knownItems = (): (NamedItem & { readonly list: Entity; readonly placed: Placed })[] =>
  listsInOrder().flatMap((list) =>
    itemsOf(list)
      .filter(({ item }) => list.known.includes(item.code))
      .map((placed) => ({ list, placed, table: tableOf(list), path: pathOfItem(placed) })),
  )

/** A comment line for each item that is relied on: the script of the schema has them, so that derive sees which ones are new. */
export const knownItemLines = (): string =>
  [
    '-- Items that the product relies on. One that is new here is added to the sets that exist.',
    ...knownItems().map(({ table, path }) => `-- item "${table}" ${path}`),
  ].join('\n')

/** The items that a script of the schema names. */
export const knownItemsIn = (script: string): NamedItem[] =>
  [...script.matchAll(/^-- item "(\w+)" (.+)$/gm)].map(([, table = '', path = '']) => ({ table, path }))

/** The statement that puts an item that is relied on into every variable set that lacks it. */
export function addKnown({ table, path }: NamedItem): string[] {
  const found = knownItems().find((item) => item.table === table && item.path === path)
  if (!found) throw new Error(`No list has an item ${path} for ${table}`)
  return [`${fillList(found.list, { only: found.placed.item.code })};`]
}

/**
 * The statement that puts the default items of a list into the variable sets that `sets` selects (a condition on
 * `"variable_set" v`), where an item of that code is not there yet; `only` limits it to one code. It holds all it needs,
 * so that it stays the same in a migration. Refers to items of other lists by their code in the same set.
 */
export function fillList(list: Entity, { sets = 'true', only }: { sets?: string; only?: string } = {}): string {
  const path = pathOf(list)
  const parent = parentOf(list)
  const relations = new Map(relationsOf(list).map((r) => [r.name, r]))
  const within = new Map<string, number>()
  const placed = itemsOf(list).map(({ item, at }) => {
    const volgorde = within.get(at.join('\n')) ?? 0
    within.set(at.join('\n'), volgorde + 1)
    return { ...ownValues(list, item, relations), code: item.code, volgorde, at }
  })
  const rows = placed.filter(({ code }) => only === undefined || code === only)
  const columns: [string, string][] = [['organisatie_id', 'v."organisatie_id"']]
  for (const [name, field] of storedFieldsOf(list)) {
    const relation = relations.get(name)
    const value =
      name === 'variable_set'
        ? 'v."id"'
        : relation && relation.name === parent?.name
          ? `p${path.length - 1}."id"`
          : relation
            ? referred(relation, path)
            : kindOf(field).bind.ofJson('i."item"', literal(name), columnKind(field).type(field))
    columns.push([columnOf(name, field), value])
  }
  const joins = path.map((above, level) => {
    const inside =
      level === 0
        ? `p0."variable_set_id" = v."id"`
        : `p${level}.${q(columnOf(parentOf(above)?.name ?? '', parentOf(above)?.field as ToOneField))} = p${level - 1}."id"`
    return `join ${q(tableOf(above))} p${level} on p${level}."organisatie_id" = v."organisatie_id" and ${inside} and p${level}."code" = i."item"->'at'->>${level} and p${level}."deleted_at" is null`
  })
  const same = parent
    ? `x.${q(columnOf(parent.name, parent.field))} = p${path.length - 1}."id"`
    : `x."variable_set_id" = v."id"`
  return [
    `insert into ${q(tableOf(list))} (${columns.map(([name]) => q(name)).join(', ')})`,
    `select ${columns.map(([, value]) => value).join(', ')}`,
    `from "variable_set" v cross join jsonb_array_elements(${literal(JSON.stringify(rows))}::jsonb) with ordinality i("item", "n")`,
    ...joins,
    `where ${sets} and not exists (select from ${q(tableOf(list))} x where x."organisatie_id" = v."organisatie_id" and ${same} and x."code" = i."item"->>'code' and x."deleted_at" is null)`,
    `order by v."id", i."n"`,
  ].join('\n')
}

/** The values of an item for the fields of its list, with the defaults of those it leaves out. */
function ownValues(list: Entity, item: Item, relations: ReadonlyMap<string, Relation>): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of storedFieldsOf(list)) {
    if (relations.get(name)?.field.isLookup === false || name === 'variable_set') continue
    const value = item[name] ?? field.default
    if (value === undefined || value === null) continue
    const relation = relations.get(name)
    const target = relation && model.named(relation.field.target)
    if (target && !itemsOf(target).some((p) => p.item.code === value))
      throw new Error(`${list.key}: no item ${value} in ${target.key}`)
    values[name] = value
  }
  return values
}

/** The item of another list by its code; of a nested list the one in the same item above, so a status is that of its substance. */
function referred({ name, field }: Relation, path: readonly Entity[]): string {
  const target = model.named(field.target)
  const above = parentOf(target)
  const level = path.findIndex((list) => list.key === above?.field.target)
  if (above && level < 0) throw new Error(`${target.key} is nested, and ${name} does not say in which item to look`)
  const inside = above ? `t.${q(columnOf(above.name, above.field))} = p${level}."id"` : 't."variable_set_id" = v."id"'
  return `(select t."id" from ${q(tableOf(target))} t where t."organisatie_id" = v."organisatie_id" and ${inside} and t."code" = i."item"->>${literal(name)} and t."deleted_at" is null order by t."id" limit 1)`
}
