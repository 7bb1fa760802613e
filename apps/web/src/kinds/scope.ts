import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { createContext } from 'react'
import type { Asked } from './record.ts'

/** The records that a page is about, by their keys, first those whose other records it shows as well. */
export type Scope = readonly (readonly [key: string, id: string])[]
export const ScopeContext = createContext<Scope>([])

/** A filter that leaves of a kind of record those that hang on what the page is about; undefined where they hang on nothing of it. */
export function withinScope(entity: Entity, scope: Scope, steps = 1): Asked | undefined {
  const relations = Object.entries(entity.fields).flatMap(([name, field]) =>
    pointsAtOne(field) && field.required ? [{ name, target: model.named(field.target) }] : [],
  )
  for (const [key, id] of scope) {
    const direct = relations.find(({ target }) => target.key === key)
    if (direct) return { [direct.name]: { eq: id } }
  }
  if (steps === 0) return undefined
  for (const { name, target } of relations) {
    const above = withinScope(target, scope, steps - 1)
    if (above) return { [name]: { where: above } }
  }
  return undefined
}
