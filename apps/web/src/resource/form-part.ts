import type { Draft } from '@vezel/model/rules/rule.ts'
import type { ComponentType } from 'react'
import type { ByField, FieldName, FilterFor, TargetKeyOf, ValuesFor } from '../api/typed.ts'
import type { DisplayProps, InputProps } from '../kinds/kind.ts'
import type { Read } from '../kinds/record.ts'
import type { FormStore } from './form-store.ts'

/** Which items or records a field offers, given the rest of the form. */
export interface Offer<K extends string = string, N = string> {
  /** Fields on which it depends. */
  watch?: readonly FieldName<K>[]
  fits?: (record: Read, draft: Draft) => boolean
  filter?: (draft: ValuesFor<K>) => FilterFor<TargetKeyOf<K, N>>
  /** What is said of each, such as its price: below its words, and below the field once it is chosen. */
  hint?: (record: Read, draft: Draft) => string | undefined
}

/** What a screen does differently from what the definition gives, by field. */
export interface Overrides<K extends string = string> {
  inputs?: ByField<K, ComponentType<InputProps>>
  displays?: ByField<K, ComponentType<DisplayProps>>
  offers?: { readonly [N in FieldName<K>]?: Offer<K, N> }
  /** Units that depend on the record, such as that of an amount. */
  units?: ByField<K, string | undefined>
  labels?: ByField<K, string>
  /** What to do beyond storing the value, such as filling in other fields. */
  onSet?: (name: FieldName<K>, value: unknown, store: FormStore) => void
}

/** One record in a form. */
export interface FormPart extends Overrides {
  readonly store: FormStore
  /** The record as it was read, with its relations; null for a new one. */
  readonly row: Read | null
  /** Where its fields begin in the ids of the page. */
  readonly id: string
  /** It stands for many records, of which one cannot say what they were. */
  readonly isMany?: boolean
}
