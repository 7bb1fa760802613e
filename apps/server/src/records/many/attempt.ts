import type { Label } from '@vezel/model/kit/label.ts'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem, type ProblemCode } from '@vezel/model/problems.ts'
import type { Work } from '../../db/work.ts'

/** What concerns the whole call and not one row of it: that is not told of a row, and ends the call. */
const ofTheCall: readonly ProblemCode[] = ['tooHeavy']

/**
 * Does something for one row of several, or for several of them: what refuses it undoes what it wrote, and nothing else.
 * Answers what `task` does, or the problem; throws what is no refusal, such as a collision, after which all of it runs again.
 */
export async function attempt<T>(work: Work, task: () => Promise<T>): Promise<T | Problem> {
  await work.query('savepoint "poging"')
  try {
    const answer = await task()
    await work.query('release savepoint "poging"')
    return answer
  } catch (error) {
    const problem = refusalIn(error)
    if (!problem) throw error
    await work.query('rollback to savepoint "poging"')
    await work.query('release savepoint "poging"')
    return problem
  }
}

/**
 * Does something of which nothing stays, unless `stays` says so of the answer: what it would answer is known, and nothing is
 * written.
 */
export async function rehearse<T>(
  work: Work,
  task: () => Promise<T>,
  stays: (answer: T) => boolean = () => false,
): Promise<T> {
  await work.query('savepoint "proef"')
  const answer = await task()
  await work.query(`${stays(answer) ? 'release' : 'rollback to'} savepoint "proef"`)
  return answer
}

/** What refuses one row of several; undefined of what ends the call, such as a collision. */
export function refusalIn(error: unknown): Problem | undefined {
  if (error instanceof Problem) return ofTheCall.includes(error.code) ? undefined : error
  const { code = '' } = error as { code?: string }
  const reason = refusals.find(({ begins }) => code.startsWith(begins))?.reason
  return reason && new Problem('notStored', { reason }, [], { cause: error })
}

/** Why PostgreSQL itself refuses a row, by how its code begins: what the rules before it let pass. */
const refusals: readonly { readonly begins: string; readonly reason: Label }[] = [
  { begins: '23505', reason: reasons.notUnique },
  { begins: '23503', reason: reasons.notReferred },
  { begins: '23', reason: reasons.notTogether },
  { begins: '22', reason: reasons.notFitting },
]
