import type { Entity } from '@vezel/model/kit/entity.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { useEffect } from 'react'
import type { Read } from '../kinds/record.ts'
import { titleOf } from '../kinds/words.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { reasonOf } from '../ui/reason.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { LinksClose } from './links-close.tsx'
import { RefusedBecause } from './named-records.tsx'
import { usePreview } from './use-preview.ts'

const step = { kind: 'delete' } as const

interface RetireDialogProps {
  of: Entity
  row: Read
  onRetire: () => Promise<unknown>
  onClose: () => void
}

/**
 * Says what uses a record before it goes out of use, as deleting it would. Of what nothing uses there is nothing to say: it
 * goes without a question.
 */
export function RetireDialog({ of, row, onRetire, onClose }: RetireDialogProps) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const { answer, problem } = usePreview(of.key, [String(row.id)], step)
  const uses = (answer?.refused ?? []).filter(({ code }) => ['inUse', 'meaningKept'].includes(code))
  const isUnused = (answer !== null || problem !== null) && uses.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known.
  useEffect(() => {
    if (isUnused) void onRetire().finally(onClose)
  }, [isUnused])
  return (
    <ConfirmDialog
      open={uses.length > 0}
      onClose={onClose}
      title={t('retireTitle', { what: titleOf(of, row, locale) })}
      confirm={t('retire')}
      onConfirm={onRetire}
    >
      <LinksClose onClose={onClose} />
      {uses.map((one) =>
        one.code === 'inUse' ? (
          <RefusedBecause key={one.message} {...one} message={reasonOf(one.message)} />
        ) : (
          <p key={one.message}>{t('retireRelied')}</p>
        ),
      )}
      <p>{t('retireKeeps')}</p>
    </ConfirmDialog>
  )
}
