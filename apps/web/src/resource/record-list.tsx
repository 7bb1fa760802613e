import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import type { RouteName } from '@vezel/model/route-paths.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { type ReactNode, useMemo } from 'react'
import { useRow } from '../api/rows.ts'
import type { Saved } from '../api/save.ts'
import type { FieldName, ValuesFor } from '../api/typed.ts'
import type { Asked, Read } from '../kinds/record.ts'
import { useNavigate } from '../router/router.tsx'
import { Split } from '../ui/detail-card.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { useIsInCard } from './card-context.ts'
import { CardFoot } from './card-form.tsx'
import { closedSelection, closedWords, rowClosedBy, rowClosedItself } from './closed.ts'
import type { NoSelection, TableRow } from './columns.tsx'
import { CreateDialog, type CreateDialogProps } from './create-dialog.tsx'
import { EditDialog, type EditDialogProps, type EditedRow } from './edit-dialog.tsx'
import type { Overrides } from './form-part.ts'
import { type GroupAddress, type Groups, useGroupAddress } from './group-address.ts'
import { type CardParts, RecordCard } from './record-card.tsx'
import { hangsOn } from './record-not-found.tsx'
import { ResourceTable } from './resource-table.tsx'
import { type RowAddress, rowRouteOf, useRowAddress } from './row-address.ts'
import type { ResourceTableProps } from './table-props.ts'

export interface RecordListProps<K extends string = string, S = Asked>
  extends Overrides<K>,
    Pick<
      ResourceTableProps<K, S>,
      | 'of'
      | 'filter'
      | 'groupBy'
      | 'groupTo'
      | 'groupOrder'
      | 'tree'
      | 'columns'
      | 'hidden'
      | 'count'
      | 'cells'
      | 'kinds'
      | 'sort'
      | 'lines'
      | 'emptyWhy'
      | 'title'
      | 'more'
      | 'tools'
      | 'select'
      | 'createLabel'
      | 'actions'
      | 'bulk'
      | 'isMain'
    > {
  /** The route of the list; that of a row is the one below it. */
  route: RouteName
  /** The second list of a page, whose rows have no addresses: those below the route are of the first. */
  isSecond?: boolean
  /** Filters the rows, and is filled in on new ones. */
  where: ValuesFor<K>
  /** What a new row starts with beyond `where`. */
  values?: ValuesFor<K>
  /** A sentence why nothing can be changed, where the state of what the rows are part of does not say it. */
  readOnly?: string | null
  /** The same of a single row. */
  rowReadOnly?: (row: TableRow<K, S>) => string | null
  /** How a new one is made; false where another way leads to one. */
  create?: false | Pick<CreateDialogProps<K>, 'names' | 'title'>
  /** Told of a new one; it is opened where the list fills the page. */
  onCreated?: (made: Saved) => void
  /** What is special about the card of a row, where the list fills the page. */
  card?: Omit<CardParts<K, EditedRow<K>, RouteName>, keyof Overrides>
  /** Its groups, each of which has a card with its own tabs; `route` is then that of a row. */
  group?: Groups<FieldName<K>> & {
    /** What is special about the card of a group. */
    card?: Omit<CardParts<string, Read, RouteName>, keyof Overrides>
  }
  /** Draws a row instead of its card: beside the list, or with `asPage` in place of it. */
  open?: (id: string) => ReactNode
  asPage?: boolean
  /** What is special about the dialog of a row, where the list stands in a card or below a form. */
  edit?: Pick<EditDialogProps<K>, 'names' | 'title' | 'subtitle' | 'above' | 'actions' | 'select'>
  /** As high as its rows, with dialogs for them: so it is in a card, and said for what stands below a form. */
  flow?: boolean
  canDelete?: boolean
}

/**
 * The records of a route: a table, adding, changing and reordering, and what is open stands in the address. On a page of its
 * own a row opens in a card beside it, inside the card of another record in a dialog.
 */
// What it is given is checked by the key; what it does is the same for every entity.
export const RecordList = AnyList as unknown as <const K extends string, const S extends object = NoSelection>(
  props: RecordListProps<K, S>,
) => ReactNode

