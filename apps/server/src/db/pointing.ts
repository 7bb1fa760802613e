import { model } from '@vezel/model'
import type { Entity, KnownTo } from '@vezel/model/kit/entity.ts'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import { columnOf, linkTableOf, ofTenant, q, tableOf } from './names.ts'
import type { Reference } from './references.ts'
import { type Asking, type Looked, ofAll, type Query } from './wave.ts'
import type { Values } from './work.ts'

/** By what rows are found: by their own id, or by one of their relations. */
export type By = 'id' | Pick<Reference, 'field' | 'kind'>

/** What is read of rows that are looked for. */
export interface Looking {
  /** The columns of `t`, as SQL. */
  readonly columns: string
  /** The names of other columns that are read, where they decide. */
  readonly reads?: readonly string[]
  /** Ends the statement, such as `for update`. */
  readonly how?: string
}

/**
 * The live rows of the organisation that have one of these ids, or point at one of these records, in the order of those; of
 * each all of them. Several writes of one call ask it in one statement.
 */
export async function liveRows(
  asking: Asking,
  organisation: number,
  { from, by, ids }: { readonly from: Entity; readonly by: By; readonly ids: readonly string[] },
  { columns, reads = [], how = '' }: Looking,
): Promise<Values[]> {
  if (ids.length === 0) return []
  const { at, source, type, looked } = placeOf(from, by)
  const sql = `select ${at}::text as "#", ${columns} from ${source} where ${at} = any($1::${type}[]) and ${ofTenant(from)} and t."deleted_at" is null${how ? ` order by t."id" ${how}` : ''}`
  const found = await ofAll(asking, { name: sql, looksBy: looked(reads), ask: byKey(sql, organisation) }, ids)
  const rows = found.flat()
  for (const row of rows) asking.wave?.hear(from, row.id)
  return rows
}

/** How many live rows of the organisation point at each of these ids. */
export async function countPointing(
  asking: Asking,
  organisation: number,
  { from, field, kind }: Reference,
  ids: readonly string[],
): Promise<number[]> {
  const { at, source, type, looked } = placeOf(from, { field, kind })
  const sql = `select ${at}::text as "#", count(*)::integer as "n" from ${source} where ${at} = any($1::${type}[]) and ${ofTenant(from)} and t."deleted_at" is null group by 1`
  const rows = await ofAll(asking, { name: sql, looksBy: looked([]), ask: byKey(sql, organisation) }, ids)
  return rows.map(([row]) => Number(row?.n ?? 0))
}

/** The ids of the records that wrote down, when they closed, that they knew of one of these. */
export async function idsKnowing(
  asking: Asking,
  organisation: number,
  { entity, known, ids }: { readonly entity: Entity; readonly known: KnownTo; readonly ids: readonly string[] },
): Promise<string[]> {
  const at = `t.${q(`${tableOf(entity)}_id`)}`
  const sql = `select ${at}::text as "#", t.${q(`${tableOf(model.named(known.key))}_id`)}::text as "id" from ${q(known.table)} t where ${at} = any($1::${entity.id}[]) and t."organisatie_id" = $2`
  const found = await ofAll(
    asking,
    { name: sql, looksBy: [{ table: known.table }], ask: byKey(sql, organisation) },
    ids,
  )
  return found.flat().map(({ id }) => String(id))
}

const byKey = (sql: string, organisation: number) => async (query: Query, ids: readonly string[]) => {
  const rows = new Map<string, Values[]>()
  for (const { '#': key, ...row } of await query<Values & { '#': string }>(sql, [ids, organisation]))
    rows.set(key, [...(rows.get(key) ?? []), row])
  return ids.map((id) => rows.get(id) ?? [])
}

/** Where rows are found by something: the text of what they are found by, its type, and what a statement looks at for it. */
function placeOf(from: Entity, by: By) {
  const table = tableOf(from)
  const own = (column: string) => (reads: readonly string[]) => [{ table, columns: [column, ...reads] }]
  if (by === 'id') return { at: 't."id"', source: `${q(table)} t`, type: from.id, looked: own('id') }
  const { field, kind } = by
  const { id: type } = model.named(kind.target)
  if (pointsAtMany(kind)) {
    const links = linkTableOf(model.stored(from), field)
    const looked = (reads: readonly string[]): Looked[] => [{ table: links }, { table, columns: reads }]
    const source = `${q(links)} l join ${q(table)} t on t."organisatie_id" = l."organisatie_id" and t."id" = l."van_id"`
    return { at: 'l."naar_id"', source, type, looked }
  }
  const column = columnOf(field, kind)
  return { at: `t.${q(column)}`, source: `${q(table)} t`, type, looked: own(column) }
}
