import type { ReactNode } from 'react'
import { decimalsOf } from '../facts/text.ts'
import type { Words } from '../texts/words.ts'
import { usePages } from './context.ts'
import { A_THIRD_MM, heightMm, textMm, textOf } from './measure.ts'

/** A number with the unit it is counted in. */
export interface Quantity {
  readonly value: number
  readonly unit: string
  /** There is more than was counted. */
  readonly atLeast?: boolean
}

interface AnyColumn<Row> {
  readonly title: string
  /** Share of the 190 mm a portrait page holds; all columns together make 190. */
  readonly mm: number
  readonly cell: (row: Row, part: number) => ReactNode
  /** Has a cell for each part of a row; the other columns have one for the whole row. */
  readonly isPart?: boolean
  /** What must stay on one line: the column grows for the longest, at the cost of columns that may wrap. */
  readonly fits?: (row: Row) => string | null
  /** A sign of a status stands before that. */
  readonly hasSign?: boolean
}

interface TextColumn<Row> extends AnyColumn<Row> {
  /** `key` is the bold row header, `right` flush right. */
  readonly kind?: 'key' | 'right'
}

/** Numbers under each other at their decimal point, none with more decimals than it has; `cell` says what stands where there is none. */
interface AmountColumn<Row> extends AnyColumn<Row> {
  readonly kind: 'amount'
  readonly amount: (row: Row) => Quantity | null
}

export type Column<Row> = TextColumn<Row> | AmountColumn<Row>

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
  aside?: ReactNode
  /** A last row with a total in the column of amounts. */
  total?: { readonly title: string; readonly amount: Quantity } | undefined
  note?: string
  tight?: boolean
}

/** Tables up to this length stay whole, if they are no higher than a third of a page; others may break between rows and then say so. */
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
  total,
  note,
  tight,
}: RowTableProps<Row>) {
  const { outline, words } = usePages()
  const label = `${words.t('table')} ${number ?? outline.table()}`
  const rows = groups.flatMap((group) => group.rows)
  const amounts = new Map(columns.map((column) => [column, amountsOf(column, rows, total?.amount, words)]))
  const widths = widthsOf(columns, rows, amounts)
  const heightOf = (row: Row) => {
    const high = columns.map((column, index) => {
      const shown = Array.from({ length: column.isPart ? parts(row) : 1 }, (_, part) => textOf(column.cell(row, part)))
      return shown.reduce((mm, text) => mm + heightMm(text, (widths[index] ?? 0) - 2), 0)
    })
    return Math.max(...high)
  }
  const heights = new Map(rows.map((row) => [row, heightOf(row)]))
  const isTall = (row: Row) => (heights.get(row) ?? 0) > A_THIRD_MM
  const height = [...heights.values()].reduce((sum, mm) => sum + mm, 0)
  // On a sheet the room is reckoned beforehand: there a table of few rows moves on in one piece.
  const long = rows.length > WHOLE_ROWS || height > (number === undefined ? A_THIRD_MM : 2 * A_THIRD_MM)
  const captionText = (
    <>
      <b>{label}</b> {caption}
    </>
  )
  const amountColumn = columns.findIndex((column) => column.kind === 'amount')
  const amountFormat = amounts.get(columns[amountColumn] as Column<Row>)
  const table = (
    <table className={['rows', long ? 'long' : 'whole', tight ? 'tight' : ''].join(' ')}>
      <caption>
        {aside !== undefined && <span className="aside">{aside}</span>}
        {captionText}
      </caption>
      <colgroup>
        {columns.map((column, index) => (
          <col key={column.title} style={{ width: `${((100 * (widths[index] ?? 0)) / PAGE_MM).toFixed(4)}%` }} />
        ))}
      </colgroup>
      <thead>
        {long && (
          // Repeats with the head; above the first part it is cut off. Not for reading aloud.
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
            // Cells over several rows do not break well over pages: a high row keeps its lines in one.
            Array.from({ length: isTall(row) ? 1 : Math.max(1, parts(row)) }, (_, part) => (
              <RowPart
                // biome-ignore lint/suspicious/noArrayIndexKey: a report is rendered once
                key={`${rowKey(row)} ${part}`}
                row={row}
                columns={columns}
                amounts={amounts}
                part={part}
                of={isTall(row) ? 1 : parts(row)}
                lines={isTall(row) ? parts(row) : 1}
                isTall={isTall(row)}
              />
            )),
          )}
        </tbody>
      ))}
      {total !== undefined && amountFormat !== undefined && (
        <tbody className="footer">
          <tr>
            <td />
            <th scope="row" colSpan={amountColumn - 1}>
              {total.title}
            </th>
            <td className="amount">
              <Amount quantity={total.amount} format={amountFormat} />
            </td>
            {amountColumn < columns.length - 1 && <td colSpan={columns.length - 1 - amountColumn} />}
          </tr>
        </tbody>
      )}
    </table>
  )
  return (
    <>
      {long ? (
        <div className="runs-on">
          <div className="cut">{table}</div>
        </div>
      ) : (
        table
      )}
      {note !== undefined && note !== '' && <p className="table-note">{note}</p>}
    </>
  )
}

const PAGE_MM = 190
const PADDING_MM = 2
const SIGN_MM = 4.4
/** The frame around what is missing: a millimetre on both sides, and its lines. */
const FRAME_MM = 2.6
const HEAD_PT = 7.75
/** What a column that may wrap keeps at least of its width. */
const LEAST = 0.55

/** How the amounts of one column are set. */
interface AmountFormat {
  readonly unitMm: number
  /** Decimals of the value with most of them: the room behind the point. */
  readonly room: number
  readonly mm: number
}

