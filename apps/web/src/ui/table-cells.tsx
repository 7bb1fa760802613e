import type { ReactNode } from 'react'
import { Skeleton } from './feedback.tsx'
import { type Column, lookOf, textOf } from './table-rows.ts'

/** Laid out as a grid, a table loses its roles in some browsers; hence they are written out. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
}

/** What a cell of a row shows: what the column draws, or its words. */
export function show(column: Column<unknown>, row: unknown): ReactNode {
  if (column.render) return column.render(row)
  const text = textOf(column, row)
  return text === '' ? <span className="dim">–</span> : text
}

export function cellClass(column: Column<never>): string {
  const right = column.align ? column.align === 'right' : lookOf(column).right
  return `cell-${column.kind ?? 'text'}${right ? ' cell-right' : ''}`
}

/** What a row is called when it is spoken of: its first words. */
export function nameOf<Row>(columns: readonly Column<Row>[], row: Row): string {
  const column = columns.find((candidate) => textOf(candidate, row) !== '')
  return column ? textOf(column, row) : ''
}

interface SkeletonProps {
  columns: readonly Column<never>[]
  /** What stands before them: the classes of grips and boxes. */
  leads: readonly string[]
  /** Rows stand below those of their groups. */
  isIndented: boolean
}

/** Lines on their way, in the columns that their rows will have. */
export function SkeletonRows({ columns, leads, isIndented }: SkeletonProps) {
  return Array.from({ length: 12 }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows without an identity of their own.
    <tr key={at} className="table-row" style={{ opacity: 1 - at / 13 }}>
      {leads.map((lead) => (
        <td key={lead} className={`cell ${lead}`} />
      ))}
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={`cell ${cellClass(column)}`}
          style={index === 0 && isIndented ? { paddingLeft: 'calc(var(--lead) + var(--step))' } : undefined}
        >
          <Skeleton width={`${55 + ((at * 7 + index * 13) % 35)}%`} height={10} />
        </td>
      ))}
    </tr>
  ))
}

/** Two lines in a cell: the second dim. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className="two-lines">
      <span>{first}</span>
      <small>{second}</small>
    </span>
  )
}
