import { type RefObject, useEffect, useRef, useState } from 'react'
import { nameOf } from './table-cells.tsx'
import { type Drag, depthOf, isMoved, type Moving, type OrderProps } from './table-moving.ts'
import type { TreeKey } from './table-tree.ts'
import { useUiTexts } from './texts.ts'

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

const isMoveKey = (key: string, isTree: boolean): key is TreeKey =>
  (isTree ? /^Arrow(Up|Down|Left|Right)$/ : /^Arrow(Up|Down)$/).test(key)
