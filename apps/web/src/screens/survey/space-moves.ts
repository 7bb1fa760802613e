import type { TableState } from '../../resource/table-state.ts'
import { useTreeMoves } from '../../resource/tree-moves.ts'
import type { TableTree } from '../../ui/table-moving.ts'
import type { SpaceRow } from './space-rows.ts'

const fields = { of: 'space', parent: 'parent_ruimte', order: 'volgorde', group: 'verdieping' } as const

/** Moves spaces in each other and from floor to floor, where they stand by floor and may be changed. */
export function useSpaceMoves(
  rows: readonly SpaceRow[],
  { view }: TableState,
  readOnly: string | null,
): TableTree<SpaceRow> | undefined {
  const moves = useTreeMoves(fields, rows, placedOf)
  return readOnly === null && (view.group === undefined || view.group === 'floor') ? moves : undefined
}

// What lies in a space of another floor stands by itself, and is moved so.
const placedOf = ({ id, floor, depth, read }: SpaceRow) => ({
  id,
  group: floor,
  parent: depth > 0 ? (read.parent_ruimte?.id ?? null) : null,
  order: read.volgorde,
})
