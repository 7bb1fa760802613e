import { IconTrash } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { type Policy, updatePolicy } from '@vezel/model/rights.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { useMe } from '../api/me.ts'
import { type Filter, useRows } from '../api/rows.ts'
import { useSave } from '../api/save.ts'
import type { Read } from '../kinds/record.ts'
import { useSearch } from '../router/router.tsx'
import { IconButton } from '../ui/button.tsx'
import { type Column, DataTable, useTableView } from '../ui/data-table.tsx'
import { useUiTexts } from '../ui/texts.ts'
import { isDeletable, rowClosedItself } from './closed.ts'
import { columnsOf } from './columns.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { AssignedContext, refusedBy } from './rights.ts'
import { tableSelection } from './selection.ts'
import { AddButton, Around, LoadFailed, NoRows, type Query, TableTools } from './table-parts.tsx'
import type { ResourceTableProps } from './table-props.ts'
import { useT } from './words.ts'
import './form.css'

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
