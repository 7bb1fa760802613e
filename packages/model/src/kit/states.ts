import type { Entity } from './entity.ts'
import type { Step, Transition } from './transitions.ts'

/** Whether a record in that state refuses changes, and with it all that is part of it. */
export const closes = (entity: Entity, state: string | null | undefined): boolean =>
  entity.transitions?.states[state ?? '']?.readOnly === true

/** Whether a record in that state may be deleted: by itself, or `along` with what it is part of. */
export function isDeletableIn(entity: Entity, state: string | null | undefined, along: boolean): boolean {
  const deletable = entity.transitions?.states[state ?? '']?.deletable
  if (!closes(entity, state)) return along || deletable !== 'never'
  return deletable === 'alone' || (along && deletable === 'along')
}

/** How far a state is on the life of a record, or on the course beside it that is given; one that is not known is not begun. */
export function stepOf({ transitions }: Pick<Entity, 'transitions'>, state: unknown, course?: string): Step {
  const states = course === undefined ? transitions?.states : transitions?.besides?.[course]?.states
  return (typeof state === 'string' ? states?.[state]?.step : undefined) ?? 0
}

/** The fields that hold the states of a record: that of its life, and those of the courses beside it. */
export const stateFields = ({ transitions }: Entity): readonly string[] =>
  transitions ? [transitions.field, ...Object.keys(transitions.besides ?? {})] : []

/**
 * Whether an event leads on from where a record is: `state` is that of its life, and `record` holds what the courses beside
 * it say.
 */
export function leadsFrom(
  { of, during, from }: Transition,
  state: string | null | undefined,
  record: Readonly<Record<string, unknown>>,
): boolean {
  const at = of === undefined ? state : record[of]
  const isOffered = during === undefined || during.some((one) => one === state)
  return isOffered && from.some((one) => one === at)
}
