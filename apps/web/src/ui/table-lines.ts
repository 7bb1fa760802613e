import { useEffect, useMemo, useState } from 'react'
import { tags } from '../i18n/texts.ts'
import type { TableLayout } from './table-layout.ts'
import {
  type Column,
  type Grouping,
  indexRows,
  type Line,
  pageSize,
  pagesOf,
  type Sorting,
  toLines,
} from './table-rows.ts'
import { useUiTexts } from './texts.ts'

interface PickedProps<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  query: string
  sort: Sorting | null
  onCount: ((count: number) => void) | undefined
}

/** The indices of the rows that are left after searching, in their order. */
export function usePicked<Row>({ rows, columns, query, sort, onCount }: PickedProps<Row>): readonly number[] {
  const { locale } = useUiTexts()
  const index = useMemo(() => indexRows(rows, columns, tags[locale]), [rows, columns, locale])
  const picked = useMemo(() => index.pick(query, sort), [index, query, sort])
  useEffect(() => onCount?.(picked.length), [onCount, picked.length])
  return picked
}

interface PagesProps<Row> {
  rows: readonly Row[]
  picked: readonly number[]
  id: (row: Row) => string
  selected: string | null | undefined
  /** All on one page: a table in a card, and one with groups, which would be torn apart. */
  isWhole: boolean
}

export interface Pages {
  readonly count: number
  readonly at: number
  readonly turnTo: (at: number) => void
  /** The indices of the rows on this page. */
  readonly rows: readonly number[]
}

/** §4: the page that is shown, at first the one with the row that the address names. */
export function usePages<Row>({ rows, picked, id, selected, isWhole }: PagesProps<Row>): Pages {
  const count = isWhole ? 1 : pagesOf(rows.length, picked.length)
  const [page, setPage] = useState<{ at: number; of: readonly number[] } | null>(null)
  const selectedPlace = useMemo(
    () => (count > 1 && selected ? picked.findIndex((row) => id(rows[row]!) === selected) : -1),
    [count, picked, rows, id, selected],
  )
  const at = page?.of === picked ? Math.min(page.at, count - 1) : Math.max(0, Math.floor(selectedPlace / pageSize))
  const shown = useMemo(
    () => (count > 1 ? picked.slice(at * pageSize, (at + 1) * pageSize) : picked),
    [count, at, picked],
  )
  return { count, at, turnTo: (to) => setPage({ at: to, of: picked }), rows: shown }
}

export interface Folding {
  readonly folded: ReadonlySet<string>
  /** Closes a group, or opens it; without `close` the other way round. */
  readonly fold: (group: string, close?: boolean) => void
}

export function useFolding(): Folding {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const fold = (group: string, close?: boolean) =>
    setFolded((before) => {
      const after = new Set(before)
      if (close ?? !after.has(group)) after.add(group)
      else after.delete(group)
      return after
    })
  return { folded, fold }
}

interface LinesProps<Row> {
  rows: readonly Row[]
  picked: readonly number[]
  id: (row: Row) => string
  grouping: Grouping<Row> | undefined
  folded: ReadonlySet<string>
}

/** The lines of a page: its rows, below their groups where there are any. Each has a name that stays its own. */
export function useLines<Row>({ rows, picked, id, grouping, folded }: LinesProps<Row>): {
  readonly lines: readonly Line[]
  readonly keys: readonly string[]
} {
  const lines = useMemo(() => toLines(picked, rows, grouping, folded), [picked, rows, grouping, folded])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what gives a row its id is new at each drawing, and the same.
  const keys = useMemo(
    () => lines.map((line) => ('group' in line ? `group ${line.group}` : id(rows[line.index]!))),
    [lines, rows],
  )
  return { lines, keys }
}

/** How far the deepest row is indented, in px. */
export function useIndent<Row>(
  rows: readonly Row[],
  grouping: Grouping<Row> | undefined,
  indent: ((row: Row) => number) | undefined,
): number {
  return useMemo(
    () =>
      20 * (grouping ? 1 : 0) + 20 * (indent ? rows.reduce((deepest, row) => Math.max(deepest, indent(row)), 0) : 0),
    [rows, grouping, indent],
  )
}

/** The layout as lines of any row take it: they ask of a row only what its columns answer. */
export const ofAnyRow = <Row>(layout: TableLayout<Row>): TableLayout<unknown> => layout as TableLayout<unknown>
