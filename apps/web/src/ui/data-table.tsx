import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconGripVertical,
} from '@tabler/icons-react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { tags } from '../i18n/texts.ts'
import { Link, useScrollMemory } from '../router/router.tsx'
import { IconButton } from './button.tsx'
import { Skeleton, useDelayed } from './feedback.tsx'
import {
  assignSlots,
  type Column,
  type Grouping,
  indexRows,
  isText,
  isTitled,
  type Line,
  layOut,
  lookOf,
  type Measure,
  pageSize,
  pagesOf,
  type Sorting,
  standardView,
  type TableView,
  textOf,
  toLines,
} from './table-rows.ts'
import { useUiTexts } from './texts.ts'
import './data-table.css'

export type { Column, ColumnKind, Grouping, Sorting, TableView } from './table-rows.ts'
export { standardView } from './table-rows.ts'

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
  /** Whether this row may be moved; all of them when absent. */
  mayMove?: (row: Row) => boolean
  /** Told how many rows are left after searching. */
  onCount?: (count: number) => void
  /** As high as its rows, without a scroller of its own: for short tables in cards and on dashboards. */
  flow?: boolean
  /** Where a row was that has just gone: the keyboard goes on at the one that took its place. */
  gone?: { readonly at: number } | null
  /** Below the last row. */
  foot?: ReactNode
}

const headHeight = 32
const handleWidth = 36

