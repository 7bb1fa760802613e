import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'

/** What the executor may spend on one request: its fields are answered one after another, within one clock and one size. */
export class Budget {
  #bytes = 0
  readonly #began = performance.now()
  #last: Promise<unknown> = Promise.resolve()

  /** Runs a task when those before it have ended; it hears how long it may take. Throws `tooHeavy` when all is spent. */
  inTurn<T>(task: (ms: number) => Promise<T>): Promise<T> {
    const next = this.#last.then(() => task(this.left(limits.readMs)))
    this.#last = next.catch(() => {})
    return next
  }

  /** The milliseconds that are left of `ms` for the whole request. Throws `tooHeavy` when time or size is spent. */
  left(ms: number): number {
    const left = ms - (performance.now() - this.#began)
    if (left <= 0 || this.#bytes > limits.answerBytes) throw new Problem('tooHeavy')
    return left
  }

  /** Counts what is answered. Throws `tooHeavy` when together it is more than one request answers. */
  take(answer: string | null): string {
    this.#bytes += Buffer.byteLength(answer ?? '')
    if (this.#bytes > limits.answerBytes) throw new Problem('tooHeavy')
    return answer ?? 'null'
  }
}
