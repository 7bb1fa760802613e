import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { rememberAll } from '../../db/history.ts'
import { columnOf, q, tableOf } from '../../db/names.ts'
import type { Work } from '../../db/work.ts'

/** A yes that one record has of those that hang on the same; `within` absent: of those of the organisation. */
export interface OnlyOne {
  readonly entity: Entity
  readonly flag: string
  readonly within?: { readonly field: string; readonly id: unknown }
}

/** Whoever gives the yes to another, or takes it away, waits for those who do so at the same moment. */
export const holdOne = (work: Work, { entity, within }: OnlyOne) =>
  work.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `one ${tableOf(entity)} ${work.session.organisationId} ${within?.id ?? ''}`,
  ])

/** The record has the yes from now on, and the one that had it no more: one after the other, also when two ask at once. */
export async function takeOver(id: string, work: Work, { entity, flag, within }: OnlyOne): Promise<void> {
  const values: unknown[] = [work.session.organisationId, id]
  const field = entity.fields[within?.field ?? '']
  const among = within && pointsAtOne(field) ? ` and ${q(columnOf(within.field, field))} = try_uuid($3)` : ''
  if (among) values.push(within?.id)
  await holdOne(work, { entity, flag, within })
  const before = await work.query<{ id: string }>(
    `update ${q(tableOf(entity))} set ${q(flag)} = false, "record_version" = "record_version" + 1
     where "organisatie_id" = $1 and "id" <> try_uuid($2)${among} and ${q(flag)} and "deleted_at" is null returning "id"::text`,
    values,
  )
  const lines = before.map((other) => ({ id: other.id, changes: { [flag]: [true, false] } as const }))
  await rememberAll(work, 'update', entity, lines)
}
