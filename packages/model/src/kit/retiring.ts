import type { Entity } from './entity.ts'
import type { Field } from './field.ts'
import { pointsAtMany, pointsAtOne } from './kinds.ts'
import type { Model } from './model.ts'

/** Whether records of a kind can be taken out of use: an item that is retired, a colleague who left. */
export const retires = ({ fields }: Pick<Entity, 'fields'>): boolean => fields.active?.kind === 'boolean'

/** The relation by which records of a kind say which one they turned out to be; undefined where they never do. */
export const mergedInto = (model: Pick<Model, 'variants' | 'stored'>, entity: Entity): string | undefined =>
  [entity, ...model.variants(model.stored(entity))].flatMap(({ mergeable }) => mergeable?.into ?? [])[0]

/**
 * Whether a relation takes only what is in use, where somebody chooses it afresh: what a record names already it keeps. Not
 * asked of what a record hangs on, such as the person of a certificate, nor of another of its own kind, as the set before it.
 */
export function takesInUse({ named }: Pick<Model, 'named'>, field: Field | undefined, of?: string): boolean {
  if (!(pointsAtOne(field) || pointsAtMany(field)) || field.readOnly || field.target === of) return false
  const hangsOn = pointsAtOne(field) && !field.isLookup && field.onDelete === 'cascade'
  return !hangsOn && retires(named(field.target))
}
