import type { Entity } from './kit/entity.ts'
import type { Label } from './kit/label.ts'
import type { Asker, Transition } from './kit/transitions.ts'
import type { Policy } from './rights.ts'

/** One event that somebody may lead a record along, and why not now. */
export interface Step {
  readonly name: string
  readonly event: Transition
  /** Why it is refused at this moment, as far as the record itself tells. */
  readonly refusal: Label | undefined
}

/**
 * The events that lead on from a state for somebody, in the order of the table. `record` holds the fields of the record,
 * relations as ids, and `may` what the matrix of rights answers for it; what only other rows tell, the server alone
 * refuses.
 */
export function stepsOf(
  entity: Entity,
  state: string | null,
  record: Readonly<Record<string, unknown>>,
  asker: Asker & { readonly may: (policy: Policy) => boolean },
): readonly Step[] {
  return Object.entries(entity.transitions?.events ?? {})
    .filter(([, event]) => state !== null && event.from.includes(state) && asker.may(event.who))
    .map(([name, event]) => ({ name, event, refusal: refusalOf(entity, event, record, asker) }))
}

/** The step that leads on from here: the furthest that is open. Steps back and away are never what comes next. */
export function nextOf(steps: readonly Step[]): Step | undefined {
  return steps.filter(({ event, refusal }) => event.leads === 'on' && refusal === undefined).at(-1)
}

/** The first rule of an event that the record itself does not meet. */
export function refusalOf(
  entity: Entity,
  event: Transition,
  record: Readonly<Record<string, unknown>>,
  asker: Asker,
): Label | undefined {
  for (const guard of event.guards ?? []) {
    const refusal = entity.transitions?.rules?.[guard]?.(record, asker)
    if (refusal) return refusal
  }
  return undefined
}
