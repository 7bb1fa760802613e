import { model } from './entities/index.ts'
import type { Entity } from './kit/entity.ts'
import { pointsAtOne } from './kit/kinds.ts'

/** The relation by which the items of a nested list name the item they stand in. */
export function roadOf(list: Entity): { readonly name: string; readonly above: Entity } | undefined {
  for (const [name, field] of Object.entries(list.fields)) {
    if (!pointsAtOne(field) || field.isLookup) continue
    const above = model.named(field.target)
    if (above.isLookup) return { name, above }
  }
  return undefined
}
