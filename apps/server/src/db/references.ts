import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { BelongsToField, ManyToManyField } from '@vezel/model/kit/field.ts'

/** A relation field, with the entity that has it. */
export interface Reference<Kind = BelongsToField | ManyToManyField> {
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
      const points = (kind.kind === 'belongsTo' || kind.kind === 'manyToMany') && keys.has(kind.target)
      return points && !isRepeated ? [{ from, field, kind }] : []
    }),
  )
  known.set(stored.key, references)
  return references
}

/** Those that are columns of the record that points. */
export const pointingAt = (target: Entity): readonly Reference<BelongsToField>[] =>
  referencesTo(target).flatMap(({ from, field, kind }) => (kind.kind === 'belongsTo' ? [{ from, field, kind }] : []))
