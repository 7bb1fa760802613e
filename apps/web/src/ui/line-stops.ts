import { type RefObject, useEffect } from 'react'
import { withStops } from './roving.ts'

/**
 * Tab passes by the buttons of every line but the one that the arrows have come to: behind a list of sixty lines stand not
 * sixty stops more. Null where lines are none, and their buttons are all there is.
 */
export function useLineStops(body: RefObject<HTMLElement | null>, activeAt: number | null): void {
  useEffect(() => {
    const lines = body.current
    if (lines && activeAt !== null) return withStops(({ passLines }) => passLines(lines, activeAt))
  }, [body, activeAt])
}
