import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import { columnOf, linkTableOf, q, tableOf } from '../../db/names.ts'
import { type SentColumn, sentRows } from '../../db/sent-rows.ts'
import { rowsWhere, type Values, type Work } from '../../db/work.ts'
import { columnKind, isStored, kindOf } from '../../kinds/index.ts'
import { idsIn } from '../../kinds/relation.ts'
import { guarded } from './issues.ts'

/** A row that is written, as it was and as it is to be; a new one was nothing. */
export interface Row {
  readonly id: string
  readonly before: Values
  readonly after: Values
}

const storedFields = (entity: Entity) => Object.entries(entity.fields).filter(([, f]) => isStored(f))

/** The value of a field of a row `r` that came as text, as its column takes it. */
const asColumn = (field: Field, column: string) =>
  `${kindOf(field).bind.place(`r.${q(column)}`)}::${columnKind(field).type(field)}`

/** The values of a field in several rows, as text. */
const textsOf = (field: Field, name: string, rows: readonly Values[]) =>
  rows.map((row) => asText(kindOf(field).bind.value(row[name])))
const asText = (value: unknown) => (value === null || value === undefined ? null : String(value))

/** Writes new rows in one statement; answers their ids, in order. All of them have an id, or none has. */
export async function insertAll(
  work: Work,
  entity: Entity,
  rows: readonly { readonly id: string | undefined; readonly after: Values }[],
): Promise<string[]> {
  const fields = storedFields(entity)
  const columns: string[] = []
  const places: string[] = []
  const values: unknown[] = []
  const add = (column: string, value: unknown) => {
    columns.push(q(column))
    places.push(`$${values.push(value)}`)
  }
  if (model.stored(entity).scope === 'organisation') add('organisatie_id', work.session.organisationId)
  if (entity.variantOf) add('variant', entity.api.type)
  if (entity.recorded) add('inventarisatie_user_id', work.session.inspectionUserId)
  const sent: SentColumn[] = []
  const addEach = (name: string, texts: SentColumn['texts'], place: string) => {
    columns.push(q(name))
    places.push(place)
    sent.push({ name, texts })
  }
  const drafts = rows.map(({ after }) => after)
  const given = rows.flatMap(({ id }) => id ?? [])
  if (given.length > 0) addEach('id', given, `r."id"::${entity.id}`)
  for (const [name, field] of fields) {
    const column = columnOf(name, field)
    addEach(column, textsOf(field, name, drafts), asColumn(field, column))
  }
  const sql = `insert into ${q(tableOf(entity))} (${columns.join(', ')})
    select ${places.join(', ')} from ${sentRows(values, sent)} order by r."#" returning "id"::text`
  return (await guarded(entity, () => work.query<{ id: string }>(sql, values))).map(({ id }) => id)
}

/** Writes these fields of several rows in one statement; each gets a new version. */
export async function writeRows(
  work: Work,
  entity: Entity,
  names: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const fields = storedFields(entity).filter(([name]) => names.includes(name))
  const ids = rows.map(({ id }) => id)
  const values: unknown[] = [ids, work.session.organisationId]
  const drafts = rows.map(({ after }) => after)
  const sent = sentRows(values, [
    { name: '#id', texts: ids },
    ...fields.map(([name, field]) => ({ name: columnOf(name, field), texts: textsOf(field, name, drafts) })),
  ])
  const sets = fields.map(([name, field]) => `${q(columnOf(name, field))} = ${asColumn(field, columnOf(name, field))}`)
  const sql = `update ${q(tableOf(entity))} t set ${[...sets, '"record_version" = t."record_version" + 1', '"updated_at" = now()'].join(', ')}
    from ${sent} where t."id" = r."#id"::${entity.id} and ${rowsWhere(entity, 't')}`
  await guarded(entity, () => work.query(sql, values))
}

/** Brings the link tables in step with the lists of ids; a link to a deleted record stays, and returns with it. */
export async function writeLinks(work: Work, entity: Entity, rows: readonly Row[]): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!pointsAtMany(field)) continue
    const changed = rows
      .map(({ id, before, after }) => ({ id, old: idsIn(before[name]), now: idsIn(after[name]) }))
      .filter(({ old, now }) => JSON.stringify(old) !== JSON.stringify(now))
    if (changed.length === 0) continue
    const table = q(linkTableOf(model.stored(entity), name))
    const [own, target] = [entity.id, model.named(field.target).id]
    const gone = changed.flatMap(({ id, old, now }) => old.filter((to) => !now.includes(to)).map((to) => ({ id, to })))
    if (gone.length > 0)
      await work.query(
        `delete from ${table} l using unnest($2::${own}[], $3::${target}[]) n("van", "naar")
       where l."organisatie_id" = $1 and l."van_id" = n."van" and l."naar_id" = n."naar"`,
        [work.session.organisationId, gone.map(({ id }) => id), gone.map(({ to }) => to)],
      )
    const links = changed.flatMap(({ id, now }) => now.map((to, at) => ({ id, to, at })))
    if (links.length === 0) continue
    await work.query(
      `insert into ${table} ("organisatie_id", "van_id", "naar_id", "volgorde")
       select $1, n."van", n."naar", n."at" from unnest($2::${own}[], $3::${target}[], $4::integer[]) n("van", "naar", "at")
       on conflict ("organisatie_id", "van_id", "naar_id") do update set "volgorde" = excluded."volgorde"`,
      [work.session.organisationId, links.map(({ id }) => id), links.map(({ to }) => to), links.map(({ at }) => at)],
    )
  }
}
