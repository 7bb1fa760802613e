/** What somebody fills in. */
const field = ':is(input, select, textarea, [contenteditable="true"])'
const isOpenTo = (element: HTMLElement) => !element.matches(':disabled, [tabindex="-1"], [type="hidden"], [readonly]')

/**
 * Where somebody begins in a dialog that opened: the first field, or where nothing is filled in the button that does it;
 * of a question that deletes the one that does nothing, so that one key too many takes nothing away. What took the focus
 * by itself keeps it. What cannot be pressed yet is no beginning: what comes before it in the dialog is. For a finger it
 * is the dialog itself: a field would bring up the keyboard, over what is asked.
 */
export function beginIn(dialog: HTMLElement): void {
  const active = document.activeElement
  if (dialog.querySelector(':scope > .dialog-body')?.contains(active) && !opensKeyboard(active)) return
  const first = [...dialog.querySelectorAll<HTMLElement>(`:scope > .dialog-body ${field}`)].find(isOpenTo)
  const foot = [...dialog.querySelectorAll<HTMLElement>(':scope > .dialog-foot > button')].filter(isOpenTo)
  const action = foot.find((button) => button.matches('.button-primary, .button-download'))
  const shown = dialog.querySelector<HTMLElement>(':scope > .dialog-body :is(button, a[href])')
  const isRefused = action?.getAttribute('aria-disabled') === 'true'
  const start = chosenOf(first) ?? (isRefused ? shown : null) ?? action ?? foot[0] ?? shown
  if (opensKeyboard(start)) dialog.tabIndex = -1
  ;(opensKeyboard(start) ? dialog : start)?.focus()
}

/** Gives the focus to where filling in goes on, unless that would bring up the keyboard of a touch screen. */
export function goOnAt(element: HTMLElement | undefined): void {
  if (!opensKeyboard(element)) element?.focus()
}

const unwritten = '[type="radio"], [type="checkbox"], [type="file"], [type="color"]'
const opensKeyboard = (element: Element | null | undefined): boolean =>
  matchMedia('(pointer: coarse)').matches &&
  (element?.matches(`input:not(${unwritten}), textarea, [contenteditable="true"]`) ?? false)

/** Of choices side by side the one that stands. */
function chosenOf(first: HTMLElement | undefined): HTMLElement | undefined {
  if (!first?.matches('[type="radio"]')) return first
  const chosen = first.closest('[role="radiogroup"], fieldset')?.querySelector<HTMLElement>('[type="radio"]:checked')
  return chosen ?? first
}

/** The line of a table that the keyboard is on, or would come to. */
const line = '.row-focus[tabindex="0"]'

/**
 * Remembers what has the focus; gives the way to put it back. What is gone by then, such as the row of a record that was
 * deleted or the bar of rows that were chosen, leaves it to the nearest of what it stood in: to the line of its table,
 * else to what can have it. What had none leaves it to the page.
 */
export function rememberFocus(): () => void {
  const path: HTMLElement[] = []
  for (let at = document.activeElement; at instanceof HTMLElement && at !== document.body; at = at.parentElement)
    path.push(at)
  return () => {
    const [origin, ...around] = path
    if (origin && canFocus(origin)) return origin.focus()
    const main = document.querySelector<HTMLElement>('main')
    const left = [...around, ...(main ? [main] : [])].filter((one) => one.isConnected)
    const lines = left.map((one) => one.querySelector<HTMLElement>(line))
    const neighbour = lines.find((one) => one !== null) ?? left.find((one) => one.hasAttribute('tabindex'))
    neighbour?.focus({ preventScroll: true })
  }
}

const canFocus = (element: HTMLElement) => element.isConnected && !element.matches(':disabled')
