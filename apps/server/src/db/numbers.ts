import type { Entity } from '@vezel/model/kit/entity.ts'
import { columnOf, q, tableOf } from './names.ts'
import type { Values, Work } from './work.ts'

/**
 * The next number of a kind, with its prefix: locks the counter until the commit, so two people never get the same, and
 * starts behind the highest that is already there, deleted records included. Numbers are never given twice.
 */
export async function nextNumber(work: Work, entity: Entity, draft: Values, prefix: string): Promise<string | number> {
  const { numbered } = entity
  if (!numbered) throw new Error(`${entity.key} has no number`)
  const parent = numbered.within ? entity.fields[numbered.within] : undefined
  const within = numbered.within ? String(draft[numbered.within]) : ''
  const column = q(numbered.field)
  const scope =
    parent && numbered.within ? `and ${q(columnOf(numbered.within, parent))}::text = $3` : `and $3::text is not null`
  const [highest] = await work.query<{ top: number }>(
    `select coalesce(max(substring(${column}::text from char_length($2) + 1 for 9)::integer), 0) as "top" from ${q(tableOf(entity))}
     where "organisatie_id" = $1 ${scope} and left(${column}::text, char_length($2)) = $2 and substring(${column}::text from char_length($2) + 1) ~ '^[0-9]{1,8}$'`,
    [work.session.organisationId, prefix, within],
  )
  const [next] = await work.query<{ laatste: number }>(
    `insert into "teller" ("organisatie_id", "soort", "binnen", "laatste") values ($1, $2, $3, $4)
     on conflict ("organisatie_id", "soort", "binnen") do update set "laatste" = greatest("teller"."laatste", $5) + 1 returning "laatste"`,
    [work.session.organisationId, `${entity.api.type}.${prefix}`, within, (highest?.top ?? 0) + 1, highest?.top ?? 0],
  )
  const count = next?.laatste ?? 1
  return entity.fields[numbered.field]?.kind === 'integer'
    ? count
    : `${prefix}${String(count).padStart(numbered.digits ?? 1, '0')}`
}
