import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { points } from '@vezel/model/kit/kinds.ts'
import { computedKinds } from './computed.ts'
import { days } from './day.ts'
import { formOnly } from './form-only.ts'
import { structures } from './json.ts'
import type { Column, KindOnServer, KindsOnServer } from './kind.ts'
import { numbers } from './number.ts'
import { files, relations } from './relation.ts'
import { choices, texts } from './text.ts'

/** Every kind of field as the server knows it; one that is missing, or that lacks a part, does not compile. */
export const kinds: KindsOnServer = {
  ...texts,
  ...numbers,
  ...days,
  ...choices,
  ...files,
  ...structures,
  ...formOnly,
  ...relations,
  ...computedKinds,
}

/** The kind of a field, for code that works with any of them. A cast, because the kind that is found is that of this field. */
export const kindOf = (field: Field): KindOnServer => kinds[field.kind] as unknown as KindOnServer

/** Has a column of its own in its entity's table. */
export const isStored = (field: Field): boolean => kindOf(field).column !== null

/** The column of a field; throws of a field that has none. */
export function columnKind(field: Field): Column<Field> {
  const { column } = kindOf(field)
  if (!column) throw new Error(`A field of the kind ${field.kind} has no column`)
  return column
}

/** The records that a stored field, or one with a table of links, names; undefined of a value. */
export const targetOf = (field: Field): Entity | undefined =>
  points(field) ? model.named(field.target) : kindOf(field).column?.target(field)
