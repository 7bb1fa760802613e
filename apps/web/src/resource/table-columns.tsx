import { IconTrash } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { useMemo } from 'react'
import type { Read } from '../kinds/record.ts'
import { IconButton } from '../ui/button.tsx'
import type { Column } from '../ui/data-table.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { isDeletable } from './closed.ts'
import { columnsOf } from './columns.tsx'
import type { MoreColumn, ResourceTableProps } from './table-props.ts'

interface Deleting {
  readonly canDelete: boolean | undefined
  /** Told the row, and where in the table it stands. */
  readonly onDelete: (row: Read) => void
  /** The columns of what else can be done to a row. */
  readonly actions: readonly Column<Read>[]
}

/** The columns of the table, with what can be done to a row at the end. */
export function useTableColumns(
  props: ResourceTableProps,
  names: readonly string[],
  { canDelete, onDelete, actions }: Deleting,
): readonly Column<Read>[] {
  const { of, more, hidden, fixed } = props
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells and labels are constants of a screen.
  return useMemo(() => {
    // In a narrow place the first two columns and the state stay, and with them what can be done to a row.
    const own = columnsOf(of, names, locale, props).map((column) =>
      hidden?.includes(column.key) ? { ...column, hidden: true } : column,
    )
    const all = withMore(own, more ?? [])
    const first = all.filter(({ kind }) => kind !== 'image').slice(0, 2)
    const made = all.map(
      (column): Column<Read> => ({
        ...column,
        narrow: column.narrow ?? (first.includes(column) || column.kind === 'status'),
      }),
    )
    if (!canDelete) return [...made, ...actions]
    const remove: Column<Read> = {
      key: 'delete',
      title: t('delete'),
      kind: 'action',
      narrow: true,
      value: () => null,
      text: () => '',
      render: (row) =>
        !fixed?.(row) &&
        isDeletable(model.named(of), row) && (
          <IconButton label={t('delete')} icon={<IconTrash />} onClick={() => onDelete(row)} />
        ),
    }
    return [...made, ...actions, remove]
  }, [of, names, locale, canDelete, fixed, more, hidden, actions, t])
}

/** The columns with those that a screen draws itself in their places. */
function withMore(columns: readonly Column<Read>[], more: readonly MoreColumn<Read>[]): readonly Column<Read>[] {
  const isOwn = (column: MoreColumn<Read>) =>
    column.before === undefined && columns.some(({ key }) => key === column.key)
  const placed = columns.flatMap((column) => [
    ...more.filter(({ before }) => before === column.key),
    more.find(({ key, before }) => key === column.key && before === undefined) ?? column,
  ])
  return [...placed, ...more.filter((column) => !isOwn(column) && !placed.includes(column))]
}
