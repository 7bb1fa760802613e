import { IconGitMerge } from '@tabler/icons-react'
import { mergePhrases } from '@vezel/model/messages/merge/index.ts'
import { type ReactNode, Suspense, useState } from 'react'
import type { Read } from '../kinds/record.ts'
import { lazyPart } from '../router/reload-once.ts'
import type { MenuItem } from '../ui/popover.tsx'
import { useT } from '../ui/texts.ts'
import { useMayMerge } from './use-merge.ts'

const MergeDialog = lazyPart(async () => (await import('./merge-dialog.tsx')).MergeDialog)

/** What a card offers to merge its record with another, and the dialog that asks which; `onGone` when the record itself goes. */
export function useMerging(
  of: string,
  row: Read,
  onGone: () => void,
): { readonly items: readonly MenuItem[]; readonly dialog: ReactNode } {
  const t = useT(mergePhrases)
  const mayMerge = useMayMerge(of)
  const [isOpen, setOpen] = useState(false)
  const id = String(row.id)
  return {
    items: mayMerge ? [{ label: t('merge'), icon: <IconGitMerge />, onSelect: () => setOpen(true) }] : [],
    dialog: isOpen && (
      <Suspense fallback={null}>
        <MergeDialog of={of} ids={[id]} onClose={() => setOpen(false)} onMerged={(gone) => gone === id && onGone()} />
      </Suspense>
    ),
  }
}
