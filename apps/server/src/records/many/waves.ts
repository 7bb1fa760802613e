import type { Entity } from '@vezel/model/kit/entity.ts'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Work } from '../../db/work.ts'
import type { Done, Judged } from '../write.ts'
import { attempt, refusalIn } from './attempt.ts'
import { isNotYet, type Manner, SideBySide } from './side-by-side.ts'

/** The rows of a call that writes many of a kind, and the two halves of each write. */
export interface Rows<Write> {
  readonly entity: Entity
  /** The id of the record that each row is about, where it is known. */
  readonly ids: readonly (string | undefined)[]
  /** Whether a row comes with more than its own record, so that it has to be written before the next one is judged. */
  readonly isAlone: (at: number) => boolean
  readonly manner: Manner
  /** The kinds of other records that a write writes as well. */
  readonly also?: readonly Entity[]
  /** The columns, as `table.column`, and the link tables in which a write puts other values. */
  readonly puts?: (write: Write) => readonly string[]
  readonly judge: (work: Work, at: number) => Promise<Judged<Write>>
  readonly write: (work: Work, writes: readonly Write[]) => Promise<readonly Done[]>
}

/** After so many waves of which only the first row could be judged, none is tried any more. */
const PATIENCE = 3

/**
 * Writes rows as if one came after the other, and answers what became of each. As many as can be are judged side by side and
 * then written together, in waves; what refuses a row undoes what it wrote, and nothing else. Throws what is no
 * refusal, such as a collision, after which all of it runs again.
 */
export async function inWaves<Write>(work: Work, rows: Rows<Write>): Promise<(Done | Problem)[]> {
  const answers: (Done | Problem)[] = []
  let size: number = limits.bulkWave
  let vain = 0
  while (answers.length < rows.ids.length) {
    const from = answers.length
    const to = untilAlone(rows, from, vain < PATIENCE ? size : 1)
    if (to - from === 1) {
      const answer = await attempt(work, () => byItself(work, rows, from))
      answers.push(answer)
      size = answer instanceof Problem ? 1 : 2
      continue
    }
    const told = await inOneWave(work, rows, from, to)
    answers.push(...(told ?? []))
    const count = told?.length ?? 0
    vain = told && count <= 1 ? vain + 1 : 0
    size = !told
      ? Math.ceil((to - from) / 2)
      : count < to - from
        ? Math.max(1, count)
        : Math.min(size * 2, limits.bulkWave)
  }
  return answers
}

/** Where a wave from this row ends: before the next that goes alone. */
function untilAlone<Write>({ ids, isAlone }: Rows<Write>, from: number, size: number): number {
  const end = Math.min(from + size, ids.length)
  if (isAlone(from)) return from + 1
  for (let at = from + 1; at < end; at += 1) if (isAlone(at)) return at
  return end
}

async function byItself<Write>(work: Work, { judge, write }: Rows<Write>, at: number): Promise<Done> {
  const judged = await judge(work, at)
  const [done] = 'done' in judged ? [judged.done] : await write(work, [judged.write])
  if (!done) throw new Error('A write answers what it wrote')
  return done
}

/**
 * Judges rows side by side, and writes those that may be. Answers what became of the first ones, up to one that has to wait
 * for them; undefined where PostgreSQL, or a rule that looks at what was written, refuses one of them: nothing is then written.
 */
async function inOneWave<Write>(
  work: Work,
  rows: Rows<Write>,
  from: number,
  to: number,
): Promise<(Done | Problem)[] | undefined> {
  await work.query('savepoint "golf"')
  try {
    const answers = await judgedAndWritten(work, rows, from, to)
    await work.query('release savepoint "golf"')
    return answers
  } catch (error) {
    if (!refusalIn(error) && !isNotYet(error)) throw error
    await work.query('rollback to savepoint "golf"')
    await work.query('release savepoint "golf"')
    return undefined
  }
}

async function judgedAndWritten<Write>(work: Work, rows: Rows<Write>, from: number, to: number) {
  const answers = new Map<number, Done | Problem>()
  const { entity, manner } = rows
  // Who comes after somebody that took a number or a place, and is refused, takes that one.
  const takesTurns =
    manner === 'make' && (entity.numbered !== undefined || entity.table.reorder !== undefined || entity.isLookup)
  let places = Array.from({ length: to - from }, (_, n) => from + n)
  for (;;) {
    const asked = places
    const judged = await sideBySide(work, rows, asked)
    const stop = asked.find((at) => judged.get(at) === undefined) ?? to
    for (const at of answers.keys()) if (at > stop) answers.delete(at)
    const writes: (readonly [number, Write])[] = []
    places = []
    for (const [at, verdict] of judged) {
      if (!verdict || at >= stop) continue
      if (verdict instanceof Problem) answers.set(at, verdict)
      else if ('done' in verdict) answers.set(at, verdict.done)
      else writes.push([at, verdict.write])
      if (!(verdict instanceof Problem)) places.push(at)
    }
    const isAnew = takesTurns && places.length < asked.length
    // Nobody has the numbers that were taken.
    if (writes.length === 0 || isAnew) await work.query('rollback to savepoint "golf"')
    if (writes.length === 0) return inOrder(answers)
    if (isAnew) continue
    const done = await rows.write(
      work,
      writes.map(([, write]) => write),
    )
    for (const [index, [at]] of writes.entries()) answers.set(at, done[index] as Done)
    return inOrder(answers)
  }
}

const inOrder = (answers: ReadonlyMap<number, Done | Problem>) =>
  [...answers].sort(([a], [b]) => a - b).map(([, answer]) => answer)

/** What each of these rows is judged to be, undefined where it cannot be told yet. Throws what went wrong first. */
async function sideBySide<Write>(
  work: Work,
  { entity, ids, judge, manner, puts, also }: Rows<Write>,
  places: readonly number[],
): Promise<Map<number, Judged<Write> | Problem | undefined>> {
  const wave = new SideBySide(work, entity, new Map(places.map((at) => [at, ids[at]])), manner, also)
  const judged = await Promise.allSettled(
    places.map(async (at) => {
      try {
        return await judge(wave.workOf(at), at)
      } catch (error) {
        if (isNotYet(error)) return undefined
        if (error instanceof Problem && refusalIn(error)) return error
        throw error
      } finally {
        wave.end(at)
      }
    }),
  )
  if (wave.failure) throw wave.failure
  const put = new Set<string>()
  return new Map(
    judged.map((one, index) => {
      if (one.status === 'rejected') throw one.reason
      const at = places[index] as number
      const verdict = wave.hasLookedBy(at, put) ? undefined : one.value
      if (puts && verdict && 'write' in verdict) for (const column of puts(verdict.write)) put.add(column)
      return [at, verdict]
    }),
  )
}
