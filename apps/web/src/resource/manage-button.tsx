import { IconSettings } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { Button } from '../ui/button.tsx'
import { useT } from '../ui/texts.ts'
import { manage } from './managing.ts'
import { usePluralOf } from './words.ts'

/** Below a field that chooses a record of a kind without a page: the way to add, change and retire those. */
export function ManageButton({ of }: { of: string }) {
  const t = useT(resourcePhrases)
  const words = t('manage', { what: usePluralOf(of) })
  if (!model.named(of).keptInFields) return null
  return (
    <Button kind="quiet" icon={<IconSettings />} onClick={() => manage(of)}>
      {words.charAt(0).toLocaleUpperCase() + words.slice(1)}
    </Button>
  )
}
