import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { useRow } from '../api/rows.ts'
import type { KeyOf, ValuesFor } from '../api/typed.ts'
import type { Read } from '../kinds/record.ts'
import { titleOf, valueText } from '../kinds/record.ts'
import { useNavigate } from '../router/router.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { DetailCard, Split } from '../ui/detail-card.tsx'
import { CardSkeleton, EmptyState } from '../ui/feedback.tsx'
import { useUiTexts } from '../ui/texts.ts'
import { closedSelection, closedWords, rowClosedAbove, rowClosedBy } from './closed.ts'
import type { NoSelection } from './columns.tsx'
import { CreateDialog } from './create-dialog.tsx'
import type { Overrides } from './fields.tsx'
import { useHistory } from './history.tsx'
import { itemRouteOf, type RouteName, useAnyHere, useAnyPath } from './paths.ts'
import { useResourceForm } from './resource-form.tsx'
import { ResourceTable } from './resource-table.tsx'
import { formSelectionOf } from './selection.ts'
import { TransitionButtons, useTransitions } from './steps.tsx'
import type { ResourceTableProps } from './table-props.ts'
import { useEscape } from './use-escape.ts'
import { useT } from './words.ts'

export interface ResourceScreenProps<K extends string = string>
  extends Overrides<K>,
    Pick<
      ResourceTableProps<K, NoSelection>,
      'columns' | 'cells' | 'sort' | 'emptyWhy' | 'title' | 'more' | 'select' | 'createLabel'
    > {
  /** The key of the entity. */
  of: K & KeyOf<K>
  /** The route of the table; that of a row is the one below it. */
  route: RouteName
  /** Filters the rows, and is filled in on new ones. */
  where: ValuesFor<K>
  /** A sentence why nothing can be changed, where the state of what the rows are part of does not say it. */
  readOnly?: string | null
  /** What a new row starts with beyond `where`. */
  values?: ValuesFor<K>
  width?: 'small' | 'medium'
  context?: (row: Read) => ReactNode
  badges?: (row: Read) => ReactNode
  /** Below the fields of the card. */
  below?: (row: Read) => ReactNode
}

/** A table with a card for the row that the address names: the screen of an ordinary entity. */
// What it is given is checked by the key; what it does is the same for every entity.
export const ResourceScreen = AnyScreen as unknown as <const K extends string>(
  props: ResourceScreenProps<K>,
) => ReactNode

function AnyScreen(props: ResourceScreenProps) {
  const { of, route, where, values } = props
  const path = useAnyPath()
  const navigate = useNavigate()
  const { name, param } = itemRouteOf(route)
  const selected = useAnyHere()[param] ?? null
  const [creating, setCreating] = useState(false)
  const itemPath = (id: string) => path(name, { [param]: id })
  const entity = model.named(of)
  const closed = useClosedPlace(entity, where, props.readOnly === undefined)
  const readOnly = props.readOnly ?? closed
  const closeTo = path(route)
  return (
    <Split card={selected && <ResourceCard key={selected} {...props} id={selected} closeTo={closeTo} />}>
      <ResourceTable
        {...props}
        overrides={props}
        readOnly={readOnly}
        selected={selected}
        to={itemPath}
        onCreate={() => setCreating(true)}
        onDeleted={(id) => id === selected && navigate(closeTo, { keepScroll: true })}
        canDelete
        canReorder={entity.table.reorder !== undefined}
      />
      {creating && (
        <CreateDialog
          {...props}
          title={undefined}
          values={{ ...where, ...values }}
          place={Object.values(where).join()}
          onClose={() => setCreating(false)}
          onCreated={(created) => navigate(itemPath((created as { id: string }).id), { keepScroll: true })}
        />
      )}
    </Split>
  )
}

/** Why nothing can be added to what the rows are part of, when that is closed; asked only where the screen does not say. */
function useClosedPlace(entity: Entity, where: Draft, isAsked: boolean): string | null {
  const t = useT()
  const { locale } = useUiTexts()
  const road = entity.partOf.find((name) => typeof where[name] === 'string')
  const field = entity.fields[road ?? '']
  const above = pointsAtOne(field) ? model.named(field.target) : entity
  const selection = useMemo(() => closedSelection(above.key), [above.key])
  const { row } = useRow(above, isAsked && road ? String(where[road]) : null, selection)
  const closed = row && rowClosedBy(above, row as Read)
  return closed && t('closed', closedWords(closed, locale))
}

interface ResourceCardProps extends ResourceScreenProps {
  id: string
  closeTo: string
}

/** The card of one row, read first. */
function ResourceCard({ id, ...props }: ResourceCardProps) {
  const t = useT()
  const entity = model.named(props.of)
  const selection = useMemo(() => formSelectionOf(props.of), [props.of])
  const { row, status } = useRow(entity, id, selection)
  if (row) return <RecordCard {...props} row={row as Read} />
  return (
    <DetailCard title="" closeTo={props.closeTo} width={props.width}>
      {status === 'loading' ? (
        <CardSkeleton />
      ) : (
        <EmptyState title={t('recordGone')} actions={<ButtonLink to={props.closeTo}>{t('close')}</ButtonLink>} />
      )}
    </DetailCard>
  )
}

export type RecordCardProps = Omit<ResourceScreenProps, 'route' | 'where'> & { row: Read; closeTo: string }

/** The card of a record that was read with `formSelection`: its fields, its state and the steps that lead on from it. */
export function RecordCard({ row, closeTo, ...props }: RecordCardProps) {
  const { locale } = useUiTexts()
  const navigate = useNavigate()
  const entity = model.named(props.of)
  const { events, dialog } = useTransitions(props.of, row)
  const history = useHistory(props.of, row)
  // The next step is offered as long as what the record is part of is open.
  const isOpen = !props.readOnly && rowClosedAbove(entity, row) === null
  const actions = isOpen && <TransitionButtons events={events} />
  const form = useResourceForm({ ...props, row, values: undefined, readOnly: props.readOnly ?? null, actions })
  useEscape(() => (form.editing ? form.cancel() : navigate(closeTo, { keepScroll: true })))
  return (
    <DetailCard
      title={titleOf(entity, row, locale) || inLocale(entity.label, locale)}
      context={props.context?.(row) ?? inLocale(entity.label, locale)}
      badges={props.badges?.(row) ?? (entity.transitions && <StateChip entity={entity} row={row} />)}
      closeTo={closeTo}
      actions={history.button}
      width={props.width}
      edited={form.editing && form.changes > 0}
      footer={form.footer}
    >
      {form.body()}
      {!form.editing && props.below?.(row)}
      {dialog}
      {history.panel}
    </DetailCard>
  )
}

/** The state of a record in words. */
function StateChip({ entity, row }: { entity: Entity; row: Read }) {
  const { locale } = useUiTexts()
  const name = entity.transitions?.field ?? ''
  return <Chip>{valueText(entity.fields[name], row[name], locale)}</Chip>
}
