import { type RefObject, useRef, useState } from 'react'
import { nameOf } from './table-cells.tsx'
import type { Column } from './table-rows.ts'
import { useUiTexts } from './texts.ts'

interface OrderProps<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** Absent where rows have no order of their own. */
  onReorder?: (from: number, to: number) => void
  mayMove?: (row: Row) => boolean
  /** Rows stand in their own order now: not searched, sorted or grouped. */
  isOwnOrder: boolean
  /** A row is about to move: it keeps the focus. */
  onMove: (row: Row) => void
}

/** The line that is dragged, and where it would go. */
interface Drag {
  readonly from: number
  readonly to: number
}

export interface RowOrder<Row> {
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly drag: Drag | null
  readonly setDrag: (drag: Drag | null) => void
  readonly mayMove: (row: Row) => boolean
  readonly move: (from: number, target: number) => void
  /** What was moved where, to be read out. */
  readonly announced: string
}

/** Moves rows, by dragging their grips or by keys. */
export function useRowOrder<Row>({
  rows,
  columns,
  onReorder,
  mayMove = () => true,
  isOwnOrder,
  onMove,
}: OrderProps<Row>): RowOrder<Row> {
  const texts = useUiTexts()
  const body = useRef<HTMLTableSectionElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const [announced, setAnnounced] = useState('')
  const movable = (row: Row) => isOwnOrder && mayMove(row)
  const move = (from: number, target: number) => {
    const row = rows[from]
    if (!onReorder || !row || target < 0 || target >= rows.length || target === from || !movable(row)) return
    onMove(row)
    onReorder(from, target)
    setAnnounced(texts.moved({ what: nameOf(columns, row), place: target + 1, of: rows.length }))
  }
  return { body, drag, setDrag, mayMove: movable, move, announced }
}
