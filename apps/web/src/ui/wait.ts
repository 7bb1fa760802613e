import { useRef, useState } from 'react'
import { useDelayed } from './feedback.tsx'
import { useT } from './texts.ts'
import { waitPhrases } from './wait-phrases.ts'

/** Something that is asked of the server, for which somebody waits. */
export interface Wait {
  readonly busy: boolean
  /** It takes long: whoever waits may stop (`giveUp`). */
  readonly isSlow: boolean
  readonly giveUp: () => void
}

/** After this somebody who waits is told so. */
const slowMs = 2_000

/**
 * Runs what somebody waits for. When they stop waiting the signal of the task aborts, and it rejects: by itself, or where it
 * does not listen with an error that says what is known. Such a task goes on, and nobody waits for it.
 */
export function useWait(): Wait & {
  readonly during: <Answer>(task: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer>
} {
  const t = useT(waitPhrases)
  const [busy, setBusy] = useState(false)
  const stop = useRef(new AbortController())
  const isSlow = useDelayed(busy, slowMs)
  const during = async <Answer>(task: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
    stop.current = new AbortController()
    const { signal } = stop.current
    const given = new Promise<never>((_, fail) => {
      // After the task itself, which knows more of what was left.
      signal.addEventListener('abort', () => setTimeout(() => fail(new Error(t('unsure')))))
    })
    setBusy(true)
    try {
      return await Promise.race([task(signal), given])
    } finally {
      setBusy(false)
    }
  }
  return { busy, isSlow, giveUp: () => stop.current.abort(), during }
}
