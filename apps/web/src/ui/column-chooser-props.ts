import type { Column, TableView } from './table-rows.ts'

export interface ColumnChooserProps {
  columns: readonly Pick<Column<never>, 'key' | 'title' | 'hidden' | 'kind' | 'groupable'>[]
  /** Groups that are none of a column, in which rows stand until somebody chooses otherwise. */
  ownGroup?: { readonly key: string; readonly title: string } | undefined
  view: TableView
  /** Those that the table shows now, where nobody chose any: a wide screen has more than the definition asks for. */
  shownNow?: (() => readonly string[]) | undefined
  onView: (view: TableView) => void
}
