import { model } from '@vezel/model'
import { hasLikeLast } from '@vezel/model/kit/copying.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { isProposing, lastOne } from '@vezel/model/kit/proposals.ts'
import { type Draft, isEmpty } from '@vezel/model/rules/rule.ts'
import { useEffect, useRef, useState } from 'react'
import { askProposal } from '../api/proposal.ts'
import { anyField } from './form-store.ts'
import type { SavedPart } from './saved-parts.ts'

/** Begins a new record as the last one that somebody made in the same place. */
export interface LikeLast {
  /** `none`: there is no last one. `same`: it has nothing that this form lacks. `failed`: it could not be asked. */
  readonly state: 'off' | 'on' | 'none' | 'same' | 'failed'
  readonly fill: () => void
  /** Takes it back: what stood there before is there again. */
  readonly clear: () => void
}

/**
 * Shows what the server would fill in of a new record before it is saved, and asks again when something changes that it may
 * depend on: which records it hangs on, what was chosen, and when it happened. Where it is refused there is nothing to show.
 * Answers how it is filled in as the last one, null where none is like another.
 */
export function useProposal(of: string, parts: readonly SavedPart[]): LikeLast | null {
  const [state, setState] = useState<LikeLast['state']>('off')
  const asking = useRef<Asking | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stores are what is listened to.
  useEffect(() => {
    const begun = new Asking(of, parts, setState)
    asking.current = begun
    begun.look()
    const stops = parts.map(({ store }) => store.subscribe(anyField, begun.look))
    return () => {
      begun.stop()
      for (const stop of stops) stop()
    }
  }, [of, parts.map(({ id }) => id).join()])
  const turn = (isOn: boolean) => () => asking.current?.turn(isOn)
  return parts.length > 0 && hasLikeLast(model.named(of)) ? { state, fill: turn(true), clear: turn(false) } : null
}

/** What is asked of the server for one form. */
class Asking {
  readonly #of: string
  readonly #parts: readonly SavedPart[]
  readonly #tell: (state: LikeLast['state']) => void
  #asked = ''
  #isLikeLast = false
  #request = new AbortController()

  constructor(of: string, parts: readonly SavedPart[], tell: (state: LikeLast['state']) => void) {
    this.#of = of
    this.#parts = parts
    this.#tell = tell
  }

  readonly look = (): void => {
    const isAnew = this.#parts.some(({ store }) => store.isFresh())
    if (isAnew) this.#beginAnew()
    const known = knownOf(this.#of, this.#parts)
    const question = JSON.stringify([known, this.#isLikeLast])
    if (question === this.#asked && !isAnew) return
    this.#asked = question
    this.stop()
    if (this.#isLikeLast || isProposing(model.named(this.#of))) void this.#ask(known, this.#isLikeLast)
  }
  readonly turn = (isOn: boolean): void => {
    this.#isLikeLast = isOn
    if (!isOn) {
      for (const { store } of this.#parts) store.giveBack()
      this.#tell('off')
    }
    this.look()
  }
  readonly stop = (): void => this.#request.abort()

  #beginAnew(): void {
    this.#isLikeLast = false
    this.#tell('off')
    for (const { store } of this.#parts) store.awaitProposal()
  }

  async #ask(known: Draft, isLikeLast: boolean): Promise<void> {
    this.#request = new AbortController()
    const { signal } = this.#request
    const answer = await askProposal(this.#of, known, isLikeLast, signal).catch(() => null)
    if (signal.aborted) return
    if (!isLikeLast) for (const { store } of this.#parts) store.propose(answer ?? {})
    else if (answer === null) this.#tell('failed')
    else if (this.#takeOver(answer)) this.#tell('on')
    else this.#tell(lastOne in answer ? 'same' : 'none')
  }

  /** Tells whether anything in the form comes from the last one. */
  #takeOver({ [lastOne]: last, ...told }: Draft): boolean {
    return this.#parts
      .map(({ store, values }) =>
        // What the screen gives a new one, such as where it hangs, is not another's to say.
        store.takeOver(
          Object.fromEntries(Object.entries(told).filter(([name]) => !(name in values))),
          typeof last === 'string' ? last : null,
        ),
      )
      .some(Boolean)
  }
}

/** What somebody said of the new record that others depend on: the records it names, and when it happened. */
function knownOf(of: string, parts: readonly SavedPart[]): Draft {
  const { fields, happensIn } = model.named(of)
  const moments = Object.values(happensIn).map(({ at }) => at)
  const all = Object.assign({}, ...parts.map(({ values, store }) => ({ ...values, ...store.given() })))
  const isRight = (name: string) => parts.every(({ store }) => store.field(name).issue === undefined)
  const isKnown = ([name, value]: readonly [string, unknown]) =>
    !isEmpty(value) &&
    typeof value !== 'object' &&
    (pointsAtOne(fields[name]) || (moments.includes(name) && isRight(name)))
  return Object.fromEntries(Object.entries(all).filter(isKnown))
}
