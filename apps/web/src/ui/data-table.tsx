import { type CSSProperties, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { lazyPart } from '../router/reload-once.ts'
import { useScrollMemory } from '../router/scroll-memory.ts'
import { useDelayed } from './feedback.tsx'
import { useGoneRow } from './leaving-row.ts'
import { useLineStops } from './line-stops.ts'
import { nameOf, roles, SkeletonRows } from './table-cells.tsx'
import type { CellPlace } from './table-edit.ts'
import { sortedBy, TableHead } from './table-head.tsx'
import { onKey, type Table } from './table-keys.ts'
import { layOut } from './table-layout.ts'
import { TableLine } from './table-line.tsx'
import { ofAnyRow, useFolding, useIndent, useLines, usePages, usePicked } from './table-lines.ts'
import type { TableTree } from './table-moving.ts'
import { useRowOrder } from './table-order.ts'
import { type Column, type Grouping, type Line, type Sorting, standardView, type TableView } from './table-rows.ts'
import { headHeight, lineHeight, useCoarse, useMeasure, useWidth } from './table-size.ts'
import { type TableTicks, tickWidth, useShownRows } from './table-ticks.ts'
import { useKeepWidths, useKnownWidths } from './table-widths.ts'
import { useFocusAfter, useFocusIn, useFollowing, useLineWindow, useSlots } from './table-window.ts'
import { useUiTexts } from './texts.ts'
import './data-table.css'

export { TwoLines } from './table-cells.tsx'
export type { Column, ColumnKind, Grouping, Sorting, TableView } from './table-rows.ts'
export { standardView } from './table-rows.ts'
export { useTableView } from './table-view.ts'

export interface DataTableProps<Row> {
  /** What the rows are; read out. */
  label: string
  rows: readonly Row[]
  id: (row: Row) => string
  columns: readonly Column<Row>[]
  /** Columns, density and order; without it the table keeps its own. */
  view?: TableView
  /** The order the rows come in, shown until somebody sorts otherwise. */
  order?: Sorting
  onView?: (view: TableView) => void
  /** Every word must be in a row. */
  query?: string
  /** The id of the row, or of the group, that the address names. */
  selected?: string | null
  /** Where a row leads: it becomes a link. */
  to?: (row: Row) => string
  /** Or what it does. */
  onOpen?: (row: Row) => void
  grouping?: Grouping<Row>
  /** How deep a row lies below others, from 0. */
  indent?: (row: Row) => number
  /** Rows of two lines. */
  lines?: 1 | 2
  loading?: boolean
  /** Shown when there are no rows at all. */
  empty?: ReactNode
  /** Reordering: the row at place `from` goes to place `to`. Off while searched, sorted or grouped. */
  onReorder?: (from: number, to: number) => void
  /** The same of rows that lie in each other, as `indent` says: also while they stand in groups. Off while searched or sorted. */
  tree?: TableTree<Row> | undefined
  /** Whether this row may be moved; all of them when absent. */
  mayMove?: (row: Row) => boolean
  /** Told how many rows are left after searching. */
  onCount?: (count: number) => void
  /** Told which columns it shows. */
  onColumns?: ((keys: readonly string[]) => void) | undefined
  /** As high as its rows, without a scroller of its own: for short tables in cards and on dashboards. */
  flow?: boolean
  /** Below the last row. */
  foot?: ReactNode
  /** Drawn above the cells, for changing one in its place. */
  edits?: ((place: CellPlace) => ReactNode) | undefined
  /** The boxes with which rows are chosen; null while they are on their way, absent where there is nothing to choose for. */
  ticks?: TableTicks | null | undefined
}

// Few tables have pages, or rows that are dragged.
const Pager = lazyPart(async () => (await import('./table-pager.tsx')).Pager)
const Grip = lazyPart(async () => (await import('./table-grip.tsx')).Grip)

/** Of a grip, for a mouse and for a finger, in px. */
const handleWidths = [36, 56] as const
/** The columns before those of the definition: grips, and boxes to tick; in px. */
const leadWidths = (
  { onReorder, tree, ticks, flow }: Pick<DataTableProps<never>, 'onReorder' | 'tree' | 'ticks' | 'flow'>,
  isCoarse: boolean,
) => [
  ...(onReorder || tree ? [handleWidths[isCoarse ? 1 : 0]] : []),
  ...(ticks === undefined ? [] : [flow && !isCoarse ? tickWidth - 16 : tickWidth]),
]

/** Of the same columns what they are. */
const leadsOf = ({ onReorder, tree, ticks }: Pick<DataTableProps<never>, 'onReorder' | 'tree' | 'ticks'>) => [
  ...(onReorder || tree ? ['cell-handle'] : []),
  ...(ticks === undefined ? [] : ['cell-tick']),
]

/** Rows of anything: searched, sorted, grouped, windowed, reached by keyboard, each a link to its card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, query = '', flow = false, loading = false, empty, foot } = props
  const texts = useUiTexts()
  const table = useTable(props)
  const { picked, pages, order } = table
  const waiting = loading && rows.length === 0
  const late = useDelayed(loading)
  const focusIn = useFocusIn(table.window, table.lines.length)
  return (
    <div className={flow ? 'data-table data-table-flow' : 'data-table'} {...focusIn}>
      <div
        className="data-scroller"
        ref={table.setScroller}
        // A scroller without links in it must be reached to be scrolled.
        {...(table.opens || flow ? {} : { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        {/* A new one when the columns become as wide as the rows that come: a title that is there does not move. */}
        <Grid
          key={rows.length === 0 ? `none ${table.layout.template}` : 'rows'}
          {...props}
          table={table}
          waiting={waiting}
          late={late}
        />
        {rows.length > 0 && table.scroller && props.edits?.(cellPlaceOf(table, rows, table.scroller))}
        {!waiting && rows.length === 0 && (empty ?? <p className="table-note">{texts.noOptions}</p>)}
        {rows.length > 0 && picked.length === 0 && <p className="table-note">{texts.noResultsWith({ query })}</p>}
        {foot}
      </div>
      <div role="status" className="visually-hidden">
        {waiting && late ? texts.loading : order.announced}
      </div>
      {props.ticks?.status()}
      {pages.count > 1 && (
        <Suspense fallback={<div className="pager" />}>
          <Pager pages={pages.count} at={pages.at} count={picked.length} onTurn={table.turnTo} />
        </Suspense>
      )}
    </div>
  )
}

