import type { Column, Line } from './table-rows.ts'
import type { TreePlace } from './table-tree.ts'

/** Rows that lie in each other, and go where they are put. */
export interface TableTree<Row> {
  readonly onMove: (row: Row, place: TreePlace) => void
  /** Somebody puts a row into what lies in it. */
  readonly onItself: (row: Row) => void
}

export interface OrderProps<Row> {
  rows: readonly Row[]
  id: (row: Row) => string
  columns: readonly Column<Row>[]
  lines: readonly Line[]
  indent?: (row: Row) => number
  /** Of a line, in px. */
  height: number
  /** Absent where rows have no order of their own. */
  onReorder?: (from: number, to: number) => void
  tree?: TableTree<Row> | undefined
  mayMove?: (row: Row) => boolean
  /** Rows stand in their own order now: not searched, sorted or grouped. */
  isOwnOrder: boolean
  /** A row is about to move: it keeps the focus. */
  onMove: (row: Row) => void
}

/** The line that is dragged, and where it would go: before which line, and how far from the left in steps. */
export interface Drag {
  readonly from: number
  readonly gap: number
  readonly depth: number
}

/** What moving a row needs to know and to say (`table-moves.ts`, which comes with the first table whose rows move). */
export interface Moving<Row>
  extends Pick<OrderProps<Row>, 'rows' | 'lines' | 'id' | 'indent' | 'height' | 'onReorder' | 'tree' | 'onMove'> {
  readonly drag: Drag | null
  readonly setDrag: (drag: Drag | null) => void
  /** Of a later page other rows than those of the first lines; -1 of a line that is no row. */
  readonly indexAt: (at: number) => number
  readonly rowAt: (at: number) => Row | undefined
  readonly isMovable: (row: Row) => boolean
  /** Reads out where a row is now. */
  readonly say: (row: Row, place: number) => void
}

export const isMoved = ({ from, gap, depth }: Drag, own: number) => (gap !== from && gap !== from + 1) || depth !== own

/** How deep the row of a line lies. */
export function depthOf<Row>({ indent, rowAt }: Pick<Moving<Row>, 'indent' | 'rowAt'>, at: number): number {
  const row = rowAt(at)
  return row === undefined ? 0 : (indent?.(row) ?? 0)
}
