import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field, Fields, FilterKind } from '@vezel/model/kit/field.ts'
import { impliedFields } from '@vezel/model/kit/implied.ts'
import { filterOf } from '@vezel/model/kit/kinds.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import { stateFields } from '@vezel/model/kit/states.ts'
import type { ComponentType } from 'react'
import type { RowFor } from '../api/selection.ts'
import type { CellValue, ColumnName } from '../api/typed.ts'
import type { DisplayProps, Speaking } from '../kinds/kind.ts'
import { kindOfField } from '../kinds/kinds.ts'
import { type Asked, fieldLabel, type Read } from '../kinds/record.ts'
import { speaking, valueText } from '../kinds/words.ts'
import type { Column, ColumnKind } from '../ui/table-rows.ts'
import { isChangedInCell } from './cell-fields.ts'

export interface ColumnOptions<K extends string = string, S = Asked> {
  /** A cell of one's own, by field: `value` is that of the field, `row` what `select` asks. */
  cells?: Cells<K, S>
  labels?: { readonly [N in ColumnName<K>]?: string }
  /** What a column holds, where its field does not say: an item that is shown with a sign is a status. */
  kinds?: { readonly [N in ColumnName<K>]?: ColumnKind }
}

/** Nothing asked beyond what the columns show. */
export type NoSelection = Readonly<Record<never, never>>

/** A row of a table as a screen sees it: what it asks for itself. What only columns show, it does not know of. */
export type TableRow<K extends string, S> = string extends K ? Read : RowFor<K, S>

/** What the cell of a column is given. */
export interface CellProps<K extends string, N extends string, S> {
  readonly field: Field
  readonly value: CellValue<K, N>
  readonly speaking: Speaking
  readonly row: TableRow<K, S>
}
export type Cells<K extends string, S> = string extends K
  ? { readonly [name: string]: ComponentType<DisplayProps> | undefined }
  : { readonly [N in ColumnName<K>]?: ComponentType<CellProps<K, N, S>> }

/** What many rows have in common is chosen from a few. */
const groupedBy: ReadonlySet<FilterKind | undefined> = new Set<FilterKind>(['list', 'record', 'choice', 'boolean'])

/** The columns of a definition over rows as a selection answers them. */
export function columnsOf(
  key: string,
  names: readonly string[],
  locale: Locale,
  { cells = {}, labels = {}, kinds = {} }: ColumnOptions = {},
): Column<Read>[] {
  const entity = model.named(key)
  return names.flatMap((name) => {
    const fields: Fields = { ...impliedFields, ...entity.fields }
    const field = fields[name]
    if (!field) return []
    const Cell = cells[name] ?? kindOfField(field).cell(field)
    const column: Column<Read> = {
      key: name,
      title: labels[name] ?? fieldLabel(field, locale),
      kind: kinds[name] ?? columnKind(entity, name, field),
      groupable: groupedBy.has(filterOf(field)?.kind),
      value: (row) => sortValue(field, row[name], locale),
      text: (row) => valueText(field, row[name], locale),
    }
    if (isChangedInCell(entity, name)) column.edit = (row) => ({ of: key, id: String(row.id), name })
    if (Cell) column.render = (row) => <Cell field={field} value={row[name]} speaking={speaking[locale]} row={row} />
    return [column]
  })
}

/** A number that people quote stands out; a state has a sign and never wraps. */
function columnKind(entity: Entity, name: string, field: Field) {
  if (entity.numbered?.field === name) return 'code' as const
  if (stateFields(entity).includes(name)) return 'status' as const
  return kindOfField(field).column(field)
}

function sortValue(field: Field, value: unknown, locale: Locale): string | number | null {
  if (value === null || value === undefined || value === '') return null
  return kindOfField(field).sort(value, () => valueText(field, value, locale), field)
}
