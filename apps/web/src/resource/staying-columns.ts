import type { Entity } from '@vezel/model/kit/entity.ts'
import { type Column, isText } from '../ui/table-rows.ts'

/**
 * The columns, which say whether they stay in a narrow place: the first, the state, and the second unless the definition names
 * others that decide, as the day until which something holds.
 */
export function staying<Row>({ table }: Pick<Entity, 'table'>, all: readonly Column<Row>[]): readonly Column<Row>[] {
  const [lead, second] = all.filter(({ kind }) => kind !== 'image')
  // The first words of a row are its name, and not the number it is called by.
  const isNamed = lead !== undefined && isText(lead)
  const decides = (column: Column<Row>) => (table.narrow ? table.narrow.includes(column.key) : column === second)
  return all.map((column) => ({
    ...column,
    narrow:
      column.narrow ??
      (column === lead || decides(column) || column.kind === 'status' || (isNamed && column.kind === 'image')),
    below: isNamed && column === second && column.kind !== 'status',
  }))
}
