import type { CellField, Column, Line } from './table-rows.ts'

/** A table as whoever changes its cells sees it: which lines and columns it shows, and where they stand. */
export interface CellPlace {
  readonly columns: readonly Column<unknown>[]
  readonly lines: readonly Line[]
  /** Names of the lines, which stay theirs. */
  readonly keys: readonly string[]
  readonly rows: readonly unknown[]
  /** Of a line, and of the head above the first one, in px. */
  readonly height: number
  readonly head: number
  readonly scroller: HTMLElement
  /** Gives a line the focus. */
  readonly goTo: (at: number) => void
  /** Brings a line into view. */
  readonly bring: (at: number) => void
}

/** A line and a column of a table. */
export interface CellAt {
  readonly at: number
  readonly column: Column<unknown>
}

/** What the cell of a line shows that can be changed; null of a group, and where nothing can. */
export function fieldAt({ lines, rows }: CellPlace, { at, column }: CellAt): CellField | null {
  const line = lines[at]
  return line && 'index' in line ? (column.edit?.(rows[line.index]) ?? null) : null
}

/** The cell that can be changed next, or before this one: along the line, then on the lines beyond. */
export function nextCell(place: CellPlace, from: CellAt, by: 1 | -1): CellAt | null {
  const { columns, lines } = place
  const all = lines.length * columns.length
  let spot = from.at * columns.length + columns.indexOf(from.column)
  for (spot += by; spot >= 0 && spot < all; spot += by) {
    const cell = { at: Math.floor(spot / columns.length), column: columns[spot % columns.length]! }
    if (fieldAt(place, cell)) return cell
  }
  return null
}

/** The same column on the next line that has something to change in it, or on the one before. */
export function cellBelow(place: CellPlace, { at, column }: CellAt, by: 1 | -1): CellAt | null {
  for (let next = at + by; next >= 0 && next < place.lines.length; next += by) {
    const cell = { at: next, column }
    if (fieldAt(place, cell)) return cell
  }
  return null
}
