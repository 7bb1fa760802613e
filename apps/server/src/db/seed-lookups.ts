import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import defaults from '@vezel/model/lookups/defaults.json' with { type: 'json' }
import type { ClientBase } from 'pg'
import { insertRows } from './bulk.ts'

type Item = Readonly<Record<string, unknown>> & { readonly value: string }
interface Row {
  readonly item: Item
  /** The item it is nested in. */
  readonly parent: number | undefined
}
/** Ids by list and Dutch value; of a nested list by parent too. */
export type ItemIds = ReadonlyMap<string, number>

/** The key of an item in `ItemIds`: `condities/Goed`, or `monster_soorten/3/Kleefmonster` inside parent 3. */
const keyOf = (list: Entity, value: string, parent?: number) =>
  parent === undefined ? `${list.key}/${value}` : `${list.key}/${parent}/${value}`

/** The roles, once for the whole installation, with their literal ids (§6). */
export async function seedRoles(db: ClientBase): Promise<void> {
  await insertRows(
    db,
    model.entity('inventarisatie_rollen'),
    0,
    defaults.inventarisatie_rollen.map((role, volgorde) => ({ ...role, volgorde })),
  )
  await db.query(
    `select setval(pg_get_serial_sequence('"inventarisatie_rol"', 'id'), greatest((select max("id") from "inventarisatie_rol"), 100))`,
  )
}

/**
 * Fills a variable set with the default items of every list, nested lists included, in one statement a list. Needs
 * deferred constraints only where lists refer to each other; answers the ids, for what is seeded next.
 */
export async function seedLookups(db: ClientBase, organisation: number, variableSet: number): Promise<ItemIds> {
  const ids = new Map<string, number>()
  const parents = new Map<string, number>()
  const lists = model.entities.filter((e) => e.isLookup && e.scope !== 'global')
  const rows = new Map<string, Row[]>()
  for (const list of lists) {
    const items = (defaults as Record<string, readonly Item[] | undefined>)[list.key]
    if (items)
      rows.set(
        list.key,
        items.map((item) => ({ item, parent: undefined })),
      )
  }
  const done = new Set<string>()
  while (done.size < lists.length) {
    const ready = lists.filter((l) => !done.has(l.key) && rows.has(l.key) && targetsOf(l).every((t) => done.has(t)))
    if (ready.length === 0)
      throw new Error(`Lists that wait for each other: ${lists.filter((l) => !done.has(l.key)).map((l) => l.key)}`)
    for (const list of ready) {
      const made = await insertItems(db, list, rows.get(list.key) ?? [], { organisation, variableSet }, ids, parents)
      done.add(list.key)
      for (const inverse of model.inverses(list)) {
        if (!inverse.from.isLookup || inverse.kind.kind !== 'belongsTo' || inverse.kind.isLookup) continue
        const children = made.flatMap(({ id, item }) =>
          ((item[inverse.name] as readonly Item[] | undefined) ?? []).map((child) => ({ item: child, parent: id })),
        )
        rows.set(inverse.from.key, children)
      }
    }
  }
  return ids
}

const relations = (list: Entity) =>
  Object.entries(list.fields).flatMap(([name, f]) =>
    f.kind === 'belongsTo' && f.target !== 'variableSet' ? [{ name, field: f }] : [],
  )
const targetsOf = (list: Entity) => relations(list).map(({ field }) => field.target)

async function insertItems(
  db: ClientBase,
  list: Entity,
  rows: readonly Row[],
  at: { organisation: number; variableSet: number },
  ids: Map<string, number>,
  parents: Map<string, number>,
): Promise<{ id: number; item: Item }[]> {
  const values = rows.map(({ item, parent }, index) => ({
    ...item,
    ...Object.fromEntries(
      relations(list).map(({ name, field }) => [
        name,
        field.isLookup ? referred(list, field.target, item[name], parent, ids, parents) : parent,
      ]),
    ),
    variable_set: at.variableSet,
    volgorde: index,
  }))
  const made = await insertRows(db, list, at.organisation, values)
  return rows.map(({ item, parent }, i) => {
    const id = Number(made[i])
    ids.set(keyOf(list, item.value), id)
    if (parent !== undefined) {
      ids.set(keyOf(list, item.value, parent), id)
      parents.set(`${list.key}/${id}`, parent)
    }
    return { id, item }
  })
}

/** A reference by value; into a nested list it means the item of the same grandparent, so statuses are found by substance. */
function referred(
  list: Entity,
  target: string,
  value: unknown,
  parent: number | undefined,
  ids: Map<string, number>,
  parents: Map<string, number>,
): number | null {
  if (typeof value !== 'string') return null
  const above = relations(list).find(({ field }) => !field.isLookup)?.field.target
  const substance = parent === undefined ? undefined : (parents.get(`${above}/${parent}`) ?? parent)
  const found =
    (substance === undefined ? undefined : ids.get(`${target}/${substance}/${value}`)) ?? ids.get(`${target}/${value}`)
  if (found === undefined) throw new Error(`${list.key}: no item ${value} in ${target}`)
  return found
}
