import { type EntityKey, model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { pointsAtMany, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import type pg from 'pg'
import { columnOf, q, tableOf } from '../db/names.ts'
import { VESSEL_SURVEY } from './one-of-each/making.ts'

/** Every state in which a record refuses changes, with the entity whose record it is. */
export const closedStates: readonly (readonly [entity: Entity, state: string])[] = model.entities.flatMap((entity) =>
  Object.entries(entity.transitions?.states ?? {}).flatMap(([state, { readOnly }]) =>
    readOnly ? [[entity, state] as const] : [],
  ),
)

/** Every open state in which a record is never deleted all the same. */
export const keptStates: readonly (readonly [entity: Entity, state: string])[] = model.entities.flatMap((entity) =>
  Object.entries(entity.transitions?.states ?? {}).flatMap(([state, { deletable, readOnly }]) =>
    deletable === 'never' && !readOnly ? [[entity, state] as const] : [],
  ),
)

/** Whether records of an entity are part of records of another, by any road. */
export const isPartOf = (entity: Entity, above: Entity): boolean =>
  roadsOf(entity).some(({ target }) => target === above || isPartOf(target, above))

/** The relations through which it is part of something, with what that is. */
export const roadsOf = (entity: Entity): { name: string; target: Entity }[] =>
  entity.partOf.flatMap((name) => {
    const field = entity.fields[name]
    return pointsAtOne(field) ? [{ name, target: model.named(field.target) }] : []
  })

/** Puts a record in a state as if it had been led there, or back where it was; answers how to undo it. */
export async function setState(
  owner: pg.Pool,
  entity: Entity,
  id: string,
  state: string,
): Promise<() => Promise<void>> {
  const { transitions } = entity
  const field = entity.fields[transitions?.field ?? '']
  if (!transitions || !field) throw new Error(`${entity.key} has no states`)
  const column = q(columnOf(transitions.field, field))
  const table = q(tableOf(entity))
  const { rows } = await owner.query<{ old: string }>(`select ${column}::text as "old" from ${table} where "id" = $1`, [
    id,
  ])
  const item = pointsAtOne(field)
    ? `(select s."id" from ${q(tableOf(model.named(field.target)))} s where s."organisatie_id" = t."organisatie_id" and s."code" = $2)`
    : '$2'
  await owner.query(`update ${table} t set ${column} = ${item} where t."id" = $1`, [id, state])
  const cast = pointsAtOne(field) ? '::integer' : ''
  return async () => {
    await owner.query(`update ${table} set ${column} = $2${cast} where "id" = $1`, [id, rows[0]?.old])
  }
}

/**
 * Puts what there is one of in a state; answers how to undo it. Of surveys there are two, so that all that is part of one, of
 * the building's or of the vessel's, is in it.
 */
export async function setStateOfOne(
  owner: pg.Pool,
  entity: Entity,
  ids: ReadonlyMap<string, string>,
  state: string,
): Promise<() => Promise<void>> {
  const keys = entity.key === 'survey' ? [entity.key, VESSEL_SURVEY] : [entity.key]
  const undo: (() => Promise<void>)[] = []
  for (const key of keys) undo.push(await setState(owner, entity, ids.get(key) ?? '', state))
  return async () => {
    for (const one of undo) await one()
  }
}

/** All versions of all records, as one text: the same before and after means that nothing was written. */
export async function fingerprint(owner: pg.Pool): Promise<Record<string, string>> {
  const tables = [...new Set(model.entities.filter((e) => !e.isLookup).map(tableOf))]
  const links = model.entities.flatMap((e) =>
    Object.entries(e.fields).flatMap(([name, f]) =>
      pointsAtMany(f) && !e.variantOf ? [`${tableOf(e)}__${name}`] : [],
    ),
  )
  const { rows } = await owner.query<{ table: string; sum: string }>(
    [
      ...tables.map(
        (t) =>
          `select '${t}' as "table", coalesce(string_agg(concat_ws(' ', "id", "record_version", "deleted_at"), ',' order by "id"), '') as "sum" from ${q(t)}`,
      ),
      ...links.map(
        (t) =>
          `select '${t}', coalesce(string_agg(concat_ws(' ', "van_id", "naar_id", "volgorde"), ',' order by "van_id", "naar_id"), '') from ${q(t)}`,
      ),
    ].join(' union all '),
  )
  return Object.fromEntries(rows.map((row) => [row.table, row.sum]))
}

/** Some value that a field's input takes, other than what stands there. */
export function someValue(field: Field, ids: ReadonlyMap<string, string>): unknown {
  const id = 'target' in field && field.target ? ids.get(field.target as EntityKey) : undefined
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return 7
    case 'boolean':
      return !field.default
    case 'date':
      return '2026-11-01'
    case 'datetime':
      return '2026-11-01 09:00:00'
    case 'choice':
      return field.choices.find((c) => c.value !== field.default)?.value
    case 'belongsTo':
      return id ? { connect: { id } } : { disconnect: true }
    case 'manyToMany':
      return id ? { connect: [{ id }] } : { set: [] }
    case 'file':
      return null
    case 'json':
      return { anders: true }
    case 'color':
      return '#123456'
    default:
      return 'Anders'
  }
}
