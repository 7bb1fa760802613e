import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { pointsAtFile } from '@vezel/model/kit/kinds.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { type Policy, updatePolicy } from '@vezel/model/rights.ts'
import { type ReactNode, useContext, useMemo, useState } from 'react'
import { useMe } from '../api/me.ts'
import type { Read } from '../kinds/record.ts'
import type { Column, Grouping, Sorting } from '../ui/data-table.tsx'
import { useCoarse } from '../ui/table-size.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { WhyNot } from '../ui/why-not.tsx'
import { aboveIn, arrange, groupingBy, groupingByRecord, groupOf, indentOf, type Tree } from './arrange.tsx'
import { type Bulk, useBulk } from './bulk-rights.ts'
import { rowClosedItself } from './closed.ts'
import type { NoSelection } from './columns.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ImportButton } from './import-button.tsx'
import { ListTable } from './list-table.tsx'
import { useReordering } from './reordering.tsx'
import { AssignedContext, refusedBy } from './rights.ts'
import { GroupDelete, useRowActions } from './row-actions.tsx'
import { useTableColumns } from './table-columns.tsx'
import { AddButton, Around, NoRows } from './table-parts.tsx'
import type { ResourceTableProps } from './table-props.ts'
import { type TableState, useCardState, usePageState } from './table-state.ts'
import { useTreeMoves } from './tree-moves.ts'
import { useTableRows } from './use-table-rows.ts'
import './form.css'

/**
 * The rows of an entity: search, filter, views, columns, groups, order by dragging, adding and deleting. One that fills
 * the page keeps in the address what a reload must bring back; one in a card keeps it to itself.
 */
// What it is given is checked by the key; what it does is the same for every entity.
export const ResourceTable = AnyTable as unknown as <const K extends string, const S extends object = NoSelection>(
  props: ResourceTableProps<K, S>,
) => ReactNode

function AnyTable(props: ResourceTableProps) {
  return props.flow && !props.isMain ? <CardTable {...props} /> : <PageTable {...props} />
}

function CardTable(props: ResourceTableProps) {
  return <TableOf {...props} state={useCardState(props)} />
}

function PageTable(props: ResourceTableProps) {
  return <TableOf {...props} state={usePageState(props)} />
}

/** Which fields make the rows a tree, and whether they stand as one: in groups only where these are what they lie in. */
function useTreeFields({ of, tree, groupBy, groupOrder }: ResourceTableProps, group: string | null | undefined) {
  const fields = useMemo(() => {
    const within = groupBy === group ? { by: groupBy, order: groupOrder } : {}
    return tree ? treeOf(model.named(of), tree, within) : undefined
  }, [of, tree, groupBy, group, groupOrder])
  return { fields, isTree: !group || fields?.within !== undefined }
}

function TableOf({ state, ...props }: ResourceTableProps & { state: TableState }) {
  const { of, to, flow } = props
  const isAside = flow && !props.isMain
  const { locale } = useUiTexts()
  const entity = model.named(of)
  const { onCreate, whyNoCreate, canDelete, canReorder } = useAllowed(props)
  const { names, photo } = useNames(props)
  const asked = useTableRows(props, names, state)
  const reordering = useReordering(entity)
  const [deleting, setDeleting] = useState<Read | null>(null)
  const own = useRowActions(of, props.actions, asked.reload)
  const hasPhotos = photo !== undefined && asked.rows.some((row) => row[photo])
  const shown = useMemo(() => names.filter((name) => name !== photo || hasPhotos), [names, photo, hasPhotos])
  const columns = useTableColumns(props, shown, {
    canDelete,
    onDelete: setDeleting,
    actions: own.columns,
    items: own.items,
  })
  const bulk = useBulk(bulkOf(props))
  const { query, view } = state
  const group = view.group === undefined ? props.groupBy : view.group
  const { fields, isTree } = useTreeFields(props, group)
  const isInOrder = query === '' && view.sort === null && isTree
  const rows = useMemo(() => arrange(asked.rows, columns, group, fields), [asked.rows, columns, group, fields])
  const moves = useRecordMoves(entity, fields, asked.rows)
  const indent = useMemo(() => (fields && isInOrder ? indentOf(rows, fields) : undefined), [rows, fields, isInOrder])
  const grouping = useTableGrouping(props, columns, group, canDelete ? bulk : null)
  const add = onCreate && <AddButton of={of} flow={isAside} label={props.createLabel} onClick={onCreate} />
  return (
    <Around flow={flow} loading={asked.status === 'loading'}>
      {reordering.notice}
      <ListTable
        {...{ of, state, asked, loadAll: asked.loadAll, columns, rows, grouping, bulk, indent, flow }}
        {...{ title: props.title, lines: props.lines, selected: props.selected, onOpen: props.onOpen }}
        readOnly={isAside || entity.abstract ? undefined : (props.readOnly ?? null)}
        add={add || (!flow && whyNoCreate)}
        label={props.title ?? inLocale(entity.plural, locale)}
        id={(row) => String(row.id)}
        to={to && ((row) => to(String(row.id), row))}
        order={orderOf(props, columns)}
        count={query === '' && props.count ? () => props.count?.(asked.rows, asked.total) : undefined}
        mayMove={(row) => !isFixed(entity, props, row)}
        tree={canReorder && fields && isTree ? moves : undefined}
        onReorder={
          canReorder && !fields ? (from, target) => reordering.move(String(rows[from]?.id), from, target) : undefined
        }
        tools={withImport(props, onCreate !== undefined)}
        empty={<NoRows {...props} why={props.emptyWhy} add={!flow && add} state={state} />}
      />
      {own.dialog}
      <DeleteDialog
        of={of}
        row={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => props.onDeleted?.(String(deleting?.id))}
      />
    </Around>
  )
}

