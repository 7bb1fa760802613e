import { type RefObject, useRef, useState } from 'react'
import { nameOf } from './table-cells.tsx'
import type { Column, Line } from './table-rows.ts'
import { dropAt, stepOf, type TreeDrop, type TreeKey, type TreeLine, type TreePlace } from './table-tree.ts'
import { useUiTexts } from './texts.ts'

/** Rows that lie in each other, and go where they are put. */
export interface TableTree<Row> {
  readonly onMove: (row: Row, place: TreePlace) => void
  /** Somebody puts a row into what lies in it. */
  readonly onItself: (row: Row) => void
}

interface OrderProps<Row> {
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
interface Drag {
  readonly from: number
  readonly gap: number
  readonly depth: number
}

/** A place below the pointer. */
interface Pointed {
  /** Px below the first line. */
  readonly y: number
  /** Px from where dragging began. */
  readonly x: number
}

export interface RowOrder {
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly drag: Drag | null
  /** Whether what is dragged would go elsewhere. */
  readonly isMoving: boolean
  readonly begin: (at: number) => void
  readonly dragTo: (pointed: Pointed) => void
  readonly drop: () => void
  readonly cancel: () => void
  readonly mayMove: (row: unknown) => boolean
  /** Moves the row at a line by a key; answers whether the key moves rows here. */
  readonly step: (at: number, key: string) => boolean
  /** What was moved where, to be read out. */
  readonly announced: string
}

/** How far each level of a tree is indented, in px. */
export const levelWidth = 20

/** Moves rows, by dragging their grips or by keys. */
export function useRowOrder<Row>(props: OrderProps<Row>): RowOrder {
  const { lines, rows, tree, onReorder, mayMove = () => true, isOwnOrder } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  /** Of a later page other rows than those of the first lines. */
  const indexAt = (at: number) => {
    const line = lines[at]
    return line && 'index' in line ? line.index : -1
  }
  const rowAt = (at: number) => rows[indexAt(at)]
  const isMovable = (row: Row) => isOwnOrder && mayMove(row)
  const { announced, moveFlat, moveTree } = useMoves(props)
  const depthAt = (at: number) => depthOf(props, rowAt(at))
  const step = (at: number, key: string): boolean => {
    const row = rowAt(at)
    if (row === undefined || !isMovable(row)) return false
    if (tree && isTreeKey(key)) {
      moveTree(row, stepOf(treeLinesOf(props), at, key))
      return true
    }
    if (!onReorder || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false
    const from = indexAt(at)
    moveFlat(from, from + (key === 'ArrowUp' ? -1 : 1))
    return true
  }
  const dragTo = ({ y, x }: Pointed) => {
    if (!drag) return
    const line = Math.max(0, Math.min(lines.length - 1, Math.floor(y / props.height)))
    if (!tree) return setDrag({ ...drag, gap: line + (line > drag.from ? 1 : 0) })
    const gap = Math.max(0, Math.min(lines.length, Math.round(y / props.height)))
    const wish = depthAt(drag.from) + Math.round(x / levelWidth)
    const drop = dropAt(treeLinesOf(props), drag.from, gap, Math.max(0, wish))
    setDrag({ ...drag, gap, depth: drop && drop !== 'itself' ? drop.depth : wish })
  }
  const drop = () => {
    const row = drag && rowAt(drag.from)
    if (drag && row !== undefined && row !== null) {
      if (!tree) moveFlat(indexAt(drag.from), indexAt(drag.gap - (drag.gap > drag.from ? 1 : 0)))
      else if (isMoved(drag, depthAt(drag.from))) {
        const to = dropAt(treeLinesOf(props), drag.from, drag.gap, drag.depth)
        if (to === 'itself') tree.onItself(row)
        else moveTree(row, to)
      }
    }
    setDrag(null)
  }
  return {
    ...{ body, drag, dragTo, drop, step, announced },
    isMoving: drag !== null && isMoved(drag, tree ? depthAt(drag.from) : drag.depth),
    begin: (at) => setDrag({ from: at, gap: at, depth: depthAt(at) }),
    cancel: () => setDrag(null),
    mayMove: isMovable as (row: unknown) => boolean,
  }
}

const isMoved = ({ from, gap, depth }: Drag, own: number) => (gap !== from && gap !== from + 1) || depth !== own

const isTreeKey = (key: string): key is TreeKey =>
  key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight'

const depthOf = <Row>({ indent }: Pick<OrderProps<Row>, 'indent'>, row: Row | undefined) =>
  row === undefined ? 0 : (indent?.(row) ?? 0)

/** The lines as a tree. */
function treeLinesOf<Row>({ lines, rows, id, indent }: OrderProps<Row>): TreeLine[] {
  let group = ''
  return lines.map((line) => {
    if ('group' in line) {
      group = line.group
      return { id: null, depth: 0, group }
    }
    const row = rows[line.index] as Row
    return { id: id(row), depth: depthOf({ indent }, row), group }
  })
}

/** What moving does, and says. */
function useMoves<Row>({
  rows,
  lines,
  columns,
  onReorder,
  tree,
  mayMove = () => true,
  isOwnOrder,
  onMove,
}: OrderProps<Row>) {
  const texts = useUiTexts()
  const [announced, setAnnounced] = useState('')
  const moveFlat = (from: number, target: number) => {
    const row = rows[from]
    if (!onReorder || !row || target < 0 || target >= rows.length || target === from) return
    if (!isOwnOrder || !mayMove(row)) return
    onMove(row)
    onReorder(from, target)
    setAnnounced(texts.moved({ what: nameOf(columns, row), place: target + 1, of: rows.length }))
  }
  const moveTree = (row: Row, to: TreeDrop | null) => {
    if (!tree || !to) return
    onMove(row)
    tree.onMove(row, to)
    const place = lines.slice(0, to.gap).filter((line) => 'index' in line).length
    setAnnounced(texts.moved({ what: nameOf(columns, row), place: Math.max(1, place), of: rows.length }))
  }
  return { announced, moveFlat, moveTree }
}
