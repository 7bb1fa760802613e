import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { logOut } from '../api/session.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'

/** Asks before somebody logs out with changes that are not saved; what was typed stays on this device as a draft. */
export function LogOutDialog({ changes, onClose }: { changes: number; onClose: () => void }) {
  const t = useT(resourcePhrases)
  const texts = useUiTexts()
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={texts.logOut}
      confirm={texts.logOut}
      cancel={t('keepEditing')}
      kind="danger"
      onConfirm={async () => logOut()}
    >
      {t('discardAsk', { n: changes })}
    </ConfirmDialog>
  )
}
