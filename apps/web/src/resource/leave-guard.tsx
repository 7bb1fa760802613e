import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { useMemo, useRef } from 'react'
import { useDirtyBlock } from '../router/router.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useT } from '../ui/texts.ts'
import type { FormPart } from './form-part.ts'

interface LeaveGuardProps {
  parts: readonly Pick<FormPart, 'store'>[]
  /** Saves the form; what cannot be saved stays in it. */
  save: () => Promise<void>
}

/** Asks before somebody leaves with changes. Looks at the form itself, so that going on after a save is not held. */
export function LeaveGuard({ parts, save }: LeaveGuardProps) {
  const t = useT(resourcePhrases)
  const latest = useRef(parts)
  latest.current = parts
  const count = () => latest.current.reduce((sum, part) => sum + part.store.summary().changes, 0)
  const dirty = useMemo(() => () => latest.current.some((part) => part.store.summary().changes > 0), [])
  const block = useDirtyBlock(dirty)
  const saveAndLeave = () => {
    block.stay()
    // With the question gone, so that the focus can go to what cannot be saved.
    setTimeout(async () => {
      await save()
      if (!dirty()) block.leave()
    })
  }
  return (
    <Dialog
      open={block.asking}
      onClose={block.stay}
      title={t('leaveTitle')}
      footer={
        <>
          <Button size="large" onClick={block.stay}>
            {t('keepEditing')}
          </Button>
          <Button size="large" onClick={block.leave}>
            {t('leave')}
          </Button>
          <Button size="large" kind="primary" onClick={saveAndLeave}>
            {t('saveAndLeave')}
          </Button>
        </>
      }
    >
      {t('discardAsk', { n: count() })}
    </Dialog>
  )
}
