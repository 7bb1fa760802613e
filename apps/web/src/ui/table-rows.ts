import type { ReactNode } from 'react'
import { fold } from './fold.ts'
import type { MenuItem } from './popover.tsx'

/** What a column holds. It decides alignment, wrapping, width and how it sorts. */
export type ColumnKind = 'text' | 'code' | 'number' | 'date' | 'datetime' | 'status' | 'boolean' | 'image' | 'action'

/** What of a record a cell shows, where it can be changed in its place. */
export interface CellField {
  /** The key of the entity. */
  readonly of: string
  readonly id: string
  /** The field. */
  readonly name: string
}

/** A column over rows of any type. Keep the array the same between renders: rows redraw when it changes. */
export interface Column<Row> {
  key: string
  title: string
  /** What is sorted by. Dates as `YYYY-MM-DD…`. */
  value: (row: Row) => string | number | null
  /** What is read and searched, when it differs from the value: a date written out. Each line is measured by itself. */
  text?: (row: Row) => string
  /** What is seen of it, where more is searched than that; several lines have a line break between them. */
  seen?: (row: Row) => string
  /** What a file has in columns of its own, where a cell shows several values. */
  parts?: readonly { readonly title: string; readonly of: (row: Row) => string }[]
  /** What is shown, when it is more than text: a sign with its word. */
  render?: (row: Row) => ReactNode
  kind?: ColumnKind
  /** What can be changed in the cell of a row; null where nothing can. */
  edit?: (row: Row) => CellField | null
  /** Of a column of actions the same as lines of the menu of a row, in place of the column under a finger. */
  menu?: (row: Row) => readonly MenuItem[]
  /** In px. Otherwise it follows the content; the first text column takes what is left. */
  width?: number
  /** Of words: the room, in px, below which another column has to go. Otherwise more for names than for others. */
  wanted?: number
  align?: 'left' | 'right'
  /** Stays when there is little room, a picture only on a phone. By default the first two columns and the first status do. */
  narrow?: boolean
  /** On a phone it stands below the name, which then has the whole line. */
  below?: boolean
  /** Its words on the second line of a row, where there is no room for the column; '' for none. */
  under?: (row: Row) => string
  /** What is shown of the first text with such a line below it, when it has a second line of its own. */
  above?: (row: Row) => string
  /** Only shown when somebody chooses it, or where a wide screen has room for it. */
  hidden?: boolean
  /** False for a column whose order means nothing. */
  sortable?: boolean
  /** Many rows have the same words in it, so that they can stand in groups by it. */
  groupable?: boolean
}

export interface Sorting {
  key: string
  desc: boolean
}

/** What somebody made of a table: which columns in which order, how high its rows are, how it is sorted. */
export interface TableView {
  /** null: those of the definition, as many as fit. */
  columns: readonly string[] | null
  density: 'compact' | 'normal'
  sort: Sorting | null
  /** By which column rows stand in groups; null: none, absent: as the table has it. */
  group?: string | null
}

export const standardView: TableView = { columns: null, density: 'normal', sort: null }

/** The words of a cell. */
export function textOf<Row>(column: Column<Row>, row: Row): string {
  return column.text ? column.text(row) : String(column.value(row) ?? '')
}

/** The words of a cell that are seen. */
export function seenOf<Row>(column: Column<Row>, row: Row): string {
  return column.seen ? column.seen(row) : textOf(column, row)
}

/** The texts and orders of rows that do not change while somebody searches and sorts: made when first needed. */
export interface RowIndex<Row> {
  /** Indices of the rows that have every word of the query, in the order asked for; empty values come last. */
  pick: (query: string, sort: Sorting | null) => readonly number[]
  rows: readonly Row[]
}

/** Prepares rows for searching and sorting. `locale` decides the order of words. */
export function indexRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], locale: string): RowIndex<Row> {
  let searched: string[] | null = null
  const ranks = new Map<string, Float64Array>()
  const sorted = new Map<string, number[]>()
  const all = rows.map((_, index) => index)

  const ranksOf = (column: Column<Row>) => {
    let found = ranks.get(column.key)
    if (found === undefined) {
      found = rank(rows, column, locale)
      ranks.set(column.key, found)
    }
    return found
  }
  // The whole order once for a column and direction: a filter then only leaves out.
  const orderBy = (sort: Sorting) => {
    const key = `${sort.key} ${sort.desc}`
    let order = sorted.get(key)
    if (order === undefined) {
      const column = columns.find((candidate) => candidate.key === sort.key)
      if (column === undefined) return all
      const of = ranksOf(column)
      const sign = sort.desc ? -1 : 1
      order = [...all].sort((a, b) => {
        const [left, right] = [of[a]!, of[b]!]
        if (left === right) return a - b
        if (left === Infinity) return 1
        if (right === Infinity) return -1
        return sign * (left - right)
      })
      sorted.set(key, order)
    }
    return order
  }
  // What was found for the beginnings of the last query: a longer one is looked up among that, a shorter one is there.
  let found: { query: string; among: readonly number[] }[] = []
  return {
    rows,
    pick: (query, sort) => {
      const order = sort === null ? all : orderBy(sort)
      const wanted = fold(query).trimStart()
      if (found[0]?.among !== order) found = [{ query: '', among: order }]
      while (!wanted.startsWith(found.at(-1)!.query)) found.pop()
      const last = found.at(-1)!
      if (last.query === wanted) return last.among
      searched ??= rows.map((row) => fold(columns.map((column) => textOf(column, row)).join('\n')))
      const texts = searched
      const words = wanted.split(/\s+/).filter(Boolean)
      const among = last.among.filter((index) => words.every((word) => texts[index]!.includes(word)))
      found.push({ query: wanted, among })
      return among
    },
  }
}

