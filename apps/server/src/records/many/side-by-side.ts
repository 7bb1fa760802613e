import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import DataLoader from 'dataloader'
import { linkTableOf, tableOf } from '../../db/names.ts'
import { tablesRead } from '../../db/reads.ts'
import type { Looked, Query, Question, Taken, Wave } from '../../db/wave.ts'
import { finding, type Values, type Work } from '../../db/work.ts'
import { goingWith } from '../writing/batch.ts'

/** A write asked for what those before it may change, or did what has to come after them: it cannot be judged yet. */
class NotYet extends Error {}
/** Many rows end with it, and nobody reads where. */
const notYet = new NotYet('Must be judged by itself')
export const isNotYet = (error: unknown): boolean => error === notYet

/** What the writes of a wave do: make records, change values of records that are there, take records away, or nothing. */
export type Manner = 'make' | 'change' | 'takeAway' | 'nothing'

/**
 * The questions of several writes that are judged side by side, while nothing is written: those that are asked alike are
 * asked once, of all who ask. What a write hears is what it would have heard had those before it been written: where that
 * cannot be told, it ends with `notYet`.
 */
export class SideBySide {
  readonly #work: Work
  readonly #manner: Manner
  readonly #writes: ReadonlySet<string>
  readonly #about: ReadonlyMap<string, number>
  readonly #first: number
  readonly #loaders = new Map<string, DataLoader<unknown, unknown, unknown>>()
  readonly #answers = new Map<string, Promise<unknown[]>>()
  /** Who is under way, and who waits for the others with what lets it go on. */
  readonly #going: Set<number>
  readonly #waiting = new Map<number, () => void>()
  /** By what each write has looked for rows in tables that are written. */
  readonly #looked = new Map<number, Looked[]>()
  /** The records that each write has heard of. */
  readonly #heardOf = new Map<number, Set<string>>()
  /** With which write a record goes, and which go of each kind. */
  readonly #goesWith = new Map<string, number>()
  readonly #taken = new Map<string, { readonly at: number; readonly row: Values }[]>()
  #last: Promise<unknown> = Promise.resolve()
  /** What went wrong first: what follows on the same connection tells nothing. */
  failure: unknown

  /** `rows` are the places of the writes in the call, each with the id of its record where that is known. */
  constructor(
    work: Work,
    entity: Entity,
    rows: ReadonlyMap<number, string | undefined>,
    manner: Manner,
    also: readonly Entity[] = [],
  ) {
    this.#work = work
    this.#manner = manner
    this.#writes = writtenWith(entity, manner, also)
    this.#going = new Set(rows.keys())
    this.#first = Math.min(...rows.keys())
    const about = new Map<string, number>()
    for (const [at, id] of manner === 'nothing' ? [] : rows) {
      const key = keyOf(entity, id)
      if (id !== undefined && !about.has(key)) about.set(key, at)
    }
    this.#about = about
  }

