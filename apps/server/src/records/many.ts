import type { Entity } from '@vezel/model/kit/entity.ts'
import { Problem } from '@vezel/model/problems.ts'
import { demandRole, demandStep } from '../db/demand-right.ts'
import { idOf, ofTenant, q, tableOf } from '../db/names.ts'
import type { Work } from '../db/work.ts'
import { attempt } from './many/attempt.ts'
import { boundRows, type Done, eachOf, type Outcome, type Refused, sorted, underBatch } from './many/outcome.ts'
import { remove } from './remove.ts'
import { transition } from './transition.ts'
import { change, create } from './write.ts'
import type { Input } from './writing/input.ts'

/** How a call on several records is made. */
export interface Manner {
  /** Everything is done and checked, and then taken back: the answer is what the call itself would answer. */
  readonly isPreview?: boolean
}

/*
 * Calls on several records of one kind: for each of them the same steps as the call on one, so the same rules, rights and
 * history. What is refused does not stop the others. All of it is one transaction under one batch, by which it is undone.
 * They throw `tooMuch` beyond `limits.bulk`, and `forbidden` where the role may do it to no record at all.
 */

/** Makes records; a refused one is told by its place in `rows`. */
export async function createMany(
  work: Work,
  entity: Entity,
  rows: readonly Input[],
  { isPreview = false }: Manner = {},
): Promise<Outcome> {
  demandRole(work.session, entity, 'create')
  boundRows(rows)
  return underBatch(work, isPreview, async (within) => {
    const done: Done[] = []
    const refused: Refused[] = []
    for (const [index, input] of rows.entries()) {
      const answer = await attempt(within, () => create(within, entity, input))
      if (answer instanceof Problem) refused.push({ index, problem: answer })
      else done.push({ id: answer })
    }
    return { ...sorted(done), refused }
  })
}

/**
 * Changes the fields that are sent in each of these records: those of `input` in all, and those of `each` in the one at the
 * same place among the ids. Of a record that is named twice the last counts.
 */
export async function updateMany(
  work: Work,
  entity: Entity,
  ids: readonly string[],
  input: Input,
  { isPreview = false, each }: Manner & { readonly each?: readonly Input[] | undefined } = {},
): Promise<Outcome> {
  demandRole(work.session, entity, 'update')
  boundRows(ids)
  boundRows(each ?? [])
  const known = asIds(entity, ids)
  const inputs = new Map(known.map((id, at) => [id, { ...input, ...each?.[at] }]))
  const isEmpty = (one: Input) => Object.keys(one).every((name) => name === 'record_version')
  if (each ? [...inputs.values()].some(isEmpty) : isEmpty(input)) throw new Problem('emptyUpdate')
  return underBatch(work, isPreview, (within) =>
    eachOf(within, known, (id) => change(within, entity, id, inputs.get(id) ?? input)),
  )
}

/** Deletes each of these records with what goes along. What one of the others takes along need not go by itself. */
export async function removeMany(
  work: Work,
  entity: Entity,
  ids: readonly string[],
  { isPreview = false }: Manner = {},
): Promise<Outcome> {
  demandRole(work.session, entity, 'delete')
  boundRows(ids)
  return underBatch(work, isPreview, (within) =>
    eachOf(within, asIds(entity, ids), async (id) => {
      if (await isGoneHere(within, entity, id)) return { id }
      return { id: await remove(within, entity, id) }
    }),
  )
}

/** Leads each of these records along an event; `after` is asked of each that went, and may refuse it still. */
export async function transitionMany(
  work: Work,
  entity: Entity,
  ids: readonly string[],
  { event, input, after }: { event: string; input: Input; after?: ((id: string) => Promise<void>) | undefined },
  { isPreview = false }: Manner = {},
): Promise<Outcome> {
  demandStep(work.session, entity)
  boundRows(ids)
  return underBatch(work, isPreview, (within) =>
    eachOf(within, asIds(entity, ids), async (id) => {
      const led = await transition(within, entity, id, event, input)
      await after?.(led)
      return { id: led }
    }),
  )
}

const asIds = (entity: Entity, ids: readonly string[]) => ids.map((id) => idOf(entity, id))

/** Whether a record has gone in this very transaction: its moment is that of the transaction. */
export async function isGoneHere(work: Work, entity: Entity, id: string): Promise<boolean> {
  const gone = await work.query(
    `select 1 from ${q(tableOf(entity))} t where t."id" = ${entity.id === 'uuid' ? 'try_uuid($1)' : 'try_int($1)'} and ${ofTenant(entity)} and t."deleted_at" = now()`,
    [id, work.session.organisationId],
  )
  return gone.length > 0
}
