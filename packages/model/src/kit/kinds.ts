import type { Field, FieldArguments, FieldKind, FieldOf, FieldTypes } from './field.ts'
import { choiceKinds } from './fields/choice.ts'
import { computedKinds } from './fields/computed.ts'
import { dayKinds } from './fields/day.ts'
import { fileKinds } from './fields/file.ts'
import { formOnlyKinds } from './fields/form-only.ts'
import type { Filtered, KindInModel, KindsOf } from './fields/kind.ts'
import { numberKinds } from './fields/number.ts'
import { relationKinds } from './fields/relation.ts'
import { structureKinds } from './fields/structure.ts'
import { textKinds } from './fields/text.ts'

export type KindsInModel = KindsOf<FieldTypes>

/** Every kind of field; one that is missing does not compile. */
export const kinds = {
  ...textKinds,
  ...numberKinds,
  ...dayKinds,
  ...choiceKinds,
  ...fileKinds,
  ...structureKinds,
  ...formOnlyKinds,
  ...relationKinds,
  ...computedKinds,
} as const satisfies KindsInModel

/** The kind of a field, for code that works with any of them. A cast, because the kind that is found is that of this field. */
export const kindOf = (field: Field): KindInModel => kinds[field.kind] as unknown as KindInModel

/** How a list is filtered by a field; null where nobody can ask for it. */
export const filterOf = (field: Field): Filtered | null => kindOf(field).filter(field)

type KindsPointing<Points> = { [K in FieldKind]: (typeof kinds)[K]['points'] extends Points ? K : never }[FieldKind]
/** A field that is a sign of an item of a list. */
export type SignField = FieldOf<{ [K in FieldKind]: (typeof kinds)[K]['isSign'] extends true ? K : never }[FieldKind]>
/** A field that names one record. */
export type ToOneField = FieldOf<KindsPointing<'one'>>
/** A field that names several records. */
export type ToManyField = FieldOf<KindsPointing<'many'>>

/** Whether a field names one record, in its `target`. */
export const pointsAtOne = (field: Field | undefined): field is ToOneField =>
  field !== undefined && kindOf(field).points === 'one'
/** Whether a field names several records, in its `target`. */
export const pointsAtMany = (field: Field | undefined): field is ToManyField =>
  field !== undefined && kindOf(field).points === 'many'
/** Whether a field names records of another definition, one or several. */
export const points = (field: Field | undefined): field is ToOneField | ToManyField =>
  pointsAtOne(field) || pointsAtMany(field)
/** Whether a field names a stored file. */
export const pointsAtFile = (field: Field | undefined): field is FieldOf<KindsPointing<'file'>> =>
  field !== undefined && kindOf(field).points === 'file'
/** The key of the definition whose records, one or several, a field shows; undefined where it is a value. */
export const targetOf = (field: Field | undefined): string | undefined => {
  if (pointsAtFile(field)) return 'file'
  return field && 'target' in field ? field.target : undefined
}
/** What has to be given to read a field; nothing for most. */
export const argumentsOf = (field: Field | undefined): FieldArguments => (field && 'args' in field ? field.args : {})
/** Whether its value tells a record from another of the same title. */
export const isTelling = (field: Field): boolean => kindOf(field).isTelling
/** Whether a draft holds the field: what is worked out when it is read is in none. */
export const isDrafted = (field: Field): boolean => kindOf(field).draft !== 'absent'
/** Whether a record has a value of it: what only stands on a form is asked of nobody. */
export const isReadBack = (field: Field): boolean => kindOf(field).isRead