function amountsOf<Row>(
  column: Column<Row>,
  rows: readonly Row[],
  total: Quantity | undefined,
  words: Words,
): AmountFormat | undefined {
  if (column.kind !== 'amount') return undefined
  const all = [...rows.map(column.amount), total ?? null].filter((quantity) => quantity !== null)
  const room = Math.max(0, ...all.map(({ value }) => decimalsOf(value)))
  const unitMm = Math.max(6, 1.2 + Math.max(0, ...all.map(({ unit }) => textMm(unit))))
  const widest = Math.max(0, ...all.map(({ value }) => textMm(words.number(Math.trunc(value)))))
  return { room, unitMm, mm: widest + (room === 0 ? 0 : textMm(`,${'0'.repeat(room)}`)) + unitMm }
}

/** Millimetres of each column: what must stay on a line gets its room first, as long as the others keep enough. */
function widthsOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  amounts: ReadonlyMap<Column<Row>, AmountFormat | undefined>,
): number[] {
  const scale = PAGE_MM / columns.reduce((sum, { mm }) => sum + mm, 0)
  const wishes = columns.map((column) => {
    const longest = Math.max(0, ...rows.map((row) => textMm(column.fits?.(row) ?? '')))
    // Words stand in a column of amounts where one is missing.
    const beside = longest === 0 ? 0 : column.hasSign ? SIGN_MM : column.kind === 'amount' ? FRAME_MM : 0
    const own = Math.max(longest + beside, amounts.get(column)?.mm ?? 0) + PADDING_MM
    // A word of the head is never broken.
    const head = Math.max(...column.title.split(' ').map((word) => textMm(word, HEAD_PT))) + PADDING_MM
    const isFixed = column.fits !== undefined || column.kind === 'amount'
    const width = Math.max(column.mm * scale, head, isFixed ? own : 0)
    return { width, least: Math.max(head, isFixed ? Math.min(own, width) : width * LEAST), head }
  })
  const fitted = shrunk(wishes, 'least')
  return shrunk(fitted, 'head').map(({ width }) => width)
}

interface Wish {
  readonly width: number
  readonly least: number
  readonly head: number
}

/** Takes what is too much from the columns in proportion to what they can spare. */
function shrunk(wishes: readonly Wish[], floor: 'least' | 'head'): Wish[] {
  const over = wishes.reduce((sum, { width }) => sum + width, 0) - PAGE_MM
  const spare = wishes.reduce((sum, wish) => sum + Math.max(0, wish.width - wish[floor]), 0)
  if (over <= 0 || spare === 0) return [...wishes]
  const share = Math.min(1, over / spare)
  return wishes.map((wish) => ({ ...wish, width: wish.width - share * Math.max(0, wish.width - wish[floor]) }))
}

interface RowPartProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  amounts: ReadonlyMap<Column<Row>, AmountFormat | undefined>
  part: number
  of: number
  /** Lines of parts that one row holds. */
  lines: number
  isTall: boolean
}

/** A row, or one line of it: the first line holds the cells of the whole row. A row of half a page may break. */
function RowPart<Row>({ row, columns, amounts, part, of, lines, isTall }: RowPartProps<Row>) {
  return (
    <tr
      className={
        [part > 0 ? 'follows' : '', part < of - 1 ? 'goes-on' : '', isTall ? 'tall' : ''].filter(Boolean).join(' ') ||
        undefined
      }
    >
      {columns
        .filter(({ isPart }) => part === 0 || isPart)
        .map((column) => {
          const whole = of > 1 && !column.isPart ? { rowSpan: of } : {}
          const format = amounts.get(column)
          const cell = () =>
            column.isPart && lines > 1
              ? Array.from({ length: lines }, (_, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a report is rendered once
                  <span key={line} className="line">
                    {orDash(column.cell(row, line))}
                  </span>
                ))
              : column.cell(row, part)
          const quantity = column.kind === 'amount' ? column.amount(row) : null
          const isSaid = column.kind === 'amount' && quantity === null
          const className =
            [column.kind, isSaid ? 'said' : '', column.isPart ? 'part' : ''].filter(Boolean).join(' ') || undefined
          return column.kind === 'key' ? (
            <th key={column.title} scope={of > 1 ? 'rowgroup' : 'row'} className={className} {...whole}>
              {cell()}
            </th>
          ) : (
            <td key={column.title} className={className} {...whole}>
              {quantity === null || format === undefined ? (
                orDash(cell())
              ) : (
                <Amount quantity={quantity} format={format} />
              )}
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

/** An amount: figures flush right at the decimal point, unit in its own narrow column. */
function Amount({ quantity: { value, unit, atLeast = false }, format }: { quantity: Quantity; format: AmountFormat }) {
  const { words } = usePages()
  // Zeros that nobody measured would make ten square metres read as ten thousand: `10,000 m²`.
  const decimals = decimalsOf(value)
  const text = words.number(value, decimals)
  const point = decimals === 0 ? text.length : text.length - decimals - 1
  return (
    <>
      <b>
        {text.slice(0, point)}
        {format.room > 0 && (
          <span className="fraction" style={{ width: `calc(${format.room}ch + .26em)` }}>
            {text.slice(point)}
          </span>
        )}
      </b>
      <span className="unit" style={{ width: `${format.unitMm.toFixed(2)}mm` }}>
        {' '}
        {unit}
      </span>
      {atLeast && <Sub>{words.t('atLeast')}</Sub>}
    </>
  )
}

/** A second, quieter line in a cell. */
export function Sub({ children }: { children: ReactNode }) {
  return <span className="sub">{children}</span>
}