  /** The transaction as one of the writes sees it. */
  workOf(at: number): Work {
    const wave: Wave = {
      load: (question, key) => this.#load(question, key, at),
      inStep: () => this.#inStep(at),
      demandSettled: (entity, id) => {
        const before = this.#about.get(keyOf(entity, id))
        if (before !== undefined && before < at) throw notYet
        this.#hear(entity, id, at)
      },
      hear: (entity, id) => this.#hear(entity, id, at),
      takeAway: (rows) => this.#takeAway(rows, at),
      demandNoneTaken: (entity, is) => {
        const taken = this.#taken.get(model.stored(entity).key) ?? []
        if (taken.some((one) => one.at < at && is(one.row))) throw notYet
      },
    }
    const query: Query = <T>(sql: string, values: readonly unknown[] = []) => this.#ask<T>(sql, values, at)
    const reading: Work['reading'] = () => Promise.reject(notYet)
    return { ...this.#work, query, wave, reading, ...finding({ query, wave }, this.#work.session) }
  }

  /** A write has been judged: nobody waits for it any longer. */
  end(at: number): void {
    this.#going.delete(at)
    this.#release()
  }

  /** Whether a write has looked for rows by one of these columns, as `table.column`, or links, as `table`. */
  hasLookedBy(at: number, columns: ReadonlySet<string>): boolean {
    if (columns.size === 0) return false
    const all = [...columns]
    return (this.#looked.get(at) ?? []).some(({ table, columns: by }) =>
      by
        ? by.some((column) => columns.has(`${table}.${column}`))
        : all.some((column) => column === table || column.startsWith(`${table}.`)),
    )
  }

  #hear(entity: Entity, id: unknown, at: number): void {
    if (this.#manner !== 'takeAway') return
    const key = keyOf(entity, id)
    if ((this.#goesWith.get(key) ?? at) < at) throw notYet
    const heard = this.#heardOf.get(at)
    if (heard) heard.add(key)
    else this.#heardOf.set(at, new Set([key]))
  }

  async #takeAway(taken: readonly Taken[], at: number): Promise<void> {
    await this.#inStep(at)
    const own = taken.flatMap(({ entity, rows }) => rows.map((row) => ({ entity, row, key: keyOf(entity, row.id) })))
    for (const key of [...own.map((one) => one.key), ...(this.#heardOf.get(at) ?? [])])
      if ((this.#goesWith.get(key) ?? at) < at) throw notYet
    for (const { entity, row, key } of own) {
      this.#goesWith.set(key, at)
      const { key: kind } = model.stored(entity)
      const of = this.#taken.get(kind)
      if (of) of.push({ at, row })
      else this.#taken.set(kind, [{ at, row }])
    }
  }

  #load<K, V>({ name, ask, isTurn = false, looksBy = [] }: Question<K, V>, key: K, at: number): Promise<V> {
    const looked = at === this.#first ? [] : looksBy.filter(({ table }) => this.#writes.has(table))
    if (looked.length > 0 && this.#manner === 'make') return Promise.reject(notYet)
    if (looked.length > 0) this.#looked.set(at, [...(this.#looked.get(at) ?? []), ...looked])
    const loader =
      this.#loaders.get(name) ?? new DataLoader((keys) => ask(this.#send, keys as readonly K[]), { cache: !isTurn })
    this.#loaders.set(name, loader)
    // A cast, because a name stands for one question.
    return loader.load(key) as Promise<V>
  }

  /** A statement of a write's own: of what nobody writes meanwhile, and once for all who ask the same. */
  async #ask<T>(sql: string, values: readonly unknown[], at: number): Promise<T[]> {
    const read = tablesRead(sql)
    if (!read || (at !== this.#first && [...read].some((table) => this.#writes.has(table)))) throw notYet
    const key = JSON.stringify([sql, values])
    const answer = this.#answers.get(key) ?? this.#send(sql, values)
    this.#answers.set(key, answer)
    return answer as Promise<T[]>
  }

  /** One statement after the other: a connection does not do two at once. */
  readonly #send: Query = <T>(sql: string, values?: readonly unknown[]): Promise<T[]> => {
    const answer = this.#last.then(() => this.#work.query<T>(sql, values))
    this.#last = answer.catch((error: unknown) => {
      this.failure ??= error
    })
    return answer
  }

  #inStep(at: number): Promise<void> {
    return new Promise((goOn) => {
      this.#waiting.set(at, goOn)
      // Once this one waits too: who goes on at once would come after all others.
      queueMicrotask(() => this.#release())
    })
  }

  #release(): void {
    if (this.#waiting.size < this.#going.size) return
    const waiting = [...this.#waiting].sort(([a], [b]) => a - b)
    this.#waiting.clear()
    for (const [, goOn] of waiting) goOn()
  }
}

const keyOf = (entity: Entity, id: unknown) => `${model.stored(entity).key}:${id}`

/** The tables that such a write of a record of this kind writes. */
function writtenWith(entity: Entity, manner: Manner, also: readonly Entity[]): ReadonlySet<string> {
  if (manner === 'nothing') return new Set()
  const kinds = [...(manner === 'takeAway' ? goingWith(entity) : [entity]), ...also]
  return new Set([...kinds.flatMap(tablesOf), 'geschiedenis', 'teller'])
}

const tablesOf = (entity: Entity) => [
  tableOf(entity),
  ...Object.entries(entity.fields).flatMap(([name, field]) =>
    pointsAtMany(field) ? [linkTableOf(model.stored(entity), name)] : [],
  ),
]

/**
 * Asks something of each of these rows of a call, side by side, of what stands there now; throws what refuses the first of
 * them, or what must be asked of each by itself.
 */
export async function besides<Row>(
  work: Work,
  entity: Entity,
  rows: readonly Row[],
  ask: (work: Work, row: Row) => Promise<void>,
): Promise<void> {
  if (rows.length <= 1) {
    for (const row of rows) await ask(work, row)
    return
  }
  const wave = new SideBySide(work, entity, new Map(rows.map((_, at) => [at, undefined])), 'nothing')
  const answers = await Promise.allSettled(rows.map((row, at) => ask(wave.workOf(at), row).finally(() => wave.end(at))))
  if (wave.failure) throw wave.failure
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
}
