import { depthOf, isMoved, type Moving } from './table-moving.ts'
import { dropAt, stepOf, type TreeDrop, type TreeKey, type TreeLine } from './table-tree.ts'

/** A place below the pointer. */
export interface Pointed {
  /** Px below the first line. */
  readonly y: number
  /** Px from where dragging began. */
  readonly x: number
}

/** How far each level of a tree is indented, in px. */
const levelWidth = 20

/** Shows where what is dragged would go. */
export function dragTo<Row>(moving: Moving<Row>, { y, x }: Pointed): void {
  const { lines, height, tree, drag, setDrag } = moving
  if (!drag) return
  const line = Math.max(0, Math.min(lines.length - 1, Math.floor(y / height)))
  if (!tree) {
    setDrag({ ...drag, gap: line + (line > drag.from ? 1 : 0) })
    return
  }
  const gap = Math.max(0, Math.min(lines.length, Math.round(y / height)))
  const wish = depthOf(moving, drag.from) + Math.round(x / levelWidth)
  const drop = dropAt(treeLinesOf(moving), drag.from, gap, Math.max(0, wish))
  setDrag({ ...drag, gap, depth: drop && drop !== 'itself' ? drop.depth : wish })
}

/** Puts what is dragged where it was shown. */
export function drop<Row>(moving: Moving<Row>): void {
  const { tree, drag, setDrag, rowAt, indexAt } = moving
  const row = drag && rowAt(drag.from)
  if (drag && row !== undefined && row !== null) {
    if (!tree) moveFlat(moving, indexAt(drag.from), indexAt(drag.gap - (drag.gap > drag.from ? 1 : 0)))
    else if (isMoved(drag, depthOf(moving, drag.from))) {
      const to = dropAt(treeLinesOf(moving), drag.from, drag.gap, drag.depth)
      if (to === 'itself') tree.onItself(row)
      else moveTree(moving, row, to)
    }
  }
  setDrag(null)
}

/** Moves the row at a line by a key. */
export function step<Row>(moving: Moving<Row>, at: number, key: TreeKey): void {
  const { tree, rowAt, indexAt } = moving
  const row = rowAt(at)
  if (row === undefined) return
  const from = indexAt(at)
  if (tree) moveTree(moving, row, stepOf(treeLinesOf(moving), at, key))
  else moveFlat(moving, from, from + (key === 'ArrowUp' ? -1 : 1))
}

/** The lines as a tree. */
function treeLinesOf<Row>(moving: Moving<Row>): TreeLine[] {
  let group = ''
  return moving.lines.map((line, at) => {
    if ('group' in line) {
      group = line.group
      return { id: null, depth: 0, group }
    }
    const row = moving.rows[line.index] as Row
    return { id: moving.id(row), depth: depthOf(moving, at), group }
  })
}

function moveFlat<Row>(moving: Moving<Row>, from: number, target: number): void {
  const { rows, onReorder, isMovable, onMove, say } = moving
  const row = rows[from]
  if (!onReorder || !row || target < 0 || target >= rows.length || target === from || !isMovable(row)) return
  onMove(row)
  onReorder(from, target)
  say(row, target + 1)
}

function moveTree<Row>({ tree, lines, onMove, say }: Moving<Row>, row: Row, to: TreeDrop | null): void {
  if (!tree || !to) return
  onMove(row)
  tree.onMove(row, to)
  say(row, Math.max(1, lines.slice(0, to.gap).filter((line) => 'index' in line).length))
}
