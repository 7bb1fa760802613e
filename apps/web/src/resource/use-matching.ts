import { model } from '@vezel/model'
import { useMemo } from 'react'
import { type Filter, useRows } from '../api/rows.ts'
import type { AskedPart } from './answered.tsx'
import { type Condition, filterOfConditions } from './conditions.ts'
import { meets, ofServer } from './page-conditions.ts'
import type { TableState } from './table-state.ts'

const nothing = {}
/** As many as a list may ask for. */
const most = 20_000

export interface Matching {
  /** Whether the record with this id meets the conditions that the server answers; all do where there are none. */
  readonly has: (id: string) => boolean
  /** What the server was asked for that; without conditions it is there at once. */
  readonly asked: AskedPart
}

/**
 * Which records meet the conditions of a list, for a screen that has all of them already and makes its rows itself. `of` is
 * the key of the entity, `whole` which of its records the list is about, `conditions` those that are asked of it.
 */
export function useMatching(of: string, whole: Filter, conditions: readonly Condition[], state: TableState): Matching {
  const fields = state.list?.fields ?? []
  const asked = ofServer(conditions, fields)
  const answer = useRows(model.named(of), nothing, {
    filter: { and: [whole, filterOfConditions(asked, fields)] },
    limit: most,
    skip: asked.length === 0,
  })
  const isFree = asked.length === 0
  return useMemo(() => {
    const ids = new Set(answer.rows.map(({ id }) => id))
    return { has: (id) => isFree || ids.has(id), asked: isFree ? { ...answer, status: 'ready' } : answer }
  }, [answer, isFree])
}

/** Whether a row meets the conditions that the page decides. */
export const meetsOnPage = ({ list }: TableState, row: unknown): boolean =>
  list === null || meets(row, list.conditions, list.fields)
