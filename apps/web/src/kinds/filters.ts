import type { ChoiceField, Field, FieldKind } from '@vezel/model/kit/field.ts'
import type { FieldOf, ToManyField, ToOneField } from '@vezel/model/kit/kinds.ts'

/** How a list is filtered by a field: what can be asked, and what the values are chosen or typed in. */
export type FilterKind = 'list' | 'record' | 'choice' | 'boolean' | 'date' | 'text'

export interface Filtered {
  readonly kind: FilterKind
  /** The key of the list or the entity it points at. */
  readonly target?: string
  readonly choices?: ChoiceField['choices']
}
export type KindsInFilters = { readonly [K in FieldKind]: (field: FieldOf<K>) => Filtered }

const byText = (): Filtered => ({ kind: 'text' })
const byRecord = ({ isLookup, target }: ToOneField | ToManyField): Filtered => ({
  kind: isLookup ? 'list' : 'record',
  target,
})

/** How lists are filtered by every kind of field; one that is missing does not compile. Apart, as the first page needs it. */
export const filters: KindsInFilters = {
  text: byText,
  textArea: byText,
  richText: byText,
  code: byText,
  svg: byText,
  color: byText,
  integer: byText,
  decimal: byText,
  boolean: () => ({ kind: 'boolean' }),
  date: () => ({ kind: 'date' }),
  datetime: byText,
  json: byText,
  choice: ({ choices }) => ({ kind: 'choice', choices }),
  file: byText,
  belongsTo: byRecord,
  manyToMany: byRecord,
  computed: ({ type }) => ({ kind: type === 'date' || type === 'boolean' ? type : 'text' }),
}

/** The filter of a field. A cast, because the kind that is found is that of this field. */
export const filterOf = (field: Field): Filtered => (filters[field.kind] as (field: Field) => Filtered)(field)
