import { model } from '@vezel/model'
import { small } from '@vezel/model/kit/in-sentence.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { bulkPhrases } from '@vezel/model/messages/bulk/index.ts'
import { useMemo } from 'react'
import { useOfferedById } from '../kinds/offered.ts'
import { titleOf } from '../kinds/words.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { BulkDialog, type BulkDialogProps, Titles } from './bulk-dialog.tsx'
import type { BulkSet } from './bulk-options.ts'

/** Gives many rows the values that an action of the screen names: which of them change the server says first. */
export function BulkSetDialog({ action, ...props }: BulkDialogProps & { action: BulkSet }) {
  const t = useT(bulkPhrases)
  const { locale } = useUiTexts()
  const entity = model.named(props.of)
  const records = useOfferedById(props.of, props.ids)
  const step = useMemo(() => ({ kind: 'update', input: action.set }) as const, [action])
  const event = action.label
  return (
    <BulkDialog
      {...props}
      step={step}
      title={t('eventTitle', { what: inLocale(entity.plural, locale), event: small(event, locale) })}
      icon={action.icon}
      confirm={(n) => (n === null ? event : t('applyEvent', { event, n }))}
      done={(n) => t('didEvent', { event, n })}
      changes={({ changed }) => (
        <section className="bulk-part">
          <h3>{t('whatChanges')}</h3>
          <p>
            <strong>{t('rows', { n: changed.length })}</strong>{' '}
            <Titles
              titles={records
                .filter(({ id }) => changed.includes(String(id)))
                .map((record) => titleOf(entity, record, locale))}
            />
          </p>
        </section>
      )}
    />
  )
}
