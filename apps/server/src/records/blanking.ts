import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { isDrafted } from '@vezel/model/kit/kinds.ts'
import { Problem } from '@vezel/model/problems.ts'
import { allows, isManager } from '../access.ts'
import { blankHistory, remember } from '../db/history.ts'
import { idOf, isId, keyOf, ofTenant, q, tableOf } from '../db/names.ts'
import type { Work } from '../db/work.ts'
import { entityOf } from './history.ts'
import { kindsOf, usersOf } from './reading/rows.ts'

/** The fields of a kind of record, its variants included, that tell of a living person. */
export const personalNames = (entity: Entity): string[] => [
  ...new Set(
    [entity, ...model.variants(entity)].flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([name, field]) => (field.personal && isDrafted(field) ? [name] : [])),
    ),
  ),
]

/**
 * Takes what the history of a record tells of a person out of it, for a manager: that it changed, when and by whom stays, and
 * a line says that this was done. Dossiers of closed surveys then say what stands there now. What was deleted, merged away or cleaned up long ago is told of as well. `work` is of the
 * owner of the tables. Throws `forbidden` and `notFound`.
 */
export async function blankPersonal(
  work: Work,
  { type, id: given }: { readonly type: string; readonly id: string },
): Promise<{ readonly regels: number; readonly velden: readonly string[] }> {
  const entity = entityOf(type)
  if (!isManager(work.session) || !allows(work.session, entity.access.read))
    throw new Problem('forbidden', { entity: entity.api.type })
  const id = idOf(entity, given)
  const types = [...kindsOf(entity)].map(({ api }) => api.type)
  // Held first: what somebody saves at this moment is waited for, and its line is among those that are blanked.
  const isThere = (await holdAnyhow(work, entity, id)) || (await hasLines(work, types, id))
  if (!isThere) throw new Problem('notFound', { entity: entity.label })
  const personal = personalNames(entity)
  const record = { organisation: work.session.organisationId, types, id }
  const { lines, fields } = await blankHistory(work, record, personal)
  await forgetKept(work, entity, id, personal)
  if (lines > 0) await remember(work, 'blank', entity, id, Object.fromEntries(fields.map((name) => [name, GONE])))
  return { regels: lines, velden: fields }
}

/** Locks a row of the organisation, a deleted one too. The owner of the tables sees those of others: they are left out here. */
async function holdAnyhow({ query, session }: Work, entity: Entity, id: string): Promise<boolean> {
  if (!isId(entity, id)) return false
  const own = entity.scope === 'person' ? ` and ${usersOf('t', '$2::integer')}` : ''
  const variant = entity.variantOf ? ` and t."variant" = '${entity.api.type}'` : ''
  const held = await query(
    `select 1 from ${q(tableOf(entity))} t where t."id" = $1::${entity.id} and ${ofTenant(entity)}${own}${variant} for update of t`,
    [id, session.organisationId],
  )
  return held.length > 0
}

/** Takes these fields, and what may be worked out of them, such as a whole name, out of what closed surveys keep of a record. */
async function forgetKept(
  { query, session }: Work,
  entity: Entity,
  id: string,
  fields: readonly string[],
): Promise<void> {
  const workedOut = [...kindsOf(entity)].flatMap((kind) =>
    Object.entries(kind.fields).flatMap(([name, field]) => (isDrafted(field) ? [] : [name])),
  )
  await query(
    `update "slotstand_rapport" set "records" = jsonb_set("records", array[$2], ("records" -> $2) - $3::text[])
     where "organisatie_id" = $1 and "records" ? $2`,
    [session.organisationId, keyOf(entity, id), [...fields, ...workedOut]],
  )
}

async function hasLines({ query, session }: Work, types: readonly string[], id: string): Promise<boolean> {
  const found = await query(
    `select 1 from "geschiedenis" where "organisatie_id" = $1 and "record_type" = any($2) and "record_id" = $3 limit 1`,
    [session.organisationId, types, id],
  )
  return found.length > 0
}
const GONE = { gewist: true }
