import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { points, pointsAtOne, type ToManyField, type ToOneField } from '@vezel/model/kit/kinds.ts'

/** A relation field, with the entity that has it. */
export interface Reference<Kind = ToOneField | ToManyField> {
  readonly from: Entity
  readonly field: string
  readonly kind: Kind
}

const known = new Map<string, readonly Reference[]>()

/** Every relation that points at an entity or one of its variants, with or without a name for the way back. */
export function referencesTo(target: Entity): readonly Reference[] {
  const stored = model.stored(target)
  const found = known.get(stored.key)
  if (found) return found
  const keys = new Set([stored.key, ...model.variants(stored).map((v) => v.key)])
  const references = model.entities.flatMap((from) =>
    Object.entries(from.fields).flatMap(([field, kind]): Reference[] => {
      // A variant repeats the shared fields of its abstract entity; those point once, from the abstract one.
      const isRepeated = from.variantOf && model.named(from.variantOf).fields[field]
      return points(kind) && keys.has(kind.target) && !isRepeated ? [{ from, field, kind }] : []
    }),
  )
  known.set(stored.key, references)
  return references
}

/** Those that are columns of the record that points. */
export const pointingAt = (target: Entity): readonly Reference<ToOneField>[] =>
  referencesTo(target).flatMap(({ from, field, kind }) => (pointsAtOne(kind) ? [{ from, field, kind }] : []))
