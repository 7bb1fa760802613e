import type { Choice, Field } from '@vezel/model/kit/field.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'

/** What a kind may ask for when it puts a value into words. */
export interface Speaking {
  readonly locale: Locale
  /** What a record of the definition with this key is called. */
  readonly titleOf: (target: string, record: unknown) => string
}

/** What a cell of a spreadsheet is read with, beside its field. */
export interface ReadingWith {
  /** The decimal sign of the file. */
  readonly comma: ',' | '.'
  /** The ids of the records of the definition with this key that are called so, by their title, number or name in any language. */
  readonly idsOf: (target: string, name: string) => readonly string[]
}

/** Why a filled cell holds no value of its field: the rest of a key in the phrases of an import. */
export type Unreadable = 'Number' | 'Whole' | 'Date' | 'Moment' | 'YesNo' | 'Choice' | 'Unknown' | 'Several'
/** What a cell says: a value as a form holds it, or why it says none, with the words it is about. */
export type Reading =
  | { readonly value: unknown }
  | { readonly unreadable: Unreadable; readonly about: string; readonly offered?: readonly Choice[] }

/** What the page knows of a kind without its input: how a value reads, compares and begins. */
export interface KindInWords<F extends Field = Field> {
  /** A filled value as people read it; relations as records, not as ids. */
  readonly text: (value: unknown, field: F, speaking: Speaking) => string
  /** What rows are compared by in the browser, of a filled value; `text` gives its words. */
  readonly sort: (value: unknown, text: () => string, field: F) => string | number
  /** What a new form begins with, as far as the definition says it; `now` is `YYYY-MM-DD HH:mm:ss` in Dutch time. */
  readonly start: (field: F, now: string) => unknown
  /** A read value as a form holds it: relations and files as ids. */
  readonly held: (value: unknown) => unknown
  /** The name of the rule that an input's value breaks, since no value of the kind could be read from it. */
  readonly misread: (value: unknown) => string | undefined
  /** A new record sends it also where the rules take it for empty. */
  readonly isSentEmpty: boolean
  /** A record without a title is told apart by its words. */
  readonly isNaming: boolean
  /** Reads the words of a filled cell of a spreadsheet, its spaces at both ends gone; null of what no cell can hold. */
  readonly cell: ((words: string, field: F, reading: ReadingWith) => Reading) | null
}

/** The kinds of a family of fields; one that is missing, or that lacks a part, does not compile. */
export type KindsOf<Family> = {
  readonly [K in keyof Family]: Family[K] extends Field ? KindInWords<Family[K]> : never
}

/** What most kinds are: text, which no spreadsheet has. */
export const plain = {
  text: String,
  sort: (_, text) => text(),
  start: ({ default: first }) => first ?? null,
  held: (value) => value ?? null,
  misread: () => undefined,
  isSentEmpty: false,
  isNaming: false,
  cell: null,
} as const satisfies KindInWords

/** What a record without a title is told apart by. */
export const naming = { ...plain, isNaming: true } as const

/** The name of a rule, of a filled value that is none of its kind. */
export const unless = (rule: string, isOne: (value: unknown) => boolean) => (value: unknown) =>
  isEmpty(value) || isOne(value) ? undefined : rule

/** A record that was read, as its id. */
export const idOf = (record: unknown) => (isRecord(record) && 'id' in record ? String(record.id) : (record ?? null))

/** What a cell says, and why it says nothing. */
export const value = (read: unknown): Reading => ({ value: read })
export const none = (unreadable: Unreadable, about: string): Reading => ({ unreadable, about })
