import { IconPlus, IconTrash } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { type Policy, updatePolicy } from '@vezel/model/rights.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { useMe } from '../api/me.ts'
import { type Filter, type SelectionFor, useRows } from '../api/rows.ts'
import { useSave } from '../api/save.ts'
import type { Args } from '../api/selection.ts'
import type { ColumnName, FilterFor, KeyOf, SortFor, ValuesFor } from '../api/typed.ts'
import type { Read } from '../kinds/record.ts'
import { useSearch } from '../router/router.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { ColumnChooser } from '../ui/column-chooser.tsx'
import { type Column, DataTable, type DataTableProps, useTableView } from '../ui/data-table.tsx'
import { EmptyState, ErrorState } from '../ui/feedback.tsx'
import type { TableView } from '../ui/table-rows.ts'
import { useUiTexts } from '../ui/texts.ts'
import { SearchInput, Toolbar } from '../ui/toolbar.tsx'
import { isDeletable, rowClosedItself } from './closed.ts'
import { type ColumnOptions, columnsOf } from './columns.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { AssignedContext, refusedBy } from './rights.ts'
import { tableSelection } from './selection.ts'
import { useNewOne, useT } from './words.ts'
import './form.css'

export interface ResourceTableProps<K extends string = string> extends ColumnOptions<K> {
  /** The key of the entity. */
  of: K & KeyOf<K>
  /** Only the rows with these values; relations as ids. */
  where?: ValuesFor<K>
  filter?: FilterFor<K>
  sort?: readonly SortFor<K>[]
  args?: Args
  /** Columns in their order; those of the definition when absent. */
  columns?: readonly ColumnName<K>[]
  /** Asked of the rows beyond what the columns show. */
  select?: SelectionFor<K>
  selected?: string | null
  to?: (id: string) => string
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
  fixed?: (row: Read) => boolean
  title?: string
  /** Why there is nothing yet. */
  emptyWhy?: string
  /** As high as its rows: for tables inside a card or under a form. */
  flow?: boolean
  lines?: DataTableProps<Read>['lines']
  /** Between the search and the button. */
  tools?: ReactNode
  /** Columns beyond those of the definition, at the end. */
  more?: readonly Column<Read>[]
}

/** Conditions on values as the API takes them: a relation or a value equals, null is empty. */
export function filterOf(where: Draft = {}, more: Filter = {}): Filter {
  return {
    ...Object.fromEntries(
      Object.entries(where).map(([name, value]) => [name, value === null ? { empty: true } : { eq: value }]),
    ),
    ...more,
  }
}

/** The rows of an entity: search, columns, order by dragging, adding and deleting. */
// What it is given is checked by the key; what it does is the same for every entity.
export const ResourceTable = AnyTable as unknown as <const K extends string>(props: ResourceTableProps<K>) => ReactNode

function AnyTable(props: ResourceTableProps) {
  const { of, to, flow } = props
  const { locale } = useUiTexts()
  const entity = model.named(of)
  const { onCreate, canDelete, canReorder } = useAllowed(props)
  const names = props.columns ?? entity.table.columns
  const { rows, total, status, problem, reload } = useTableRows(props, names)
  const save = useSave(entity)
  const search = useQuery(flow)
  const deletion = useDeletion(props.onDeleted)
  const columns = useTableColumns(props, names, { canDelete, onDelete: deletion.ask })
  const fixed = (row: Read) => props.fixed?.(row) === true || rowClosedItself(entity, row) !== null
  const [view, onView] = useTableView(`${of} ${names.length}`)
  const [count, setCount] = useState(rows.length)
  if (status === 'failed') return <LoadFailed why={problem?.message} onRetry={() => void reload()} />
  const add = onCreate && <AddButton of={of} flow={flow} label={props.createLabel} onClick={onCreate} />
  const isReady = status === 'ready'
  return (
    <Around flow={flow}>
      <TableTools
        of={of}
        flow={flow}
        search={search}
        columns={columns}
        view={view}
        onView={onView}
        title={props.title}
        tools={props.tools}
        length={rows.length}
        count={isReady && (search.query ? `${count} / ${total}` : total)}
        // An empty table has the button itself: there is only one of that kind.
        add={(flow || !isReady || rows.length > 0) && add}
      />
      <DataTable
        columns={columns}
        view={view}
        onView={onView}
        flow={flow}
        label={inLocale(entity.plural, locale)}
        rows={rows as readonly Read[]}
        id={(row) => String(row.id)}
        query={search.query}
        selected={props.selected}
        to={to && ((row) => to(String(row.id)))}
        loading={status === 'loading'}
        lines={props.lines}
        onCount={setCount}
        mayMove={(row) => !fixed(row)}
        gone={deletion.gone}
        onReorder={canReorder ? (from, target) => void save.sort(String(rows[from]?.id), from, target) : undefined}
        empty={<NoRows of={of} readOnly={props.readOnly} why={props.emptyWhy} add={!flow && add} />}
      />
      <DeleteDialog of={of} row={deletion.row} onClose={deletion.close} onDeleted={deletion.done} />
    </Around>
  )
}

/** What of what a table offers somebody may do here. */
function useAllowed({ of, readOnly = null, onCreate, canDelete, canReorder }: ResourceTableProps) {
  const { me } = useMe()
  const entity = model.named(of)
  const place = { entity, row: null, assigned: useContext(AssignedContext) }
  const may = (policy: Policy) => readOnly === null && refusedBy(policy, place, me) === null
  return {
    onCreate: may(entity.access.create) ? onCreate : undefined,
    canDelete: canDelete && may(entity.access.delete),
    canReorder: canReorder && entity.table.reorder && may(updatePolicy(entity, entity.table.reorder)),
  }
}

