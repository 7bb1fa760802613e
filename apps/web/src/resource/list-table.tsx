import { type ReactNode, useState } from 'react'
import { lazyPart } from '../router/reload-once.ts'
import { DataTable, type DataTableProps, type Grouping } from '../ui/data-table.tsx'
import { useCoarse } from '../ui/table-size.ts'
import type { Bulk } from './bulk-rights.ts'
import { EarlyKeys } from './early-keys.tsx'
import { useShownColumns } from './shown-columns.ts'
import { LoadFailed } from './table-parts.tsx'
import { TableTools, type TableToolsProps } from './table-tools.tsx'

type FromTools = 'of' | 'title' | 'tools' | 'state' | 'asked' | 'loadAll' | 'ownGroup' | 'counts' | 'count'
type FromTable =
  | 'label'
  | 'rows'
  | 'id'
  | 'columns'
  | 'selected'
  | 'to'
  | 'onOpen'
  | 'indent'
  | 'lines'
  | 'flow'
  | 'order'
  | 'mayMove'
  | 'onReorder'
  | 'tree'
  | 'foot'

export interface ListTableProps<Row, K extends string = string>
  extends Pick<TableToolsProps<Row>, FromTools>,
    Pick<DataTableProps<Row>, FromTable> {
  /** Groups by a column that somebody chose. */
  grouping?: Grouping<Row> | undefined
  /** What can be done to rows that are chosen, as `useBulk` gives it. */
  bulk: Bulk<K>
  add: ReactNode
  empty: ReactNode
  /** Why nothing can be changed in it; null where it can. Undefined where no cell is changed in its place. */
  readOnly?: string | null
}

/**
 * A list: its toolbar with search, conditions, views, columns and what is done to the rows that are chosen, and below it the
 * rows. Whoever makes the rows says what they are; `ResourceTable` does so for the records of one question.
 */
// What is done to many rows is checked by their key; here it is the same for every entity.
export const ListTable = AnyListTable as unknown as <Row, const K extends string>(
  props: ListTableProps<Row, K>,
) => ReactNode

const CellEdits = lazyPart(async () => (await import('./cell-edits.tsx')).CellEdits)

/** By these somebody gets from a line to its cells. */
const toCells = ['ArrowRight', 'F2']

/** What changes a cell in its place, which comes after the table; not where somebody points with a finger. */
function useCellEdits(
  { overrides, where }: Bulk<string>,
  readOnly: string | null | undefined,
): DataTableProps<never>['edits'] {
  const isCoarse = useCoarse()
  if (readOnly === undefined || isCoarse) return
  return (place) => (
    <EarlyKeys scroller={place.scroller} keys={toCells}>
      <CellEdits {...{ place, readOnly, overrides, where }} />
    </EarlyKeys>
  )
}

function AnyListTable<Row>(props: ListTableProps<Row>) {
  const { state, asked, rows, bulk, ownGroup, grouping, add, empty, readOnly, ...given } = props
  const { query, view, onView } = state
  const edits = useCellEdits(bulk, readOnly)
  const [count, setCount] = useState(rows.length)
  const columns = useShownColumns()
  // An empty table has the button itself: there is only one of that kind, and its place in the toolbar stays free.
  const isNone = !given.flow && asked.status === 'ready' && rows.length === 0 && !state.isFiltered
  const adding = isNone ? add && <span className="add-place">{add}</span> : add
  // Under a finger it stands below, where the thumb is.
  const isBelow = useCoarse() && !given.flow
  if (asked.status === 'failed') return <LoadFailed why={asked.problem?.message} onRetry={() => void asked.reload()} />
  return (
    <>
      <TableTools
        {...given}
        {...{ state, asked, rows, grouping, ownGroup, bulk }}
        shown={count}
        shownNow={columns.now}
        add={!isBelow && adding}
      />
      <DataTable
        {...given}
        {...{ rows, view, onView, grouping, empty }}
        query={asked.isCut ? '' : query}
        loading={asked.status === 'loading' || asked.changing}
        onCount={setCount}
        onColumns={columns.tell}
        edits={edits}
        ticks={bulk.ticks}
      />
      {isBelow && adding && <div className="list-foot">{adding}</div>}
    </>
  )
}
