import { model } from '@vezel/model'
import { inSentence } from '@vezel/model/kit/in-sentence.ts'
import { bulkPhrases } from '@vezel/model/messages/bulk/index.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { changed } from '../api/queries.ts'
import type { Read } from '../kinds/record.ts'
import { titleOf } from '../kinds/words.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/dialog.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import type { AskedAction } from './asked-actions.ts'
import { about } from './words.ts'

interface RowDialogProps {
  of: string
  row: Read
  action: AskedAction
  /** The call of the list; without one the rows are only asked again. */
  run: ((row: never) => Promise<unknown>) | undefined
  reload: () => Promise<unknown>
  onClose: () => void
}

/** Green saves a file (§9); the others are an ordinary step. */
const kinds: { readonly [A in AskedAction]?: ConfirmDialogProps['kind'] } = { download: 'download' }

/** Asks about one row in the words of §9. What fails stays in the dialog, which says why (§8). */
export function RowDialog({ of, row, action, run, reload, onClose }: RowDialogProps) {
  const t = useT(bulkPhrases)
  const words = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const entity = model.named(of)
  const label = inSentence(entity.label, locale)
  const name = titleOf(entity, row, locale)
  const what = name ? `${label} ${name}` : words('itemWithId', { id: String(row.id) })
  // A sentence begins with a capital, also where the record comes first.
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
  const title = action === 'cancel' ? t('notify') : about(entity, locale, (what) => t(`${action}Title`, { what }))
  const asked = action === 'cancel' ? t('cancelAsk') : t(`${action}Ask`, { what })
  const confirm = async () => {
    await run?.(row as never)
    // §4: updating does nothing by itself; after everything else the rows are asked again.
    if (run) await changed([])
    else if (action !== 'update') await reload()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={title}
      confirm={t(action === 'cancel' ? 'notify' : action)}
      kind={kinds[action]}
      cancel={action === 'cancel' ? t('no') : undefined}
      onConfirm={confirm}
    >
      <p>{capital(asked)}</p>
    </ConfirmDialog>
  )
}
