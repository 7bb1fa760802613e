import type { Asked } from '@vezel/model/reads.ts'
import { ask, type Written } from './connection.ts'
import { type ApiProblem, toProblem } from './problem.ts'
import { type AnyRow, type AnySelection, type Args, putTogether, takeApart } from './selection.ts'
import { Ref, RowStore, type StoredRow } from './store.ts'

/** Everything this page knows. */
export const store = new RowStore()

export type Status = 'loading' | 'ready' | 'failed'
/** What a query shows at a moment; the same object until it changes. */
export interface Shown {
  /** `loading` until the first answer, `failed` when there is none to show. */
  readonly status: Status
  readonly rows: readonly AnyRow[]
  /** Rows that fit, also those beyond the limit. */
  readonly total: number
  /** Why the last try failed; rows of an earlier answer stay. */
  readonly problem: ApiProblem | null
}

/** A question: what to send, and how its answer becomes rows. */
export interface Question {
  readonly document: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly selection: AnySelection
  readonly args?: Args
  /** What it is of, by which is decided whether a change can touch its answer. */
  readonly asked?: Asked
}

const nothing: Shown = { status: 'loading', rows: [], total: 0, problem: null }
/** How long an answer that nobody looks at is kept, and how old one may be when somebody comes back to the window. */
const keptMs = 5 * 60_000
const freshMs = 5_000

interface Made {
  readonly row: AnyRow | undefined
  readonly read: ReadonlyMap<string, StoredRow | undefined>
}

/** One question and its answer, shared by everybody who asks it. */
class Query {
  readonly #question: Question
  readonly #listeners = new Set<() => void>()
  #keys: readonly string[] | null = null
  #total = 0
  #problem: ApiProblem | null = null
  #made = new Map<string, Made>()
  #shown: Shown = nothing
  #running: Promise<void> | null = null
  #again = false
  #answeredAt = 0
  #leaving: ReturnType<typeof setTimeout> | undefined

  constructor(question: Question) {
    this.#question = question
    this.#leaving = setTimeout(() => forget(this), keptMs)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    clearTimeout(this.#leaving)
    // §7, cache-and-network: what is known shows at once, and the server is asked anyway.
    if (this.#listeners.size === 0 && Date.now() - this.#answeredAt > 50) void this.load()
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#leaving = setTimeout(() => forget(this), keptMs)
    }
  }

  readonly shown = (): Shown => this.#shown

  get asked(): Asked | undefined {
    return this.#question.asked
  }

  get isActive(): boolean {
    return this.#listeners.size > 0
  }

