import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from '../router/router.tsx'
import { useLinesInView } from './lines-in-view.ts'
import { assignSlots } from './table-rows.ts'

interface WindowProps {
  /** Names of the lines, in their order. */
  keys: readonly string[]
  /** Which line the address names, or -1, and by which id. */
  selectedAt: number
  selected: string | null | undefined
  /** Lines lead somewhere, so one of them has the focus. */
  opens: boolean
  flow: boolean
  /** Of a line, and of the head above the first one, in px. */
  height: number
  head: number
  scroller: HTMLElement | null
}

export interface LineWindow {
  /** The lines that are drawn, `start` px below the head. */
  readonly shown: readonly { readonly index: number; readonly start: number }[]
  /** The line that the keyboard is on. */
  readonly activeAt: number
  readonly active: string | null
  readonly setActive: (key: string) => void
  /** Gives a line the focus when it is drawn. */
  readonly focusOn: (key: string) => void
  /** The same by its place, or the nearest that there is. */
  readonly goTo: (at: number) => void
  /** Brings a line into view. */
  readonly bring: (at: number) => void
}

/** Which lines are drawn, and which has the focus: a thousand lines cost what those in view cost. */
export function useLineWindow(props: WindowProps): LineWindow {
  const { keys, selectedAt, opens, flow, height, head, scroller } = props
  const [active, setActive] = useState<string | null>(null)
  // Which line is to get the focus: of two quick keys only the last one's.
  const focusWanted = useRef<string | null>(null)
  const activeLine = active === null ? -1 : keys.indexOf(active)
  const activeAt = activeLine >= 0 ? activeLine : Math.max(0, selectedAt)
  const view = useLinesInView({ count: flow ? 0 : keys.length, height, head, scroller })
  const drawn = flow ? keys.map((_, at) => at) : drawnOf(view, opens && activeAt < keys.length ? activeAt : null)
  useBroughtIntoView(props, (at) => view.bring(at))
  useEffect(() => {
    if (focusWanted.current === null || focusWanted.current !== active) return
    focusWanted.current = null
    if (!flow) view.bring(activeAt)
    scroller?.querySelector<HTMLElement>(`[data-at="${activeAt}"] .row-focus`)?.focus({ preventScroll: !flow })
  })
  const focusOn = (key: string) => {
    focusWanted.current = key
    setActive(key)
  }
  return {
    shown: drawn.map((at) => ({ index: at, start: at * height })),
    activeAt,
    active,
    setActive,
    focusOn,
    bring: view.bring,
    goTo: (at) => {
      const key = keys[Math.max(0, Math.min(keys.length - 1, at))]
      if (key !== undefined) focusOn(key)
    },
  }
}

/** The lines from one to another; the one that has the focus stays, or the focus would be lost by scrolling. */
function drawnOf({ from, to }: { from: number; to: number }, focused: number | null): readonly number[] {
  const drawn = Array.from({ length: to - from }, (_, n) => from + n)
  if (focused === null || (focused >= from && focused < to)) return drawn
  return focused < from ? [focused, ...drawn] : [...drawn, focused]
}

/** A row that becomes the selected one comes into view: one that was just made may lie far below. */
function useBroughtIntoView(
  { flow, scroller, selectedAt, selected }: WindowProps,
  scrollTo: (at: number) => void,
): void {
  const brought = useRef<string | null>(null)
  useEffect(() => {
    if (flow || scroller === null || selectedAt < 0 || brought.current === selected) return
    brought.current = selected ?? null
    scrollTo(selectedAt)
  })
}

/**
 * The elements that the lines in view take. Searched or sorted anew (`order`), elements are given out from the top;
 * only the one with the focus goes with its line.
 */
export function useSlots(shown: readonly string[], order: string, active: string | null): ReadonlyMap<string, number> {
  const slots = useRef({ order, of: new Map<string, number>() as ReadonlyMap<string, number> })
  slots.current = {
    order,
    of: assignSlots(slots.current.of, shown, slots.current.order === order ? () => true : (key) => key === active),
  }
  return slots.current.of
}

/** Somebody who runs through the rows opens the one at which they stop. */
const followMs = 120

/**
 * With a row open beside the table, the keyboard takes it along: the address follows to the line it stops at, in place of
 * the one before, so that one step back leads to where the table was left.
 */
export function useFollowing(
  selected: string | null,
  addressOf: (at: number) => string | undefined,
): (at: number) => void {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (at) => {
    clearTimeout(timer.current)
    const to = addressOf(at)
    if (selected === null || to === undefined) return
    timer.current = setTimeout(() => navigate(to, { replace: true, keepScroll: true }), followMs)
  }
}

/**
 * After the question about a row has closed and has given the focus back to a button that is no longer there, the
 * keyboard goes on at what took the row's place, or at what fills an empty table.
 */
export function useFocusAfter(
  gone: { readonly at: number } | null,
  scroller: HTMLElement | null,
  { goTo }: Pick<LineWindow, 'goTo'>,
  count: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a row that went.
  useEffect(() => {
    if (gone === null) return
    const timer = setTimeout(() => {
      // The focus that had nowhere to go back to is left to the page around, or to a line of the table, whichever.
      const active = document.activeElement
      if (!active?.contains(scroller) && !(scroller?.contains(active) && active?.matches('.row-focus'))) return
      if (count > 0) return goTo(gone.at)
      const within = (what: string) => scroller?.parentElement?.querySelector<HTMLElement>(what)
      ;(within('.empty button') ?? within('.sort'))?.focus()
    })
    return () => clearTimeout(timer)
  }, [gone])
}

/** Whoever was in a table that had no rows goes on at the first that comes: what filled it in their place is gone. */
export function useFocusIn({ goTo }: Pick<LineWindow, 'goTo'>, count: number) {
  const isIn = useRef(false)
  const isEmpty = count === 0
  const latest = useRef(goTo)
  latest.current = goTo
  useEffect(() => {
    if (!isEmpty && isIn.current && document.activeElement === document.body) latest.current(0)
  }, [isEmpty])
  return {
    onFocus: () => {
      isIn.current = true
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      isIn.current = relatedTarget === null || currentTarget.contains(relatedTarget)
    },
  }
}