/** Laid out as a grid, a table loses its roles in some browsers; hence they are written out. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
}

/** Rows of anything: searched, sorted, grouped, windowed, reached by keyboard, each a link to its card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    rows,
    id,
    columns,
    query = '',
    selected,
    to,
    onOpen,
    grouping,
    indent,
    lines: wantedLines = 1,
    flow = false,
  } = props
  const { loading = false, empty, onReorder, mayMove = () => true, onCount, foot, gone = null } = props
  const texts = useUiTexts()
  const [ownView, setOwnView] = useState(standardView)
  const view = props.view ?? ownView
  const setView = props.onView ?? setOwnView
  const coarse = useCoarse()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const width = useWidth(scroller)
  useScrollMemory(flow ? null : scroller, `table ${label}`)

  const index = useMemo(() => indexRows(rows, columns, tags[texts.locale]), [rows, columns, texts.locale])
  const picked = useMemo(() => index.pick(query, view.sort), [index, query, view.sort])
  useEffect(() => onCount?.(picked.length), [onCount, picked.length])

  const pages = flow ? 1 : pagesOf(rows.length, picked.length)
  const [page, setPage] = useState<{ at: number; of: readonly number[] } | null>(null)
  const selectedPlace = useMemo(
    () => (pages > 1 && selected ? picked.findIndex((row) => id(rows[row]!) === selected) : -1),
    [pages, picked, rows, id, selected],
  )
  const pageAt = page?.of === picked ? Math.min(page.at, pages - 1) : Math.max(0, Math.floor(selectedPlace / pageSize))
  const lines = useMemo(
    () =>
      toLines(pages > 1 ? picked.slice(pageAt * pageSize, (pageAt + 1) * pageSize) : picked, rows, grouping, folded),
    [pages, pageAt, picked, rows, grouping, folded],
  )

  const measure = useMeasure(coarse)
  const handles = onReorder !== undefined
  const indented = useMemo(
    () =>
      20 * (grouping ? 1 : 0) + 20 * (indent ? rows.reduce((deepest, row) => Math.max(deepest, indent(row)), 0) : 0),
    [rows, grouping, indent],
  )
  const layout = useMemo(
    () => layOut(rows, columns, view.columns, width - (handles ? handleWidth : 0), measure, indented),
    [rows, columns, view.columns, width, handles, measure, indented],
  )
  const lineCount = layout.under.length > 0 ? 2 : wantedLines
  const height = coarse
    ? [56, 72][lineCount - 1]!
    : { compact: [28, 48], normal: [36, 58] }[view.density][lineCount - 1]!

  const reorderable = onReorder !== undefined && query === '' && view.sort === null && !grouping
  const keyOf = (line: Line) => ('group' in line ? `group ${line.group}` : id(rows[line.index]!))
  const isSelected = (line: Line) => selected != null && ('group' in line ? line.group : keyOf(line)) === selected
  const [active, setActive] = useState<string | null>(null)
  // Which line is to get the focus: of two quick keys only the last one's.
  const focusWanted = useRef<string | null>(null)
  const opens = to !== undefined || onOpen !== undefined || grouping !== undefined
  const selectedAt = selected == null ? -1 : lines.findIndex(isSelected)
  const activeLine = active === null ? -1 : lines.findIndex((line) => keyOf(line) === active)
  const activeAt = activeLine >= 0 ? activeLine : Math.max(0, selectedAt)

  const order = `${query}\n${view.sort?.key} ${view.sort?.desc}`
  const virtual = useVirtualizer({
    count: flow ? 0 : lines.length,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    useFlushSync: false,
    // The line that has the focus stays, or the focus would be lost by scrolling.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor({ ...range, overscan: virtual.isScrolling ? 15 : 4 })
      return opens && activeAt < lines.length && !shown.includes(activeAt)
        ? [...shown, activeAt].sort((a, b) => a - b)
        : shown
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the height changes, and only then.
  useLayoutEffect(() => virtual.measure(), [height])
  // A row that becomes the selected one comes into view: one that was just made may lie far below.
  const broughtIntoView = useRef<string | null>(null)
  useEffect(() => {
    if (flow || scroller === null || selectedAt < 0 || broughtIntoView.current === selected) return
    broughtIntoView.current = selected ?? null
    virtual.scrollToIndex(selectedAt)
  })
  useEffect(() => {
    if (focusWanted.current === null || focusWanted.current !== active) return
    focusWanted.current = null
    if (!flow) virtual.scrollToIndex(activeAt)
    scroller?.querySelector<HTMLElement>(`[data-at="${activeAt}"] .row-focus`)?.focus({ preventScroll: !flow })
  })

  const late = useDelayed(loading)
  const fold = (group: string, close?: boolean) =>
    setFolded((before) => {
      const after = new Set(before)
      if (close ?? !after.has(group)) after.add(group)
      else after.delete(group)
      return after
    })
  const goTo = (at: number) => {
    const line = lines[Math.max(0, Math.min(lines.length - 1, at))]
    if (!line) return
    focusWanted.current = keyOf(line)
    setActive(keyOf(line))
  }

  // After the question about it has closed and has given the focus back to a button that is no longer there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a row that went.
  useEffect(() => {
    if (gone === null) return
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      if (lines.length > 0) goTo(gone.at)
      else {
        const within = (what: string) => scroller?.parentElement?.querySelector<HTMLElement>(what)
        ;(within('.empty button') ?? within('.sort'))?.focus()
      }
    })
    return () => clearTimeout(timer)
  }, [gone])

  const [announced, setAnnounced] = useState('')
  const move = (from: number, target: number) => {
    if (!reorderable || target < 0 || target >= rows.length || target === from) return
    const row = rows[from]!
    if (!mayMove(row)) return
    setActive(id(row))
    focusWanted.current = id(row)
    onReorder(from, target)
    setAnnounced(texts.moved(nameOf(columns, row), target + 1, rows.length))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const line = lines[activeAt]
    if (!line || !(event.target instanceof HTMLElement) || !event.target.matches('.row-focus, .row-handle')) return
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      if ('index' in line) move(line.index, line.index + (event.key === 'ArrowUp' ? -1 : 1))
      return
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const leap = Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / height) - 2)
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: leap, PageUp: -leap, Home: -lines.length, End: lines.length }[
      event.key
    ]
    if (step !== undefined) {
      event.preventDefault()
      goTo(activeAt + step)
    } else if ('group' in line && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault()
      fold(line.group, event.key === 'ArrowLeft')
    }
  }

  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const dragTo = (event: PointerEvent) => {
    if (!body.current || !drag) return
    const target = Math.floor((event.clientY - body.current.getBoundingClientRect().top) / height)
    setDrag({ ...drag, to: Math.max(0, Math.min(rows.length - 1, target)) })
    const box = scroller?.getBoundingClientRect()
    if (box && scroller && event.clientY > box.bottom - 40) scroller.scrollTop += 12
    else if (box && scroller && event.clientY < box.top + 60) scroller.scrollTop -= 12
  }

  const shownLines = flow
    ? lines.map((_, at) => ({ index: at, start: at * height }))
    : virtual.getVirtualItems().map((item) => ({ index: item.index, start: item.start - headHeight }))
  // Searched or sorted anew, elements are given out from the top; only the one with the focus goes with its line.
  const slots = useRef({ order, of: new Map<string, number>() as ReadonlyMap<string, number> })
  slots.current = {
    order,
    of: assignSlots(
      slots.current.of,
      shownLines.flatMap(({ index: at }) => (lines[at] ? keyOf(lines[at]) : [])),
      slots.current.order === order ? () => true : (key) => key === active,
    ),
  }
  const lead = handles ? `${handleWidth}px ` : ''
  const shownSort = view.sort ?? (grouping ? null : (props.order ?? null))
  const sortBy = ({ key }: Column<Row>) => {
    const own = props.order?.key === key ? props.order : null
    const now = shownSort?.key === key ? shownSort : null
    const desc = now !== null && !now.desc
    // Up, down, and back to the order the rows come in; a column they are in that order by goes up and down.
    setView({ ...view, sort: (now?.desc && !own) || own?.desc === desc ? null : { key, desc } })
  }

  const waiting = loading && rows.length === 0
  return (
    <div className={flow ? 'data-table data-table-flow' : 'data-table'}>
      <div
        className="data-scroller"
        ref={setScroller}
        // A scroller without links in it must be reached to be scrolled.
        {...(opens || flow ? {} : { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        <table
          {...roles.table}
          aria-label={label}
          aria-rowcount={waiting ? -1 : lines.length + 1}
          aria-busy={loading || undefined}
          className={`table table-${view.density}${grouping ? ' table-grouped' : ''}`}
          style={
            { '--template': lead + layout.template, '--row': `${height}px`, minWidth: layout.minWidth } as CSSProperties
          }
        >
          <thead {...roles.rowgroup} className="table-head">
            <tr {...roles.row} aria-rowindex={1} className="table-row">
              {onReorder && <td {...roles.cell} className="cell cell-handle" />}
              {layout.columns.map((column) => {
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
                        title={texts.sortBy(column.title)}
                        onClick={() => sortBy(column)}
                      >
                        <span>{column.title}</span>
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
          <tbody
            {...roles.rowgroup}
            ref={body}
            className="table-body"
            data-dropping={(drag !== null && drag.from !== drag.to) || undefined}
            style={
              {
                height: waiting ? undefined : lines.length * height,
                '--drop': drag ? `${(drag.to + (drag.to > drag.from ? 1 : 0)) * height}px` : undefined,
              } as CSSProperties
            }
            onKeyDown={onKeyDown}
          >
            {waiting && late && <SkeletonRows columns={layout.columns} lead={onReorder !== undefined} />}
            {!waiting &&
              shownLines.map(({ index: at, start }) => {
                const line = lines[at]
                if (!line) return null
                const isGroup = 'group' in line
                const row = isGroup ? undefined : rows[line.index]!
                return (
                  <TableLine
                    key={slots.current.of.get(keyOf(line))}
                    at={at}
                    top={start}
                    selected={isSelected(line)}
                    tabbable={at === activeAt}
                    columns={layout.columns as readonly Column<unknown>[]}
                    under={layout.under as readonly Column<unknown>[]}
                    fitting={layout.fitting as ReadonlySet<Column<unknown>>}
                    row={row}
                    to={row === undefined ? undefined : to?.(row)}
                    onOpen={onOpen as ((row: unknown) => void) | undefined}
                    depth={row === undefined ? 0 : (grouping ? 1 : 0) + (indent?.(row) ?? 0)}
                    marked={row !== undefined && (indent?.(row) ?? 0) > 0}
                    group={isGroup ? line : undefined}
                    rows={isGroup ? rows : undefined}
                    grouping={isGroup ? (grouping as Grouping<unknown> | undefined) : undefined}
                    folded={isGroup && folded.has(line.group)}
                    onFold={isGroup ? fold : undefined}
                    onFocus={setActive}
                    lineKey={keyOf(line)}
                    handle={
                      onReorder === undefined || row === undefined ? undefined : (
                        <button
                          type="button"
                          className="row-handle"
                          tabIndex={-1}
                          disabled={!reorderable || !mayMove(row)}
                          aria-label={texts.move(nameOf(columns, row))}
                          title={texts.moveHelp}
                          onPointerDown={(event) => {
                            event.currentTarget.setPointerCapture(event.pointerId)
                            setDrag({ from: at, to: at })
                          }}
                          onPointerMove={dragTo}
                          onPointerUp={() => {
                            if (drag) move(drag.from, drag.to)
                            setDrag(null)
                          }}
                          onPointerCancel={() => setDrag(null)}
                        >
                          <IconGripVertical />
                        </button>
                      )
                    }
                    dragged={drag !== null && drag.from === at}
                  />
                )
              })}
          </tbody>
        </table>
        {!waiting && rows.length === 0 && (empty ?? <p className="table-note">{texts.noOptions}</p>)}
        {rows.length > 0 && picked.length === 0 && <p className="table-note">{texts.noResultsWith(query)}</p>}
        {foot}
      </div>
      <div role="status" className="visually-hidden">
        {waiting && late ? texts.loading : announced}
      </div>
      {pages > 1 && (
        <div className="pager">
          <span>
            {texts.rowsOf(pageAt * pageSize + 1, Math.min((pageAt + 1) * pageSize, picked.length), picked.length)}
          </span>
          <IconButton
            label={texts.previousPage}
            icon={<IconChevronLeft />}
            disabled={pageAt === 0}
            onClick={() => turnTo(pageAt - 1)}
          />
          <IconButton
            label={texts.nextPage}
            icon={<IconChevronRight />}
            disabled={pageAt === pages - 1}
            onClick={() => turnTo(pageAt + 1)}
          />
        </div>
      )}
    </div>
  )

  function turnTo(at: number) {
    setPage({ at, of: picked })
    if (scroller) scroller.scrollTop = 0
  }
}

interface TableLineProps {
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
  dragged: boolean
}

/** One line. What it takes is plain or stays the same, so that scrolling and selecting redraw only what changed. */
const TableLine = memo(function TableLine(props: TableLineProps) {
  const { at, top, selected, columns, under, fitting, row, group, grouping, depth, handle } = props
  const members = group?.members.map((index) => props.rows![index])
  const cells = group && grouping ? grouping.cells(group.group, members!) : undefined
  const second = columns.find((column) => isText(column))
  const first = columns.findIndex(isTitled)
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
      {columns.map((column, index) => {
        const cellOf = (of: Column<unknown>) => (cells ? cells[of.key] : show(of, row))
        const shown =
          under.length > 0 && column === second ? (
            <TwoLines
              first={(row !== undefined && column.above?.(row)) || cellOf(column)}
              second={under.map((of) => {
                const part = cells || !of.under ? cellOf(of) : of.under(row)
                return (
                  part && (
                    <span key={of.key} className="under-part">
                      {part}
                    </span>
                  )
                )
              })}
            />
          ) : (
            cellOf(column)
          )
        return (
          <td
            // What a column draws itself may have a state, such as an open menu: that belongs to the line.
            key={column.render || cells ? `${column.key} ${props.lineKey}` : column.key}
            {...roles.cell}
            className={`cell ${cellClass(column)}${fitting.has(column) && !cells ? ' cell-fits' : ''}`}
            style={index === 0 && depth > 0 ? { paddingLeft: `calc(var(--lead) + ${depth * 20}px)` } : undefined}
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
      })}
    </tr>
  )
}, isSameLine)

