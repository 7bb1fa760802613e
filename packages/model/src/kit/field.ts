import type { ChoiceFields } from './fields/choice.ts'
import type { ComputedFields } from './fields/computed.ts'
import type { DayFields } from './fields/day.ts'
import type { FileFields } from './fields/file.ts'
import type { FormOnlyFields } from './fields/form-only.ts'
import type { NumberFields } from './fields/number.ts'
import type { RelationFields } from './fields/relation.ts'
import type { StructureFields } from './fields/structure.ts'
import type { TextFields } from './fields/text.ts'

export type { Choice, Default, FieldAccess, FieldOptions, Remark } from './fields/base.ts'
export * from './fields/choice.ts'
export * from './fields/computed.ts'
export * from './fields/day.ts'
export * from './fields/file.ts'
export * from './fields/form-only.ts'
export type { Filtered, FilterKind } from './fields/kind.ts'
export * from './fields/number.ts'
export * from './fields/relation.ts'
export * from './fields/structure.ts'
export * from './fields/text.ts'

/** Every kind of field by its name: the families of `fields/`, in which a kind stands with all that both sides know of it. */
export interface FieldTypes
  extends TextFields,
    NumberFields,
    DayFields,
    ChoiceFields,
    FileFields,
    StructureFields,
    FormOnlyFields,
    RelationFields,
    ComputedFields {}
export type FieldKind = keyof FieldTypes
export type Field = FieldTypes[FieldKind]
export type Fields = { readonly [name: string]: Field }
/** A field of one kind. */
export type FieldOf<K extends FieldKind> = FieldTypes[K]
