import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useRoving } from './roving.ts'
import { cellClass, roles } from './table-cells.tsx'
import { type Column, isTitled, type Sorting, type TableView } from './table-rows.ts'
import type { TableTicks } from './table-ticks.ts'
import { useUiTexts } from './texts.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sorting | null
  onSort: (column: Column<Row>) => void
  /** Room for the grips. */
  lead: boolean
  /** The boxes of the rows, with one for all of them. */
  ticks: TableTicks | null | undefined
}

/** The titles of the columns, which sort. */
export function TableHead<Row>({ columns, sort: shownSort, onSort, lead, ticks }: TableHeadProps<Row>) {
  const texts = useUiTexts()
  const rove = useRoving<HTMLTableRowElement>('row', 'button, input')
  return (
    <thead {...roles.rowgroup} className="table-head">
      <tr ref={rove} {...roles.row} aria-rowindex={1} className="table-row">
        {lead && <td {...roles.cell} className="cell cell-handle" />}
        {ticks !== undefined && (
          <td {...roles.cell} className="cell cell-tick">
            {ticks?.head()}
          </td>
        )}
        {columns.map((column) => {
          const sort = shownSort?.key === column.key ? shownSort : null
          const sortable = column.sortable ?? isTitled(column)
          return (
            <th
              key={column.key}
              {...roles.columnheader}
              scope="col"
              className={`cell ${cellClass(column)}`}
              aria-sort={sort === null ? undefined : sort.desc ? 'descending' : 'ascending'}
            >
              {sortable ? (
                <button
                  type="button"
                  className="sort"
                  title={texts.sortBy({ column: column.title })}
                  onClick={() => onSort(column)}
                >
                  <span className="sort-word">{column.title}</span>
                  {sort && (sort.desc ? <IconArrowDown /> : <IconArrowUp />)}
                </button>
              ) : (
                <span className={isTitled(column) ? undefined : 'visually-hidden'}>{column.title}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** What a click on a title does: up, down, and back to the order the rows come in (`own`), which only goes up and down. */
export function sortedBy(key: string, view: TableView, shown: Sorting | null, own: Sorting | undefined): TableView {
  const mine = own?.key === key ? own : null
  const now = shown?.key === key ? shown : null
  const desc = now !== null && !now.desc
  return { ...view, sort: (now?.desc && !mine) || mine?.desc === desc ? null : { key, desc } }
}
