import { model } from '@vezel/model'
import type { HistoryAction } from '@vezel/model/history.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { filterOf, isDrafted } from '@vezel/model/kit/kinds.ts'
import { Problem } from '@vezel/model/problems.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import { allows, isManager } from '../access.ts'
import { takeTurnWithErasing } from '../db/erasing.ts'
import { blankHistory, remember } from '../db/history.ts'
import { idOf, isId, keyOf, ofTenant, q, tableOf } from '../db/names.ts'
import { isClosedIn } from '../db/open.ts'
import type { Values, Work } from '../db/work.ts'
import { entityOf } from './history.ts'
import { kindsOf, usersOf } from './reading/rows.ts'
import { writeRows } from './writing/store.ts'

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
 * a line says that this was done. The dossiers that are kept (decision 0037) lose it as well, and so does a record that
 * nobody may change any more, because what it is part of is closed. What was deleted, merged away or cleaned up long ago is
 * told of as well. `work` is of the owner of the tables. Throws `forbidden` and `notFound`.
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
  if (personal.length === 0) return { regels: 0, velden: [] }
  const isTold = await hasLines(work, types, id, 'blank')
  const record = { organisation: work.session.organisationId, types, id }
  // First, because whoever closes what it is part of at this moment is waited for, and has then kept its dossier.
  const emptied = await emptyClosed(work, entity, id)
  await takeTurnWithErasing(work, 'erasing')
  const { lines, fields } = await blankHistory(work, record, personal)
  const lost = new Set([...emptied, ...fields, ...(await forgetKept(work, entity, id))])
  const velden = personal.filter((name) => lost.has(name))
  if (lines > 0 || velden.length > 0 || !isTold)
    await remember(work, 'blank', entity, id, Object.fromEntries(velden.map((name) => [name, GONE])))
  return { regels: lines, velden }
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

/**
 * Takes the personal fields of a record, and what may be worked out of them, such as a whole name, out of the dossiers that
 * are kept, also where they were not asked: what stands there later is no part of them. Answers which fields had a value.
 */
async function forgetKept({ query, session }: Work, entity: Entity, id: string): Promise<string[]> {
  const gone = Object.fromEntries(
    [...kindsOf(entity)].flatMap((kind) =>
      Object.entries(kind.fields).flatMap(([name, field]) =>
        field.personal || !isDrafted(field) ? [[name, erased(field)]] : [],
      ),
    ),
  )
  const kept = await query<{ was: Values }>(
    `with "toen" as (
       select "rapport_id", "records" -> $2::text as "was" from "slotstand_rapport"
       where "organisatie_id" = $1 and "records" ? $2 and not ("records" -> $2) @> $3::jsonb order by "rapport_id" for update
     )
     update "slotstand_rapport" k set "records" = jsonb_set(k."records", array[$2], t."was" || $3::jsonb)
     from "toen" t where k."organisatie_id" = $1 and k."rapport_id" = t."rapport_id" returning t."was"`,
    [session.organisationId, keyOf(entity, id), JSON.stringify(gone)],
  )
  return kept.flatMap(({ was }) => valuedIn(was, gone))
}

/** Empties the personal fields of a record that nobody may change any more; answers which had a value. */
async function emptyClosed(work: Work, entity: Entity, id: string): Promise<string[]> {
  const before = await work.findOf(entity, id)
  if (!before || !(await isClosedIn(work, entity, before))) return []
  const gone = Object.fromEntries(
    Object.entries(entity.fields).flatMap(([name, field]) =>
      field.personal && isDrafted(field) ? [[name, erased(field)]] : [],
    ),
  )
  const names = valuedIn(before, gone)
  if (names.length > 0) await writeRows(work, entity, names, [{ id, before, after: { ...before, ...gone } }])
  return names
}

/** What stands in an erased field: nothing, or a word where rules and prints count on one. */
const erased = (field: Field): unknown =>
  (field.required || ('always' in field && field.always)) && filterOf(field)?.kind === 'text' ? 'gewist' : null

/** The fields that say something else than they will once they are erased. */
const valuedIn = (row: Values, gone: Values): string[] =>
  Object.keys(gone).filter((name) => !isEmpty(row[name]) && row[name] !== gone[name])

async function hasLines(
  { query, session }: Work,
  types: readonly string[],
  id: string,
  action: HistoryAction | null = null,
): Promise<boolean> {
  const found = await query(
    `select 1 from "geschiedenis" where "organisatie_id" = $1 and "record_type" = any($2) and "record_id" = $3
       and ($4::text is null or "actie" = $4) limit 1`,
    [session.organisationId, types, id, action],
  )
  return found.length > 0
}
const GONE = { gewist: true }
