import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { bulkPhrases } from '@vezel/model/messages/bulk/index.ts'
import { useId, useMemo, useState } from 'react'
import type { Read } from '../kinds/record.ts'
import { titleOf } from '../kinds/words.ts'
import { CardSkeleton } from '../ui/progress.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { unanswered } from './answered.tsx'
import { BulkDialog, type BulkDialogProps, Titles } from './bulk-dialog.tsx'
import type { BulkOptions } from './bulk-options.ts'
import { eventForm } from './event-form.ts'
import { Fields, Part } from './fields.tsx'
import { useFormSummary } from './form-hooks.ts'
import { useChosenRows } from './use-chosen-rows.ts'

export type BulkEventProps = BulkDialogProps & BulkOptions & { event: string }

/** Leads many records along an event of their life; what it requires and one of them lacks is asked once for all. */
export function BulkEvent(props: BulkEventProps) {
  const t = useT(bulkPhrases)
  const { locale } = useUiTexts()
  const asked = useChosenRows(props.of, props.ids)
  const entity = model.named(props.of)
  const event = entity.transitions?.events[props.event]
  const word = event ? inLocale(event.label, locale) : props.event
  const titles = {
    title: word,
    confirm: (n: number | null) => (n === null ? word : t('applyEvent', { event: word, n })),
    done: (n: number) => t('didEvent', { event: word, n }),
  }
  if (asked.chosen) return <LoadedEvent {...props} {...titles} entity={entity} rows={asked.chosen} />
  return (
    <BulkDialog {...props} {...titles} step={null} changes={() => null}>
      {unanswered([asked], <CardSkeleton />)}
    </BulkDialog>
  )
}

interface LoadedProps extends BulkEventProps {
  entity: Entity
  rows: readonly Read[]
  title: string
  confirm: (n: number | null) => string
  done: (n: number) => string
}

function LoadedEvent({ entity, rows, event, ...props }: LoadedProps) {
  const t = useT(bulkPhrases)
  const { locale } = useUiTexts()
  const id = useId()
  const [first] = useState(rows)
  const asked = entity.transitions?.events[event]
  const { store, row } = useMemo(() => eventForm(entity, asked ?? {}, first), [entity, asked, first])
  const { issues } = useFormSummary(store)
  const step = { kind: 'event', event, input: store.patch() } as const
  return (
    <BulkDialog
      {...props}
      step={issues.length === 0 ? step : null}
      lacks={t('fillIn')}
      changes={({ changed }) => (
        <section className="bulk-part">
          <h3>{t('whatChanges')}</h3>
          <p>
            <strong>{t('rows', { n: changed.length })}</strong>{' '}
            <Titles
              titles={rows.filter(({ id }) => changed.includes(String(id))).map((one) => titleOf(entity, one, locale))}
            />
          </p>
        </section>
      )}
    >
      {store.names.length > 0 && (
        <Part part={{ ...props.overrides, id, store, row }} editing>
          <Fields names={store.names} />
        </Part>
      )}
    </BulkDialog>
  )
}
