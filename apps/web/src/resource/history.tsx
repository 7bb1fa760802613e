import { IconHistory } from '@tabler/icons-react'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Read } from '../kinds/record.ts'
import { orReload } from '../router/reload-once.ts'
import { IconButton } from '../ui/button.tsx'
import { useT } from '../ui/texts.ts'
import type { BelowProps } from './history-below-panel.tsx'
import type { ShownWith } from './history-panel.tsx'

const HistoryPanel = lazy(() => orReload(async () => ({ default: (await import('./history-panel.tsx')).HistoryPanel })))

const HistoryBelowPanel = lazy(() =>
  orReload(async () => ({ default: (await import('./history-below-panel.tsx')).HistoryBelowPanel })),
)

/** The button that opens the history of a record, and the panel, which stands outside whatever dialog the button is in. */
export function useHistory(
  of: string,
  row: Read,
  shownWith?: readonly ShownWith[],
): { readonly button: ReactNode; readonly panel: ReactNode } {
  const t = useT(resourcePhrases)
  const [open, setOpen] = useState(false)
  return {
    button: <IconButton label={t('history')} icon={<IconHistory />} onClick={() => setOpen(true)} />,
    panel: open && (
      <Suspense fallback={null}>
        <HistoryPanel {...{ of, row, shownWith }} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}

/** Opens the history of a record with all that is part of it, which is fetched then. */
export function HistoryBelow(props: Omit<BelowProps, 'onClose'>) {
  const t = useT(resourcePhrases)
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton kind="outlined" label={t('history')} icon={<IconHistory />} onClick={() => setOpen(true)} />
      {open && (
        <Suspense fallback={null}>
          <HistoryBelowPanel {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
