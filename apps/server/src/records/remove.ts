import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { ToOneField } from '@vezel/model/kit/kinds.ts'
import { waysOut } from '@vezel/model/problem-words.ts'
import { v7 as uuid } from 'uuid'
import { grant } from '../access.ts'
import { calledOf, inUse, NAMED_MOST, type Pointing } from '../db/called.ts'
import { demandRight, demandRole } from '../db/demand-right.ts'
import { ALONG, rememberAll } from '../db/history.ts'
import { demandNoMeaning } from '../db/meaning.ts'
import { namesOf } from '../db/named-rows.ts'
import { columnOf, ofTenant, q, tableOf } from '../db/names.ts'
import { type Doomed, demandDeletable, demandWritable } from '../db/open.ts'
import { type By, countPointing, liveRows } from '../db/pointing.ts'
import { pointingAt, type Reference } from '../db/references.ts'
import { partsOf } from '../db/same-asset.ts'
import { rowColumns, type Values, type Work } from '../db/work.ts'
import { behaviours } from '../entities/index.ts'
import { secretsOf } from '../secrets/seal.ts'
import type { Along, Done, Judged } from './write.ts'
import { type Batch, idsOf, touchesOf, variantOf } from './writing/batch.ts'
import { lock } from './writing/lock.ts'

/** A record that goes, with all that goes along, locked. */
export interface Removal {
  readonly id: string
  /** By what it comes back. */
  readonly number: string
  readonly batch: Batch
}

/**
 * Deletes a record softly, with its children, as one batch that can come back together. Throws `inUse` while a live
 * record that does not go along points at one of them, and `kept`, `readOnly` or `quoted` when one of them may not go.
 */
export async function remove(work: Work, entity: Entity, id: string): Promise<string> {
  const judged = await judgeRemoval(work, entity, id)
  const [done] = 'done' in judged ? [judged.done] : await writeRemovals(work, entity, [judged.write])
  return String(done?.id)
}

/**
 * Judges the delete of a record, which it locks with all that goes along. Whoever takes back what they made themselves needs
 * the right to make it, where `demandOwn` lets all of it go.
 */
export async function judgeRemoval(
  work: Work,
  entity: Entity,
  id: string,
  demandOwn?: (batch: Batch) => Promise<void>,
): Promise<Judged<Removal>> {
  const { delete: policy } = entity.access
  const isTakenBack = demandOwn !== undefined && policy !== 'nobody' && grant(work.session, policy) === 'no'
  const action = isTakenBack ? 'create' : 'delete'
  demandRole(work.session, entity, action)
  const record = await lock(work, entity, id)
  await demandRight(work, entity, entity.access[action], { before: record })
  demandNoMeaning(entity, record)
  // Before the behaviour, which may move what hangs on it out of the way.
  await demandDeletable(work, entity, record)
  await behaviours[entity.key]?.beforeDelete?.(record, work)
  const along = (await behaviours[entity.key]?.goesAlong?.(record, work)) ?? []
  const batch = await family(work, entity, record, along)
  if (isTakenBack) await demandOwn?.(batch)
  await work.wave?.takeAway(batch)
  await demandWritable(work, touchesOf(batch, 'before'), { together: idsOf(batch) })
  await refuseWhileUsed(work, entity, record, batch)
  return { write: { id: String(record.id), number: uuid(), batch } }
}

/** Writes deletes of records of a kind; answers them in order. */
export async function writeRemovals(work: Work, entity: Entity, removals: readonly Removal[]): Promise<Done[]> {
  const rows = removals.flatMap(({ number, batch }) =>
    idsOf(batch).flatMap(({ entity: of, ids }) => ids.map((id) => ({ of, id, number }))),
  )
  for (const [of, gone] of Map.groupBy(rows, (row) => row.of)) {
    // What only serves while the record does is destroyed with it, and entered again where that comes back.
    const secrets = secretsOf(of).map((name) => `${q(name)} = null, `)
    await work.query(
      `update ${q(tableOf(of))} t set ${secrets.join('')}"deleted_at" = now(), "delete_batch" = g."number", "record_version" = t."record_version" + 1
       from unnest($1::${of.id}[], $3::uuid[]) g("id", "number") where t."id" = g."id" and ${ofTenant(of)} and t."deleted_at" is null`,
      [gone.map(({ id }) => id), work.session.organisationId, gone.map(({ number }) => number)],
    )
  }
  const touched = removals.flatMap(({ batch }) => touchesOf(batch, 'before'))
  for (const { entity: of, before } of touched) if (before) await behaviours[of.key]?.afterDelete?.(before, work)
  const lines = removals.map(({ id, number, batch }) => ({ id, changes: wentAlong(batch), batch: number }))
  await rememberAll(work, 'delete', entity, lines)
  return removals.map(({ id, batch }) => ({ id, along: alongOf(batch) }))
}

/** What a delete took along, as its line tells it: how many, by type. */
function wentAlong(batch: Batch): Readonly<Record<string, unknown>> {
  const kinds = Object.groupBy(alongOf(batch), ({ entity }) => entity.api.type)
  const counts = Object.entries(kinds).map(([type, of]) => [type, of?.length])
  return counts.length > 0 ? { [ALONG]: Object.fromEntries(counts) } : {}
}

/** What goes with the first record of a batch. */
const alongOf = ([first, ...more]: Batch): Along[] =>
  [...(first ? [{ ...first, rows: first.rows.slice(1) }] : []), ...more].flatMap(({ entity, rows }) =>
    rows.map((row) => ({ entity: variantOf(entity, row), id: String(row.id) })),
  )

