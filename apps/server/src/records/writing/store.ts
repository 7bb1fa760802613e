import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import { columnOf, linkTableOf, q, tableOf } from '../../db/names.ts'
import { rowWhere, type Values, type Work } from '../../db/work.ts'
import { isStored, kindOf } from '../../kinds/index.ts'
import { idsIn } from '../../kinds/relation.ts'
import { guarded } from './issues.ts'

const storedNames = (entity: Entity) => Object.entries(entity.fields).filter(([, f]) => isStored(f))

/** Writes a new row; answers its id. */
export async function insert(work: Work, entity: Entity, id: string | undefined, draft: Values): Promise<string> {
  const columns: string[] = []
  const places: string[] = []
  const values: unknown[] = []
  const add = (column: string, value: unknown, place = (p: string) => p) => {
    values.push(value)
    columns.push(q(column))
    places.push(place(`$${values.length}`))
  }
  if (model.stored(entity).scope === 'organisation') add('organisatie_id', work.session.organisationId)
  if (id) add('id', id)
  if (entity.variantOf) add('variant', entity.api.type)
  if (entity.recorded) add('inventarisatie_user_id', work.session.inspectionUserId)
  for (const [name, field] of storedNames(entity))
    add(columnOf(name, field), kindOf(field).bind.value(draft[name]), kindOf(field).bind.place)
  const sql = `insert into ${q(tableOf(entity))} (${columns.join(', ')}) values (${places.join(', ')}) returning "id"::text`
  return String((await guarded(entity, () => work.query<{ id: string }>(sql, values)))[0]?.id)
}

/** Writes the named fields of a row, which gets a new version. */
export async function writeRow(
  work: Work,
  entity: Entity,
  id: string,
  names: readonly string[],
  draft: Values,
): Promise<void> {
  const values: unknown[] = [id, work.session.organisationId]
  const sets = storedNames(entity)
    .filter(([name]) => names.includes(name))
    .map(([name, field]) => {
      const { value, place } = kindOf(field).bind
      values.push(value(draft[name]))
      return `${q(columnOf(name, field))} = ${place(`$${values.length}`)}`
    })
  const sql = `update ${q(tableOf(entity))} t set ${[...sets, '"record_version" = "record_version" + 1', '"updated_at" = now()'].join(', ')} where ${rowWhere(entity, 't')}`
  await guarded(entity, () => work.query(sql, values))
}

/** Brings the link tables in step with the lists of ids; a link to a deleted record stays, and returns with it. */
export async function writeLinks(work: Work, entity: Entity, id: string, before: Values, after: Values): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!pointsAtMany(field)) continue
    const [old, now] = [idsIn(before[name]), idsIn(after[name])]
    if (JSON.stringify(old) === JSON.stringify(now)) continue
    const table = q(linkTableOf(model.stored(entity), name))
    const [own, target] = [entity.id, model.named(field.target).id]
    const at = [work.session.organisationId, id]
    await work.query(
      `delete from ${table} where "organisatie_id" = $1 and "van_id" = $2::${own} and "naar_id" = any($3::${target}[])`,
      [...at, old.filter((to) => !now.includes(to))],
    )
    await work.query(
      `insert into ${table} ("organisatie_id", "van_id", "naar_id", "volgorde")
       select $1, $2::${own}, n."id", n."i" - 1 from unnest($3::${target}[]) with ordinality as n("id", "i")
       on conflict ("organisatie_id", "van_id", "naar_id") do update set "volgorde" = excluded."volgorde"`,
      [...at, now],
    )
  }
}