function useTable<Row>(props: DataTableProps<Row>): Table<Row> {
  const { label, rows, id, columns, query = '', selected, grouping, flow = false } = props
  const [ownView, setOwnView] = useState(standardView)
  const view = props.view ?? ownView
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  useScrollMemory(flow ? null : scroller, `table ${label}`)
  const picked = usePicked({ rows, columns, query, sort: view.sort, onCount: props.onCount })
  const pages = usePages({ rows, picked, id, selected, isWhole: flow || grouping !== undefined })
  const folding = useFolding()
  const { lines, keys } = useLines({ rows, picked: pages.rows, id, grouping, folded: folding.folded })
  const { layout, height, head, scrolls, wraps } = useLayout(props, view, scroller)
  const opens = props.to !== undefined || props.onOpen !== undefined || grouping !== undefined
  const placeOf = (one: string) => lines.findIndex((line, at) => ('group' in line ? line.group : keys[at]) === one)
  const selectedAt = selected == null ? -1 : placeOf(selected)
  const window = useLineWindow({ keys, selectedAt, selected, opens, flow, height, head, scroller })
  useFocusAfter(useGoneRow(placeOf), scroller, window, lines.length)
  const order = useRowOrder({
    ...{ rows, id, columns, lines, height },
    ...{ indent: props.indent, onReorder: props.onReorder, tree: props.tree, mayMove: props.mayMove },
    isOwnOrder: query === '' && view.sort === null && (!grouping || props.tree !== undefined),
    onMove: (row) => window.focusOn(id(row)),
  })
  useShownRows(props.ticks, { rows, picked, id, grouping })
  const idsOf = (line: Line) => ('group' in line ? line.members : [line.index]).map((index) => id(rows[index]!))
  const turnTo = (at: number) => {
    pages.turnTo(at)
    if (scroller) scroller.scrollTop = 0
  }
  const setView = props.onView ?? setOwnView
  const follow = useFollowing(selected ?? null, (at) => addressOf(props, lines[at]))
  return {
    ...folding,
    ...{
      setScroller,
      scroller,
      view,
      setView,
      picked,
      pages,
      turnTo,
      lines,
      keys,
      layout,
      height,
      head,
      scrolls,
      wraps,
    },
    ...{ opens, selectedAt, window, order, idsOf, follow, ticks: props.ticks },
  }
}

