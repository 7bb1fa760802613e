import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { restorePolicy } from '@vezel/model/rights.ts'
import { demandRight, demandRole } from '../db/demand-right.ts'
import { rememberAll } from '../db/history.ts'
import { invalid } from '../db/invalid.ts'
import { ofTenant, q, tableOf, tenantColumn } from '../db/names.ts'
import { demandWritable } from '../db/open.ts'
import { restoredIssues } from '../db/same-asset.ts'
import { restoredSetIssues } from '../db/same-set.ts'
import { ofEach, type Question } from '../db/wave.ts'
import { rowColumns, rowsById, type Values, type Work } from '../db/work.ts'
import { behaviours } from '../entities/index.ts'
import { besides } from './many/side-by-side.ts'
import type { Done, Judged } from './write.ts'
import { type Batch, idsOf, touchesOf, variantOf } from './writing/batch.ts'
import { guarded } from './writing/issues.ts'

/** A deleted record that is to come back, by the number under which it went. */
export interface Restoration {
  readonly id: string
  readonly number: string
}

/**
 * Brings a deleted record back, with everything that went in the same batch. It takes the right to delete what that
 * batch began with, and to change it where only its owner may. Throws `parentDeleted` while something that one of them belongs to is deleted, and as `remove`.
 */
export async function restore(work: Work, entity: Entity, id: string): Promise<string> {
  const judged = await judgeRestoration(work, entity, id)
  const [done] = 'done' in judged ? [judged.done] : await writeRestorations(work, entity, [judged.write])
  return String(done?.id)
}

/**
 * Finds a deleted record. Whether it may come back shows once it stands there again, with what comes with it. Throws
 * `notUndoable` for one that stands there already, for whoever might have brought it back.
 */
export async function judgeRestoration(work: Work, entity: Entity, id: string): Promise<Judged<Restoration>> {
  const found = await ofEach(work, numberOf(work.session.organisationId, entity), id)
  if (found?.number) return { write: { id: found.id, number: found.number } }
  demandRole(work.session, entity, 'delete')
  if (!found) throw new Problem('notFound', { entity: entity.label })
  await demandRight(work, entity, restorePolicy(entity), { before: { id: found.id } })
  throw new Problem('notUndoable', { reason: reasons.notDeleted })
}

/** A record of the organisation; without a number where it stands there. */
interface Found {
  readonly id: string
  readonly number: string | null
}

const numberOf = (organisation: number, entity: Entity): Question<string, Found | undefined> => ({
  name: `deleted ${entity.key}`,
  async ask(query, ids) {
    const own = entity.id === 'uuid' ? 'try_uuid(a."id")' : 'try_int(a."id")'
    const rows = await query<Found & { at: number }>(
      `select a."at"::integer as "at", t."id"::text, t."delete_batch"::text as "number" from unnest($1::text[]) with ordinality a("id", "at")
       join ${q(tableOf(entity))} t on t."id" = ${own}
       where ${ofTenant(entity)} and (t."deleted_at" is null or t."delete_batch" is not null)${entity.variantOf ? ` and t."variant" = '${entity.api.type}'` : ''}`,
      [ids, organisation],
    )
    const found = new Map(rows.map(({ at, id, number }) => [at, { id, number }]))
    return ids.map((_, index) => found.get(index + 1))
  },
})

/**
 * Brings records of a kind back, and asks then whether they may: what comes back with one may be what gives the right to
 * it. Answers them in order; throws what refuses one of them.
 */
export async function writeRestorations(
  work: Work,
  entity: Entity,
  restorations: readonly Restoration[],
): Promise<Done[]> {
  const batches = await bringBack(work, entity, restorations)
  await besides(work, entity, restorations, (beside, { id, number }) =>
    demandRestorable(beside, { entity, id }, batches.get(number) ?? []),
  )
  const back = [...batches.values()].flatMap((batch) => touchesOf(batch, 'after'))
  for (const { entity: kind, after } of back) if (after) await behaviours[kind.key]?.afterRestore?.(after, work)
  for (const [kind, alike] of Map.groupBy(back, (one) => one.entity)) {
    const rows = alike.flatMap(({ after }) => (after ? [after] : []))
    await behaviours[kind.key]?.afterRestoreOfAll?.(rows, work)
  }
  const lines = restorations.map(({ id, number }) => ({ id, changes: {}, batch: number }))
  await rememberAll(work, 'restore', entity, lines)
  return restorations.map(({ id }) => ({ id }))
}

