import type { ReactNode } from 'react'
import type { Args, Checked } from '../api/selection.ts'
import type { ColumnName, FieldName, FilterFor, KeyOf, SortFor, ValuesFor } from '../api/typed.ts'
import type { Asked, Read } from '../kinds/record.ts'
import type { Column, DataTableProps } from '../ui/data-table.tsx'
import type { RowActions } from './asked-actions.ts'
import type { BulkOptions } from './bulk-options.ts'
import type { ColumnOptions, TableRow } from './columns.tsx'
import type { Overrides } from './form-part.ts'

/** A column that a screen draws itself. */
export interface MoreColumn<Row> extends Column<Row> {
  /** The name of the column that it stands before. */
  readonly before?: string
}

/** What a table of an entity is given. */
export interface ResourceTableProps<K extends string = string, S = Asked> extends ColumnOptions<K, S> {
  /** The key of the entity. */
  of: K & KeyOf<K>
  /** Only the rows with these values; relations as ids. */
  where?: ValuesFor<K>
  /** What a row that is imported has beyond that, as a new one has. */
  values?: ValuesFor<K>
  filter?: FilterFor<K>
  sort?: readonly SortFor<K>[]
  args?: Args
  /** Columns in their order; those of the definition when absent. */
  columns?: readonly ColumnName<K>[]
  /** Asked of the rows beyond what the columns show. */
  select?: S & Checked<K, S>
  selected?: string | null
  to?: (id: string, row: Read) => string
  /** Opens a row that has no address. */
  onOpen?: (row: Read) => void
  /** Where the groups of `groupBy` lead, which is then a relation: each is the record that it names. */
  groupTo?: (group: string) => string
  /** Makes a new one; without it there is no button. */
  onCreate?: () => void
  createLabel?: string
  canDelete?: boolean
  canReorder?: boolean
  /** Why nothing can be added, deleted or moved; said in an empty table. */
  readOnly?: string | null
  /** Told which row went, for whoever shows it. */
  onDeleted?: (id: string) => void
  /** Rows that can be read only: not deleted, not moved. */
  fixed?: (row: TableRow<K, S>) => boolean
  title?: string
  /** That there is nothing, where it is not for want of records: those that are shown here are all dealt with. */
  emptyTitle?: string
  /** Why there is nothing yet. */
  emptyWhy?: string
  /** As high as its rows: for tables inside a card or under a form. */
  flow?: boolean
  /** It is the list of the page although something stands below it: `flow`, with all that a list that fills the page has. */
  isMain?: boolean
  lines?: DataTableProps<Read>['lines']
  /** Rows with the same words in this column stand in groups, until somebody chooses otherwise. */
  groupBy?: ColumnName<K>
  /** The relation of a row to the one it lies below: rows are a tree while they stand in their order. Asked in `select`. */
  tree?: FieldName<K>
  /** The groups of `groupBy` in their order, as ids: rows of a tree then lie in each other within them, and go from one to another. */
  groupOrder?: readonly string[]
  /** Between the search and the button. */
  tools?: ReactNode
  /** Columns beyond those of the definition: at the end, or where `before` says. One with the name of a field takes its place. */
  more?: readonly MoreColumn<TableRow<K, S>>[]
  /** Columns that are only shown when somebody chooses them. */
  hidden?: readonly ColumnName<K>[]
  /** How many there are, where that says more than a number: told the rows that the page has, and how many there are in all. */
  count?: (rows: readonly TableRow<K, S>[], total: number) => ReactNode
  /** What can be done to a row after a question, and what cannot. A constant. */
  actions?: RowActions<TableRow<K, S>>
  /** What can be done to many rows at once; false where rows are not chosen. Tables inside a card say what. */
  bulk?: false | Omit<BulkOptions<K>, 'of' | 'where' | 'overrides'>
  /** Inputs and offers as the forms of the screen have them, for changing many rows. */
  overrides?: Overrides<K>
}
