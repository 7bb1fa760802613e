import { model } from '@vezel/model'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { isProposing } from '@vezel/model/kit/proposals.ts'
import { type Draft, isEmpty } from '@vezel/model/rules/rule.ts'
import { useEffect } from 'react'
import { askProposal } from '../api/proposal.ts'
import { anyField } from './form-store.ts'
import type { SavedPart } from './saved-parts.ts'

/**
 * Shows what the server would fill in of a new record before it is saved, and asks again when something changes that it may
 * depend on: which records it hangs on, and what was chosen. Where it is refused there is nothing to show.
 */
export function useProposal(of: string, parts: readonly SavedPart[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stores are what is listened to.
  useEffect(() => {
    if (!isProposing(model.named(of))) return
    let asked: string | null = null
    let request = new AbortController()
    const look = () => {
      const known = knownOf(of, parts)
      const isAnew = parts.some(({ store }) => store.isFresh())
      if (asked === JSON.stringify(known) && !isAnew) return
      asked = JSON.stringify(known)
      request.abort()
      request = new AbortController()
      const { signal } = request
      for (const { store } of parts) store.awaitProposal()
      askProposal(of, known, signal).then(
        (told) => {
          if (!signal.aborted) for (const { store } of parts) store.propose(told)
        },
        () => {
          if (!signal.aborted) for (const { store } of parts) store.propose({})
        },
      )
    }
    look()
    const stops = parts.map(({ store }) => store.subscribe(anyField, look))
    return () => {
      request.abort()
      for (const stop of stops) stop()
    }
  }, [of, parts.map(({ id }) => id).join()])
}

/** What is known of the new record: the ids of the records it names, but for those that the server proposed. */
function knownOf(of: string, parts: readonly SavedPart[]): Draft {
  const { fields } = model.named(of)
  const all = Object.assign({}, ...parts.map(({ values, store }) => ({ ...values, ...store.given() })))
  const isKnown = ([name, value]: readonly [string, unknown]) =>
    pointsAtOne(fields[name]) && !isEmpty(value) && typeof value !== 'object'
  return Object.fromEntries(Object.entries(all).filter(isKnown))
}