/** Brings all that went under these numbers back, and answers it by number. */
async function bringBack(
  work: Work,
  entity: Entity,
  restorations: readonly Restoration[],
): Promise<ReadonlyMap<string, Batch>> {
  const numbers = restorations.map(({ number }) => number)
  const batches = new Map<string, Batch[number][]>(numbers.map((number) => [number, []]))
  for (const e of await kindsOf(work, model.stored(entity), numbers)) {
    const rows = await guarded(e, () =>
      work.query<Values>(
        `update ${q(tableOf(e))} t set "deleted_at" = null, "delete_batch" = null, "record_version" = t."record_version" + 1
         from (select t."id", t."delete_batch" as "number" from ${q(tableOf(e))} t where t."delete_batch" = any($1::uuid[]) and ${ofTenant(e)}) g
         where t."id" = g."id" returning g."number"::text as "#", ${rowColumns(e, 't')}`,
        [numbers, work.session.organisationId],
      ),
    )
    for (const [number, back] of Map.groupBy(rows, (row) => String(row['#'])))
      batches.get(number)?.push({ entity: e, rows: back.map(({ '#': _, ...row }) => row) })
  }
  return batches
}

/** Throws unless whoever asks for a record may bring back, where it stands, all that comes with it. */
async function demandRestorable(work: Work, asked: Beginning, batch: Batch): Promise<void> {
  const together = idsOf(batch)
  const { line, ...began } = (await beginningOf(work, batch)) ?? { ...asked, line: undefined }
  await demandRight(work, began.entity, restorePolicy(began.entity), { before: { id: began.id } })
  await refuseOrphans(work, batch)
  await demandWritable(work, touchesOf(batch, 'after'), { together })
  for (const { entity, ids } of together) {
    // Meanwhile what it points at may have moved, or its survey to another set.
    const strays = await restoredSetIssues(work, entity, ids, line)
    const issues = [...(await restoredIssues(work, entity, ids)), ...strays]
    if (issues.length > 0) throw invalid(entity, issues)
  }
}

/** The entities of which records went under these numbers, the one asked for first; one statement looks into all tables. */
async function kindsOf(work: Work, first: Entity, numbers: readonly string[]): Promise<Entity[]> {
  const others = model.entities.filter((e) => !e.variantOf && e.scope === 'organisation' && e !== first)
  const looks = others.map(
    (e, i) =>
      `select ${i} as "kind" where exists (select 1 from ${q(tableOf(e))} t where t."delete_batch" = any($1::uuid[]) and ${ofTenant(e)})`,
  )
  const found = await work.query<{ kind: number }>(looks.join(' union all '), [numbers, work.session.organisationId])
  return [first, ...found.flatMap(({ kind }) => others[kind] ?? [])]
}

/** A record of a batch, by its type and id. */
interface Named {
  readonly type: string
  readonly id: string
}

/** What history tells was deleted, in which line. */
interface Told extends Named {
  readonly line: string
}

/** The record whose delete made a batch. */
interface Beginning {
  readonly entity: Entity
  readonly id: string
}

/** Of all that went in a batch, the last whose delete history tells of, for it alone has a line. */
async function beginningOf(work: Work, batch: Batch): Promise<(Beginning & Pick<Told, 'line'>) | undefined> {
  const named = batch.flatMap(({ entity, rows }) =>
    rows.map((row): Named => ({ type: variantOf(entity, row).api.type, id: String(row.id) })),
  )
  const first = await ofEach(work, lastDeleted(work.session.organisationId), named)
  const entity = first && model.ofType(first.type)
  return entity && { entity, id: first.id, line: first.line }
}

/** Of several records, the one that history tells last was deleted. */
const lastDeleted = (organisation: number): Question<readonly Named[], Told | undefined> => ({
  name: 'last deleted',
  async ask(query, batches) {
    const all = batches.flatMap((named, at) => named.map((one) => ({ ...one, at })))
    const rows = await query<Told & { at: number }>(
      `select distinct on (n."at") n."at", n."type", n."id", g."id"::text as "line" from unnest($2::integer[], $3::text[], $4::text[]) n("at", "type", "id")
       join "geschiedenis" g on g."organisatie_id" = $1 and g."record_type" = n."type" and g."record_id" = n."id" and g."actie" = 'delete'
       order by n."at", g."id" desc`,
      [organisation, all.map(({ at }) => at), all.map(({ type }) => type), all.map(({ id }) => id)],
    )
    const found = new Map(rows.map(({ at, ...told }) => [at, told]))
    return batches.map((_, at) => found.get(at))
  },
})

/** Refuses rows that would come back to a parent that is deleted, or to an item that is gone. */
async function refuseOrphans(work: Work, batch: Batch): Promise<void> {
  const { organisationId } = work.session
  const asked = new Set<string>()
  for (const { entity, rows } of batch) {
    for (const row of rows) {
      for (const [name, field] of Object.entries(variantOf(entity, row).fields)) {
        if (!pointsAtOne(field) || field.onDelete === 'null' || !row[name]) continue
        const key = `${field.target}:${row[name]}`
        if (asked.has(key)) continue
        asked.add(key)
        const target = model.named(field.target)
        const how = tenantColumn(target) ? 'for key share' : ''
        const ask = rowsById(target, organisationId, { columns: 't."id"::text', how })
        if (!(await ofEach(work, { name: `target ${target.key}`, ask }, String(row[name]))))
          throw new Problem('parentDeleted', { entity: entity.label, parent: field.label ?? target.label })
      }
    }
  }
}
