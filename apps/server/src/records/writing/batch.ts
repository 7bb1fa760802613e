import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Doomed, Touch } from '../../db/open.ts'
import { pointingAt } from '../../db/references.ts'
import type { Values } from '../../db/work.ts'

/** What goes, or comes back, together: the rows of each entity. */
export type Batch = readonly { readonly entity: Entity; readonly rows: readonly Values[] }[]

/** The ids of what goes, or comes back. */
export const idsOf = (batch: Batch): Doomed[] =>
  batch.map(({ entity, rows }) => ({ entity, ids: rows.map((row) => String(row.id)) }))

/** Its rows as what a call touches: those that go have no `after`, those that come back no `before`. */
export const touchesOf = (batch: Batch, side: 'before' | 'after'): Touch[] =>
  batch.flatMap(({ entity, rows }) => rows.map((row): Touch => ({ entity: variantOf(entity, row), [side]: row })))

/** The entity of a row: of an abstract one its variant, which has the fields. */
export const variantOf = (entity: Entity, row: Values) =>
  model.variants(entity).find((variant) => variant.api.type === row.variant) ?? entity

/** A kind with those that go with it by `cascade`. */
export function goingWith(entity: Entity): Entity[] {
  const found = [model.stored(entity)]
  for (const parent of found)
    for (const { from, kind } of pointingAt(parent))
      if (kind.onDelete === 'cascade' && !found.includes(model.stored(from))) found.push(model.stored(from))
  return found
}
