import type { ReactNode } from 'react'
import { fold } from './fold.ts'

/** What a column holds. It decides alignment, wrapping, width and how it sorts. */
export type ColumnKind = 'text' | 'code' | 'number' | 'date' | 'datetime' | 'status' | 'boolean' | 'image' | 'action'

/** A column over rows of any type. Keep the array the same between renders: rows redraw when it changes. */
export interface Column<Row> {
  key: string
  title: string
  /** What is sorted by. Dates as `YYYY-MM-DD…`. */
  value: (row: Row) => string | number | null
  /** What is read and searched, when it differs from the value: a date written out. Each line is measured by itself. */
  text?: (row: Row) => string
  /** What is shown, when it is more than text: a sign with its word. */
  render?: (row: Row) => ReactNode
  kind?: ColumnKind
  /** In px. Otherwise it follows the content; the first text column takes what is left. */
  width?: number
  align?: 'left' | 'right'
  /** Stays when there is little room. By default the first two columns and the first status do. */
  narrow?: boolean
  /** Its words on the second line of a row, where there is no room for the column; '' for none. */
  under?: (row: Row) => string
  /** What is shown of the first text with such a line below it, when it has a second line of its own. */
  above?: (row: Row) => string
  /** Only shown when somebody chooses it. */
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

/** The columns that are shown at a width, with their tracks, and the least width they need. */
export interface TableLayout<Row> {
  columns: readonly Column<Row>[]
  template: string
  minWidth: number
  /** On a phone these stand on a line under the first text: a status that does not fit, and what was left out. */
  under: readonly Column<Row>[]
  /** Columns whose words always fit: their cells need not be clipped, which is a third of what drawing one costs. */
  fitting: ReadonlySet<Column<Row>>
}

const phoneWidth = 600
const nothing: readonly never[] = []

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

/**
 * Chooses columns and widths. A column is as wide as its content, so that numbers and statuses are never cut off;
 * text may shrink to 160 and the first text takes the slack. Without a choice of one's own the last columns that do
 * not fit are left out; with one they stay and the table scrolls sideways.
 */
export function layOut<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  chosen: readonly string[] | null,
  available: number,
  measure: Measure,
  /** Room before the first column: how far its deepest row is indented. */
  indented: number,
): TableLayout<Row> {
  const wanted = chosen
    ? chosen.flatMap((key) => columns.find((column) => column.key === key) ?? [])
    : columns.filter((column) => !column.hidden)
  const widths = new Map(wanted.map((column) => [column, widthOf(rows, column, measure)]))
  const { scale } = measure
  const least = (column: Column<Row>) => {
    const { width } = widths.get(column)!
    return isText(column) && column.width === undefined ? Math.min(width, 160 * scale) : width
  }
  const ends = 24 + indented
  const sum = (list: readonly Column<Row>[]) => list.reduce((total, column) => total + least(column), ends)
  let shown = wanted
  if (chosen === null && available > 0) {
    const stays = wanted.some((column) => column.narrow)
      ? wanted.filter((column) => column.narrow)
      : wanted.filter((column, index) => index < 2 || column === wanted.find((other) => other.kind === 'status'))
    for (let at = wanted.length - 1; at > 0 && sum(shown) > available; at--) {
      const column = wanted[at]!
      if (!stays.includes(column)) shown = shown.filter((other) => other !== column)
    }
  }
  const status = shown.find((column) => column.kind === 'status')
  const isNarrow = chosen === null && available > 0 && shown.some(isText)
  if (isNarrow && sum(shown) > available) shown = shown.filter((column) => column !== status)
  const first = shown.find(isText)
  const left = isNarrow
    ? wanted.filter(
        (column) =>
          !shown.includes(column) && (column === status || (column.under !== undefined && available < phoneWidth)),
      )
    : nothing
  // A status is never cut off, hence first; the second line that the first text has of its own may be, hence last.
  const under = left.toSorted((a, b) => Number(b === status) - Number(a === status))
  if (under.length > 0 && first?.under) under.push(first)
  const slack = shown.find((column) => isText(column) && column.width === undefined)
  // Before a narrow table scrolls sideways its names are cut off a little earlier.
  const give = isNarrow && slack ? Math.min(Math.max(0, sum(shown) - available), least(slack) / 3) : 0
  const tracks = shown.map((column, index) => {
    const end = index === 0 ? 16 + indented : index === shown.length - 1 ? 8 : 0
    if (column === slack) return `minmax(${least(column) - give + end}px, 1fr)`
    return isText(column)
      ? `minmax(${least(column) + end}px, ${widths.get(column)!.width + end}px)`
      : `${widths.get(column)!.width + end}px`
  })
  const fitting = shown.filter(
    (column) => !column.render && widths.get(column)!.content <= least(column) - (column === slack ? give : 0),
  )
  return {
    columns: shown,
    template: `${tracks.join(' ')}${slack ? '' : ' 1fr'}`,
    minWidth: sum(shown) - give,
    under,
    fitting: new Set(fitting),
  }
}

/** Whether a column holds words, which may shrink. */
export const isText = <Row>(column: Column<Row>): boolean => lookOf(column).isText === true

/** Whether the title of a column is seen: that of buttons and photos is read out only. */
export const isTitled = <Row>(column: Column<Row>): boolean => !lookOf(column).untitled

/** How wide words are in the font of the page. */
export interface Measure {
  text: (words: string, bold: boolean) => number
  /** How much larger everything is on a touch screen. */
  scale: number
}

const padding = 17

/** How wide a column is, and how wide its widest words are, both with the room around them. */
function widthOf<Row>(rows: readonly Row[], column: Column<Row>, measure: Measure): { width: number; content: number } {
  const arrow = column.sortable === false ? 0 : 10
  const title = isTitled(column) ? measure.text(column.title, true) * 0.95 + padding + arrow : 0
  // Measuring is slow and counting is not: of all rows only the longest words are measured.
  const longest: string[] = []
  for (const row of rows) {
    const words = textOf(column, row)
    if (longest.length < 4) longest.push(words)
    else if (words.length > longest[0]!.length) longest[0] = words
    else continue
    longest.sort((a, b) => a.length - b.length)
  }
  const { bold = false, sign, isDay, width: fixed } = lookOf(column)
  const hasSign = sign === 'always' || (sign === 'drawn' && column.render !== undefined)
  const content =
    Math.max(0, ...longest.flatMap((words) => words.split('\n').map((line) => measure.text(line, bold)))) +
    (hasSign ? 22 * measure.scale : 0) +
    padding
  const width =
    column.width ??
    (fixed === undefined
      ? Math.min(Math.max(content, title, 40), isText(column) ? 280 * measure.scale : 480)
      : Math.max(fixed * measure.scale, title, isDay ? content : 0))
  return { width: Math.ceil(width), content }
}
