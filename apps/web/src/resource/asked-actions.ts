import type { Read } from '../kinds/record.ts'

/** Something that can be done to a row after a question. */
export interface RowAction<Row = Read> {
  /**
   * The call of this list. Without one the question closes and the rows are asked again, which is all that §4 says of
   * cancelling; updating does nothing at all.
   */
  readonly run?: (row: Row) => Promise<unknown>
  /** Rows of which it is not asked have no button. */
  readonly isOffered?: (row: Row) => boolean
}

/** The questions a table asks about a row (§2, §9), in the order of their columns. */
export const asked = ['download', 'send', 'verify', 'update', 'cancel', 'withdraw'] as const
export type AskedAction = (typeof asked)[number]

/** What can be done to a row besides opening it. Each is switched off with false (§6). */
export type RowActions<Row = Read> = {
  readonly [A in AskedAction]?: false | RowAction<Row>
} & {
  /** Deleting a row, which a table offers where it is told so and somebody may; `chosen`: only by choosing it first. */
  readonly delete?: false | 'chosen'
  /** Deleting all rows of a group at once. */
  readonly groupDelete?: false
}
