import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { Problem } from '@vezel/model/problems.ts'
import { type Policy, updatePolicies, updatePolicy } from '@vezel/model/rights.ts'
import { grant, type Session } from '../access.ts'
import { idOf, isId, q, tableOf } from './names.ts'
import { type Asker, assignedSql, grantSql, roadsOf } from './rights.ts'
import { ofEach } from './wave.ts'
import type { Values, Work } from './work.ts'

/** A row as it stands, and as it is to be: a new one has no `before`. */
interface Change {
  readonly before?: Values
  readonly after?: Values
}

const keyOf = (entity: Entity, id: unknown) => `${model.stored(entity).key}:${id}`

/** Remembers that this transaction made a record: whoever may make one may fill it in the same request. */
export function noteMade(work: Work, entity: Entity, id: string): void {
  work.made.add(keyOf(entity, id))
}
const isMadeHere = (work: Work, entity: Entity, id: unknown) => work.made.has(keyOf(entity, id))

/** Throws `forbidden` when the role may do this to no record of this kind at all. */
export function demandRole(session: Session, entity: Entity, action: 'create' | 'update' | 'delete'): void {
  const policies = action === 'update' ? updatePolicies(entity) : [entity.access[action]]
  if (policies.every((policy) => grant(session, policy) === 'no')) throw forbidden(entity)
}

/** Throws `forbidden` when the role may lead no record of this kind along any event. */
export function demandStep(session: Session, entity: Entity): void {
  const events = Object.values(entity.transitions?.events ?? {})
  if (events.every((event) => grant(session, event.who) === 'no')) throw forbidden(entity)
}

/**
 * Throws `forbidden`, `notAssigned` or `ownWork` when a policy does not let whoever asks do something to this row: as it
 * stands, and for each relation that places it somewhere else, there as well.
 */
export async function demandRight(
  work: Work,
  entity: Entity,
  policy: Policy,
  { before, after }: Change,
): Promise<void> {
  const granted = grant(work.session, policy)
  if (granted === 'yes') return
  if (granted === 'no') throw forbidden(entity)
  const refused = granted === 'others' ? 'ownWork' : granted === 'assigned' ? 'notAssigned' : 'forbidden'
  if (before && !isMadeHere(work, entity, before.id)) {
    const holds = (asker: Asker) => grantSql(granted, entity, 't', asker)
    if (!(await holdsOf(work, entity, before.id, holds))) throw new Problem(refused, { entity: entity.api.type })
  }
  for (const { name, target } of after && granted === 'assigned' ? roadsOf(entity) : []) {
    const id = after?.[name]
    if (!id || (before && before[name] === id) || isMadeHere(work, target, id)) continue
    const holds = (asker: Asker) => assignedSql(target, 't', asker)
    if (!(await holdsOf(work, target, id, holds))) throw new Problem(refused, { entity: entity.api.type })
  }
}

/** As `demandRight` for each field that changes, under its own policy or that of the record. */
export async function demandFields(
  work: Work,
  entity: Entity,
  names: readonly string[],
  change: Required<Change>,
): Promise<void> {
  const policies = new Set(names.map((name) => updatePolicy(entity, name)))
  for (const policy of policies) await demandRight(work, entity, policy, change)
}

const forbidden = (entity: Entity) => new Problem('forbidden', { entity: entity.api.type })

/** Whether a row meets a condition. What is not there meets none: whoever asks for it hears that elsewhere. */
async function holdsOf(
  work: Work,
  entity: Entity,
  given: unknown,
  condition: (asker: Asker) => string | undefined,
): Promise<boolean> {
  const id = idOf(entity, given)
  if (!isId(entity, id)) return false
  const values: unknown[] = []
  const bind = (value: unknown) => {
    if (!values.includes(value)) values.push(value)
    return `$${values.indexOf(value) + 2}`
  }
  let rows = 0
  const { session } = work
  const asker: Asker = {
    person: () => `${bind(session.inspectionUserId)}::uuid`,
    user: () => `${bind(session.userId)}::integer`,
    alias: () => `r${rows++}`,
  }
  const sql = `select t."id"::text from ${q(tableOf(entity))} t where t."id" = any($1::${entity.id}[]) and ${condition(asker) ?? 'true'}`
  work.wave?.demandSettled(entity, id)
  return ofEach(
    work,
    {
      name: sql,
      async ask(query, ids) {
        const found = new Set((await query<{ id: string }>(sql, [ids, ...values])).map((row) => row.id))
        return ids.map((one) => found.has(one))
      },
    },
    id,
  )
}
