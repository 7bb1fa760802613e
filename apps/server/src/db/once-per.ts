import type { Entity } from '@vezel/model/kit/entity.ts'

/** What follows from a definition alone, found once for each: a call on many records asks it for every row. */
export function oncePer<Found>(find: (entity: Entity) => Found): (entity: Entity) => Found {
  const known = new Map<Entity, { readonly found: Found }>()
  return (entity) => {
    const had = known.get(entity)
    if (had) return had.found
    const found = find(entity)
    known.set(entity, { found })
    return found
  }
}
