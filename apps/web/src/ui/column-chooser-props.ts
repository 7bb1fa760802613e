import type { Column, TableView } from './table-rows.ts'

export interface ColumnChooserProps {
  columns: readonly Pick<Column<never>, 'key' | 'title' | 'hidden' | 'kind' | 'groupable'>[]
  view: TableView
  onView: (view: TableView) => void
}
