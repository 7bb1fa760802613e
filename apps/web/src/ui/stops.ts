/** What opens above the page has keys of its own. */
const apart = '[popover], dialog'
const keys = {
  row: { before: 'ArrowLeft', after: 'ArrowRight' },
  column: { before: 'ArrowUp', after: 'ArrowDown' },
} as const
export type Axis = keyof typeof keys

/** One stop for what stands in `around`, until what it gives is called. */
export function rove(around: HTMLElement, axis: Axis, of: string): () => void {
  const parts = () =>
    [...around.querySelectorAll<HTMLElement>(of)].filter(
      (part) => part.closest(apart) === around.closest(apart) && (part.checkVisibility?.() ?? true),
    )
  let last: HTMLElement | null = null
  const settle = (wanted: HTMLElement | null = last) => {
    const all = parts()
    const stop = all.find((part) => part === wanted) ?? all.find((part) => part.matches('[aria-current]')) ?? all[0]
    for (const part of all) part.tabIndex = part === stop ? 0 : -1
  }
  const onFocus = ({ target }: FocusEvent) => {
    const part = parts().find((one) => one === target)
    if (!part) return
    last = part
    settle()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const all = parts()
    const at = all.indexOf(event.target as HTMLElement)
    const { before, after } = keys[axis]
    const to = { [before]: at - 1, [after]: (at + 1) % all.length, Home: 0, End: -1 }[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    all.at(to)?.focus()
  }
  // Another page is open: Tab comes to its tab first, wherever somebody was before.
  const change = new MutationObserver((changes) => {
    if (
      changes.some(({ attributeName }) => attributeName === 'aria-current') &&
      !around.contains(document.activeElement)
    )
      last = null
    settle()
  })
  const onResize = () => settle()
  settle()
  change.observe(around, { childList: true, subtree: true, attributeFilter: ['aria-current', 'disabled', 'href'] })
  around.addEventListener('focusin', onFocus)
  around.addEventListener('keydown', onKey)
  addEventListener('resize', onResize)
  return () => {
    change.disconnect()
    around.removeEventListener('focusin', onFocus)
    around.removeEventListener('keydown', onKey)
    removeEventListener('resize', onResize)
  }
}

/** What can be pressed in a line, but for what says itself whether Tab stops there. */
const pressable = ':is(a[href], button, input, select):is(:not([tabindex]), [data-passed])'

/** Tab passes by the buttons of every line of a table but one, until what it gives is called. */
export function passLines(lines: HTMLElement, activeAt: number): () => void {
  const settle = () => {
    for (const one of lines.querySelectorAll<HTMLElement>(pressable)) {
      const isPassed = one.closest<HTMLElement>('[data-at]')?.dataset.at !== String(activeAt)
      if (isPassed === 'passed' in one.dataset || one === document.activeElement || one.closest('.cell-edit')) continue
      one.toggleAttribute('data-passed', isPassed)
      if (isPassed) one.tabIndex = -1
      else one.removeAttribute('tabindex')
    }
  }
  settle()
  const change = new MutationObserver(settle)
  change.observe(lines, { childList: true, subtree: true, attributeFilter: ['data-at'] })
  return () => change.disconnect()
}

/** By then a list shows what was searched for. */
const shownMs = 150

/**
 * Leads from a search to the line of the first table behind it that has the keys: once what was found is shown, as a line
 * that goes would take the focus with it.
 */
export function toLines(search: Element, isSearching: boolean): () => void {
  const isBehind = (line: Element) => search.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING
  const lines = () => [...document.querySelectorAll<HTMLElement>('.row-focus[tabindex="0"]')]
  const timer = setTimeout(() => lines().find(isBehind)?.focus(), isSearching ? shownMs : 0)
  return () => clearTimeout(timer)
}
