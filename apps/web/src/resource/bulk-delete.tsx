import { IconTrash } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { inSentence } from '@vezel/model/kit/in-sentence.ts'
import { bulkPhrases } from '@vezel/model/messages/bulk/index.ts'
import { useOfferedById } from '../kinds/offered.ts'
import { titleOf } from '../kinds/words.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { BulkDialog, type BulkDialogProps, Titles } from './bulk-dialog.tsx'
import { GoesAlong } from './named-records.tsx'
import { about } from './words.ts'

const step = { kind: 'delete' } as const

/** Asks before deleting many rows (§9): which of them may go the server says, and all of it comes back with one undo. */
export function BulkDelete(props: BulkDialogProps) {
  const t = useT(bulkPhrases)
  const { locale } = useUiTexts()
  const entity = model.named(props.of)
  const { plural, label } = entity
  const records = useOfferedById(props.of, props.ids)
  const titlesOf = (ids: readonly string[]) =>
    records.filter(({ id }) => ids.includes(String(id))).map((record) => titleOf(entity, record, locale))
  const what = `${props.ids.length} ${inSentence(props.ids.length === 1 ? label : plural, locale)}`
  return (
    <BulkDialog
      {...props}
      step={step}
      title={about({ label: plural }, locale, (what) => t('deleteTitle', { what }))}
      kind="danger"
      icon={<IconTrash />}
      confirm={(n) => (n === null ? t('delete') : t('applyDelete', { n }))}
      question={t('deleteAsk', { what })}
      done={(n) => t('didDelete', { n })}
      changes={({ changed, along }) => (
        <section className="bulk-part">
          <h3>{t('whatGoes')}</h3>
          <p>
            <strong>{t('rows', { n: changed.length })}</strong> <Titles titles={titlesOf(changed).filter(Boolean)} />
          </p>
          <GoesAlong records={along} />
        </section>
      )}
    />
  )
}
