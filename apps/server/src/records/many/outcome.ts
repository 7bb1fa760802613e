import type { Entity } from '@vezel/model/kit/entity.ts'
import { limits } from '@vezel/model/limits.ts'
import { bounded } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { v7 as uuid } from 'uuid'
import type { Work } from '../../db/work.ts'
import type { Along, Done } from '../write.ts'
import { attempt, rehearse } from './attempt.ts'

/** A row that did not go through: which one, by its id or, of those that were to be made, by its place among them. */
export interface Refused {
  /** Its kind, where the call is not about one kind. */
  readonly entity?: Entity
  readonly id?: string
  readonly index?: number
  readonly problem: Problem
}

/** What a call on several records did. `batch` is by what it is undone: null when nothing was written. */
export interface Outcome {
  readonly batch: string | null
  readonly changed: readonly string[]
  /** Where nothing differs from what stands there, nothing is written. */
  readonly same: readonly string[]
  readonly refused: readonly Refused[]
  /** What was deleted along with the others. */
  readonly along?: readonly Along[]
}

/** Throws `tooMuch` for more rows than one call takes. */
export function boundRows(count: number): void {
  if (count > limits.bulk)
    throw new Problem('tooMuch', {
      max: limits.bulk,
      what: bounded.rows,
    })
}

/** Runs a call on several records under one batch; of a preview nothing stays. */
export async function underBatch(
  work: Work,
  isPreview: boolean,
  call: (work: Work) => Promise<Omit<Outcome, 'batch'>>,
): Promise<Outcome> {
  const batch = uuid()
  const within: Work = { ...work, batch }
  const outcome = await (isPreview ? rehearse(work, () => call(within)) : call(within))
  return { ...outcome, batch: isPreview || outcome.changed.length === 0 ? null : batch }
}

/**
 * Does something for each of these ids, one that is named twice once: in the order of the ids, so that two calls on the same
 * rows wait for each other instead of both beginning anew. Answers them in the order in which they were given. What stood in the way of one may have gone
 * with another: those that were refused as in use are tried again as long as that helps.
 */
export async function eachOf(
  ids: readonly string[],
  task: (ids: readonly string[]) => Promise<readonly (Done | Problem)[]>,
): Promise<Omit<Outcome, 'batch'>> {
  const told = new Map<string, Done | Problem>()
  const given = [...new Set(ids)]
  let left = given.toSorted()
  for (let before = left.length + 1; left.length > 0 && left.length < before; ) {
    before = left.length
    const answers = await task(left)
    for (const [at, id] of left.entries()) told.set(id, answers[at] as Done | Problem)
    left = left.filter((id) => isInUse(told.get(id)))
  }
  return {
    ...sorted(given.flatMap((id) => doneOf(told.get(id)))),
    refused: given.flatMap((id) => {
      const problem = told.get(id)
      return problem instanceof Problem ? [{ id, problem }] : []
    }),
  }
}

const isInUse = (answer: Done | Problem | undefined) => answer instanceof Problem && answer.code === 'inUse'
export const doneOf = (answer: Done | Problem | undefined): Done[] =>
  answer && !(answer instanceof Problem) ? [answer] : []

/** Does something for each of these rows by itself. */
export async function inTurn<T>(
  work: Work,
  rows: readonly T[],
  task: (row: T) => Promise<Done>,
): Promise<(Done | Problem)[]> {
  const answers: (Done | Problem)[] = []
  for (const row of rows) answers.push(await attempt(work, () => task(row)))
  return answers
}

export const sorted = (done: readonly Done[]): Pick<Outcome, 'changed' | 'same' | 'along'> => ({
  changed: done.flatMap(({ id, isSame }) => (isSame ? [] : [id])),
  same: done.flatMap(({ id, isSame }) => (isSame ? [id] : [])),
  along: done.flatMap(({ along }) => along ?? []),
})