/** The record, what goes along by its behaviour, and every live record that goes with those by `cascade`; locked. */
async function family(work: Work, entity: Entity, record: Values, along: readonly Doomed[]): Promise<Batch> {
  const batch: Batch[number][] = [{ entity: model.stored(entity), rows: [record] }]
  const seen = new Set([`${model.stored(entity).key}:${record.id}`])
  const take = async (child: Entity, by: By, ids: readonly string[]) => {
    const columns = rowColumns(child, 't')
    const found = { from: child, by, ids }
    const rows = await liveRows(work, work.session.organisationId, found, { columns, how: 'for update' })
    const fresh = rows.filter((row) => !seen.has(`${child.key}:${row.id}`))
    for (const row of fresh) seen.add(`${child.key}:${row.id}`)
    if (fresh.length > 0) batch.push({ entity: child, rows: fresh })
  }
  for (const { entity: child, ids } of along) await take(model.stored(child), 'id', ids)
  for (let i = 0; i < batch.length; i++) {
    const { entity: parent, rows } = batch[i] as Batch[number]
    for (const reference of pointingAt(parent)) {
      if (reference.kind.onDelete !== 'cascade') continue
      await take(
        model.stored(reference.from),
        reference,
        rows.map((row) => String(row.id)),
      )
    }
  }
  return batch
}

/** A relation by which something that stays points at rows of a batch. */
interface Link extends Reference<ToOneField> {
  readonly target: Entity
  readonly ids: readonly string[]
}
/** What still points at rows of a batch and stays: a kind, by which relations, and how many of them there are. */
interface Using {
  readonly of: Entity
  readonly links: readonly Link[]
  readonly along: ReadonlySet<string>
  readonly count: number
}

/** Throws `inUse`, of the record that was to be deleted, when something that stays points at one of these. */
async function refuseWhileUsed(work: Work, entity: Entity, record: Values, batch: Batch): Promise<void> {
  const using = await usingOf(work, batch)
  if (using.length === 0) return
  const pointing = []
  for (const one of using) pointing.push(await firstOf(work, entity, one))
  const wayOut = entity.mergeable?.retire ? waysOut.retire : waysOut.unlink
  throw inUse(calledOf(entity, record), pointing, wayOut)
}

/** How many of a kind point there, with the first of them by name. */
async function firstOf(work: Work, entity: Entity, using: Using): Promise<Pointing> {
  const child = model.stored(using.of)
  const { where, values } = pointingWhere(work, using)
  const named = await work.query<Values>(
    `select ${rowColumns(child, 't')} from ${q(tableOf(child))} t where ${where} order by t."created_at", t."id" limit ${NAMED_MOST}`,
    values,
  )
  // Who deletes what surveys share looks from outside them.
  const names = await namesOf(work, child, named, partsOf(entity).length === 0)
  return {
    of: using.of,
    count: using.count,
    first: named.flatMap(({ id }, at) => (names[at] ? [{ id: String(id), name: names[at] }] : [])),
  }
}

/** By kind, however many of its relations point there: a record that does so twice is one. */
async function usingOf(work: Work, batch: Batch): Promise<Using[]> {
  const found: (Omit<Using, 'links'> & { readonly link: Link })[] = []
  for (const { entity: target, ids } of idsOf(batch)) {
    for (const reference of pointingAt(target)) {
      if (reference.kind.onDelete !== 'restrict') continue
      const child = model.stored(reference.from)
      const points = (row: Values) => ids.includes(String(row[reference.field]))
      const counts = await countPointing(work, work.session.organisationId, { ...reference, from: child }, ids)
      const along = batch.filter((of) => of.entity === child).flatMap(({ rows }) => rows.filter(points))
      const count = counts.reduce((sum, n) => sum + n, 0) - along.length
      if (count <= 0) continue
      work.wave?.demandNoneTaken(child, points)
      found.push({
        of: reference.from,
        link: { ...reference, target, ids },
        along: new Set(along.map(({ id }) => String(id))),
        count,
      })
    }
  }
  const using: Using[] = []
  for (const of of Map.groupBy(found, ({ of }) => of).values()) using.push(await asOne(work, of))
  return using
}

/** What one kind points with, counted once. */
async function asOne(work: Work, found: readonly (Omit<Using, 'links'> & { readonly link: Link })[]): Promise<Using> {
  const [first, ...more] = found as readonly [(typeof found)[number], ...typeof found]
  const links = found.map(({ link }) => link)
  const along = new Set(found.flatMap((one) => [...one.along]))
  const using = { of: first.of, links, along, count: first.count }
  if (more.length === 0) return using
  const { where, values } = pointingWhere(work, using)
  const table = q(tableOf(model.stored(first.of)))
  const [row] = await work.query<{ n: number }>(
    `select count(*)::integer as "n" from ${table} t where ${where}`,
    values,
  )
  return { ...using, count: row?.n ?? first.count }
}

/** The condition that a row `t` of the kind points there and stays. */
function pointingWhere({ session }: Work, { of, links, along }: Using): { where: string; values: unknown[] } {
  const child = model.stored(of)
  const values: unknown[] = [[...along], session.organisationId]
  const points = links.map(({ field, kind, target, ids }) => {
    values.push(ids)
    return `t.${q(columnOf(field, kind))} = any($${values.length}::${target.id}[])`
  })
  const stays = `not (t."id" = any($1::${child.id}[]))`
  return { where: `(${points.join(' or ')}) and ${ofTenant(child)} and t."deleted_at" is null and ${stays}`, values }
}