/** The place of each row among the values of a column; Infinity for empty. Words are compared once a different word. */
function rank<Row>(rows: readonly Row[], column: Column<Row>, locale: string): Float64Array {
  const values = rows.map((row) => column.value(row))
  const ranks = new Float64Array(rows.length)
  if (values.every((value) => typeof value !== 'string')) {
    for (const [index, value] of values.entries()) ranks[index] = value === null ? Infinity : Number(value)
    return ranks
  }
  const different = [...new Set(values)].filter((value) => value !== null && value !== '').map(String)
  const compare = lookOf(column).isDay
    ? (a: string, b: string) => (a < b ? -1 : 1)
    : new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }).compare
  const places = new Map(different.sort(compare).map((value, place) => [value, place]))
  for (const [index, value] of values.entries()) ranks[index] = places.get(String(value)) ?? Infinity
  return ranks
}

/** Rows that belong together below a row of their own. */
export interface Grouping<Row> {
  of: (row: Row) => string
  /** The cells of the group's own row, by column key. */
  cells: (group: string, rows: readonly Row[]) => Readonly<Record<string, ReactNode>>
  /** Its name, for the button that folds it. */
  name: (group: string, rows: readonly Row[]) => string
  /** Where a group leads that has a card of its own. */
  to?: (group: string) => string
}

/** A line of the table: a group, or a row by its index. */
export type Line = { group: string; members: readonly number[] } | { index: number }

/** Rows in groups, groups in the order of their first row; members of folded groups are left out. */
export function toLines<Row>(
  picked: readonly number[],
  rows: readonly Row[],
  grouping: Grouping<Row> | undefined,
  folded: ReadonlySet<string>,
): readonly Line[] {
  if (!grouping) return picked.map((index) => ({ index }))
  const groups = new Map<string, number[]>()
  for (const index of picked) {
    const group = grouping.of(rows[index]!)
    const members = groups.get(group)
    if (members) members.push(index)
    else groups.set(group, [index])
  }
  return [...groups].flatMap<Line>(([group, members]) => [
    { group, members },
    ...(folded.has(group) ? [] : members.map((index) => ({ index }))),
  ])
}

/**
 * Which element shows which line, both in the order of the page: a new line takes the element of one that left, which
 * is far quicker than making one. A line that stays keeps its element.
 */
export function assignSlots(
  before: ReadonlyMap<string, number>,
  keys: readonly string[],
  stays: (key: string) => boolean,
): ReadonlyMap<string, number> {
  const shown = new Set(keys)
  const kept = new Map([...before].filter(([key]) => shown.has(key) && stays(key)))
  const free = [...before].flatMap(([key, slot]) => (kept.has(key) ? [] : slot))
  let next = Math.max(-1, ...before.values()) + 1
  return new Map(keys.map((key) => [key, kept.get(key) ?? free.shift() ?? next++]))
}

/** §4: pages of 100, only with 500 rows or more of which more than 100 are left. */
export function pagesOf(all: number, picked: number): number {
  return all >= pagingFrom && picked > pageSize ? Math.ceil(picked / pageSize) : 1
}

export const pageSize = 100
export const pagingFrom = 500

/** What a column is by what it holds. */
interface ColumnLook {
  /** In px, where it does not follow the content. */
  readonly width?: number
  /** It holds words, which may shrink. */
  readonly isText?: true
  /** Its values are `YYYY-MM-DD…`: they sort as they are written, and are never cut off. */
  readonly isDay?: true
  readonly bold?: true
  readonly right?: true
  /** A sign stands before the words: always, or where the cell is drawn by itself. */
  readonly sign?: 'always' | 'drawn'
  /** Its title is read out only. */
  readonly untitled?: true
  /** What a spreadsheet takes its values for, where that is more than words. */
  readonly written?: 'number' | 'day' | 'moment'
}
const looks: Readonly<Record<ColumnKind, ColumnLook>> = {
  text: { isText: true },
  code: { bold: true },
  number: { right: true, written: 'number' },
  date: { width: 116, isDay: true, sign: 'drawn', written: 'day' },
  datetime: { width: 152, isDay: true, written: 'moment' },
  status: { bold: true, sign: 'always' },
  boolean: { width: 72 },
  image: { width: 76, untitled: true },
  action: { width: 44, untitled: true },
}
/** The look of a column; one that does not say what it holds has words. */
export const lookOf = ({ kind = 'text' }: { readonly kind?: ColumnKind }): ColumnLook => looks[kind]

/** Whether a column holds words, which may shrink. */
export const isText = <Row>(column: Column<Row>): boolean => lookOf(column).isText === true

/** Whether the title of a column is seen: that of buttons and photos is read out only. */
export const isTitled = <Row>(column: Column<Row>): boolean => !lookOf(column).untitled
