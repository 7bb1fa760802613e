import type { KeyboardEvent } from 'react'
import type { TableLayout } from './table-layout.ts'
import type { Folding } from './table-lines.ts'
import type { RowOrder } from './table-order.ts'
import type { Line, TableView } from './table-rows.ts'
import type { TableTicks } from './table-ticks.ts'
import type { LineWindow } from './table-window.ts'

/** What a table makes of its rows: which are shown where, which has the focus, and what moves them. */
export interface Table<Row> extends Folding {
  readonly setScroller: (element: HTMLDivElement | null) => void
  readonly scroller: HTMLElement | null
  readonly view: TableView
  readonly setView: (view: TableView) => void
  readonly picked: readonly number[]
  readonly pages: { readonly count: number; readonly at: number }
  readonly turnTo: (at: number) => void
  readonly lines: readonly Line[]
  readonly keys: readonly string[]
  readonly layout: TableLayout<Row>
  /** Of a line, in px. */
  readonly height: number
  /** Of the titles above the first line, in px. */
  readonly head: number
  /** It is wider than there is room for. */
  readonly scrolls: boolean
  /** A name that does not fit takes two lines. */
  readonly wraps: boolean
  /** Lines lead somewhere. */
  readonly opens: boolean
  readonly selectedAt: number
  readonly window: LineWindow
  readonly order: RowOrder
  /** What is open beside the table goes along to a line, when something is. */
  readonly follow: (at: number) => void
  readonly ticks: TableTicks | null | undefined
  /** The ids of the rows of a line: of a group those below it. */
  readonly idsOf: (line: Line) => readonly string[]
}

/** Arrows go from line to line, or with Alt move the row; left and right fold a group. */
export function onKey<Row>(event: KeyboardEvent<HTMLElement>, table: Table<Row>) {
  const { lines, window, order, fold } = table
  const line = lines[window.activeAt]
  if (!line || !(event.target instanceof HTMLElement) || !event.target.matches('.row-focus, .row-handle, .row-tick'))
    return
  if (onTickKey(event, event.target, line, table)) return
  if (event.altKey && event.key.startsWith('Arrow')) {
    const isMoved = order.step(window.activeAt, event.key)
    // Sideways it is the browser's, where rows do not lie in each other.
    if (isMoved || event.key === 'ArrowUp' || event.key === 'ArrowDown') event.preventDefault()
    return
  }
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const leap = Math.max(1, Math.floor((table.scroller?.clientHeight ?? 0) / table.height) - 2)
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: leap, PageUp: -leap, Home: -lines.length, End: lines.length }[
    event.key
  ]
  if (step !== undefined) {
    event.preventDefault()
    const at = Math.max(0, Math.min(lines.length - 1, window.activeAt + step))
    window.goTo(at)
    table.follow(at)
  } else if ('group' in line && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
    event.preventDefault()
    fold(line.group, event.key === 'ArrowLeft')
  }
}

/** Space, Shift with an arrow, Ctrl+A and Escape choose rows; a box itself knows what Space does. */
function onTickKey<Row>(event: KeyboardEvent, target: HTMLElement, line: Line, table: Table<Row>): boolean {
  if (event.key === ' ' && target.matches('.row-tick')) return true
  const next = table.ticks?.onKey(event, table.idsOf(line)) ?? null
  if (next === null) return false
  event.preventDefault()
  const at = table.keys.indexOf(next)
  if (at >= 0) table.window.goTo(at)
  return true
}
