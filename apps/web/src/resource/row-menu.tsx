import { IconTrash } from '@tabler/icons-react'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { useMemo } from 'react'
import { IconButton } from '../ui/button.tsx'
import { Menu, type MenuItem } from '../ui/popover.tsx'
import { nameOf } from '../ui/table-cells.tsx'
import type { Column } from '../ui/table-rows.ts'
import { useCoarse } from '../ui/table-size.ts'
import { useT } from '../ui/texts.ts'

/** What can be done to a row, at its end. */
export interface RowMenu<Row> {
  /** The other columns: the row is named by their words. */
  readonly columns: readonly Column<Row>[]
  /** Beside those of the columns. Only under a finger, where buttons beside each other are pressed by mistake. A constant. */
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
    const acting = columns.filter(({ menu }) => menu)
    if (isTouch && (items || onDelete || acting.length > 0)) {
      const shown = columns.filter(({ menu }) => !menu)
      const render = (row: Row) => {
        const remove = deleting(row)
        const last = remove ? [{ label: t('delete'), icon: <IconTrash />, danger: true, onSelect: remove }] : []
        const own = [...acting.flatMap(({ menu }) => menu?.(row) ?? []), ...(items?.(row) ?? [])]
        const all = [...own, ...last.map((one) => ({ ...one, apart: own.length > 0 }))]
        return all.length > 0 && <Menu label={t('rowMenu', { name: nameOf(shown, row) })} items={all} />
      }
      return [...shown, { ...shared, key: 'menu', title: t('rowMenuTitle'), render }]
    }
    if (!onDelete) return columns
    const render = (row: Row) => {
      const remove = deleting(row)
      // Among many it says which.
      const label = t('deleteRow', { name: nameOf(columns, row) })
      return remove && <IconButton label={label} icon={<IconTrash />} onClick={remove} />
    }
    return [...columns, { ...shared, key: 'delete', title: t('delete'), render }]
  }, [columns, items, onDelete, mayDelete, isTouch, t])
}
