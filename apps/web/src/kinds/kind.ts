import type { Field, FieldKind } from '@vezel/model/kit/field.ts'
import type { ComponentType } from 'react'
import type { ColumnKind } from '../ui/table-rows.ts'
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
  /** Of the items or records on offer, those that fit the rest of the form. */
  fits?: (record: Read) => boolean
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

/** Everything the screens know about a kind of field. */
export interface Kind<F extends Field = Field> {
  Input: ComponentType<InputProps<F>>
  Display: ComponentType<DisplayProps<F>>
  /** How its column aligns, wraps and sorts. */
  column: (field: F) => ColumnKind
  /** The room it takes in a form. */
  width: (field: F) => 'half' | 'full'
  /** The input is a group of controls: its label is no `<label>`. */
  isGroup: (field: F) => boolean
}

export type Kinds = { readonly [K in FieldKind]: Kind<Extract<Field, { kind: K }>> }
