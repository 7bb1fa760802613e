import type { Column, Grouping } from '../ui/table-rows.ts'
import { groupingBy } from './arrange.tsx'
import type { TableState } from './table-state.ts'

/** Groups that a screen makes itself, such as sources over their locations: offered beside those by a column. */
export interface OwnGroup<Row> {
  /** Its name in views. */
  readonly key: string
  readonly title: string
  readonly grouping: Grouping<Row>
}

/** The groups in which rows stand: those of the screen until somebody chooses otherwise, then by a column. */
export function ownOrChosen<Row>(
  { view }: TableState,
  columns: readonly Column<Row>[],
  own: OwnGroup<Row>,
): Grouping<Row> | undefined {
  // Sorted, they stay together in the order of their first rows: a location without its source says too little.
  const isOwn = view.group === undefined || view.group === own.key
  return isOwn ? own.grouping : groupingBy(columns, view.group)
}
