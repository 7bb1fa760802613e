import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { Link } from '../router/router.tsx'
import { cellClass, nameOf, roles, show, TwoLines } from './table-cells.tsx'
import { type Column, type Grouping, isText, isTitled } from './table-rows.ts'
import type { TableTicks } from './table-ticks.ts'
import { useUiTexts } from './texts.ts'

export interface TableLineProps {
  at: number
  top: number
  selected: boolean
  tabbable: boolean
  columns: readonly Column<unknown>[]
  under: readonly Column<unknown>[]
  fitting: ReadonlySet<Column<unknown>>
  row: unknown
  to: string | undefined
  onOpen: ((row: unknown) => void) | undefined
  depth: number
  marked: boolean
  group: { group: string; members: readonly number[] } | undefined
  rows: readonly unknown[] | undefined
  grouping: Grouping<unknown> | undefined
  folded: boolean
  onFold: ((group: string) => void) | undefined
  onFocus: (key: string) => void
  lineKey: string
  handle: ReactNode
  /** Whether its buttons are drawn. */
  hasTools: boolean
  dragged: boolean
  ticks: TableTicks | null | undefined
  /** The ids of the rows that its box ticks. */
  tickable: readonly string[]
  /** Lines lead somewhere. */
  opens: boolean
}

/** One line. What it takes is plain or stays the same, so that scrolling and selecting redraw only what changed. */
export const TableLine = memo(function TableLine(props: TableLineProps) {
  const { at, top, selected, group, grouping, handle } = props
  const members = group?.members.map((index) => props.rows![index])
  const cells = group && grouping ? grouping.cells(group.group, members!) : undefined
  return (
    <tr
      {...roles.row}
      aria-rowindex={at + 2}
      aria-current={selected || undefined}
      data-at={at}
      className={`table-row table-line${group ? ' table-group' : ''}${selected ? ' table-selected' : ''}${props.dragged ? ' table-dragged' : ''}`}
      style={{ transform: `translateY(${top}px)` }}
      onFocus={() => props.onFocus(props.lineKey)}
    >
      {handle !== undefined && (
        <td {...roles.cell} className="cell cell-handle">
          {handle}
        </td>
      )}
      {props.ticks !== undefined && (
        <td {...roles.cell} className="cell cell-tick">
          {props.ticks?.cell(props.tickable, nameOfLine(props, members), !props.opens)}
        </td>
      )}
      {cellsOf(props, cells, members)}
    </tr>
  )
}, isSameLine)

/** What the rows of a line are called together. */
const nameOfLine = ({ group, grouping, columns, row }: TableLineProps, members: readonly unknown[] | undefined) =>
  group && grouping ? grouping.name(group.group, members!) : nameOf(columns, row)

/** They are new each time, and say the same for the same line. */
const renewed: readonly (keyof TableLineProps)[] = ['onFold', 'tickable']

// The grip is a new element each time; it matters only whether there is one.
function isSameLine(before: TableLineProps, after: TableLineProps): boolean {
  if (before.handle !== undefined || after.handle !== undefined) return false
  for (const name of Object.keys(after) as (keyof TableLineProps)[]) {
    if (!renewed.includes(name) && before[name] !== after[name]) return false
  }
  return true
}

type GroupCells = Readonly<Record<string, ReactNode>> | undefined

/** The cells of a line, the first of which with words opens it. A function and no component: there are thousands. */
function cellsOf(props: TableLineProps, cells: GroupCells, members: readonly unknown[] | undefined): ReactNode {
  const { columns, fitting, depth, lineKey } = props
  const name = columns.find((column) => isText(column))
  // Of a list without words what finds no room stands under its last column.
  const naming = name ?? columns.findLast(isTitled)
  const first = columns.findIndex(isTitled)
  return columns.map((column, index) => {
    const shown =
      props.under.length > 0 && column === naming ? withUnder(props, column, cells) : cellOf(props, column, cells)
    return (
      <td
        // What a column draws itself may have a state, such as an open menu: that belongs to the line.
        key={column.render || cells ? `${column.key} ${lineKey}` : column.key}
        {...roles.cell}
        className={`cell ${cellClass(column)}${fitting.has(column) && !cells ? ' cell-fits' : column === name ? ' cell-name' : ''}`}
        style={index === 0 && depth > 0 ? { paddingLeft: `calc(var(--lead) + ${depth} * var(--step))` } : undefined}
      >
        {index === first ? (
          <>
            {props.marked && <span className="row-branch" aria-hidden="true" />}
            <Opener {...props} members={members}>
              {shown}
            </Opener>
          </>
        ) : (
          shown
        )}
      </td>
    )
  })
}

function cellOf({ row, hasTools }: TableLineProps, column: Column<unknown>, cells: GroupCells): ReactNode {
  if (column.kind === 'action' && !hasTools) return null
  return cells ? cells[column.key] : show(column, row)
}

/** A cell with what found no column of its own on a second line. */
function withUnder(props: TableLineProps, column: Column<unknown>, cells: GroupCells) {
  const { row, under } = props
  return (
    <TwoLines
      first={(row !== undefined && column.above?.(row)) || cellOf(props, column, cells)}
      second={under.map((of) => {
        const part = cells || !of.under ? cellOf(props, of, cells) : of.under(row)
        return (
          part && (
            <span key={of.key} className="under-part">
              <span>{part}</span>
            </span>
          )
        )
      })}
    />
  )
}

type OpenerProps = TableLineProps & { members: readonly unknown[] | undefined; children: ReactNode }

/** The first cell carries the link of the whole line, and for a group the button that folds it. */
function Opener(props: OpenerProps) {
  const { row, to, onOpen, tabbable, group, grouping, children } = props
  const tabIndex = tabbable ? 0 : -1
  if (group && grouping) return <GroupOpener {...props} />
  if (to !== undefined) {
    return (
      <Link to={to} keepScroll className="row-link row-focus row-whole" tabIndex={tabIndex}>
        {children}
      </Link>
    )
  }
  if (onOpen !== undefined) {
    return (
      <button type="button" className="row-link row-focus row-whole" tabIndex={tabIndex} onClick={() => onOpen(row)}>
        {children}
      </button>
    )
  }
  return children
}

function GroupOpener({ tabbable, group, grouping, folded, onFold, members, children }: OpenerProps) {
  const texts = useUiTexts()
  const tabIndex = tabbable ? 0 : -1
  const key = group!.group
  const leads = grouping!.to?.(key)
  return (
    <>
      <button
        type="button"
        className={`row-fold${leads ? '' : ' row-focus row-whole'}`}
        tabIndex={leads ? -1 : tabIndex}
        aria-expanded={!folded}
        aria-label={`${grouping!.name(key, members!)}, ${folded ? texts.showChildren : texts.hideChildren}`}
        onClick={() => onFold?.(key)}
      >
        {folded ? <IconChevronRight /> : <IconChevronDown />}
      </button>
      {leads ? (
        <Link to={leads} keepScroll className="row-link row-focus row-whole" tabIndex={tabIndex}>
          {children}
        </Link>
      ) : (
        children
      )}
    </>
  )
}
