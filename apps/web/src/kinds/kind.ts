import type { Choice, Field, FieldTypes } from '@vezel/model/kit/field.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import type { FunctionComponent } from 'react'
import type { ColumnKind } from '../ui/table-rows.ts'
import type { Watched } from './none-found.ts'
import type { Read } from './record.ts'

/** What a kind may ask for when it puts a value into words: those of other fields and records, which no kind knows by itself. */
export interface Speaking {
  readonly locale: Locale
  /** A value as people read it; empty is ''. */
  readonly textOf: (field: Field | undefined, value: unknown) => string
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

/** What an input of any kind is given. `Field` around it gives its label, error and marks. */
export interface InputProps<F extends Field = Field> {
  field: F
  /** As a form holds it: relations as ids. */
  value: unknown
  onChange: (value: unknown) => void
  speaking: Speaking
  /** As it was read: a record where the value is an id, so that its name shows at once. */
  known?: unknown
  disabled?: boolean
  /** What it will be when nothing is put in. */
  placeholder?: string
  /** Of the items or records on offer, those that fit the rest of the form. */
  fits?: (record: Read) => boolean
  /** What is said of an item on offer, and below the field of the one that is chosen. */
  hint?: (record: Read) => string | undefined
  /** The field on which it depends what is offered. */
  watched?: Watched
  /** What the server is asked to offer of a relation. */
  filter?: Readonly<Record<string, unknown>>
}

/** How a value is shown where it cannot be changed. */
export interface DisplayProps<F extends Field = Field> {
  field: F
  /** As it was read: a relation is a record. */
  value: unknown
  speaking: Speaking
  /** The record that it is of, where that is at hand. */
  row?: Read | null
}

/** Everything the page knows of a kind of field: how a value reads, compares and begins, is put in and shown. */
export interface KindOnPage<F extends Field = Field> {
  /** A filled value as people read it; relations as records, not as ids. */
  readonly text: (value: unknown, field: F, speaking: Speaking) => string
  /** What rows are compared by in the browser, of a filled value; `text` gives its words. */
  readonly sort: (value: unknown, text: () => string, field: F) => string | number
  /**
   * What a new form begins with, as far as the definition says it; `now` is `YYYY-MM-DD HH:mm:ss` in Dutch time, `country` that of
   * whoever fills it in.
   */
  readonly start: (field: F, now: string, country?: string) => unknown
  /** A read value as a form holds it: relations and files as ids. */
  readonly held: (value: unknown) => unknown
  /** Reads the words of a filled cell of a spreadsheet, its spaces at both ends gone; null of what no cell can hold. */
  readonly read: ((words: string, field: F, reading: ReadingWith) => Reading) | null
  /** How a filled value stands in a file that is read back as it was written; null of what its own words are. */
  readonly inFile: {
    readonly write: (value: unknown, field: F, speaking: Speaking) => string
    readonly read: (words: string, field: F, reading: ReadingWith) => Reading
  } | null
  /** The name of the rule that an input's value breaks, since no value of the kind could be read from it. */
  readonly misread: (value: unknown) => string | undefined
  /** A new record sends it also where the rules take it for empty. */
  readonly isSentEmpty: boolean
  /** A record without a title is told apart by its words. */
  readonly isNaming: boolean
  readonly Input: FunctionComponent<InputProps<F>>
  readonly Display: FunctionComponent<DisplayProps<F>>
  /** Its cell in a table, where that is more than the words of the value. */
  readonly cell: (field: F) => FunctionComponent<DisplayProps<F>> | undefined
  /** How its column aligns, wraps and sorts. */
  readonly column: (field: F) => ColumnKind
  /** The room it takes in a form. */
  readonly width: (field: F) => 'half' | 'full'
  /** The input is a group of controls: its label is no `<label>`. */
  readonly isGroup: (field: F) => boolean
  /** It stands on a form by itself, without the label and marks of a field. */
  readonly isBare: boolean
  /** The value is chosen: of a changed one the input says beside it what it was. */
  readonly isChosen: boolean
}

/** The kinds of a family of fields; one that is missing, or that lacks a part, does not compile. */
export type KindsOf<Family> = {
  readonly [K in keyof Family]: Family[K] extends Field ? KindOnPage<Family[K]> : never
}
export type KindsOnPage = KindsOf<FieldTypes>
