import type { Entity } from '@vezel/model/kit/entity.ts'
import { Problem } from '@vezel/model/problems.ts'
import { demandFields, demandRole } from '../db/demand-right.ts'
import { remember } from '../db/history.ts'
import { invalid } from '../db/invalid.ts'
import { demandMeaningKept } from '../db/meaning.ts'
import { idOf, q, tableOf } from '../db/names.ts'
import { demandWritable } from '../db/open.ts'
import { holdOrder, parentsOf, siblings } from '../db/siblings.ts'
import { rowColumns, type Values, type Work } from '../db/work.ts'
import { lock } from './writing/lock.ts'

/**
 * Moves a record among its siblings, from one position to another, both counted from 0 and sent as text (§5). Siblings
 * are the live records with the same parents. They exchange their numbers, so that only those between the two positions
 * change; where a number stands twice, all are numbered anew.
 */
export async function sort(work: Work, entity: Entity, id: string, from: string, to: string): Promise<string> {
  demandRole(work.session, entity, 'update')
  const order = entity.table.reorder
  if (!order) throw new Problem('badRequest', { reason: entity.api.type })
  // Before the rows, so that whoever waits here holds nothing the other needs.
  const seen = await work.findOf(entity, idOf(entity, id))
  const parentsOfRow = (row: Values) => parentsOf(entity).map(({ name }) => row[name] ?? null)
  if (seen) await holdOrder(work.query, work.session.organisationId, entity, [parentsOfRow(seen)])
  const record = await lock(work, entity, id)
  await demandFields(work, entity, [order], { before: record, after: record })
  const positions = [from, to].map((text) => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN))
  const issues = ['index_from', 'index_to']
    .filter((_, i) => Number.isNaN(positions[i]))
    .map((path) => ({ path, rule: 'isRequired', args: [] }))
  if (issues.length > 0) throw invalid(entity, issues)
  const { sql, values } = siblings(work.session.organisationId, entity, parentsOfRow(record))
  const rows = await work.query<Values>(
    `select ${rowColumns(entity, 't')} ${sql} order by t.${q(order)}, t."created_at", t."id" for update`,
    values,
  )
  const others = rows.filter((row) => row.id !== record.id)
  const place = Math.min(positions[1] ?? 0, others.length)
  const sorted = [...others.slice(0, place), record, ...others.slice(place)]
  const numbers = rows.map((row) => Number(row[order]))
  const isSound = numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0))
  const numberAt = (i: number) => (isSound ? numbers[i] : i + 1)
  const moved = sorted
    .map((row, i) => ({ entity, before: row, after: { ...row, [order]: numberAt(i) } }))
    .filter(({ before, after }) => before.id === record.id || before[order] !== after[order])
  await demandWritable(work, moved)
  // The place of a status is what it means: of one that records use it stays, moved by hand or pushed aside.
  if (entity.decides.includes(order))
    for (const { before, after } of moved) await demandMeaningKept(work, entity, before, after)
  await work.query(
    `update ${q(tableOf(entity))} t set ${q(order)} = n.i, "record_version" = t."record_version" + 1, "updated_at" = now()
     from unnest($1::${entity.id}[], $2::integer[]) as n(id, i) where t."id" = n.id and t.${q(order)} is distinct from n.i`,
    [moved.map(({ before }) => before.id), moved.map(({ after }) => after[order])],
  )
  await remember(work, 'update', entity, String(record.id), { [order]: [Number(from), Number(to)] })
  return String(record.id)
}
