import type { ChoiceField, ComputedField, Field, FieldKind } from '@vezel/model/kit/field.ts'
import type { FieldOf, ToManyField, ToOneField } from '@vezel/model/kit/kinds.ts'

/** How a list is filtered by a field: what can be asked, and what the values are chosen or typed in. */
export type FilterKind = 'list' | 'record' | 'choice' | 'boolean' | 'date' | 'moment' | 'number' | 'text' | 'presence'

export interface Filtered {
  readonly kind: FilterKind
  /** The key of the list or the entity it points at. */
  readonly target?: string
  readonly choices?: ChoiceField['choices']
  /** Of a number. */
  readonly unit?: string | undefined
}
/** Null of what nobody can ask for. */
export type KindsInFilters = { readonly [K in FieldKind]: (field: FieldOf<K>) => Filtered | null }

const byText = (): Filtered => ({ kind: 'text' })
const byNumber = ({ unit }: { readonly unit?: string } = {}): Filtered => ({ kind: 'number', unit })
const byRecord = ({ isLookup, target }: ToOneField | ToManyField): Filtered => ({
  kind: isLookup ? 'list' : 'record',
  target,
})

/** What the server works out is asked for as what it is. */
const worked: { readonly [T in ComputedField['type']]: Filtered | null } = {
  string: byText(),
  integer: byNumber(),
  decimal: byNumber(),
  boolean: { kind: 'boolean' },
  date: { kind: 'date' },
  datetime: { kind: 'moment' },
  record: null,
}

/** How lists are filtered by every kind of field; one that is missing does not compile. Apart, as the first page needs it. */
export const filters: KindsInFilters = {
  text: byText,
  textArea: byText,
  richText: byText,
  code: byText,
  svg: byText,
  color: byText,
  integer: byNumber,
  decimal: byNumber,
  boolean: () => ({ kind: 'boolean' }),
  date: () => ({ kind: 'date' }),
  datetime: () => ({ kind: 'moment' }),
  json: () => null,
  choice: ({ choices }) => ({ kind: 'choice', choices }),
  // Whether there is one.
  file: () => ({ kind: 'presence' }),
  fileImport: () => null,
  info: () => null,
  button: () => null,
  belongsTo: byRecord,
  manyToMany: byRecord,
  computed: ({ type, choices }) => (choices ? { kind: 'choice', choices } : worked[type]),
}

/** The filter of a field. A cast, because the kind that is found is that of this field. */
export const filterOf = (field: Field): Filtered | null =>
  (filters[field.kind] as (field: Field) => Filtered | null)(field)