const cellPlaceOf = <Row,>(table: Table<Row>, rows: readonly Row[], scroller: HTMLElement): CellPlace => ({
  ...{ rows, scroller, lines: table.lines, keys: table.keys, height: table.height, head: table.head },
  columns: ofAnyRow(table.layout).columns,
  goTo: table.window.goTo,
  bring: table.window.bring,
})

/** Where a line leads; undefined where it leads nowhere. */
function addressOf<Row>({ rows, to, grouping }: DataTableProps<Row>, line: Line | undefined): string | undefined {
  if (line === undefined) return
  return 'group' in line ? grouping?.to?.(line.group) : to?.(rows[line.index]!)
}

/** Which columns there is room for, and how high a line is. */
function useLayout<Row>(props: DataTableProps<Row>, view: TableView, scroller: HTMLElement | null) {
  const { rows, columns, grouping, indent } = props
  const isCoarse = useCoarse()
  const measure = useMeasure(isCoarse)
  const measured = useWidth(scroller)
  // In the hand a list is as wide as the window: its lines are as high when they are first drawn as they will be.
  const place = measured || (isCoarse ? window.innerWidth : 0)
  const width = Math.max(
    0,
    leadWidths(props, isCoarse).reduce((left, lead) => left - lead, place),
  )
  const name = `${props.label} ${isCoarse ? 'touch ' : ''}${columns.map(({ key }) => key).join(' ')}`
  const known = useKnownWidths(name)
  const ownIndent = useIndent(rows, grouping, indent)
  const indented = rows.length > 0 ? ownIndent : Math.max(ownIndent, known.indented)
  const isKnown = measured > 0
  const layout = useMemo(() => {
    const made = layOut(rows, columns, view.columns, width, measure, indented, known.words)
    // Before it is known how wide the place is, nothing makes it wider: Chromium draws it once as wide as it was to be first.
    return isKnown ? made : { ...made, minWidth: 0 }
  }, [rows, columns, view.columns, width, isKnown, measure, indented, known])
  useKeepWidths(name, layout, indented, rows.length > 0)
  const { onColumns } = props
  useEffect(() => onColumns?.(layout.columns.map(({ key }) => key)), [onColumns, layout])
  const lines = layout.under.length > 0 ? 2 : (props.lines ?? 1)
  return {
    layout,
    height: lineHeight(isCoarse, view.density, lines),
    head: headHeight(isCoarse),
    scrolls: isKnown && layout.minWidth > width,
    // A row of one line has room for a name of two, except where somebody wants rows as low as they go.
    wraps: lines === 1 && (isCoarse || view.density === 'normal'),
  }
}

type GridProps<Row> = DataTableProps<Row> & {
  table: Table<Row>
  /** There are no rows yet; `late` when that has lasted. */
  waiting: boolean
  late: boolean
}

