import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { useMemo } from 'react'
import type { Read } from '../kinds/record.ts'
import { titleOf } from '../kinds/words.ts'
import type { Column } from '../ui/data-table.tsx'
import type { MenuItem } from '../ui/popover.tsx'
import { useCoarse } from '../ui/table-size.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { isDeletable } from './closed.ts'
import { columnsOf } from './columns.tsx'
import { mergedInto } from './merged.ts'
import { useRowMenu } from './row-menu.tsx'
import { staying } from './staying-columns.ts'
import type { MoreColumn, ResourceTableProps } from './table-props.ts'

type Speak = ReturnType<typeof useT<typeof resourcePhrases.nl>>

interface Deleting {
  readonly canDelete: boolean | undefined
  readonly onDelete: (row: Read) => void
  /** The columns of what else can be done to a row. */
  readonly actions: readonly Column<Read>[]
  /** The same as lines of a menu; undefined where there is nothing. */
  readonly items: ((row: Read) => readonly MenuItem[]) | undefined
}

/** The columns of the table, with what can be done to a row at the end. */
export function useTableColumns(
  props: ResourceTableProps,
  names: readonly string[],
  { canDelete, onDelete, actions, items }: Deleting,
): readonly Column<Read>[] {
  const { of, more, hidden, fixed } = props
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const isTouch = useCoarse()
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells and labels are constants of a screen.
  const made = useMemo(() => {
    const own = columnsOf(of, names, locale, props).map((column) =>
      hidden?.includes(column.key) ? { ...column, hidden: true } : column,
    )
    return staying(model.named(of), withMore(withMark(model.named(of), own, locale, t), more ?? []))
  }, [of, names, locale, more, hidden])
  const columns = useMemo(() => (isTouch ? made : [...made, ...actions]), [isTouch, made, actions])
  const mayDelete = useMemo(() => (row: Read) => !fixed?.(row) && isDeletable(model.named(of), row), [of, fixed])
  return useRowMenu({ columns, items, onDelete: canDelete ? onDelete : undefined, mayDelete })
}

/** The columns of which the first says of a record that it turned out to be another: in its cells nothing is changed. */
function withMark(entity: Entity, columns: readonly Column<Read>[], locale: Locale, t: Speak): readonly Column<Read>[] {
  if (entity.mergeable?.into === undefined) return columns
  const markOf = (row: Read) => {
    const into = mergedInto(entity, row)
    return into && t('mergedWith', { what: titleOf(entity, into, locale) })
  }
  return columns.map((column, at): Column<Read> => {
    const { edit, text, value } = column
    const fixed = edit ? { ...column, edit: (row: Read) => (mergedInto(entity, row) ? null : edit(row)) } : column
    if (at > 0) return fixed
    const said = (row: Read) => text?.(row) ?? String(value(row) ?? '')
    return { ...fixed, text: (row) => [said(row), markOf(row)].filter(Boolean).join(' ') }
  })
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
