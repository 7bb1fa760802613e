import type { Entity } from '@vezel/model/kit/entity.ts'
import { Problem } from '@vezel/model/problems.ts'
import { SENT } from '../../db/history.ts'
import { q, tableOf } from '../../db/names.ts'
import type { Values, Work } from '../../db/work.ts'
import { hashOf } from '../hash-of.ts'
import type { Input } from './input.ts'

/** What a create stands for. What is kept nowhere else, such as a password, is not in it. */
export const inputHash = (entity: Entity, { id: _, ...input }: Input, fixed: Values) =>
  hashOf({
    input: Object.fromEntries(Object.entries(input).filter(([name]) => !entity.fields[name]?.writeOnly)),
    fixed,
  })

/**
 * Whether this very create was done before, and what it made is still there. Throws `idUsed` when the id stands for
 * something else, or for what was deleted: to answer that record would drop what was sent. Sees the organisation's own rows.
 */
export async function isMadeAlready(work: Work, entity: Entity, id: string, hash: string): Promise<boolean> {
  // Sent again while the first is still being written: it waits for that one's commit.
  await work.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [id])
  const [row] = await work.query<{ isSame: boolean }>(
    `select t."deleted_at" is null and exists (
       select from "geschiedenis" g where g."organisatie_id" = $2 and g."record_type" = $3 and g."record_id" = $1
         and g."actie" = 'create' and g."wijzigingen" ->> '${SENT}' = $4
     ) as "isSame" from ${q(tableOf(entity))} t where t."id" = try_uuid($1)`,
    [id, work.session.organisationId, entity.api.type, hash],
  )
  if (row && !row.isSame) throw new Problem('idUsed', { entity: entity.label })
  return row !== undefined
}