function useTableRows({ of, where, filter, sort, args, select }: ResourceTableProps, names: readonly string[]) {
  const entity = model.named(of)
  const selection = useMemo(() => tableSelection(of, names, select), [of, names, select])
  return useRows(entity, selection, {
    filter: filterOf(where, filter),
    sort: sort ?? entity.order.map((field) => ({ field })),
    limit: 5000,
    args,
  })
}

interface Query {
  readonly query: string
  readonly setQuery: (query: string) => void
}

/** What is searched for: of a table that fills the page it stands in the address. */
function useQuery(flow: boolean | undefined): Query {
  const [search, setSearch] = useSearch()
  const [own, setOwn] = useState('')
  return { query: flow ? own : (search.q ?? ''), setQuery: flow ? setOwn : (q) => setSearch({ q }) }
}

/** The row that is to be deleted, and after which place one went. */
function useDeletion(onDeleted: ResourceTableProps['onDeleted']) {
  const [row, setRow] = useState<Read | null>(null)
  const [gone, setGone] = useState<{ at: number } | null>(null)
  const at = useRef(0)
  return {
    row,
    gone,
    ask: (next: Read, place: number) => {
      at.current = place
      setRow(next)
    },
    close: () => setRow(null),
    done: () => {
      setGone({ at: at.current })
      onDeleted?.(String(row?.id))
    },
  }
}

interface Deleting {
  readonly canDelete: boolean | undefined
  /** Told the row, and where in the table it stands. */
  readonly onDelete: (row: Read, at: number) => void
}

/** The columns of the table, with what can be done to a row at the end. */
function useTableColumns(
  props: ResourceTableProps,
  names: readonly string[],
  { canDelete, onDelete }: Deleting,
): readonly Column<Read>[] {
  const { of, more, fixed } = props
  const t = useT()
  const { locale } = useUiTexts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells and labels are constants of a screen.
  return useMemo(() => {
    // In a narrow place the first two columns and the state stay, and with them what can be done to a row.
    const made = [...columnsOf(of, names, locale, props), ...(more ?? [])].map(
      (column, index): Column<Read> => ({ ...column, narrow: index < 2 || column.kind === 'status' }),
    )
    if (!canDelete) return made
    const remove: Column<Read> = {
      key: 'delete',
      title: t('delete'),
      kind: 'action',
      narrow: true,
      value: () => null,
      text: () => '',
      render: (row) =>
        !fixed?.(row) &&
        isDeletable(model.named(of), row) && (
          <IconButton
            label={t('delete')}
            icon={<IconTrash />}
            onClick={(event) =>
              onDelete(row, Number(event.currentTarget.closest<HTMLElement>('[data-at]')?.dataset.at ?? 0))
            }
          />
        ),
    }
    return [...made, remove]
  }, [of, names, locale, canDelete, fixed, more, t])
}

type AddProps = Pick<ResourceTableProps, 'of' | 'flow'> & { label: string | undefined; onClick: () => void }
function AddButton({ of, flow, label, onClick }: AddProps) {
  const newOne = useNewOne()
  return (
    <Button kind={flow ? 'secondary' : 'primary'} icon={<IconPlus />} onClick={onClick}>
      {label ?? newOne(of)}
    </Button>
  )
}

function LoadFailed({ why, onRetry }: { why: string | undefined; onRetry: () => void }) {
  const t = useT()
  return (
    <ErrorState
      title={t('loadFailed')}
      actions={
        <Button size="large" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {why}
    </ErrorState>
  )
}

/** The kind of the rows as it stands in a sentence. */
function useItems(of: string): string {
  const { locale } = useUiTexts()
  return inLocale(model.named(of).plural, locale).toLocaleLowerCase(locale)
}

interface TableToolsProps
  extends Pick<ResourceTableProps, 'of' | 'flow' | 'title' | 'tools'>,
    Pick<DataTableProps<Read>, 'columns'> {
  search: Query
  view: TableView
  onView: (view: TableView) => void
  length: number
  count: string | number | false | undefined
  add: ReactNode
}

/** Above the rows: how many, search, columns, and the button that adds one. */
function TableTools({ of, flow, title, tools, search, columns, view, onView, length, count, add }: TableToolsProps) {
  const t = useT()
  const { locale } = useUiTexts()
  const items = useItems(of)
  return (
    <Toolbar title={title ?? inLocale(model.named(of).plural, locale)} count={count}>
      {(length > (flow ? 15 : 5) || search.query !== '') && (
        <SearchInput label={t('searchIn', { what: items })} value={search.query} onChange={search.setQuery} />
      )}
      {tools}
      {!flow && <ColumnChooser columns={columns} view={view} onView={onView} />}
      {add}
    </Toolbar>
  )
}

type NoRowsProps = Pick<ResourceTableProps, 'of' | 'readOnly'> & { why: string | undefined; add: ReactNode }
/** What is closed invites nobody to add to it. */
function NoRows({ of, readOnly = null, why, add }: NoRowsProps) {
  const t = useT()
  const items = useItems(of)
  return (
    <EmptyState title={t(readOnly === null ? 'noneYet' : 'none', { what: items })} actions={add || undefined}>
      {readOnly ?? why ?? t('noneYetWhy')}
    </EmptyState>
  )
}

/** Inside a card or under a form the toolbar starts where the fields do. */
function Around({ flow, children }: { flow: boolean | undefined; children: ReactNode }) {
  return flow ? <div className="resource-flow">{children}</div> : children
}
