import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { useRow } from '../api/rows.ts'
import type { Read } from '../kinds/record.ts'
import { titleOf } from '../kinds/record.ts'
import { useNavigate } from '../router/router.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { DetailCard, Split } from '../ui/detail-card.tsx'
import { CardSkeleton, EmptyState } from '../ui/feedback.tsx'
import { useUiTexts } from '../ui/texts.ts'
import { CreateDialog, type CreateDialogProps } from './create-dialog.tsx'
import type { Overrides } from './fields.tsx'
import { itemRouteOf, type RouteName, useHere, usePath } from './paths.ts'
import { useResourceForm } from './resource-form.tsx'
import { ResourceTable, type ResourceTableProps } from './resource-table.tsx'
import { formSelection } from './selection.ts'
import { useEscape } from './use-escape.ts'
import { useT } from './words.ts'

export interface ResourceScreenProps
  extends Overrides,
    Pick<ResourceTableProps, 'columns' | 'cells' | 'sort' | 'emptyWhy' | 'title' | 'more' | 'select' | 'createLabel'>,
    Pick<CreateDialogProps, 'steps' | 'proposed'> {
  /** The key of the entity. */
  of: string
  /** The route of the table; that of a row is the one below it. */
  route: RouteName
  /** Filters the rows, and is filled in on new ones. */
  where: Draft
  /** A sentence why nothing can be changed. */
  readOnly?: string | null
  /** What a new row starts with beyond `where`. */
  values?: Draft
  width?: 'small' | 'medium'
  context?: (row: Read) => ReactNode
  badges?: (row: Read) => ReactNode
  /** Below the fields of the card. */
  below?: (row: Read) => ReactNode
}

/** A table with a card for the row that the address names: the screen of an ordinary entity. */
export function ResourceScreen(props: ResourceScreenProps) {
  const { of, route, where, readOnly = null, values } = props
  const path = usePath()
  const navigate = useNavigate()
  const { name, param } = itemRouteOf(route)
  const selected = useHere()[param] ?? null
  const [creating, setCreating] = useState(false)
  const itemPath = (id: string) => path(name, { [param]: id })
  const entity = model.entity(of)
  return (
    <Split card={selected && <ResourceCard key={selected} {...props} id={selected} closeTo={path(route)} />}>
      <ResourceTable
        {...props}
        selected={selected}
        to={itemPath}
        onCreate={readOnly ? undefined : () => setCreating(true)}
        canDelete={readOnly === null}
        canReorder={readOnly === null && entity.table.reorder !== undefined}
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

interface ResourceCardProps extends ResourceScreenProps {
  id: string
  closeTo: string
}

/** The card of one row, read first. */
function ResourceCard({ id, ...props }: ResourceCardProps) {
  const t = useT()
  const entity = model.entity(props.of)
  const selection = useMemo(() => formSelection(props.of), [props.of])
  const { row, status } = useRow(entity, id, selection)
  if (row) return <LoadedCard {...props} row={row as Read} />
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

function LoadedCard({ row, closeTo, ...props }: Omit<ResourceCardProps, 'id'> & { row: Read }) {
  const { locale } = useUiTexts()
  const navigate = useNavigate()
  const entity = model.entity(props.of)
  const form = useResourceForm({ ...props, row, values: undefined, readOnly: props.readOnly ?? null })
  useEscape(() => (form.editing ? form.cancel() : navigate(closeTo, { keepScroll: true })))
  return (
    <DetailCard
      title={titleOf(entity, row, locale) || inLocale(entity.label, locale)}
      context={props.context?.(row) ?? inLocale(entity.label, locale)}
      badges={props.badges?.(row)}
      closeTo={closeTo}
      width={props.width}
      edited={form.editing && form.changes > 0}
      footer={form.footer}
    >
      {form.body()}
      {!form.editing && props.below?.(row)}
    </DetailCard>
  )
}
