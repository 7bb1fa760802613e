import type { Entity } from '@vezel/model/kit/entity.ts'
import { Problem } from '@vezel/model/problems.ts'
import { idOf, isId } from '../../db/names.ts'
import { ofEach } from '../../db/wave.ts'
import { rowsById, type Values, type Work } from '../../db/work.ts'

/** Locks a record for change; throws `notFound`, and `forbidden` for what may be seen and is only others' to change. */
export async function lock(work: Work, entity: Entity, given: string): Promise<Values> {
  const id = idOf(entity, given)
  const ask = rowsById(entity, work.session.organisationId, { how: 'for update' })
  const row = isId(entity, id) ? await ofEach(work, { name: `lock ${entity.key}`, ask }, id) : undefined
  if (row) return row
  const isSeen = await work.findOf(entity, id)
  throw isSeen
    ? new Problem('forbidden', { entity: entity.api.type })
    : new Problem('notFound', { entity: entity.label })
}
