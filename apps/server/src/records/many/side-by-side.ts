import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import DataLoader from 'dataloader'
import { linkTableOf, tableOf } from '../../db/names.ts'
import { tablesRead } from '../../db/reads.ts'
import type { Query, Question, Wave } from '../../db/wave.ts'
import { finding, type Work } from '../../db/work.ts'

/** A write asked for what those before it may change, or did what has to come after them: it cannot be judged yet. */
class NotYet extends Error {}
/** Many rows end with it, and nobody reads where. */
const notYet = new NotYet('Must be judged by itself')
export const isNotYet = (error: unknown): boolean => error === notYet

/**
 * The questions of several writes that are judged side by side, while nothing is written: those that are asked alike are
 * asked once, of all who ask. What a write hears is what it would have heard had those before it been written: where that
 * cannot be told, it ends with `notYet`.
 */
export class SideBySide {
  readonly #work: Work
  readonly #writes: ReadonlySet<string>
  readonly #about: ReadonlyMap<string, number>
  readonly #first: number
  readonly #loaders = new Map<string, DataLoader<unknown, unknown, unknown>>()
  readonly #answers = new Map<string, Promise<unknown[]>>()
  /** Who is under way, and who waits for the others with what lets it go on. */
  readonly #going: Set<number>
  readonly #waiting = new Map<number, () => void>()
  #last: Promise<unknown> = Promise.resolve()
  /** What went wrong first: what follows on the same connection tells nothing. */
  failure: unknown

  /** `rows` are the places of the writes in the call, each with the id of its record where that is known. */
  constructor(work: Work, entity: Entity, rows: ReadonlyMap<number, string | undefined>) {
    this.#work = work
    this.#writes = writtenWith(entity)
    this.#going = new Set(rows.keys())
    this.#first = Math.min(...rows.keys())
    const about = new Map<string, number>()
    for (const [at, id] of rows) {
      const key = keyOf(entity, id)
      if (id !== undefined && !about.has(key)) about.set(key, at)
    }
    this.#about = about
  }

  /** The transaction as one of the writes sees it. */
  workOf(at: number): Work {
    const wave: Wave = {
      load: (question, key) => this.#load(question, key),
      inStep: () => this.#inStep(at),
      demandSettled: (entity, id) => {
        const before = this.#about.get(keyOf(entity, id))
        if (before !== undefined && before < at) throw notYet
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

  #load<K, V>({ name, ask, isTurn = false }: Question<K, V>, key: K): Promise<V> {
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

const keyOf = (entity: Entity, id: string | undefined) => `${model.stored(entity).key}:${id}`

/** The tables that a write of a record of this kind writes. */
const writtenWith = (entity: Entity): ReadonlySet<string> =>
  new Set([
    tableOf(entity),
    ...Object.entries(entity.fields).flatMap(([name, field]) =>
      pointsAtMany(field) ? [linkTableOf(model.stored(entity), name)] : [],
    ),
    'geschiedenis',
    'teller',
  ])
