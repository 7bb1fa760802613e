import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { itemLabel } from '@vezel/model/kit/item-words.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import type { Label } from '@vezel/model/kit/label.ts'
import { Problem } from '@vezel/model/problems.ts'
import { v7 as uuid } from 'uuid'
import { demandRight, demandRole } from '../db/demand-right.ts'
import { ALONG, remember } from '../db/history.ts'
import { invalid } from '../db/invalid.ts'
import { demandNoMeaning } from '../db/meaning.ts'
import { columnOf, ofTenant, q, tableOf, tenantColumn } from '../db/names.ts'
import { type Doomed, demandDeletable, demandWritable, type Touch } from '../db/open.ts'
import { pointingAt } from '../db/references.ts'
import { restoredIssues } from '../db/same-asset.ts'
import { rowColumns, type Values, type Work } from '../db/work.ts'
import { behaviours } from '../entities/index.ts'
import { guarded } from './writing/issues.ts'
import { lock } from './writing/lock.ts'

/** A batch as it is gathered: the rows of each entity, locked. */
type Batch = { readonly entity: Entity; readonly rows: readonly Values[] }[]

/**
 * Deletes a record softly, with its children, as one batch that can come back together. Throws `inUse` while a live
 * record that does not go along points at one of them, and `kept`, `readOnly` or `quoted` when one of them may not go.
 */
export async function remove(work: Work, entity: Entity, id: string): Promise<string> {
  demandRole(work.session, entity, 'delete')
  const record = await lock(work, entity, id)
  await demandRight(work, entity, entity.access.delete, { before: record })
  demandNoMeaning(entity, record)
  // Before the behaviour, which may move what hangs on it out of the way.
  await demandDeletable(work, entity, record)
  await behaviours[entity.key]?.beforeDelete?.(record, work)
  const along = (await behaviours[entity.key]?.goesAlong?.(record, work)) ?? []
  const batch = await family(work, entity, record, along)
  const doomed = idsOf(batch)
  await demandWritable(work, touchesOf(batch, 'before'), { together: doomed })
  await refuseWhileUsed(work, entity.isLookup ? itemLabel(record) : entity.label, doomed)
  const number = uuid()
  for (const { entity: e, ids } of doomed) {
    await work.query(
      `update ${q(tableOf(e))} t set "deleted_at" = now(), "delete_batch" = $3, "record_version" = t."record_version" + 1 where t."id" = any($1::${e.id}[]) and ${ofTenant(e)} and t."deleted_at" is null`,
      [ids, work.session.organisationId, number],
    )
  }
  for (const { entity: e, rows } of batch)
    for (const gone of rows) await behaviours[variantOf(e, gone).key]?.afterDelete?.(gone, work)
  await remember(work, 'delete', entity, String(record.id), wentAlong(batch), { batch: number })
  return String(record.id)
}

/** What a delete took along, as its line tells it: how many, by type. */
function wentAlong([first, ...more]: Batch): Readonly<Record<string, unknown>> {
  const rows = [...(first?.rows.slice(1).map((row) => variantOf(first.entity, row)) ?? [])]
  for (const { entity, rows: along } of more) rows.push(...along.map((row) => variantOf(entity, row)))
  const counts = Object.entries(Object.groupBy(rows, ({ api }) => api.type)).map(([type, of]) => [type, of?.length])
  return counts.length > 0 ? { [ALONG]: Object.fromEntries(counts) } : {}
}

/**
 * Brings a deleted record back, with everything that went in the same batch. It takes the right to delete what that
 * batch began with. Throws `parentDeleted` while something that one of them belongs to is deleted, and as `remove`.
 */
export async function restore(work: Work, entity: Entity, id: string): Promise<string> {
  const stored = model.stored(entity)
  const [row] = await work.query<{ id: string; batch: string }>(
    `select t."id"::text, t."delete_batch"::text as "batch" from ${q(tableOf(entity))} t
     where t."id" = ${entity.id === 'uuid' ? 'try_uuid($1)' : 'try_int($1)'} and ${ofTenant(entity)} and t."deleted_at" is not null${entity.variantOf ? ` and t."variant" = '${entity.api.type}'` : ''}`,
    [id, work.session.organisationId],
  )
  if (!row?.batch) {
    demandRole(work.session, entity, 'delete')
    throw new Problem('notFound', { entity: entity.label })
  }
  const batch: Batch = []
  for (const e of await kindsOf(work, stored, row.batch)) {
    const rows = await guarded(e, () =>
      work.query<Values>(
        `update ${q(tableOf(e))} t set "deleted_at" = null, "delete_batch" = null, "record_version" = t."record_version" + 1
         where t."delete_batch" = $1 and ${ofTenant(e)} returning ${rowColumns(e, 't')}`,
        [row.batch, work.session.organisationId],
      ),
    )
    if (rows.length > 0) batch.push({ entity: e, rows })
  }
  const together = idsOf(batch)
  const began = (await beginningOf(work, together)) ?? { entity, id: row.id }
  await demandRight(work, began.entity, began.entity.access.delete, { before: { id: began.id } })
  await refuseOrphans(work, batch)
  await demandWritable(work, touchesOf(batch, 'after'), { together })
  for (const { entity: e, ids } of together) {
    // Meanwhile what it points at may have moved.
    const issues = await restoredIssues(work, e, ids)
    if (issues.length > 0) throw invalid(e, issues)
  }
  for (const { entity: e, rows } of batch)
    for (const back of rows) await behaviours[variantOf(e, back).key]?.afterRestore?.(back, work)
  await remember(work, 'restore', entity, row.id, {}, { batch: row.batch })
  return row.id
}

