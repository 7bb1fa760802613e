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
  const { of, where, filter, sort, args, select, selected, to, flow, more, readOnly = null, onDeleted } = props
  const { me } = useMe()
  const { access } = model.named(of)
  const place = { entity: model.named(of), row: null, assigned: useContext(AssignedContext) }
  const may = (policy: Policy) => readOnly === null && refusedBy(policy, place, me) === null
  const onCreate = may(access.create) ? props.onCreate : undefined
  const canDelete = props.canDelete && may(access.delete)
  const canReorder = props.canReorder && may(updatePolicy(model.named(of), model.named(of).table.reorder ?? ''))
  const t = useT()
  const newOne = useNewOne()
  const { locale } = useUiTexts()
  const entity = model.named(of)
  const names = props.columns ?? entity.table.columns
  const selection = useMemo(() => tableSelection(of, names, select), [of, names, select])
  const { rows, total, status, problem, reload } = useRows(entity, selection, {
    filter: filterOf(where, filter),
    sort: sort ?? entity.order.map((field) => ({ field })),
    limit: 5000,
    args,
  })
  const save = useSave(entity)
  const [search, setSearch] = useSearch()
  const [ownQuery, setOwnQuery] = useState('')
  const query = flow ? ownQuery : (search.q ?? '')
  const [deleting, setDeleting] = useState<Read | null>(null)
  const [gone, setGone] = useState<{ at: number } | null>(null)
  const at = useRef(0)
  const fixed = (row: Read) => props.fixed?.(row) === true || rowClosedItself(entity, row) !== null
  const [view, setView] = useTableView(`${of} ${names.length}`)
  const [count, setCount] = useState(rows.length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells and labels are constants of a screen.
  const columns = useMemo(() => {
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
        !props.fixed?.(row) &&
        isDeletable(entity, row) && (
          <IconButton
            label={t('delete')}
            icon={<IconTrash />}
            onClick={(event) => {
              at.current = Number(event.currentTarget.closest<HTMLElement>('[data-at]')?.dataset.at ?? 0)
              setDeleting(row)
            }}
          />
        ),
    }
    return [...made, remove]
  }, [of, names, locale, canDelete, props.fixed, more, t])

  const items = inLocale(entity.plural, locale).toLocaleLowerCase(locale)
  const add = onCreate && (
    <Button kind={flow ? 'secondary' : 'primary'} icon={<IconPlus />} onClick={onCreate}>
      {props.createLabel ?? newOne(of)}
    </Button>
  )
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('loadFailed')}
        actions={
          <Button size="large" onClick={() => void reload()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {problem?.message}
      </ErrorState>
    )
  }
  return (
    <Around flow={flow}>
      <Toolbar
        title={props.title ?? inLocale(entity.plural, locale)}
        count={status === 'ready' && (query ? `${count} / ${total}` : total)}
      >
        {(rows.length > (flow ? 15 : 5) || query !== '') && (
          <SearchInput
            label={t('searchIn', { what: items })}
            value={query}
            onChange={(q) => (flow ? setOwnQuery(q) : setSearch({ q }))}
          />
        )}
        {props.tools}
        {!flow && <ColumnChooser columns={columns} view={view} onView={setView} />}
        {/* An empty table has the button itself: there is only one of that kind. */}
        {(flow || status !== 'ready' || rows.length > 0) && add}
      </Toolbar>
      <DataTable
        label={inLocale(entity.plural, locale)}
        rows={rows as readonly Read[]}
        id={(row) => String(row.id)}
        columns={columns}
        view={view}
        onView={setView}
        query={query}
        selected={selected}
        to={to && ((row) => to(String(row.id)))}
        loading={status === 'loading'}
        flow={flow}
        lines={props.lines}
        onCount={setCount}
        mayMove={(row) => !fixed(row)}
        gone={gone}
        onReorder={
          canReorder && entity.table.reorder
            ? (from, target) => void save.sort(String(rows[from]?.id), from, target)
            : undefined
        }
        empty={
          // What is closed invites nobody to add to it.
          <EmptyState
            title={t(readOnly === null ? 'noneYet' : 'none', { what: items })}
            actions={flow ? undefined : add}
          >
            {readOnly ?? props.emptyWhy ?? t('noneYetWhy')}
          </EmptyState>
        }
      />
      <DeleteDialog
        of={of}
        row={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => {
          setGone({ at: at.current })
          onDeleted?.(String(deleting?.id))
        }}
      />
    </Around>
  )
}

/** Inside a card or under a form the toolbar starts where the fields do. */
function Around({ flow, children }: { flow: boolean | undefined; children: ReactNode }) {
  return flow ? <div className="resource-flow">{children}</div> : children
}
