import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { type Grouping, toLines } from './table-rows.ts'

/** A row as it is shown: with what it is called, for whoever has it read out. */
export interface ShownRow {
  readonly id: string
  readonly row: unknown
}

/** The boxes with which rows of a table are chosen. They come after the table has been drawn; their column is there at once. */
export interface TableTicks {
  /** The box above the rows. */
  readonly head: () => ReactNode
  /** The box of a line: of a row its one id, of a group those of its rows. `reached`: by Tab, where rows lead nowhere. */
  readonly cell: (ids: readonly string[], name: string, isReached: boolean) => ReactNode
  /** What says how many are chosen, for whoever does not see it. */
  readonly status: () => ReactNode
  /** Told which rows there are, in the order in which they stand, also those on other pages and those not drawn. */
  readonly show: (rows: readonly ShownRow[]) => void
  /** A key on a line: '' when it was one of theirs, the row to go on to, or null. */
  readonly onKey: (event: KeyboardEvent, ids: readonly string[]) => string | null
}

/** Room for a box, with the gutter before it; in px. */
export const tickWidth = 48

interface ShownProps<Row> {
  rows: readonly Row[]
  picked: readonly number[]
  id: (row: Row) => string
  grouping: Grouping<Row> | undefined
}

/** Tells the boxes which rows the table has, in the order of its lines, also those of groups that are folded. */
export function useShownRows<Row>(
  ticks: TableTicks | null | undefined,
  { rows, picked, id, grouping }: ShownProps<Row>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what gives a row its id is new at each drawing, and the same.
  useEffect(() => {
    const lines = toLines(picked, rows, grouping, new Set())
    ticks?.show(lines.flatMap((line) => ('group' in line ? [] : { id: id(rows[line.index]!), row: rows[line.index] })))
  }, [ticks, rows, picked, grouping])
}
