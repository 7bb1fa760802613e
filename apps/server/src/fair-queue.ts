import { Problem } from '@vezel/model/problems.ts'

interface Waiting {
  readonly start: () => void
  readonly refuse: () => void
}

/** How much goes on at the same time. */
export interface Share {
  /** Of everybody together. */
  readonly most: number
  /** Of one. */
  readonly each: number
  /** How many of one may wait, and of everybody together. */
  readonly waiting: number
  readonly waitingAll?: number
  readonly waitMs: number
}

/**
 * Lets tasks begin so that nobody takes the place of others: each has at most a share, and whoever waits goes in turn.
 * Throws `tooManyRequests` when too many of one wait already, or when a task has waited too long. When too many wait of all
 * together, whoever lets most wait loses a place, never a newcomer.
 */
export class FairQueue {
  readonly #share: Share
  readonly #running = new Map<string, number>()
  /** In the order of their turn. */
  readonly #waiting = new Map<string, Waiting[]>()
  #all = 0
  #waits = 0

  constructor(share: Share) {
    this.#share = share
  }

  /** Runs a task when it is the turn of `who`. An aborted signal takes it out of the queue. */
  async run<T>(who: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#turn(who, signal)
    try {
      return await task()
    } finally {
      this.#leave(who)
    }
  }

  #turn(who: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (this.#mayBegin(who) && !this.#waiting.has(who)) {
      this.#begin(who)
      return Promise.resolve()
    }
    const { waiting, waitingAll = Number.POSITIVE_INFINITY, waitMs } = this.#share
    const queue = this.#waiting.get(who) ?? []
    if (queue.length >= waiting) throw new Problem('tooManyRequests')
    if (this.#waits >= waitingAll) {
      const longest = [...this.#waiting.values()].reduce(
        (most, next) => (next.length > most.length ? next : most),
        queue,
      )
      if (longest === queue) throw new Problem('tooManyRequests')
      longest.at(-1)?.refuse()
    }
    return new Promise((done, fail) => {
      const drop = (reason: unknown) => {
        end()
        queue.splice(queue.indexOf(entry), 1)
        if (queue.length === 0) this.#waiting.delete(who)
        fail(reason)
      }
      const refuse = () => drop(new Problem('tooManyRequests'))
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', stop)
        this.#waits -= 1
      }
      const stop = () => drop(signal?.reason)
      const timer = setTimeout(refuse, waitMs)
      const entry: Waiting = {
        refuse,
        start: () => {
          end()
          this.#begin(who)
          done()
        },
      }
      signal?.addEventListener('abort', stop, { once: true })
      queue.push(entry)
      this.#waiting.set(who, queue)
      this.#waits += 1
    })
  }

  #mayBegin(who: string): boolean {
    return this.#all < this.#share.most && (this.#running.get(who) ?? 0) < this.#share.each
  }

  #begin(who: string): void {
    this.#all += 1
    this.#running.set(who, (this.#running.get(who) ?? 0) + 1)
  }

  #leave(who: string): void {
    this.#all -= 1
    const left = (this.#running.get(who) ?? 1) - 1
    if (left > 0) this.#running.set(who, left)
    else this.#running.delete(who)
    for (const [next, queue] of this.#waiting) {
      if (!this.#mayBegin(next)) continue
      // Whoever has had a turn waits behind the others.
      this.#waiting.delete(next)
      const entry = queue.shift()
      if (queue.length > 0) this.#waiting.set(next, queue)
      entry?.start()
      return
    }
  }
}
