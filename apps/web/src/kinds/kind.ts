import type { Field, FieldTypes } from '@vezel/model/kit/field.ts'
import type { FunctionComponent } from 'react'
import type { ColumnKind } from '../ui/table-rows.ts'
import type { Watched } from './none-found.ts'
import type { Read } from './record.ts'

/** What an input of any kind is given. `Field` around it gives its label, error and marks. */
export interface InputProps<F extends Field = Field> {
  field: F
  /** As a form holds it: relations as ids. */
  value: unknown
  onChange: (value: unknown) => void
  /** As it was read: a record where the value is an id, so that its name shows at once. */
  known?: unknown
  disabled?: boolean
  /** What it will be when nothing is put in. */
  placeholder?: string
  /** Of the items or records on offer, those that fit the rest of the form. */
  fits?: (record: Read) => boolean
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
  /** The record that it is of, where that is at hand. */
  row?: Read | null
}

/** How a kind of field is put in and shown. It comes with the first form or table; `words.ts` is apart, as a display asks it for the words of other records. */
export interface KindOnScreen<F extends Field = Field> {
  Input: FunctionComponent<InputProps<F>>
  Display: FunctionComponent<DisplayProps<F>>
  /** Its cell in a table, where that is more than the words of the value. */
  cell: (field: F) => FunctionComponent<DisplayProps<F>> | undefined
  /** How its column aligns, wraps and sorts. */
  column: (field: F) => ColumnKind
  /** The room it takes in a form. */
  width: (field: F) => 'half' | 'full'
  /** The input is a group of controls: its label is no `<label>`. */
  isGroup: (field: F) => boolean
  /** It stands on a form by itself, without the label and marks of a field. */
  isBare: boolean
  /** The value is chosen: of a changed one the input says beside it what it was. */
  isChosen: boolean
}

export type KindsOnScreen = { readonly [K in keyof FieldTypes]: KindOnScreen<FieldTypes[K]> }