/** The entities of which records went in a batch, the one asked for first; one statement looks into all tables. */
async function kindsOf(work: Work, first: Entity, batch: string): Promise<Entity[]> {
  const others = model.entities.filter((e) => !e.variantOf && e.scope === 'organisation' && e !== first)
  const looks = others.map(
    (e, i) =>
      `select ${i} as "kind" where exists (select 1 from ${q(tableOf(e))} t where t."delete_batch" = $1 and ${ofTenant(e)})`,
  )
  const found = await work.query<{ kind: number }>(looks.join(' union all '), [batch, work.session.organisationId])
  return [first, ...found.flatMap(({ kind }) => others[kind] ?? [])]
}

const idsOf = (batch: Batch): Doomed[] =>
  batch.map(({ entity, rows }) => ({ entity, ids: rows.map((row) => String(row.id)) }))
const touchesOf = (batch: Batch, side: 'before' | 'after'): Touch[] =>
  batch.flatMap(({ entity, rows }) => rows.map((row): Touch => ({ entity: variantOf(entity, row), [side]: row })))

/** The entity of a row: of an abstract one its variant, which has the fields. */
const variantOf = (entity: Entity, row: Values) =>
  model.variants(entity).find((variant) => variant.api.type === row.variant) ?? entity

/** The record whose delete made a batch: of all that went in it, the last that history tells of, for it alone has a line. */
async function beginningOf(
  work: Work,
  batch: readonly Doomed[],
): Promise<{ readonly entity: Entity; readonly id: string } | undefined> {
  const [first] = await work.query<{ record_type: string; record_id: string }>(
    `select "record_type", "record_id" from "geschiedenis" where "organisatie_id" = $1 and "record_type" = any($2) and "record_id" = any($3)
     and "actie" = 'delete' order by "id" desc limit 1`,
    [
      work.session.organisationId,
      batch.flatMap(({ entity }) => [entity, ...model.variants(entity)].map((e) => e.api.type)),
      batch.flatMap(({ ids }) => ids),
    ],
  )
  const entity = first && model.ofType(first.record_type)
  return entity && { entity, id: first.record_id }
}

/** Refuses rows that would come back to a parent that is deleted, or to an item that is gone. */
async function refuseOrphans(work: Work, batch: Batch): Promise<void> {
  const asked = new Set<string>()
  for (const { entity, rows } of batch) {
    for (const row of rows) {
      for (const [name, field] of Object.entries(variantOf(entity, row).fields)) {
        if (!pointsAtOne(field) || field.onDelete === 'null' || !row[name]) continue
        const key = `${field.target}:${row[name]}`
        if (asked.has(key)) continue
        asked.add(key)
        const target = model.named(field.target)
        const held = await work.query(
          `select 1 from ${q(tableOf(target))} t where t."id" = $1::${target.id} and ${ofTenant(target)} and t."deleted_at" is null${tenantColumn(target) ? ' for key share' : ''}`,
          [row[name], work.session.organisationId],
        )
        if (held.length === 0)
          throw new Problem('parentDeleted', { entity: entity.label, parent: field.label ?? target.label })
      }
    }
  }
}

/** The record, what goes along by its behaviour, and every live record that goes with those by `cascade`; locked. */
async function family(work: Work, entity: Entity, record: Values, along: readonly Doomed[]): Promise<Batch> {
  const batch: Batch = [{ entity: model.stored(entity), rows: [record] }]
  const seen = new Set([`${model.stored(entity).key}:${record.id}`])
  const take = async (child: Entity, condition: string, values: readonly unknown[]) => {
    const rows = await work.query<Values>(
      `select ${rowColumns(child, 't')} from ${q(tableOf(child))} t where ${condition} and ${ofTenant(child)} and t."deleted_at" is null order by t."id" for update`,
      [values, work.session.organisationId],
    )
    const fresh = rows.filter((row) => !seen.has(`${child.key}:${row.id}`))
    for (const row of fresh) seen.add(`${child.key}:${row.id}`)
    if (fresh.length > 0) batch.push({ entity: child, rows: fresh })
  }
  for (const { entity: child, ids } of along) await take(model.stored(child), `t."id" = any($1::${child.id}[])`, ids)
  for (let i = 0; i < batch.length; i++) {
    const { entity: parent, rows } = batch[i] as Batch[number]
    for (const { from, field, kind } of pointingAt(parent)) {
      if (kind.onDelete !== 'cascade') continue
      const ids = rows.map((row) => row.id)
      await take(model.stored(from), `t.${q(columnOf(field, kind))} = any($1::${parent.id}[])`, ids)
    }
  }
  return batch
}

/** Throws `inUse`, of what is called so, when something that stays points at one of these. */
async function refuseWhileUsed(work: Work, called: Label, doomed: readonly Doomed[]): Promise<void> {
  const gone = new Map<string, string[]>()
  for (const { entity: e, ids } of doomed) gone.set(e.key, [...(gone.get(e.key) ?? []), ...ids])
  for (const { entity: target, ids } of doomed) {
    for (const { from, field, kind } of pointingAt(target)) {
      if (kind.onDelete !== 'restrict') continue
      const child = model.stored(from)
      const [row] = await work.query<{ n: number }>(
        `select count(*)::integer as "n" from ${q(tableOf(child))} t where t.${q(columnOf(field, kind))} = any($1::${target.id}[]) and ${ofTenant(child)} and t."deleted_at" is null and not (t."id" = any($3::${child.id}[]))`,
        [ids, work.session.organisationId, gone.get(child.key) ?? []],
      )
      if (row && row.n > 0) {
        throw new Problem('inUse', {
          entity: called,
          count: row.n,
          by: row.n === 1 ? from.label : from.plural,
        })
      }
    }
  }
}
