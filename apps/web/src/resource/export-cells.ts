import { type Column, isTitled, lookOf, seenOf, textOf } from '../ui/table-rows.ts'

/** A cell as both kinds of file need it: a number, a day, a moment (Dutch time, `YYYY-MM-DD HH:mm`), or words. */
export type ExportCell =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'day' | 'moment'; readonly value: string }
  | { readonly kind: 'words'; readonly value: string }

/** What is written to a file: a title a column, and as many cells in every row. */
export interface Sheet {
  readonly titles: readonly string[]
  readonly rows: readonly (readonly ExportCell[])[]
}

const words = (value: string): ExportCell => ({ kind: 'words', value })

export interface SheetOptions<Row> {
  readonly group?: { readonly title: string; readonly of: (row: Row) => string } | undefined
  /** The title of a column with the units of another, by the title of that. */
  readonly unitOf?: (title: string) => string
}

/** The rows as they are seen, a column each; where they stand in groups the name of the group comes first. */
export function sheetOf<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { group, unitOf = String }: SheetOptions<Row> = {},
): Sheet {
  const written = columns.filter(isTitled).flatMap((column) => columnOf(rows, column, unitOf))
  const lead = group ? [{ title: group.title, cells: rows.map((row) => words(group.of(row))) }] : []
  const all = [...lead, ...written]
  return { titles: all.map(({ title }) => title), rows: rows.map((_, at) => all.map(({ cells }) => cells[at]!)) }
}

interface Written {
  readonly title: string
  readonly cells: readonly ExportCell[]
}

/** What a cell shows is one value a column: where it shows several, each has its own. */
function columnOf<Row>(
  rows: readonly Row[],
  column: Column<Row>,
  unitOf: (title: string) => string,
): readonly Written[] {
  if (column.parts) return column.parts.map(({ title, of }) => ({ title, cells: rows.map((row) => words(of(row))) }))
  const cells = rows.map((row) => cellOf(column, row))
  const units = cells.map((cell, at) => (cell.kind === 'number' ? unitIn(textOf(column, rows[at]!)) : ''))
  const different = new Set(units.filter((unit, at) => cells[at]!.kind === 'number' && unit !== undefined))
  const [unit = ''] = different
  // A unit that all share stands in the title; where they differ it has a column of its own, or numbers would be words.
  if (different.size > 1)
    return [
      { title: column.title, cells },
      { title: unitOf(column.title), cells: units.map(words) },
    ]
  return [{ title: unit ? `${column.title} (${unit})` : column.title, cells }]
}

/** What stands behind the number of a text: `m²` of `1.240,5 m²`. */
const unitIn = (text: string) => /^-?[\d.,\u00a0\u202f]+\s(\S.*)$/.exec(text)?.[1] ?? ''

function cellOf<Row>(column: Column<Row>, row: Row): ExportCell {
  const value = column.value(row)
  const { written } = lookOf(column)
  if (written === 'number' && typeof value === 'number') return { kind: 'number', value }
  const found = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?/.exec(typeof value === 'string' ? value : '')
  if (written === 'day' && found) return { kind: 'day', value: found[1]! }
  if (written === 'moment' && found) return { kind: 'moment', value: `${found[1]} ${found[2] ?? '00:00'}` }
  return words(seenOf(column, row).replaceAll('\n', ' '))
}
