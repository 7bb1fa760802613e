import { model } from '@vezel/model'
import { useMemo, useState } from 'react'
import { useMe } from '../api/me.ts'
import type { Filter } from '../api/rows.ts'
import { useSearch } from '../router/router.tsx'
import { useTableView } from '../ui/data-table.tsx'
import type { TableView } from '../ui/table-rows.ts'
import { useUiTexts } from '../ui/texts.ts'
import { type FilterField, filterOfConditions } from './conditions.ts'
import { filterFieldsOf } from './filter-fields.ts'
import { type GivenViews, givenViews } from './given-views.ts'
import { mayDo } from './rights.ts'
import type { ResourceTableProps } from './table-props.ts'
import { type List, useList } from './use-list.ts'

/** What somebody makes of a table: what is searched and asked for, columns, height, order and groups. */
export interface TableState {
  readonly query: string
  readonly setQuery: (query: string) => void
  readonly view: TableView
  readonly onView: (view: TableView) => void
  /** Conditions and views; a table in a card has none. */
  readonly list: List | null
  /** The conditions as the API takes them; null without any. */
  readonly filter: Filter | null
  readonly isFiltered: boolean
  /** False for the moment in which it is not known with which view the list opens. */
  readonly isKnown: boolean
}

/** Of a table in a card or under a form: nothing of it stands in the address, which is that of the card. */
export function useCardState({ of, columns }: ResourceTableProps): TableState {
  const [query, setQuery] = useState('')
  const [view, onView] = useTableView(`${of} ${columns?.length ?? ''}`)
  return { query, setQuery, view, onView, list: null, filter: null, isFiltered: false, isKnown: true }
}

/** Of a table that fills the page: it stands in the address, columns and height on this device. */
export function usePageState({ of, where }: ResourceTableProps): TableState {
  const fixed = Object.keys(where ?? {}).join()
  return useListState(of, useFilterFields(of, fixed), model.named(of).table.views)
}

/** What the rows of an entity are filtered by, without the fields of `fixed`, with commas between them. */
export function useFilterFields(of: string, fixed: string): readonly FilterField[] {
  const { me } = useMe()
  return useMemo(
    () => filterFieldsOf(model.named(of), fixed.split(','), (policy) => mayDo(policy, me)),
    [of, fixed, me],
  )
}

/** The same of a list whose rows a screen makes itself, under the name of its views; `fields` and `views` must stay the same. */
export function useListState(name: string, fields: readonly FilterField[], views?: GivenViews): TableState {
  const { locale } = useUiTexts()
  const given = useMemo(() => givenViews(views, locale), [views, locale])
  const list = useList(name, fields, given)
  const [{ q = '' }, setSearch] = useSearch()
  const isFiltered = list.conditions.length > 0
  return {
    query: q,
    setQuery: (typed) => setSearch({ q: typed }),
    view: list.table,
    onView: list.setTable,
    list,
    filter: isFiltered ? filterOfConditions(list.conditions, fields) : null,
    isFiltered,
    isKnown: list.isKnown,
  }
}
