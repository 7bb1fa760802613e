import { useEffect, useId, useMemo } from 'react'
import { useMe } from '../api/me.ts'
import { untilShown } from '../router/later.ts'
import { useSearch } from '../router/router.tsx'
import { type Sorting, standardView, type TableView } from '../ui/table-rows.ts'
import { type Condition, type FilterField, readConditions, writeConditions } from './conditions.ts'
import {
  differs,
  type KeptViews,
  keepTableLook,
  type ListState,
  type SavedView,
  useKeptViews,
  useTableLook,
} from './kept-views.ts'

/** What somebody makes of a list: conditions, order, columns, and the views kept of those. */
export interface List {
  readonly fields: readonly FilterField[]
  readonly conditions: readonly Condition[]
  readonly setConditions: (conditions: readonly Condition[]) => void
  readonly table: TableView
  readonly setTable: (table: TableView) => void
  readonly views: readonly SavedView[]
  /** The id of the view the list opens with. */
  readonly first: string | null
  /** The view that was chosen. */
  readonly view: SavedView | null
  /** The list is no longer as the chosen view has it. */
  readonly isChanged: boolean
  /** Shows the list as a view has it; null as it comes. */
  readonly choose: (view: SavedView | null) => void
  /** What the views are changed with: `changesOf`. */
  readonly keeping: Keeping
  /** False for the moment in which it is not known with which view the list opens. */
  readonly isKnown: boolean
  /** The address as links to a list like it take it along. */
  readonly query: Readonly<Record<string, string>>
  /** The id of the button that adds a condition, which takes the focus when the last one goes. */
  readonly filterId: string
}

/** The state of a list and its views, and how to keep others in their place. */
export interface Keeping {
  /** The name of the list. */
  readonly name: string
  readonly now: ListState
  readonly kept: KeptViews | null
  /** The view that the list opens with. */
  readonly first: SavedView | null
  /** What the address says where no view is chosen. */
  readonly none: string | null
  readonly setSearch: ReturnType<typeof useSearch>[1]
}

/** Chosen on purpose: no view, where the list would open with one. */
const noView = '-'

/**
 * The state of a list. Conditions, order and the chosen view stand in the address (`filter`, `sort`, `view`), columns and
 * row height on this device. `list` names it where views are kept; `fields` must stay the same. Views that are `given` come
 * with the list.
 */
export function useList(list: string, fields: readonly FilterField[], given: readonly SavedView[] = []): List {
  const filterId = useId()
  const [search, setSearch] = useSearch()
  const { sort, filter } = search
  const kept = useKeptViews(list)
  useRefreshed(list)
  const views = [...given, ...(kept?.views ?? [])]
  const view = views.find(({ id }) => id === search.view) ?? null
  const viewId = search.view === undefined || search.view === noView || (kept && !view) ? null : search.view
  const look = useTableLook(list, viewId)

  const conditions = useMemo(() => readConditions(filter, fields), [filter, fields])
  const { columns, density, group } = look ?? view ?? standardView
  const table = useMemo(
    (): TableView => ({ columns, density, group, sort: readSorting(sort) }),
    [columns, density, group, sort],
  )
  const now: ListState = { columns, density, group, sort: sort ?? null, filter: writeConditions(conditions) }

  const first = kept?.views.find(({ id }) => id === kept.first) ?? null
  const none = first ? noView : null
  const choose = (next: SavedView | null, replace = false) => {
    if (next) keepTableLook(list, next.id, next)
    setSearch({ view: next?.id ?? none, sort: next?.sort ?? null, filter: next?.filter ?? null }, { replace })
  }
  // Somebody who comes without any wishes gets the view the list opens with.
  const isOpening = isBare(search) && (kept === null || first !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known with which.
  useEffect(() => {
    if (isOpening && first) choose(first, true)
  }, [isOpening, first])

  return {
    fields,
    conditions,
    setConditions: (next) =>
      setSearch((here) => ({ view: here.view ?? none, filter: writeConditions(next) }), { replace: false }),
    table,
    setTable: (next) => {
      keepTableLook(list, viewId, next)
      const order = next.sort && `${next.sort.desc ? '-' : ''}${next.sort.key}`
      setSearch((here) => ({ view: here.view ?? none, sort: order }))
    },
    views,
    first: first?.id ?? null,
    view,
    isChanged: view !== null && differs(view, now),
    choose,
    keeping: { name: list, now, kept, first, none, setSearch },
    isKnown: !isOpening,
    query: givenIn({ q: search.q, view: search.view, sort, filter }),
    filterId,
  }
}

/** What the server has of the views, after the list itself: a device knows them as they were, and does without when it is not reached. */
function useRefreshed(list: string): void {
  const id = useMe().me?.id
  useEffect(() => {
    if (id === undefined) return
    const refresh = async () => {
      await untilShown()
      const { refreshViews } = await import('./server-views.ts')
      await refreshViews(list, id)
    }
    refresh().catch(() => {})
  }, [list, id])
}

/** The parts of an address that say something. */
const givenIn = (parts: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])))

const isBare = ({ q, view, sort, filter }: Readonly<Record<string, string | undefined>>) =>
  !q && !view && !sort && !filter

/** The order of the address: `einddatum`, or `-einddatum` for the other way round. */
function readSorting(text: string | undefined): Sorting | null {
  return text ? { key: text.replace(/^-/, ''), desc: text.startsWith('-') } : null
}
