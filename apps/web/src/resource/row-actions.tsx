import { IconBan, IconChecks, IconDownload, IconRefresh, IconSend, IconTrash } from '@tabler/icons-react'
import { bulkPhrases } from '@vezel/model/messages/bulk/index.ts'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Read } from '../kinds/record.ts'
import { lazyPart } from '../router/reload-once.ts'
import { IconButton } from '../ui/button.tsx'
import type { Column } from '../ui/table-rows.ts'
import { useT } from '../ui/texts.ts'
import { type AskedAction, asked, type RowAction, type RowActions } from './asked-actions.ts'
import type { Ticks } from './ticks.tsx'

const RowDialog = lazyPart(async () => (await import('./row-dialog.tsx')).RowDialog)
const BulkDelete = lazyPart(async () => (await import('./bulk-delete.tsx')).BulkDelete)

const icons: { readonly [A in AskedAction]: ReactNode } = {
  download: <IconDownload />,
  send: <IconSend />,
  verify: <IconChecks />,
  update: <IconRefresh />,
  cancel: <IconBan />,
}

/** A column for each action of a table, and the question that is open. */
export function useRowActions(
  of: string,
  actions: RowActions | undefined,
  reload: () => Promise<unknown>,
): { readonly columns: readonly Column<Read>[]; readonly dialog: ReactNode } {
  const t = useT(bulkPhrases)
  const [open, setOpen] = useState<{ action: AskedAction; row: Read } | null>(null)
  const columns = useMemo(
    () =>
      asked.flatMap((action) => {
        const given = actions?.[action]
        return given
          ? [columnOf(action, t(action === 'cancel' ? 'notify' : action), given, (row) => setOpen({ action, row }))]
          : []
      }),
    [actions, t],
  )
  const given = open && actions?.[open.action]
  return {
    columns,
    dialog: open && given && (
      <Suspense fallback={null}>
        <RowDialog of={of} {...open} run={given.run} reload={reload} onClose={() => setOpen(null)} />
      </Suspense>
    ),
  }
}

const columnOf = (
  action: AskedAction,
  label: string,
  { isOffered }: RowAction,
  onAsk: (row: Read) => void,
): Column<Read> => ({
  key: action,
  title: label,
  kind: 'action',
  narrow: true,
  value: () => null,
  text: () => '',
  render: (row) =>
    isOffered?.(row) !== false && <IconButton label={label} icon={icons[action]} onClick={() => onAsk(row)} />,
})

interface GroupDeleteProps {
  of: string
  /** What the group is called. */
  name: string
  rows: readonly Read[]
  ticks: Ticks | null | undefined
}

/** The button on the line of a group that deletes its rows, after a preview of which may go. */
export function GroupDelete({ of, name, rows, ticks }: GroupDeleteProps) {
  const t = useT(bulkPhrases)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={t('deleteGroup', { what: name })} icon={<IconTrash />} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <BulkDelete
            of={of}
            ids={rows.map(({ id }) => String(id))}
            onClose={() => setOpen(false)}
            leaveOut={(ids) => ticks?.leaveOut(ids)}
          />
        </Suspense>
      )}
    </>
  )
}
