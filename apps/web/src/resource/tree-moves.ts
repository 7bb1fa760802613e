import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { useMemo, useRef } from 'react'
import { type BulkAnswer, changeAtOnce, undoBulk } from '../api/bulk.ts'
import { toProblem } from '../api/problem.ts'
import { reasonOf } from '../ui/reason.ts'
import type { TableTree } from '../ui/table-moving.ts'
import type { TreePlace } from '../ui/table-tree.ts'
import { useT } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import { takingBack } from './undo.ts'

/** A record with its place: what it lies in, its group, and its number among those that lie there with it. */
export interface Placed {
  readonly id: string
  readonly parent: string | null
  /** '' for none. */
  readonly group: string
  readonly order: number
}

/** The fields that say where records of a kind lie. A constant. */
export interface TreeFields {
  readonly of: string
  readonly parent: string
  readonly order: string
  /** What lies in a record is in its group. */
  readonly group?: string
}

/**
 * What is written of which records when one goes elsewhere: of itself what it lies in, its group and its number; of what lies
 * in it the group; of those between which it comes another number, of as few as will do.
 */
export function changesOfMove(
  rows: readonly Placed[],
  fields: TreeFields,
  id: string,
  { parent, after, group }: TreePlace,
): Map<string, Draft> {
  const changes = new Map<string, Draft>()
  const change = (one: string, patch: Draft) => changes.set(one, { ...changes.get(one), ...patch })
  const moved = rows.find((row) => row.id === id)
  if (!moved) return changes
  if (moved.parent !== parent) change(id, { [fields.parent]: parent })
  if (fields.group !== undefined && moved.group !== group) {
    for (const row of [moved, ...withinOf(rows, id)])
      if (row.group !== group) change(row.id, { [fields.group]: group || null })
  }
  const beside = rows.filter((row) => row.id !== id && row.parent === parent && row.group === group)
  const place = beside.findIndex((row) => row.id === after) + 1
  const isHere = moved.parent === parent && moved.group === group
  for (const [row, order] of numbered(beside, place, moved, isHere)) change(row, { [fields.order]: order })
  return changes
}

/** All that lies in a record, however deep. */
function withinOf(rows: readonly Placed[], id: string): Placed[] {
  const inside = Map.groupBy(rows, (row) => row.parent)
  const found: Placed[] = []
  const seen = new Set([id])
  for (let next = inside.get(id) ?? []; next.length > 0; next = next.flatMap((row) => inside.get(row.id) ?? [])) {
    next = next.filter((row) => !seen.has(row.id))
    for (const row of next) seen.add(row.id)
    found.push(...next)
  }
  return found
}

/** New numbers for a record at a place among others, by shifting those above it down or those below it up, whichever are fewer. */
function numbered(beside: readonly Placed[], place: number, moved: Placed, isHere: boolean): Map<string, number> {
  const [last, next] = [beside[place - 1], beside[place]]
  const fits = (order: number) => (!last || last.order < order) && (!next || order < next.order)
  if (isHere && fits(moved.order)) return new Map()
  const up = new Map([[moved.id, (last?.order ?? (next ? next.order - 1 : 0)) + (last || !next ? 1 : 0)]])
  let free = up.get(moved.id) ?? 0
  for (const row of beside.slice(place)) {
    if (row.order > free) break
    free += 1
    up.set(row.id, free)
  }
  if (!last || up.size === 1) return up
  const down = new Map([[moved.id, next ? next.order - 1 : last.order + 1]])
  free = down.get(moved.id) ?? 0
  for (const row of beside.slice(0, place).reverse()) {
    if (row.order < free) break
    free -= 1
    down.set(row.id, free)
  }
  return down.size < up.size ? down : up
}

/** Moves records within their tree: at once on the page, in one step on the server, and back with one. */
export function useTreeMoves<Row extends object>(
  fields: TreeFields,
  rows: readonly Row[],
  placedOf: (row: Row) => Placed,
): TableTree<Row> {
  const t = useT(resourcePhrases)
  const latest = useRef({ rows, placedOf })
  latest.current = { rows, placedOf }
  // One after the other: the second is worked out from what the first left.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return useMemo(() => {
    const move = async (id: string, place: TreePlace) => {
      const { rows: known, placedOf: placed } = latest.current
      const changes = changesOfMove(known.map(placed), fields, id, place)
      if (changes.size === 0) return
      const { batch, refused } = await changeAtOnce(fields.of, changes)
      const undo = batch ? { onUndo: takingBack(() => undoBulk(fields.of, batch).then(sayRefused)) } : {}
      if (!sayRefused({ refused })) toast({ text: t('rowMoved'), ...undo })
      else if (batch) await undoBulk(fields.of, batch)
    }
    return {
      onMove: (row, place) => {
        const { id } = latest.current.placedOf(row)
        last.current = last.current
          .then(() => move(id, place))
          .catch((cause: unknown) => toast({ text: reasonOf(toProblem(cause)) }))
      },
      onItself: () => toast({ text: t('notIntoItself') }),
    }
  }, [fields, t])
}

/** Says why it was refused; whether it was. */
function sayRefused({ refused: [first] }: Pick<BulkAnswer, 'refused'>): boolean {
  if (first) toast({ text: first.message })
  return first !== undefined
}
