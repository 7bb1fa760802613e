import { type RefObject, useEffect, useRef, useState } from 'react'
import { nameOf } from './table-cells.tsx'
import type { Column, Line } from './table-rows.ts'
import type { TreeKey, TreePlace } from './table-tree.ts'
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

export interface RowOrder {
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly drag: Drag | null
  /** Whether what is dragged would go elsewhere. */
  readonly isMoving: boolean
  readonly begin: (at: number) => void
  readonly cancel: () => void
  readonly mayMove: (row: unknown) => boolean
  /** Moves the row at a line by a key; answers whether the key moves rows here. */
  readonly step: (at: number, key: string) => boolean
  /** What was moved where, to be read out. */
  readonly announced: string
  readonly moving: Moving<never>
}

type Moves = typeof import('./table-moves.ts')
let moves: Moves | undefined
const loadMoves = async () => {
  moves ??= await import('./table-moves.ts')
  return moves
}

/** Moves rows, by dragging their grips or by keys. */
export function useRowOrder<Row>(props: OrderProps<Row>): RowOrder {
  const { lines, rows, columns, tree, onReorder, mayMove = () => true, isOwnOrder } = props
  const texts = useUiTexts()
  const body = useRef<HTMLTableSectionElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const [announced, setAnnounced] = useState('')
  const canMove = tree !== undefined || onReorder !== undefined
  useEffect(() => {
    if (canMove) void loadMoves()
  }, [canMove])
  const indexAt = (at: number) => {
    const line = lines[at]
    return line && 'index' in line ? line.index : -1
  }
  const isMovable = (row: Row) => isOwnOrder && mayMove(row)
  const rowAt = (at: number) => rows[indexAt(at)]
  const say = (row: Row, place: number) =>
    setAnnounced(texts.moved({ what: nameOf(columns, row), place, of: rows.length }))
  const moving: Moving<Row> = { ...props, drag, setDrag, indexAt, rowAt, isMovable, say }
  const step = (at: number, key: string): boolean => {
    const row = rowAt(at)
    if (row === undefined || !isMovable(row) || !isMoveKey(key, tree !== undefined) || !canMove) return false
    if (moves) moves.step(moving, at, key)
    else void loadMoves().then((loaded) => loaded.step(moving, at, key))
    return true
  }
  return {
    ...{ body, drag, step, announced },
    moving: moving as unknown as Moving<never>,
    isMoving: drag !== null && isMoved(drag, tree ? depthOf(moving, drag.from) : drag.depth),
    begin: (at) => setDrag({ from: at, gap: at, depth: depthOf(moving, at) }),
    cancel: () => setDrag(null),
    mayMove: isMovable as (row: unknown) => boolean,
  }
}

export const isMoved = ({ from, gap, depth }: Drag, own: number) => (gap !== from && gap !== from + 1) || depth !== own

const isMoveKey = (key: string, isTree: boolean): key is TreeKey =>
  (isTree ? /^Arrow(Up|Down|Left|Right)$/ : /^Arrow(Up|Down)$/).test(key)

/** How deep the row of a line lies. */
export function depthOf<Row>({ indent, rowAt }: Pick<Moving<Row>, 'indent' | 'rowAt'>, at: number): number {
  const row = rowAt(at)
  return row === undefined ? 0 : (indent?.(row) ?? 0)
}
