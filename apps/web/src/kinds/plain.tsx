import { isRecord } from '@vezel/model/kit/record.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import type { DisplayProps, KindOnPage, Reading, Unreadable } from './kind.ts'

export const dash = <span className="dim">–</span>

/** The words of a value; nothing is a dash. */
export function WordsDisplay({ field, value, speaking }: DisplayProps) {
  return speaking.textOf(field, value) || dash
}

/** What a kind is that says nothing else: words in half the width of a form, which no spreadsheet has. Its input is its own. */
export type Plain = Omit<KindOnPage, 'Input'>
export const plain = {
  text: String,
  sort: (_, text) => text(),
  start: ({ default: first }) => first ?? null,
  held: (value) => value ?? null,
  read: null,
  inFile: null,
  misread: () => undefined,
  isSentEmpty: false,
  isNaming: false,
  Display: WordsDisplay,
  cell: () => undefined,
  column: () => 'text',
  width: () => 'half',
  isGroup: () => false,
  isBare: false,
  isChosen: false,
} as const satisfies Plain

/** What a record without a title is told apart by. */
export const naming = { ...plain, isNaming: true } as const satisfies Plain
/** What takes the whole width of a form. */
export const wide = { ...plain, width: () => 'full' } as const satisfies Plain
/** Controls in the whole width, such as an editor. */
export const group = { ...wide, isGroup: () => true } as const satisfies Plain
/** Source text in an editor. */
export const source = { ...group, column: () => 'code' } as const satisfies Plain

/** A value that is typed as text: the single space that a hidden one is kept as is nothing (§4). */
export const typed = (value: unknown) => (value === null || value === undefined || value === ' ' ? '' : String(value))
/** A text that is filled, else null. */
export const filled = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** The name of a rule, of a filled value that is none of its kind. */
export const unless = (rule: string, isOne: (value: unknown) => boolean) => (value: unknown) =>
  isEmpty(value) || isOne(value) ? undefined : rule

/** A record that was read, as its id. */
export const idOf = (record: unknown) => (isRecord(record) && 'id' in record ? String(record.id) : (record ?? null))

/** What a cell says, and why it says nothing. */
export const value = (read: unknown): Reading => ({ value: read })
export const none = (unreadable: Unreadable, about: string): Reading => ({ unreadable, about })
