import { type RefObject, useEffect } from 'react'

/** What can be pressed in a line, but for what says itself whether Tab stops there. */
const pressable = ':is(a[href], button, input, select):is(:not([tabindex]), [data-passed])'

/**
 * Tab passes by the buttons of every line but the one that the arrows have come to: behind a list of sixty lines stand not
 * sixty stops more. Null where lines are none, and their buttons are all there is.
 */
export function useLineStops(body: RefObject<HTMLElement | null>, activeAt: number | null): void {
  useEffect(() => {
    const lines = body.current
    if (!lines || activeAt === null) return
    const settle = () => {
      for (const one of lines.querySelectorAll<HTMLElement>(pressable)) {
        const isPassed = one.closest<HTMLElement>('[data-at]')?.dataset.at !== String(activeAt)
        if (isPassed === 'passed' in one.dataset || one === document.activeElement || one.closest('.cell-edit'))
          continue
        one.toggleAttribute('data-passed', isPassed)
        if (isPassed) one.tabIndex = -1
        else one.removeAttribute('tabindex')
      }
    }
    settle()
    const change = new MutationObserver(settle)
    change.observe(lines, { childList: true, subtree: true, attributeFilter: ['data-at'] })
    return () => change.disconnect()
  }, [body, activeAt])
}
