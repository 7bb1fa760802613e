import type { Entity } from './entity.ts'

/** Whether a record in that state refuses changes, and with it all that is part of it. */
export const closes = (entity: Entity, state: string | null | undefined): boolean =>
  entity.transitions?.states[state ?? '']?.readOnly === true

/** Whether a record in that state may be deleted: by itself, or `along` with what it is part of. */
export function isDeletableIn(entity: Entity, state: string | null | undefined, along: boolean): boolean {
  const deletable = entity.transitions?.states[state ?? '']?.deletable
  if (!closes(entity, state)) return along || deletable !== 'never'
  return deletable === 'alone' || (along && deletable === 'along')
}
