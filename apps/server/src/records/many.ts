import type { Entity } from '@vezel/model/kit/entity.ts'
import { Problem } from '@vezel/model/problems.ts'
import { demandRole, demandStep } from '../db/demand-right.ts'
import { invalid } from '../db/invalid.ts'
import { idOf } from '../db/names.ts'
import type { Work } from '../db/work.ts'
import { behaviours } from '../entities/index.ts'
import { isUploaded } from '../files/store-file.ts'
import { boundRows, doneOf, eachOf, type Outcome, sorted, underBatch } from './many/outcome.ts'
import { changing, judgeUnlessGone, type Leading, leading, removing } from './many/sorts.ts'
import { inWaves } from './many/waves.ts'
import type { Removal } from './remove.ts'
import { judgeTransition, type Led } from './transition.ts'
import { type Changed, type Done, type Fresh, judgeChange, judgeNew, writeNew } from './write.ts'
import type { Input } from './writing/input.ts'

/** What is sent of one row; a problem where that could not be read, which then refuses that row alone. */
export type Row<Sent = Input> = Sent | Problem

/** How a call on several records is made. */
export interface Manner {
  /** Everything is done and checked, and then taken back: the answer is what the call itself would answer. */
  readonly isPreview?: boolean
}

/*
 * Calls on several records of one kind: for each of them the same steps as the call on one, so the same rules, rights and
 * history, as if one came after the other. What is refused does not stop the others. All of it is one transaction under one batch, by which it is undone.
 * They throw `tooMuch` beyond `limits.bulk`, and `forbidden` where the role may do it to no record at all.
 */

/** Makes records; a refused one is told by its place in `rows`. */
export async function createMany(
  work: Work,
  entity: Entity,
  rows: readonly Row[],
  { isPreview = false }: Manner = {},
): Promise<Outcome> {
  demandRole(work.session, entity, 'create')
  boundRows(rows.length)
  return underBatch(work, isPreview, async (within) => {
    const answers = await makeAll(within, entity, rows)
    const refused = answers.flatMap((problem, index) => (problem instanceof Problem ? [{ index, problem }] : []))
    return { ...sorted(answers.flatMap(doneOf)), refused }
  })
}

/** Makes these records; answers what became of each. */
export const makeAll = (work: Work, entity: Entity, rows: readonly Row[]): Promise<(Done | Problem)[]> =>
  inWaves<Fresh>(work, {
    entity,
    ids: rows.map((row) => (isRead(row) && typeof row.id === 'string' ? idOf(entity, row.id) : undefined)),
    manner: 'make',
    isAlone: (at) => behaviours[entity.key]?.afterCreate !== undefined || comesWithMore(rows[at]),
    judge: async (beside, at) => judgeNew(beside, entity, read(rows[at] ?? {})),
    write: (beside, fresh) => writeNew(beside, entity, fresh),
  })

/**
 * Changes the fields that are sent in each of these records: those of `input` in all, and those of `each` in the one at the
 * same place among the ids. Of a record that is named twice the last counts.
 */
export async function updateMany(
  work: Work,
  entity: Entity,
  ids: readonly Row<string>[],
  input: Input,
  { isPreview = false, each }: Manner & { readonly each?: readonly Row[] | undefined } = {},
): Promise<Outcome> {
  demandRole(work.session, entity, 'update')
  boundRows(ids.length)
  boundRows(each?.length ?? 0)
  // Values for a record that nobody named would be lost.
  if (each && each.length > ids.length)
    throw invalid(entity, [{ path: `each.${ids.length}`, rule: 'isExpected', args: [] }])
  const inputs = new Map(
    ids.flatMap((id, at): [string, Row][] => {
      const own = each?.[at] ?? {}
      return isRead(id) ? [[idOf(entity, id), isRead(own) ? { ...input, ...own } : own]] : []
    }),
  )
  const isEmpty = (one: Row) => isRead(one) && Object.keys(one).every((name) => name === 'record_version')
  if (each ? [...inputs.values()].some(isEmpty) : isEmpty(input)) throw new Problem('emptyUpdate')
  return underBatch(work, isPreview, (within) =>
    eachRead(entity, ids, (there) => changeAll(within, entity, there, (id) => inputs.get(id) ?? input)),
  )
}

/** Changes these records, each in its own way; answers what became of each. */
export const changeAll = (work: Work, entity: Entity, ids: readonly string[], inputOf: (id: string) => Row) =>
  inWaves<Changed>(work, {
    ...changing(entity, ids),
    isAlone: (at) => behaviours[entity.key]?.afterUpdate !== undefined || comesWithMore(inputOf(ids[at] ?? '')),
    judge: async (beside, at) => judgeChange(beside, entity, ids[at] ?? '', read(inputOf(ids[at] ?? ''))),
  })

const isRead = <Sent>(row: Row<Sent>): row is Sent => !(row instanceof Problem)

/** What was sent of a row. Throws what refuses it. */
function read<Sent>(row: Row<Sent>): Sent {
  if (!isRead(row)) throw row
  return row
}

/** As `eachOf`, of ids as they were sent; one that could not be read is refused by its place among them. */
async function eachRead(entity: Entity, ids: readonly Row<string>[], task: Parameters<typeof eachOf>[1]) {
  const answer = await eachOf(
    ids.filter(isRead).map((id) => idOf(entity, id)),
    task,
  )
  const unread = ids.flatMap((problem, index) => (isRead(problem) ? [] : [{ index, problem }]))
  return { ...answer, refused: [...answer.refused, ...unread] }
}

/** Whether something is made, or stored, along with a record. */
const comesWithMore = (input: Row = {}) =>
  Object.values(input).some(
    (value) => isUploaded(value) || (typeof value === 'object' && value !== null && 'create' in value),
  )

/** Deletes each of these records with what goes along. What one of the others takes along need not go by itself. */
export async function removeMany(
  work: Work,
  entity: Entity,
  ids: readonly Row<string>[],
  { isPreview = false }: Manner = {},
): Promise<Outcome> {
  demandRole(work.session, entity, 'delete')
  boundRows(ids.length)
  return underBatch(work, isPreview, (within) => eachRead(entity, ids, (there) => removeAll(within, entity, there)))
}

/** Deletes these records; answers what became of each. */
export const removeAll = (work: Work, entity: Entity, ids: readonly string[]): Promise<(Done | Problem)[]> =>
  inWaves<Removal>(work, {
    ...removing(entity, ids),
    judge: (beside, at) => judgeUnlessGone(beside, entity, ids[at] ?? ''),
  })

/** Leads each of these records along an event. */
export async function transitionMany(
  work: Work,
  entity: Entity,
  ids: readonly Row<string>[],
  by: Leading,
  { isPreview = false }: Manner = {},
): Promise<Outcome> {
  demandStep(work.session, entity)
  boundRows(ids.length)
  return underBatch(work, isPreview, (within) =>
    eachRead(entity, ids, (there) =>
      inWaves<Led>(within, {
        ...leading(entity, there, by),
        judge: async (beside, at) => ({
          write: await judgeTransition(beside, entity, there[at] ?? '', by.event, by.input),
        }),
      }),
    ),
  )
}
