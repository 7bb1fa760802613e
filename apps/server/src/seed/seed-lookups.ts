import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import defaults from '@vezel/model/lookups/defaults.json' with { type: 'json' }
import type { ClientBase } from 'pg'
import { insertRows } from '../db/bulk.ts'
import { fillList, listsInOrder, parentOf } from '../db/fill-list.ts'
import { columnOf, q } from '../db/names.ts'

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
 * Fills a variable set with the default items of every list, nested lists included, in one statement a list: the same
 * that a migration has for a new list and the sets that exist. Answers the ids, for what is seeded next.
 */
export async function seedLookups(db: ClientBase, variableSet: number): Promise<ItemIds> {
  const ids = new Map<string, number>()
  for (const list of listsInOrder()) {
    const parent = parentOf(list)
    const within = parent ? q(columnOf(parent.name, parent.field)) : 'null::integer'
    const { rows } = await db.query<{ id: number; value: string; parent: number | null }>(
      `${fillList(list, { sets: `v."id" = ${variableSet}` })} returning "id", "value", ${within} as "parent"`,
    )
    for (const { id, value, parent } of rows) {
      ids.set(keyOf(list, value), id)
      if (parent !== null) ids.set(keyOf(list, value, parent), id)
    }
  }
  return ids
}
