import { isDeepStrictEqual } from 'node:util'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { isDrafted, pointsAtMany } from '@vezel/model/kit/kinds.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Values, Work } from '../../db/work.ts'
import { idsIn } from '../../kinds/relation.ts'
import type { Input } from './input.ts'

/** What changed, by field, as [old, new]; secrets leave no trace. */
export function changesOf(entity: Entity, before: Values, after: Values): Record<string, [unknown, unknown]> {
  return Object.fromEntries(
    Object.entries(entity.fields).flatMap(([name, field]): [string, [unknown, unknown]][] => {
      if (!isDrafted(field)) return []
      const [old, now] = pointsAtMany(field)
        ? [idsIn(before[name]), idsIn(after[name])]
        : [unblank(before[name]), unblank(after[name])]
      if (isAlike(old, now)) return []
      return [[name, field.writeOnly ? [null, null] : [old, now]]]
    }),
  )
}

/** Whether two values are the same as the database keeps them: `jsonb` has keys in an order of its own. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [text, otherText] = [JSON.stringify(one), JSON.stringify(other)]
  if (text === otherText || !isRecord(one) || !isRecord(other)) return text === otherText
  return isDeepStrictEqual(JSON.parse(text), JSON.parse(otherText))
}

/** A text that is hidden keeps a single space (§4): nobody wrote it, and nobody changes it by showing the field. */
const unblank = (value: unknown) => (value === ' ' ? null : (value ?? null))

/** The fields that are changed, or the one that is sent: what stays as it is takes the right to change it too. */
export function fieldsToAsk(entity: Entity, before: Values, after: Values, sent: Input): readonly string[] {
  const changed = Object.keys(changesOf(entity, before, after))
  return changed.length > 0 ? changed : Object.keys(sent)
}

/** The problem of a save on a version that is no longer the one that stands, with what both would have there. */
export async function conflict(
  work: Work,
  entity: Entity,
  id: string,
  version: number,
  current: Values,
  draft: Values,
): Promise<Problem> {
  const fields = Object.fromEntries(
    Object.entries(changesOf(entity, current, draft)).map(([name, [theirs, yours]]) => [name, { yours, theirs }]),
  )
  const [last] = await work.query<{ wie: string; wanneer: string }>(
    `select concat_ws(' ', u."name", u."tussenvoegsel", u."achternaam") as "wie", to_char(g."created_at" at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI:SS') as "wanneer"
     from "geschiedenis" g left join "user" u on u."id" = g."user_id"
     where g."organisatie_id" = $1 and g."record_type" = $2 and g."record_id" = $3
       and g."actie" not in ('login', 'logout', 'download') order by g."id" desc limit 1`,
    [work.session.organisationId, entity.api.type, id],
  )
  return new Problem('conflict', {
    fields,
    base: version,
    current: current.record_version,
    by: last?.wie,
    at: last?.wanneer,
  })
}
