import type { HistoryAction } from '@vezel/model/history.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { sentRows } from './sent-rows.ts'
import type { Work } from './work.ts'

/** What one line of history tells of a record. */
export interface Remembered {
  readonly id: string
  readonly changes: Readonly<Record<string, unknown>>
  /** By what it is undone, where the call is not undone as one. */
  readonly batch?: string
}

type Remembering = Pick<Work, 'query' | 'session' | 'batch' | 'undoes'>

/**
 * Writes one line of history: who, when, what, from and to, by which request. What is changed in one go carries one
 * `batch`, by which it is undone in one go.
 */
export const remember = (
  work: Remembering,
  action: HistoryAction,
  entity: Pick<Entity, 'api'>,
  id: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> => rememberAll(work, action, entity, [{ id, changes }])

/** The same of several records of a kind, a line each, in this order. */
export async function rememberAll(
  { query, session, batch, undoes }: Remembering,
  action: HistoryAction,
  entity: Pick<Entity, 'api'>,
  lines: readonly Remembered[],
): Promise<void> {
  if (lines.length === 0) return
  const values: unknown[] = [
    session.organisationId,
    session.userId,
    action,
    entity.api.type,
    batch ?? null,
    session.request ?? null,
  ]
  const sent = sentRows(values, [
    { name: 'id', texts: lines.map(({ id }) => id) },
    {
      name: 'changes',
      texts: lines.map(({ changes }) => JSON.stringify(undoes ? { ...changes, [UNDOES]: undoes } : changes)),
    },
    { name: 'batch', texts: lines.map((line) => line.batch ?? null) },
  ])
  await query(
    `insert into "geschiedenis" ("organisatie_id", "user_id", "actie", "record_type", "record_id", "wijzigingen", "batch", "verzoek")
     select $1, $2, $3, $4, r."id", r."changes"::jsonb, coalesce($5, r."batch"::uuid), $6 from ${sent} order by r."#"`,
    values,
  )
}

/**
 * Takes the values of these fields out of every line of a record, for the sake of the person they told of: that a field
 * changed, when and by whom stays. A line then no longer proves what a create was sent with. The connection is one of the
 * owner of the tables: history is append-only for everybody else. Answers how many lines changed, and which of the fields
 * ever had a value in them.
 */
export async function blankHistory(
  { query }: Pick<Work, 'query'>,
  {
    organisation,
    types,
    id,
  }: { readonly organisation: number; readonly types: readonly string[]; readonly id: string },
  fields: readonly string[],
): Promise<{ readonly lines: number; readonly fields: readonly string[] }> {
  const blanked = await query<{ fields: string[] }>(
    `with "told" as (
       select g."id", coalesce(array_agg(c."field") filter (where jsonb_path_exists(c."told", '$[*] ? (@ != null)')), '{}') as "fields"
       from "geschiedenis" g cross join lateral jsonb_each(g."wijzigingen") c("field", "told")
       where g."organisatie_id" = $1 and g."record_type" = any($2) and g."record_id" = $3
         and c."field" = any($4) and c."told" <> '{"gewist": true}'
       group by g."id"
     )
     update "geschiedenis" g set "wijzigingen" = (
       select jsonb_object_agg(c."field", case when c."field" = any($4) then '{"gewist": true}'::jsonb else c."told" end)
       from jsonb_each(g."wijzigingen") c("field", "told") where c."field" <> '${SENT}'
     ) from "told" t where g."organisatie_id" = $1 and g."id" = t."id"
     returning t."fields"`,
    [organisation, types, id, fields],
  )
  const named = new Set(blanked.flatMap((line) => line.fields))
  return { lines: blanked.length, fields: fields.filter((name) => named.has(name)) }
}

/** In the line of a create whose id came along: a hash of what was sent. No field has this name. */
export const SENT = '_verzonden'
/** In the lines of a merge: which record it went up in, or which went up in it. No field has this name. */
export const MERGED = '_samengevoegd'
/** In the line of a delete: how many records went along, by type. No field has this name. */
export const ALONG = '_mee'
/** In the lines of a call that takes another one back: the batch of that one. No field has this name. */
export const UNDOES = '_ongedaan'
/** What lines hold beside fields. */
export const ofNoField: readonly string[] = [SENT, MERGED, ALONG, UNDOES]