/** The relation along which rows are a tree, with the field of their order, and their groups where these are known. */
const treeOf = (
  entity: Entity,
  parent: string,
  { by, order }: { readonly by?: string; readonly order?: readonly string[] },
): Tree => ({ parent, order: entity.table.reorder, within: by && order ? { by, order } : undefined })

/** Moves records along the relation to the one they lie in, and from group to group. */
function useRecordMoves({ key }: Entity, tree: Tree = { parent: '' }, rows: readonly Read[]) {
  const { parent, order = '', within } = tree
  const by = within?.by
  const fields = useMemo(() => ({ of: key, parent, order, ...(by && { group: by }) }), [key, parent, order, by])
  const aboveOf = useMemo(() => aboveIn(rows, tree), [rows, tree])
  return useTreeMoves(fields, rows, (row) => ({
    id: String(row.id),
    parent: aboveOf(row),
    group: by ? groupOf(row, by) : '',
    order: Number(row[order]),
  }))
}

/** The columns of the list; for a finger with the photo of its records before them, which is shown once one has it. */
function useNames({ of, columns, flow }: ResourceTableProps): { names: readonly string[]; photo?: string } {
  const entity = model.named(of)
  const isTouch = useCoarse()
  return useMemo(() => {
    const names = columns ?? entity.table.columns
    const [photo] = Object.entries(entity.fields).find(([, field]) => isPhoto(field)) ?? []
    return isTouch && !flow && photo ? { photo, names: [photo, ...names.filter((name) => name !== photo)] } : { names }
  }, [entity, columns, isTouch, flow])
}

const isPhoto = (field: Field) => pointsAtFile(field) && field.accept.every((kind) => pictures.includes(kind))
const pictures: readonly string[] = ['png', 'jpg']

const isFixed = (entity: Entity, { fixed }: ResourceTableProps, row: Read) =>
  fixed?.(row) === true || rowClosedItself(entity, row) !== null

/** The order that a screen asks its rows in, where a column shows it. */
function orderOf({ sort, columns: named }: ResourceTableProps, columns: readonly Column<Read>[]): Sorting | undefined {
  const [first] = named && sort ? sort : []
  const isShown = columns.some(({ key }) => key === first?.field)
  return first && isShown ? { key: String(first.field), desc: first.direction === 'desc' } : undefined
}

/** Between the search and the button: the import of rows, where one may be made. */
const withImport = ({ of, where, values, overrides, tools }: ResourceTableProps, mayCreate: boolean) => (
  <>
    {mayCreate && <ImportButton of={of} where={where} values={values} offers={overrides?.offers} />}
    {tools}
  </>
)

/** What can be done to many of its rows; in a card only where the screen says so. */
const bulkOf = ({
  of,
  where,
  bulk,
  overrides,
  flow,
  isMain,
  readOnly = null,
  canDelete,
  actions,
}: ResourceTableProps) => ({
  ...(canDelete && actions?.delete !== false ? {} : { delete: false as const }),
  ...(bulk || {}),
  ...{ of, where, overrides },
  readOnly: bulk === false || (flow && !isMain && bulk === undefined) ? '' : readOnly,
})

/** The groups of the rows, each with a button that deletes its rows where that may be (§6). */
function useTableGrouping(
  { of, actions, groupBy, groupTo }: ResourceTableProps,
  columns: readonly Column<Read>[],
  group: string | null | undefined,
  deletes: Bulk<string> | null,
): Grouping<Read> | undefined {
  const ticks = deletes?.ticks
  const mayDelete = deletes !== null && actions?.groupDelete !== false
  return useMemo(() => {
    const byWords = groupingBy(columns, group)
    const grouping =
      byWords && groupTo && groupBy && groupBy === group ? groupingByRecord(byWords, groupBy, groupTo) : byWords
    if (!grouping || !mayDelete) return grouping
    const cells: Grouping<Read>['cells'] = (key, rows) => {
      const remove = <GroupDelete of={of} name={grouping.name(key, rows)} rows={rows} ticks={ticks} />
      // It stands below the button of a row, or below its three dots.
      return { ...grouping.cells(key, rows), delete: remove, menu: remove }
    }
    return { ...grouping, cells }
  }, [of, columns, group, groupBy, groupTo, mayDelete, ticks])
}

/** What of what a table offers somebody may do here. */
function useAllowed({ of, readOnly = null, onCreate, canDelete, canReorder, actions }: ResourceTableProps) {
  const { me } = useMe()
  const entity = model.named(of)
  const place = { entity, row: null, assigned: useContext(AssignedContext) }
  const may = (policy: Policy) => readOnly === null && refusedBy(policy, place, me) === null
  const t = useT(resourcePhrases)
  const { create } = entity.access
  const refused = create === 'nobody' ? null : refusedBy(create, place, me)
  // What nobody makes here has no reason either; what a card has read-only says its foot.
  const why = onCreate && (readOnly || (refused && t(refused)))
  return {
    whyNoCreate: why && <WhyNot>{why}</WhyNot>,
    onCreate: may(entity.access.create) ? onCreate : undefined,
    canDelete: canDelete && actions?.delete === undefined && may(entity.access.delete),
    canReorder: canReorder && entity.table.reorder && may(updatePolicy(entity, entity.table.reorder)),
  }
}
