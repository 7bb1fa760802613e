import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import type pg from 'pg'
import { columnOf, linkTableOf, q, tableOf } from '../db/names.ts'
import { inOneTransaction } from '../db/one-transaction.ts'

/** Rows of one transaction: few enough that nobody waits for it. */
const BATCH = 500

/** A foreign key as the database has it: the rows of `table` that name a row of `target`, column by column. */
export interface Reference {
  readonly table: string
  readonly columns: readonly string[]
  readonly target: string
  readonly targetColumns: readonly string[]
}
/** The key of a row that is gone, and what else was asked of it. */
export type GoneRow = Readonly<Record<string, unknown>>

/** Every foreign key, those of link tables and of what stands beside the model included. */
export async function referencesOf(db: pg.Pool): Promise<readonly Reference[]> {
  const names = (table: string, key: string) =>
    `(select json_agg(a."attname" order by k."place") from unnest(c.${key}) with ordinality k("number", "place")
      join pg_attribute a on a."attrelid" = c.${table} and a."attnum" = k."number")`
  const { rows } = await db.query<Reference>(
    `select f."relname" as "table", ${names('conrelid', 'conkey')} as "columns",
       t."relname" as "target", ${names('confrelid', 'confkey')} as "targetColumns"
     from pg_constraint c join pg_class f on f."oid" = c."conrelid" join pg_class t on t."oid" = c."confrelid"
     where c."contype" = 'f' and c."connamespace" = current_schema()::regnamespace`,
  )
  return rows
}

type Loose = 'emptied' | 'unlinked'

/**
 * What does not hold a row back, by `table.column`: links that the model says are emptied with their target, and rows of
 * link tables, which go with either end. A file or a list's item in such a link is in use, and stays.
 */
const looseEnds: ReadonlyMap<string, Loose> = new Map(
  model.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]): [string, Loose][] => {
      if (pointsAtOne(field) && field.onDelete === 'null' && !field.required)
        return [[`${tableOf(entity)}.${columnOf(name, field)}`, 'emptied']]
      if (!pointsAtMany(field)) return []
      const link = linkTableOf(model.stored(entity), name)
      const isUse = field.target === 'file' || field.isLookup
      return [[`${link}.van_id`, 'unlinked'], ...(isUse ? [] : [[`${link}.naar_id`, 'unlinked'] as [string, Loose]])]
    }),
  ),
)
/** The column that names the row; the one before it, if any, is the organisation. */
const linkOf = ({ columns }: Reference) => columns.at(-1) ?? ''
const looseness = (reference: Reference) => looseEnds.get(`${reference.table}.${linkOf(reference)}`)
const isSame = ({ columns, targetColumns }: Reference, from: string, to: string) =>
  columns.map((column, i) => `${from}.${q(column)} = ${to}.${q(targetColumns[i] ?? '')}`).join(' and ')

/**
 * Removes the rows of an entity's table for which `which` holds (SQL about `t`), a batch a transaction, and yields their
 * keys with the columns in `also`. A row that something still refers to stays, and so does one that somebody holds.
 */
export async function* removeRows(
  db: pg.Pool,
  references: readonly Reference[],
  entity: Entity,
  which: string,
  also: readonly string[] = [],
): AsyncGenerator<GoneRow[]> {
  const table = tableOf(entity)
  const toIt = references.filter(({ target }) => target === table)
  const key = entity.scope === 'organisation' ? ['organisatie_id', 'id'] : ['id']
  const held = toIt
    .filter((reference) => !looseness(reference))
    .map((r) => {
      // A row that names itself holds nothing.
      const other = r.table === table ? ` and x."id" <> t."id"` : ''
      return `and not exists (select from ${q(r.table)} x where ${isSame(r, 'x', 't')}${other})`
    })
  const find = `select ${[...key, ...also].map((column) => `t.${q(column)}`).join(', ')} from ${q(table)} t
    where (${which}) ${held.join(' ')} limit ${BATCH} for update skip locked`
  // The keys travel as JSON, so that each column has its own type again.
  const gone = `jsonb_populate_recordset(null::${q(table)}, $1) g`
  const steps = [
    ...(entity.numbered ? [keepNumbers(entity, gone)] : []),
    ...toIt.flatMap((r) => {
      const end = looseness(r)
      if (end === 'unlinked') return [`delete from ${q(r.table)} x using ${gone} where ${isSame(r, 'x', 'g')}`]
      return end ? [`update ${q(r.table)} x set ${q(linkOf(r))} = null from ${gone} where ${isSame(r, 'x', 'g')}`] : []
    }),
    `delete from ${q(table)} t using ${gone} where ${key.map((column) => `t.${q(column)} = g.${q(column)}`).join(' and ')}`,
  ]
  for (;;) {
    const batch = await inOneTransaction(db, async (client) => {
      const { rows } = await client.query<GoneRow>(find)
      if (rows.length > 0) for (const step of steps) await client.query(step, [JSON.stringify(rows)])
      return rows
    })
    if (batch.length > 0) yield batch
    if (batch.length < BATCH) return
  }
}

/**
 * A number that stood in a report is never given again: the counter, which otherwise looks at the rows, is put at least
 * where they were. Of a number such as 20260012 the rows do not tell how much is prefix, so it counts for both.
 */
function keepNumbers(entity: Entity, gone: string): string {
  const { field = '', within, digits = 1 } = entity.numbered ?? {}
  const up = within === undefined ? undefined : entity.fields[within]
  const parent = pointsAtOne(up) && within !== undefined ? `t.${q(columnOf(within, up))}` : undefined
  const isThere =
    parent && pointsAtOne(up)
      ? `join ${q(tableOf(model.named(up.target)))} p on p."organisatie_id" = t."organisatie_id" and p."id" = ${parent} and p."deleted_at" is null`
      : ''
  return `insert into "teller" ("organisatie_id", "soort", "binnen", "laatste")
    select t."organisatie_id", '${entity.api.type}.' || left(n."number", -k), ${parent ? `${parent}::text` : `''`}, max(right(n."number", k)::integer)
    from ${gone} join ${q(tableOf(entity))} t on t."organisatie_id" = g."organisatie_id" and t."id" = g."id" ${isThere}
    cross join lateral (select t.${q(field)}::text as "number", length(substring(t.${q(field)}::text from '[0-9]{1,8}$')) as "run") n
    cross join lateral (select distinct k from unnest(array[n."run", least(n."run", ${digits})]) k where k > 0) s
    group by 1, 2, 3
    on conflict ("organisatie_id", "soort", "binnen") do update set "laatste" = greatest("teller"."laatste", excluded."laatste")`
}
