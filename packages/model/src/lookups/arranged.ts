import type { Entity } from '../kit/entity.ts'

interface Arrangement<Name extends string> {
  /** The number by which one of these goes before another: they stand in its order, and moving one changes it. */
  readonly ranked?: Name
  /** What its list shows, those that tell its items apart first, where that is not their words and first own fields. */
  readonly columns?: readonly Name[]
}

/** A list that stands otherwise than most. Beside those, as the first page brings what every list has. */
export const arranged = <L extends Entity>(
  list: L,
  { ranked = list.table.reorder, columns = list.table.columns }: Arrangement<keyof L['fields'] & string>,
): L => ({ ...list, order: ranked ? [ranked] : list.order, table: { ...list.table, columns, reorder: ranked } })