function AnyList(props: RecordListProps) {
  const { of, route, where, asPage } = props
  const isInCard = useIsInCard()
  const flow = props.flow ?? isInCard
  const entity = model.named(of)
  const closed = useClosedPlace(entity, where, props.readOnly === undefined)
  const readOnly = props.readOnly ?? closed
  const groups = useGroupAddress(of, route, props.group)
  const address = useRowAddress(of, route, { list: groups?.list, inQuery: props.isSecond })
  const navigate = useNavigate()
  const { selected } = address
  if (asPage && selected) return props.open?.(selected)
  const isFixed = (row: Read) => rowClosedItself(entity, row) !== null || props.rowReadOnly?.(row) != null
  const table = (
    <ResourceTable
      {...props}
      overrides={props}
      flow={flow}
      readOnly={readOnly}
      fixed={isFixed}
      selected={flow ? undefined : (selected ?? groups?.open)}
      to={groups ? (_, row) => groups.rowTo(row) : address.to}
      groupBy={props.groupBy ?? props.group?.by}
      groupTo={groups?.to ?? props.groupTo}
      onCreate={props.create === false ? undefined : () => address.setCreating(true)}
      onDeleted={(id) => id === selected && navigate(address.to(null), { keepScroll: true })}
      canDelete={props.canDelete ?? true}
      canReorder={entity.table.reorder !== undefined}
    />
  )
  const dialogs = <RecordDialogs {...props} readOnly={readOnly} address={address} isEditing={flow} />
  if (flow) {
    return (
      <>
        {table}
        {dialogs}
        {isInCard && readOnly && <CardFoot>{readOnly}</CardFoot>}
      </>
    )
  }
  const card = selected
    ? (props.open?.(selected) ?? <RowCard {...props} id={selected} readOnly={readOnly} />)
    : groups?.open && <GroupCard {...props} groups={groups} id={groups.open} readOnly={readOnly} />
  return (
    <Split card={card}>
      {table}
      {dialogs}
    </Split>
  )
}

function RowCard({ id, readOnly, rowReadOnly, ...props }: RecordListProps & { id: string; readOnly: string | null }) {
  const { of, route, where, inputs, displays, offers, units, labels, onSet } = props
  return (
    <RecordCard
      key={id}
      {...{ inputs, displays, offers, units, labels, onSet }}
      {...props.card}
      of={of}
      id={id}
      route={ownRouteOf(route, of)}
      isHere={(row: Read) => hangsOn(model.named(of), row, where)}
      readOnly={(row: Read) => readOnly ?? rowReadOnly?.(row) ?? null}
    />
  )
}

type GroupCardProps = Pick<RecordListProps, 'group'> & { groups: GroupAddress; id: string; readOnly: string | null }

/** A group, which is a record itself. */
const GroupCard = ({ group, groups, id, readOnly }: GroupCardProps) =>
  group && <RecordCard key={id} of={groups.of.key} id={id} route={group.route} readOnly={readOnly} {...group.card} />

/** The route of a row; of its list where only the tabs of a row have addresses. */
function ownRouteOf(route: RouteName, of: string): RouteName {
  const { row, param } = rowRouteOf(route, of)
  return row?.endsWith(`-${param}`) ? row : route
}

export interface RecordDialogsProps<K extends string = string>
  extends Pick<
      RecordListProps<K>,
      'of' | 'where' | 'values' | 'rowReadOnly' | 'create' | 'onCreated' | 'edit' | 'canDelete'
    >,
    Overrides<K> {
  address: RowAddress
  readOnly: string | null
  /** Whether a row opens in a dialog. */
  isEditing?: boolean
}

/** The dialogs that add a record to a list and change one, as the address asks for them: for rows that are drawn by hand. */
// What it is given is checked by the key; what it does is the same for every entity.
export const RecordDialogs = AnyDialogs as unknown as <const K extends string>(
  props: RecordDialogsProps<K>,
) => ReactNode

function AnyDialogs(props: RecordDialogsProps) {
  const { of, where, values, address, readOnly, rowReadOnly, create, edit, isEditing = true } = props
  const { inputs, displays, offers, units, labels, onSet } = props
  const overrides = { inputs, displays, offers, units, labels, onSet }
  const navigate = useNavigate()
  const goTo = (id: string | null) => navigate(address.to(id), { keepScroll: true })
  const onCreated = props.onCreated ?? (isEditing ? undefined : (made: Saved) => goTo(made.id))
  return (
    <>
      {address.isCreating && create !== false && readOnly === null && (
        <CreateDialog
          of={of}
          {...overrides}
          {...create}
          values={{ ...where, ...values }}
          place={Object.values(where).join()}
          onClose={() => address.setCreating(false)}
          onCreated={onCreated}
        />
      )}
      {isEditing && address.opened && (
        <EditDialog
          key={address.opened}
          of={of}
          id={address.opened}
          {...overrides}
          {...edit}
          isHere={(row: Read) => hangsOn(model.named(of), row, where)}
          readOnly={(row: Read) => readOnly ?? rowReadOnly?.(row) ?? null}
          canDelete={props.canDelete ?? true}
          onClose={() => goTo(null)}
        />
      )}
    </>
  )
}

/** Why nothing can be added to what the rows are part of, when that is closed; asked only where the screen does not say. */
function useClosedPlace(entity: Entity, where: Draft, isAsked: boolean): string | null {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const road = entity.partOf.find((name) => typeof where[name] === 'string')
  const field = entity.fields[road ?? '']
  const above = pointsAtOne(field) ? model.named(field.target) : entity
  const selection = useMemo(() => closedSelection(above.key), [above.key])
  const { row } = useRow(above, isAsked && road ? String(where[road]) : null, selection)
  const closed = row && rowClosedBy(above, row as Read)
  return closed && t('closed', closedWords(closed, locale))
}
