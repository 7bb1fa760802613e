import { IconTrash } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { type ReactNode, useContext, useMemo, useState } from 'react'
import { useMe } from '../api/me.ts'
import type { Read } from '../kinds/record.ts'
import { IconButton } from '../ui/button.tsx'
import { Menu, type MenuItem } from '../ui/popover.tsx'
import { nameOf } from '../ui/table-cells.tsx'
import type { Column } from '../ui/table-rows.ts'
import { useCoarse } from '../ui/table-size.ts'
import { useT } from '../ui/texts.ts'
import { isDeletable } from './closed.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { AssignedContext, refusedBy } from './rights.ts'

/** What can be done to a row, at its end. */
interface RowMenu<Row> {
  /** The other columns: the row is named by their words. */
  readonly columns: readonly Column<Row>[]
  /** Only under a finger, where buttons beside each other are pressed by mistake. A constant. */
  readonly items?: ((row: Row) => readonly MenuItem[]) | undefined
  /** Asks whether a row may go; absent where none may. A constant. */
  readonly onDelete?: ((row: Row) => void) | undefined
  readonly mayDelete?: ((row: Row) => boolean) | undefined
}

/**
 * The columns with what can be done to a row behind them: under a finger all of it behind three dots, for every list the
 * same way; at a desk the button that deletes it.
 */
export function useRowMenu<Row>({ columns, items, onDelete, mayDelete }: RowMenu<Row>): readonly Column<Row>[] {
  const t = useT(resourcePhrases)
  const isTouch = useCoarse()
  return useMemo(() => {
    const deleting = (row: Row) => (onDelete && mayDelete?.(row) !== false ? () => onDelete(row) : undefined)
    const shared = { kind: 'action', narrow: true, sortable: false, value: () => null, text: () => '' } as const
    if (isTouch && (items || onDelete)) {
      const render = (row: Row) => {
        const remove = deleting(row)
        const last = remove ? [{ label: t('delete'), icon: <IconTrash />, danger: true, onSelect: remove }] : []
        const own = items?.(row) ?? []
        const all = [...own, ...last.map((one) => ({ ...one, apart: own.length > 0 }))]
        return all.length > 0 && <Menu label={t('rowMenu', { name: nameOf(columns, row) })} items={all} />
      }
      return [...columns, { ...shared, key: 'menu', title: t('rowMenuTitle'), render }]
    }
    if (!onDelete) return columns
    const render = (row: Row) => {
      const remove = deleting(row)
      return remove && <IconButton label={t('delete')} icon={<IconTrash />} onClick={remove} />
    }
    return [...columns, { ...shared, key: 'delete', title: t('delete'), render }]
  }, [columns, items, onDelete, mayDelete, isTouch, t])
}

interface OwnRowMenu<Row> extends Pick<RowMenu<Row>, 'columns' | 'items'> {
  /** The key of the records that the rows stand for. */
  readonly of: string
  /** Its record, which can be deleted. A constant. */
  readonly recordOf: (row: Row) => Read
  readonly readOnly: string | null
  readonly onDeleted: (id: string) => void
}

/** The same for a list whose rows its screen makes, with the question before a record is deleted. */
export function useOwnRowMenu<Row>({ of, recordOf, readOnly, onDeleted, columns, items }: OwnRowMenu<Row>): {
  readonly columns: readonly Column<Row>[]
  readonly dialog: ReactNode
} {
  const { me } = useMe()
  const entity = model.named(of)
  const assigned = useContext(AssignedContext)
  const [asked, setAsked] = useState<Read | null>(null)
  const isAllowed = readOnly === null && refusedBy(entity.access.delete, { entity, row: null, assigned }, me) === null
  const deleting = useMemo(
    () => ({
      onDelete: (row: Row) => setAsked(recordOf(row)),
      mayDelete: (row: Row) => isDeletable(entity, recordOf(row)),
    }),
    [entity, recordOf],
  )
  return {
    columns: useRowMenu({ columns, items, ...(isAllowed ? deleting : {}) }),
    dialog: (
      <DeleteDialog
        of={of}
        row={asked}
        onClose={() => setAsked(null)}
        onDeleted={() => asked && onDeleted(String(asked.id))}
      />
    ),
  }
}