// The grip is a new element each time; it matters only whether there is one.
function isSameLine(before: TableLineProps, after: TableLineProps): boolean {
  if (before.handle !== undefined || after.handle !== undefined) return false
  for (const name of Object.keys(after) as (keyof TableLineProps)[]) {
    if (name !== 'onFold' && before[name] !== after[name]) return false
  }
  return true
}

/** The first cell carries the link of the whole line, and for a group the button that folds it. */
function Opener({
  row,
  to,
  onOpen,
  tabbable,
  group,
  grouping,
  folded,
  onFold,
  members,
  children,
}: TableLineProps & { members: readonly unknown[] | undefined; children: ReactNode }) {
  const texts = useUiTexts()
  const tabIndex = tabbable ? 0 : -1
  if (group && grouping) {
    const name = grouping.name(group.group, members!)
    const leads = grouping.to?.(group.group)
    return (
      <>
        <button
          type="button"
          className={`row-fold${leads ? '' : ' row-focus row-whole'}`}
          tabIndex={leads ? -1 : tabIndex}
          aria-expanded={!folded}
          aria-label={`${name}, ${folded ? texts.showChildren : texts.hideChildren}`}
          onClick={() => onFold?.(group.group)}
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

function show(column: Column<unknown>, row: unknown): ReactNode {
  if (column.render) return column.render(row)
  const text = textOf(column, row)
  return text === '' ? <span className="dim">–</span> : text
}

function cellClass(column: Column<never>): string {
  const right = column.align ? column.align === 'right' : lookOf(column).right
  return `cell-${column.kind ?? 'text'}${right ? ' cell-right' : ''}`
}

function nameOf<Row>(columns: readonly Column<Row>[], row: Row): string {
  const column = columns.find((candidate) => textOf(candidate, row) !== '')
  return column ? textOf(column, row) : ''
}

function SkeletonRows({ columns, lead }: { columns: readonly Column<never>[]; lead: boolean }) {
  return Array.from({ length: 12 }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows without an identity of their own.
    <tr key={at} className="table-row" style={{ opacity: 1 - at / 13 }}>
      {lead && <td className="cell" />}
      {columns.map((column, index) => (
        <td key={column.key} className={`cell ${cellClass(column)}`}>
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

/** A view kept on this device under a name, such as a route. */
export function useTableView(name: string, standard: TableView = standardView): [TableView, (view: TableView) => void] {
  const key = `vezel-table ${name}`
  const [kept, setKept] = useState(() => ({ key, view: readView(key, standard) }))
  const view = kept.key === key ? kept.view : readView(key, standard)
  return [
    view,
    (next) => {
      setKept({ key, view: next })
      localStorage.setItem(key, JSON.stringify(next))
    },
  ]
}

function readView(key: string, standard: TableView): TableView {
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<TableView>) }
  } catch {
    return standard
  }
}

/** Measures words in the font of tables, again once the font has come. */
function useMeasure(coarse: boolean): Measure {
  const [ready, setReady] = useState(() => document.fonts.status === 'loaded')
  useEffect(() => {
    if (!ready) void document.fonts.ready.then(() => setReady(true))
  }, [ready])
  return useMemo(() => {
    const context = document.createElement('canvas').getContext('2d')
    const family = getComputedStyle(document.documentElement).fontFamily
    const size = coarse ? 16 : 13
    return {
      scale: size / 13,
      text: (words, bold) => {
        if (context === null || !ready) return words.length * size * 0.56
        context.font = `${bold ? 500 : 400} ${size}px ${family}`
        return context.measureText(words).width
      },
    }
  }, [coarse, ready])
}

function useCoarse(): boolean {
  const [coarse, setCoarse] = useState(() => matchMedia('(pointer: coarse)').matches)
  useEffect(() => {
    const query = matchMedia('(pointer: coarse)')
    const listen = () => setCoarse(query.matches)
    query.addEventListener('change', listen)
    return () => query.removeEventListener('change', listen)
  }, [])
  return coarse
}

function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (element === null) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return width
}
