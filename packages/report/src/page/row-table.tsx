import type { ReactNode } from 'react'
import { useReport } from './context.ts'

export interface Column<Row> {
  readonly title: string
  /** Share of the 190 mm a portrait page holds; all columns together make 190. */
  readonly mm: number
  readonly cell: (row: Row, part: number) => ReactNode
  /** Has a cell for each part of a row; the other columns have one for the whole row. */
  readonly isPart?: boolean
  /** `key` is the bold row header, `amount` a number with its unit, `right` flush right. */
  readonly kind?: 'key' | 'amount' | 'right'
}

export interface RowGroup<Row> {
  readonly title?: ReactNode
  readonly note?: string
  readonly rows: readonly Row[]
}

interface RowTableProps<Row> {
  caption: string
  /** Given on source sheets; elsewhere the next number of the chapter. */
  number?: string
  columns: readonly Column<Row>[]
  groups: readonly RowGroup<Row>[]
  rowKey: (row: Row) => string
  /** How many lines a row has that must stay beside each other; 1 unless said otherwise. */
  parts?: (row: Row) => number
  /** Right of the caption. */
  aside?: string
  /** A last row in the same columns. */
  footer?: ReactNode
  note?: string
  tight?: boolean
}

/** Tables up to this length stay whole; longer ones may break between rows and then say so. */
const WHOLE_ROWS = 12

/** A table with its caption, `Tabel 6.2`, horizontal rules and a head that repeats on every page. */
export function RowTable<Row>({
  caption,
  number,
  columns,
  groups,
  rowKey,
  parts = () => 1,
  aside,
  footer,
  note,
  tight,
}: RowTableProps<Row>) {
  const { outline, words } = useReport()
  const label = `${words.t('table')} ${number ?? outline.table()}`
  const long = groups.reduce((total, group) => total + group.rows.length, 0) > WHOLE_ROWS
  const total = columns.reduce((width, column) => width + column.mm, 0)
  const captionText = (
    <>
      <b>{label}</b> {caption}
    </>
  )
  return (
    <>
      <table className={['rows', long ? 'long' : 'whole', tight ? 'tight' : ''].join(' ')}>
        <caption>
          {aside !== undefined && <span className="aside">{aside}</span>}
          {captionText}
        </caption>
        <colgroup>
          {columns.map((column) => (
            <col key={column.title} style={{ width: `${((100 * column.mm) / total).toFixed(4)}%` }} />
          ))}
        </colgroup>
        <thead>
          {long && (
            // Repeats with the head; on the first page the caption lies over it. Not for reading aloud.
            // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of a printed table takes no focus
            <tr className="again" aria-hidden="true">
              <td colSpan={columns.length}>
                {captionText} · {words.t('continued')}
              </td>
            </tr>
          )}
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={column.kind}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group, index) => (
          <tbody key={group.rows[0] === undefined ? index : rowKey(group.rows[0])}>
            {group.title !== undefined && (
              <tr className="group">
                <th scope="rowgroup" colSpan={columns.length}>
                  {group.title} <span className="note">{group.note}</span>
                </th>
              </tr>
            )}
            {group.rows.flatMap((row) =>
              Array.from({ length: Math.max(1, parts(row)) }, (_, part) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a report is rendered once
                <RowPart key={`${rowKey(row)} ${part}`} row={row} columns={columns} part={part} of={parts(row)} />
              )),
            )}
          </tbody>
        ))}
        {footer !== undefined && <tbody className="footer">{footer}</tbody>}
      </table>
      {note !== undefined && note !== '' && <p className="table-note">{note}</p>}
    </>
  )
}

interface RowPartProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  part: number
  of: number
}

/** A row, or one line of it: the first line holds the cells of the whole row. */
function RowPart<Row>({ row, columns, part, of }: RowPartProps<Row>) {
  return (
    <tr className={[part > 0 ? 'follows' : '', part < of - 1 ? 'goes-on' : ''].join(' ').trim() || undefined}>
      {columns
        .filter(({ isPart }) => part === 0 || isPart)
        .map((column) => {
          const whole = of > 1 && !column.isPart ? { rowSpan: of } : {}
          const className = [column.kind, column.isPart ? 'part' : ''].filter(Boolean).join(' ') || undefined
          return column.kind === 'key' ? (
            <th key={column.title} scope={of > 1 ? 'rowgroup' : 'row'} className={className} {...whole}>
              {column.cell(row, part)}
            </th>
          ) : (
            <td key={column.title} className={className} {...whole}>
              {orDash(column.cell(row, part))}
            </td>
          )
        })}
    </tr>
  )
}

/** An empty value is a dash, so that nobody wonders whether something was forgotten. */
function orDash(value: ReactNode): ReactNode {
  return value === null || value === undefined || value === '' || value === false ? '–' : value
}

/** An amount: figures flush right, unit in its own narrow column. */
export function Amount({ value, unit }: { value: string; unit: string }) {
  return (
    <>
      <b>{value}</b>
      <span className="unit"> {unit}</span>
    </>
  )
}

/** A second, quieter line in a cell. */
export function Sub({ children }: { children: ReactNode }) {
  return <span className="sub">{children}</span>
}
