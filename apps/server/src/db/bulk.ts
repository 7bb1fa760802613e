import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import type { ClientBase } from 'pg'
import { kindOf } from '../kinds/index.ts'
import { columnOf, linkTableOf, q, tableOf } from './names.ts'
import { storedFieldsOf, type Values } from './work.ts'

/**
 * Inserts many records of one kind in one statement, past the rules: for seeds, whose data is checked by their own tests.
 * Values stand under field names, relations as ids; `id` and `inventarisatie_user` may be given. Moments are local time in
 * the Netherlands. Answers the ids, in order.
 */
export async function insertRows(
  db: ClientBase,
  entity: Entity,
  organisation: number,
  rows: readonly Values[],
): Promise<string[]> {
  if (rows.length === 0) return []
  const stored = model.stored(entity)
  const fields = storedFieldsOf(stored)
  const plain = [
    ...(stored.scope === 'organisation' ? ['organisatie_id'] : []),
    ...(rows.some((r) => r.id !== undefined) ? ['id'] : []),
    ...(entity.variantOf ? ['variant'] : []),
    ...(entity.recorded ? ['inventarisatie_user_id'] : []),
  ]
  const columns = [...plain, ...fields.map(([name, f]) => columnOf(name, f))]
  const objects = rows.map((row) => {
    const values = fields.map(([name, f]) => [columnOf(name, f), kindOf(f).bind.inRows(row[name], f)])
    return Object.fromEntries([
      ['organisatie_id', organisation],
      ['id', row.id],
      ['variant', entity.api.type],
      ['inventarisatie_user_id', row.inventarisatie_user ?? null],
      ...values,
    ])
  })
  const result = await db.query<{ id: string }>(
    `insert into ${q(tableOf(entity))} (${columns.map(q).join(', ')})
     select ${columns.map((c) => `r.${q(c)}`).join(', ')} from jsonb_populate_recordset(null::${q(tableOf(entity))}, $1) with ordinality r
     order by r."ordinality" returning "id"::text`,
    [JSON.stringify(objects)],
  )
  const ids = result.rows.map((r) => r.id)
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!pointsAtMany(field)) continue
    const links = rows.flatMap((row, i) =>
      ((row[name] as readonly string[] | undefined) ?? []).map((to, order) => ({
        organisatie_id: organisation,
        van_id: ids[i],
        naar_id: to,
        volgorde: order,
      })),
    )
    if (links.length === 0) continue
    const table = q(linkTableOf(stored, name))
    await db.query(`insert into ${table} select r.* from jsonb_populate_recordset(null::${table}, $1) r`, [
      JSON.stringify(links),
    ])
  }
  return ids
}
