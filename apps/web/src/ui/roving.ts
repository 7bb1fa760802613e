import { useCallback } from 'react'
import { untilShown } from '../router/later.ts'
import type { Axis } from './stops.ts'

type Stops = typeof import('./stops.ts')

/** Runs it with what makes stops, which comes after what the page shows; gives the way to end it. */
export function withStops(run: (stops: Stops) => () => void): () => void {
  let end = () => {}
  let isWanted = true
  const load = async () => {
    await untilShown()
    const stops = await import('./stops.ts')
    if (isWanted) end = run(stops)
  }
  load().catch(() => undefined)
  return () => {
    isWanted = false
    end()
  }
}

/**
 * Makes what stands in a row or a column one stop for Tab: the arrows lead from one to the next and round, Home and End to
 * the ends. The stop is where somebody was last, at first what is open now. Gives the `ref` of what stands around them.
 */
export function useRoving<Around extends HTMLElement>(axis: Axis, of = 'a[href], button:not(:disabled)') {
  return useCallback(
    (around: Around | null) => (around ? withStops(({ rove }) => rove(around, axis, of)) : undefined),
    [axis, of],
  )
}
