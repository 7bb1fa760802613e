import type { Entity } from './kit/entity.ts'
import type { Label } from './kit/label.ts'
import { leadsFrom } from './kit/states.ts'
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
  record: Row,
  asker: Asker & { readonly may: (policy: Policy) => boolean },
): readonly Step[] {
  return Object.entries(entity.transitions?.events ?? {})
    .filter(([, event]) => leadsFrom(event, state, record) && asker.may(event.who))
    .map(([name, event]) => ({ name, event, refusal: refusalOf(entity, event, record, asker) }))
}

/** The step that leads on from here: the furthest that is open. Steps back and away are never what comes next. */
export function nextOf(steps: readonly Step[]): Step | undefined {
  return steps.filter(({ event, refusal }) => event.leads === 'on' && refusal === undefined).at(-1)
}

/** The first guard of an event that the record itself does not meet. */
export const refusalOf = (entity: Entity, event: Transition, record: Row, asker: Asker): Label | undefined =>
  firstOf(entity, event.guards, record, asker)

/** Whether it is who asks that a guard of an event refuses: somebody with no part in the record would get past it. */
export const isRefusedAs = (entity: Entity, event: Transition, record: Row, asker: Asker): boolean =>
  (event.guards ?? []).some((guard) => {
    const refusal = (who: Asker) => firstOf(entity, [guard], record, who)
    return refusal(asker) !== undefined && refusal({ ...asker, id: 'a stranger' }) === undefined
  })

type Row = Readonly<Record<string, unknown>>

function firstOf(entity: Entity, names: readonly string[] = [], record: Row, asker: Asker): Label | undefined {
  for (const name of names) {
    const said = entity.transitions?.rules?.[name]?.(record, asker)
    if (said) return said
  }
  return undefined
}
