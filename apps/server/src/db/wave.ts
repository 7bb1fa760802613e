import type { Entity } from '@vezel/model/kit/entity.ts'

/** Runs a statement on the connection of a transaction; answers its rows. */
export type Query = <T = Record<string, unknown>>(sql: string, values?: readonly unknown[]) => Promise<T[]>

/**
 * What a write asks of the database of one key, so that several writes may ask it in one statement. `ask` answers in the
 * order of its keys, and depends on nothing else of the write that asks.
 */
export interface Question<K, V> {
  /** The same question has the same name. */
  readonly name: string
  readonly ask: (query: Query, keys: readonly K[]) => Promise<readonly V[]>
  /** Each key is a turn of its own: asked in the order of the writes, and never answered from what another one heard. */
  readonly isTurn?: boolean
  /**
   * Where it looks for rows instead of naming them: in which tables, and there by which columns, as `column` of its table.
   * Whoever asks tells the wave of each row that it `hear`s of.
   */
  readonly looksBy?: readonly Looked[]
}

/** What a question looks at: the columns of a table, all of them where none are named. */
export interface Looked {
  readonly table: string
  readonly columns?: readonly string[]
}

/** Several writes of one call that are judged side by side, before the first of them is written. */
export interface Wave {
  readonly load: <K, V>(question: Question<K, V>, key: K) => Promise<V>
  /** Throws when a write before this one is about to make or change that record: what stands there is not what will stand there. */
  readonly demandSettled: (entity: Entity, id: unknown) => void
  /** This write knows of a record that was looked for. Throws, now or later, when it goes with a write before this one. */
  readonly hear: (entity: Entity, id: unknown) => void
  /** Waits until every write is this far, or refused; they then go on in the order of the call. */
  readonly inStep: () => Promise<void>
  /** In step: these rows go with this write. Throws when one of them, or of those it has heard of, goes with one before it. */
  readonly takeAway: (rows: readonly Taken[]) => Promise<void>
  /** Throws when such a row of that kind goes with a write before this one. */
  readonly demandNoneTaken: (entity: Entity, is: (row: Readonly<Record<string, unknown>>) => boolean) => void
}

/** Rows of a kind that go with a write. */
export interface Taken {
  readonly entity: Entity
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** Who asks: alone, or in a wave. */
export interface Asking {
  readonly query: Query
  readonly wave?: Wave | undefined
}

/** The answer for one key: of a write by itself a statement, of many writes at once a share of one. */
export async function ofEach<K, V>({ query, wave }: Asking, question: Question<K, V>, key: K): Promise<V> {
  if (wave) return wave.load(question, key)
  const [answer] = await question.ask(query, [key])
  // A cast, because a question answers as many as it is asked.
  return answer as V
}

/** The answers for several keys of one write. */
export const ofAll = <K, V>({ query, wave }: Asking, question: Question<K, V>, keys: readonly K[]) =>
  wave ? Promise.all(keys.map((key) => wave.load(question, key))) : question.ask(query, keys)
