import { model } from '@vezel/model'
import type { Fields } from '@vezel/model/kit/field.ts'
import { impliedFields } from '@vezel/model/kit/implied.ts'
import { argumentsOf, pointsAtFile, pointsAtMany } from '@vezel/model/kit/kinds.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { useMemo } from 'react'
import { allRows } from '../api/all-rows.ts'
import { type Filter, type Rows, type Sort, useCounts, useRows } from '../api/rows.ts'
import type { AnyRow } from '../api/selection.ts'
import { askFor, type Read } from '../kinds/record.ts'
import type { Sorting } from '../ui/table-rows.ts'
import type { LoadAll } from './export-button.tsx'
import { useCut } from './list-cut.ts'
import { tableSelection } from './selection.ts'
import type { ResourceTableProps } from './table-props.ts'
import type { TableState } from './table-state.ts'

/** As many rows as a table searches and sorts itself; beyond that the server does, and the screen says what is left out. */
const most = 5000

/** Conditions on values as the API takes them: a relation or a value equals, null is empty. */
export function filterOf(where: Draft = {}, more: Filter = {}): Filter {
  return {
    ...Object.fromEntries(
      Object.entries(where).map(([name, value]) => [name, value === null ? { empty: true } : { eq: value }]),
    ),
    ...more,
  }
}

export interface AskedRows extends Rows<AnyRow> {
  /** There are more than the page has: the server searches and sorts. */
  readonly isCut: boolean
  /** How many there are whatever the conditions; undefined while it is not known. */
  readonly all: number | undefined
  /** Every row that fits, also those that the page has not; absent where it has them all. */
  readonly loadAll: LoadAll<Read> | undefined
}

/** The rows of a table with what its columns show. */
export function useTableRows(props: ResourceTableProps, names: readonly string[], state: TableState): AskedRows {
  const { of, args, select, tree } = props
  const entity = model.named(of)
  const { reorder } = entity.table
  const selection = useMemo(() => {
    const place = tree && reorder ? { [tree]: askFor(entity.fields[tree]), [reorder]: true } : {}
    return tableSelection(of, names, { ...place, ...select })
  }, [of, entity, names, select, tree, reorder])
  const whole = filterOf(props.where, props.filter)
  const cut = useCut(state.query, state.view.sort, most)
  const options = {
    filter: state.filter ? { and: [whole, state.filter] } : whole,
    sort: [...sortOf(of, cut.sorting), ...(props.sort ?? entity.order.map((field) => ({ field })))],
    search: cut.search,
    args,
  }
  const asked = useRows(entity, selection, { ...options, limit: cut.limit, skip: !state.isKnown })
  const loadAll: LoadAll<Read> = (manner) => allRows(entity, selection, options, manner)
  if (asked.status === 'ready') cut.learn(asked.total)
  const { all } = useCounts(state.isFiltered ? { all: { of: entity, filter: whole } } : {})
  return {
    ...asked,
    isCut: cut.isCut,
    all: state.isFiltered ? all : asked.total,
    loadAll: asked.total > asked.rows.length ? loadAll : undefined,
  }
}

/** The order that the server is asked for; by links, files and what depends on more than the record it sorts nothing. */
function sortOf(of: string, sorting: Sorting | null): readonly Sort[] {
  if (sorting === null) return []
  const fields: Fields = { ...model.named(of).fields, ...impliedFields }
  const field = fields[sorting.key]
  if (!field) return []
  const isUnsorted = pointsAtMany(field) || pointsAtFile(field) || Object.keys(argumentsOf(field)).length > 0
  return isUnsorted ? [] : [{ field: sorting.key, direction: sorting.desc ? 'desc' : 'asc' }]
}
