import type { Entity } from '@vezel/model/kit/entity.ts'
import { Problem } from '@vezel/model/problems.ts'
import { demand } from '../access.ts'
import { q, tableOf } from './names.ts'
import { demandOpen } from './open.ts'
import { siblings } from './siblings.ts'
import type { Work } from './work.ts'
import { invalid, lock, remember } from './write.ts'

/**
 * Moves a record among its siblings, from one position to another, both counted from 0 and sent as text (§5). Siblings
 * are the live records with the same parents; all are numbered anew, so gaps and doubles heal.
 */
export async function sort(work: Work, entity: Entity, id: string, from: string, to: string): Promise<string> {
  demand(work.session, entity, 'update')
  const order = entity.table.reorder
  if (!order) throw new Problem('badRequest', { reason: entity.api.type })
  const record = await lock(work, entity, id)
  await demandOpen(work, entity, record)
  const positions = [from, to].map((text) => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN))
  const issues = ['index_from', 'index_to']
    .filter((_, i) => Number.isNaN(positions[i]))
    .map((path) => ({ path, rule: 'isRequired', args: [] }))
  if (issues.length > 0) throw invalid(entity, issues)
  const { sql, values } = siblings(work, entity, record)
  const rows = await work.query<{ id: string }>(
    `select t."id"::text ${sql} order by t.${q(order)}, t."created_at", t."id" for update`,
    values,
  )
  const ids = rows.map((r) => r.id)
  ids.splice(ids.indexOf(id), 1)
  ids.splice(Math.min(positions[1] ?? 0, ids.length), 0, id)
  await work.query(
    `update ${q(tableOf(entity))} t set ${q(order)} = n.i, "record_version" = t."record_version" + 1, "updated_at" = now()
     from unnest($1::text[]) with ordinality as n(id, i) where t."id"::text = n.id and t.${q(order)} is distinct from n.i::integer`,
    [ids],
  )
  await remember(work, 'update', entity, id, { [order]: [Number(from), Number(to)] })
  return id
}
