import { IconBan, IconChecks, IconDownload, IconRefresh, IconSend, IconTrash } from '@tabler/icons-react'
import { bulkPhrases } from '@vezel/model/messages/bulk/index.ts'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Read } from '../kinds/record.ts'
import { lazyPart } from '../router/reload-once.ts'
import { IconButton } from '../ui/button.tsx'
import type { MenuItem } from '../ui/popover.tsx'
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
  withdraw: <IconBan />,
}

/** What can be done to a row beside opening and deleting it. */
interface OwnActions {
  /** One for each action. */
  readonly columns: readonly Column<Read>[]
  /** The same as lines of a menu; undefined where there is nothing. */
  readonly items: ((row: Read) => readonly MenuItem[]) | undefined
  /** The question that is open. */
  readonly dialog: ReactNode
}

/** A column and a line of the menu for each action of a table, and the question that is open. */
export function useRowActions(of: string, actions: RowActions | undefined, reload: () => Promise<unknown>): OwnActions {
  const t = useT(bulkPhrases)
  const [open, setOpen] = useState<{ action: AskedAction; row: Read } | null>(null)
  const own = useMemo(() => {
    const all = asked.flatMap((action) => {
      const given = actions?.[action]
      const label = t(action === 'cancel' ? 'notify' : action)
      return given ? [{ action, label, given, onAsk: (row: Read) => setOpen({ action, row }) }] : []
    })
    return {
      columns: all.map(columnOf),
      items: all.length > 0 ? (row: Read) => all.flatMap((one) => itemOf(one, row)) : undefined,
    }
  }, [actions, t])
  const given = open && actions?.[open.action]
  return {
    ...own,
    dialog: open && given && (
      <Suspense fallback={null}>
        <RowDialog of={of} {...open} run={given.run} reload={reload} onClose={() => setOpen(null)} />
      </Suspense>
    ),
  }
}

interface OwnAction {
  readonly action: AskedAction
  readonly label: string
  readonly given: RowAction
  readonly onAsk: (row: Read) => void
}

const columnOf = ({ action, label, given: { isOffered }, onAsk }: OwnAction): Column<Read> => ({
  key: action,
  title: label,
  kind: 'action',
  narrow: true,
  value: () => null,
  text: () => '',
  render: (row) =>
    isOffered?.(row) !== false && <IconButton label={label} icon={icons[action]} onClick={() => onAsk(row)} />,
})

const itemOf = ({ action, label, given: { isOffered }, onAsk }: OwnAction, row: Read): MenuItem[] =>
  isOffered?.(row) === false ? [] : [{ label, icon: icons[action], onSelect: () => onAsk(row) }]

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