function Grid<Row>(props: GridProps<Row>) {
  const { label, loading, grouping, onReorder, table, waiting, late } = props
  const { view, lines, layout, height, order } = table
  const { drag } = order
  useLineStops(order.body, table.opens ? table.window.activeAt : null)
  const shownSort = view.sort ?? (grouping ? null : (props.order ?? null))
  const lead = leadWidths(props, useCoarse()).map((width) => `${width}px `)
  return (
    <table
      {...roles.table}
      aria-label={label}
      aria-rowcount={waiting ? -1 : lines.length + 1}
      aria-busy={loading || undefined}
      className={tableClass(table, grouping !== undefined)}
      style={
        {
          '--template': lead.join('') + layout.template,
          '--row': `${height}px`,
          minWidth: layout.minWidth,
        } as CSSProperties
      }
    >
      <TableHead
        columns={layout.columns}
        sort={shownSort}
        onSort={({ key }) => table.setView(sortedBy(key, view, shownSort, props.order))}
        lead={onReorder !== undefined || props.tree !== undefined}
        ticks={props.ticks}
      />
      <tbody
        {...roles.rowgroup}
        ref={order.body}
        className="table-body"
        data-dropping={order.isMoving || undefined}
        style={
          {
            height: waiting ? undefined : lines.length * height,
            '--drop': drag ? `${drag.gap * height}px` : undefined,
            '--drop-depth': drag && props.tree ? `calc(${drag.depth + (grouping ? 1 : 0)} * var(--step))` : undefined,
          } as CSSProperties
        }
        onKeyDown={(event) => onKey(event, table)}
      >
        {waiting && late && (
          <SkeletonRows columns={layout.columns} leads={leadsOf(props)} isIndented={grouping !== undefined} />
        )}
        <Lines {...props} />
      </tbody>
    </table>
  )
}

const tableClass = (
  {
    view,
    layout,
    scrolls,
    wraps,
  }: Pick<Table<unknown>, 'view' | 'scrolls' | 'wraps'> & { layout: { isCondensed: boolean } },
  isGrouped: boolean,
) =>
  [
    `table table-${view.density}`,
    isGrouped && 'table-grouped',
    layout.isCondensed && 'table-condensed',
    scrolls && 'table-scrolls',
    wraps && 'table-wraps',
  ]
    .filter(Boolean)
    .join(' ')

/** The lines that are in view. */
function Lines<Row>(props: GridProps<Row>): ReactNode {
  const { rows, table, query = '', grouping, indent } = props
  const { lines, keys, window, order } = table
  // The words of the first rows are drawn before what is done with them, whose room is there.
  const hasTools = useDeferredValue(rows.length > 0, false)
  const { sort } = table.view
  const shown = window.shown.filter(({ index }) => lines[index])
  const slots = useSlots(
    shown.map(({ index }) => keys[index]!),
    `${query}\n${sort?.key} ${sort?.desc}`,
    window.active,
  )
  if (props.waiting) return null
  const { columns, under, fitting } = ofAnyRow(table.layout)
  return shown.map(({ index: at, start }) => {
    const line = lines[at]!
    const lineKey = keys[at]!
    const group = 'group' in line ? line : undefined
    const row = 'group' in line ? undefined : rows[line.index]!
    const depth = row === undefined ? 0 : (indent?.(row) ?? 0)
    return (
      <TableLine
        key={slots.get(lineKey)}
        at={at}
        top={start}
        selected={at === table.selectedAt}
        tabbable={at === window.activeAt}
        columns={columns}
        under={under}
        fitting={fitting}
        row={row}
        to={row === undefined ? undefined : props.to?.(row)}
        onOpen={props.onOpen as ((row: unknown) => void) | undefined}
        depth={depth + (row !== undefined && grouping ? 1 : 0)}
        marked={depth > 0}
        group={group}
        rows={group && rows}
        grouping={group && (grouping as Grouping<unknown> | undefined)}
        folded={group !== undefined && table.folded.has(group.group)}
        onFold={group && table.fold}
        onFocus={window.setActive}
        lineKey={lineKey}
        handle={gripsOf(props) ? hasTools && row !== undefined && gripOf(props, row, at) : undefined}
        hasTools={hasTools}
        dragged={order.drag?.from === at}
        ticks={props.ticks}
        tickable={table.idsOf(line)}
        opens={table.opens}
      />
    )
  })
}

/** Whether rows have grips; in groups only where they go from one to another. */
const gripsOf = <Row,>({ onReorder, tree }: DataTableProps<Row>) => onReorder !== undefined || tree !== undefined

/** What a row is dragged by. */
function gripOf<Row>({ columns, tree, table }: GridProps<Row>, row: Row, at: number): ReactNode {
  const { order, scroller } = table
  return (
    <Suspense fallback={null}>
      <Grip
        {...{ at, order, scroller }}
        name={nameOf(columns, row)}
        isFixed={!order.mayMove(row)}
        isTree={tree !== undefined}
      />
    </Suspense>
  )
}
