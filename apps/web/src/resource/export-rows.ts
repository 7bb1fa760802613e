import { type Locale, tags } from '../i18n/texts.ts'
import { type Column, type Grouping, indexRows, type TableView, toLines } from '../ui/table-rows.ts'
import { type Sheet, sheetOf } from './export-cells.ts'

/** A table as it is seen: which of its rows, in which columns, in which order and groups. */
export interface SeenTable<Row> {
  readonly columns: readonly Column<Row>[]
  readonly view: TableView
  readonly query: string
  /** The columns that stand there now: where nobody chose, a wide screen has more of them. */
  readonly shownNow?: (() => readonly string[]) | undefined
  readonly grouping?: Grouping<Row> | undefined
  /** What the groups are, as the title of their column. */
  readonly groupTitle?: string | undefined
  readonly locale: Locale
  /** The title of a column with the units of another, by the title of that. */
  readonly unitOf: (title: string) => string
}

/** The rows of a table as one sees them: those that were searched for, in their order, in the columns that were chosen. */
export function seenSheet<Row>(rows: readonly Row[], seen: SeenTable<Row>): Sheet {
  const { columns, view, query, grouping, locale } = seen
  const picked = indexRows(rows, columns, tags[locale]).pick(query, view.sort)
  const lines = toLines(picked, rows, grouping, new Set())
  const shown = lines.flatMap((line) => ('group' in line ? [] : (rows[line.index] ?? [])))
  const shownNow = seen.shownNow?.() ?? []
  const chosen = view.columns
    ? view.columns.flatMap((key) => columns.find((column) => column.key === key) ?? [])
    : columns.filter(({ hidden, key }) => !hidden || shownNow.includes(key))
  const group = grouping && {
    title: seen.groupTitle ?? '',
    of: (row: Row) => grouping.name(grouping.of(row), [row]),
  }
  return sheetOf<Row>(shown as readonly Row[], chosen, { group, unitOf: seen.unitOf })
}

export type FileKind = 'csv' | 'xlsx'

/** The sheet as a file of that kind. What writes workbooks comes when one is asked for. */
export async function fileOf(sheet: Sheet, kind: FileKind, title: string): Promise<Blob> {
  if (kind === 'xlsx') return (await import('./export-xlsx.ts')).xlsxOf(sheet, title)
  const { csvOf } = await import('./export-csv.ts')
  return new Blob([csvOf(sheet)], { type: 'text/csv;charset=utf-8' })
}

/** What the file is called: the list and the day, spaces as underscores as downloads have them (§7). */
export const fileName = (title: string, day: string, kind: FileKind | 'json' | 'zip'): string =>
  `${title.replace(/[\\/:*?"<>|]/g, '')}-${day}.${kind}`.trim().replaceAll(/\s+/g, '_')