  /** Asks the server; a question on its way is not asked twice, but again once it is answered after a change. */
  load({ afterChange = false } = {}): Promise<void> {
    if (this.#running) {
      this.#again ||= afterChange
      return this.#running
    }
    this.#running = this.#ask().finally(() => {
      this.#running = null
      if (!this.#again) return
      this.#again = false
      void this.load()
    })
    return this.#running
  }

  /** An answer that is old enough to be asked again. */
  get isStale(): boolean {
    return Date.now() - this.#answeredAt > freshMs
  }

  async #ask() {
    const { document, variables, args } = this.#question
    try {
      const answer = await ask({ document, variables })
      const rows = new Map<string, StoredRow>()
      const found = takeApart(answer.rows ?? (answer.row ? [answer.row] : []), rows, args) as readonly unknown[]
      this.#keys = found.flatMap((one) => (one instanceof Ref ? [one.key] : []))
      this.#total = typeof answer.total === 'number' ? answer.total : this.#keys.length
      this.#problem = null
      this.#answeredAt = Date.now()
      for (const key of this.#keys) if (store.get(key) === undefined) store.setGone(key, false)
      store.write(rows)
    } catch (cause) {
      this.#problem = toProblem(cause)
    }
    this.#show()
  }

  /** Some rows changed: look again if this answer has any of them. */
  onRows(changed: ReadonlySet<string>): void {
    if (this.#keys === null) return
    const isMine = (made: Made) => [...made.read.keys()].some((key) => changed.has(key))
    if (this.#keys.some((key) => changed.has(key)) || [...this.#made.values()].some(isMine)) this.#show()
  }

  /** Moves a row within the list before the server has numbered it anew. */
  move(key: string, from: number, to: number): void {
    if (this.#keys?.[from] !== key) return
    const keys = this.#keys.filter((other) => other !== key)
    this.#keys = [...keys.slice(0, to), key, ...keys.slice(to)]
    this.#show()
  }

  /** Every row that is needed to show this answer. */
  reads(into: Set<string>): void {
    for (const { read } of this.#made.values()) for (const key of read.keys()) into.add(key)
  }

  #show() {
    const { selection, args } = this.#question
    const made = new Map<string, Made>()
    const rows: AnyRow[] = []
    for (const key of this.#keys ?? []) {
      const before = this.#made.get(key)
      const isSame = before && [...before.read].every(([read, row]) => store.get(read) === row)
      const read = new Map<string, StoredRow | undefined>()
      const now: Made = isSame ? before : { row: putTogether(store, key, selection, args, read), read }
      made.set(key, now)
      if (now.row) rows.push(now.row)
    }
    this.#made = made
    const status: Status = this.#keys !== null ? 'ready' : this.#problem ? 'failed' : 'loading'
    const missing = (this.#keys?.length ?? 0) - rows.length
    const total = this.#total - missing
    const was = this.#shown
    const isSame =
      was.status === status &&
      was.problem === this.#problem &&
      was.total === total &&
      rows.length === was.rows.length &&
      rows.every((row, at) => row === was.rows[at])
    if (isSame) return
    this.#shown = { status, rows, total, problem: this.#problem }
    for (const listener of [...this.#listeners]) listener()
  }
}

export type { Query }

const queries = new Map<string, Query>()
store.subscribe((changed) => {
  for (const query of queries.values()) query.onRows(changed)
})

/** The query of a question; the same one for everybody who asks it. */
export function queryOf(question: Question): Query {
  const { document, variables, args } = question
  const key = `${document}\n${JSON.stringify(variables)}${args ? JSON.stringify(args) : ''}`
  const known = queries.get(key)
  if (known) return known
  const made = new Query(question)
  queries.set(key, made)
  return made
}

function forget(query: Query) {
  for (const [key, other] of queries) if (other === query) queries.delete(key)
  const needed = new Set<string>()
  for (const other of queries.values()) other.reads(needed)
  store.keepOnly(needed)
}

const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('vezel-rows')
type Listener = (keys: readonly string[], isTouched: IsTouched) => void
/** Whether a change may have made another answer of a question: yes where that is not known. */
type IsTouched = (asked: Asked | undefined) => boolean
const answerListeners = new Set<Listener>()

/** Called when records changed here or in another tab, with their keys: answers kept elsewhere may follow from them. */
export function onChanged(listener: Listener): () => void {
  answerListeners.add(listener)
  return () => answerListeners.delete(listener)
}

/** Decides by the definitions; they come with the first save, and until then every question may be touched. */
let decide: ((asked: Asked, written: ReadonlySet<string>) => boolean) | null = null
export function decideBy(by: typeof decide): void {
  decide = by
}

/**
 * Something was written: what the page shows of it is asked again, and what the server works out (a status, an amount, a
 * count), which may follow from anything. Other tabs are told which rows changed.
 */
export async function changed(keys: readonly string[], written: Written = null): Promise<void> {
  others?.postMessage({ keys, written })
  await reloadShown(keys, written)
}

function reloadShown(keys: readonly string[], written: Written = null): Promise<unknown> {
  const isTouched: IsTouched = (asked) => !asked || !written || !decide || decide(asked, written)
  for (const listener of [...answerListeners]) listener(keys, isTouched)
  return Promise.all(
    [...queries.values()].flatMap((query) =>
      query.isActive && isTouched(query.asked) ? [query.load({ afterChange: true })] : [],
    ),
  )
}

/** What other tabs changed while this one was not looked at. */
let missed: readonly string[] = []
if (others) {
  others.onmessage = ({ data }: MessageEvent<{ keys?: readonly string[]; written?: Written }>) => {
    if (!data.keys) return
    if (globalThis.document.visibilityState === 'visible') void reloadShown(data.keys, data.written)
    else missed = [...missed, ...data.keys]
  }
}

/** Somebody came back to the window: what is older than some seconds is asked again. */
export function onReturn(): void {
  if (globalThis.document.visibilityState !== 'visible') return
  if (missed.length > 0) {
    const keys = missed
    missed = []
    void reloadShown(keys)
    return
  }
  for (const query of queries.values()) if (query.isActive && query.isStale) void query.load()
}
globalThis.document?.addEventListener('visibilitychange', onReturn)
globalThis.addEventListener?.('focus', onReturn)

/** Moves a row in every list that shows it. */
export function moveShown(key: string, from: number, to: number): void {
  for (const query of queries.values()) query.move(key, from, to)
}

const forgetListeners = new Set<() => void>()
/** Called when what is kept elsewhere belongs to somebody who has left. */
export function onForget(listener: () => void): void {
  forgetListeners.add(listener)
}

/** Forgets all answers and rows: somebody logged in or out. */
export function forgetAll(): void {
  queries.clear()
  store.clear()
  for (const listener of forgetListeners) listener()
}
