import type { Entity } from '@vezel/model/kit/entity.ts'
import { Problem } from '@vezel/model/problems.ts'
import { q, tableOf } from '../../db/names.ts'
import { rowColumns, rowWhere, type Values, type Work } from '../../db/work.ts'

/** Locks a record for change; throws `notFound`, and `forbidden` for what may be seen and is only others' to change. */
export async function lock(work: Work, entity: Entity, id: string): Promise<Values> {
  const sql = `select ${rowColumns(entity, 't')} from ${q(tableOf(entity))} t where ${rowWhere(entity, 't')} for update`
  const [row] = await work.query<Values>(sql, [id, work.session.organisationId])
  if (row) return row
  const isSeen = await work.findOf(entity, id)
  throw isSeen
    ? new Problem('forbidden', { entity: entity.api.type })
    : new Problem('notFound', { entity: entity.label })
}
