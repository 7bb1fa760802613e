import type { Entity } from '@vezel/model/kit/entity.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { grantOf, holds, type Policy, updatePolicies } from '@vezel/model/rights.ts'
import { createContext } from 'react'
import { type Me, roleIdOf } from '../api/me.ts'
import type { Read } from '../kinds/record.ts'

/** Whether whoever is logged in is assigned to the survey of this page; where there is none, rows tell it themselves. */
export const AssignedContext = createContext(true)

/** Whether somebody may do something to any record at all; what the server refuses is decided there, by the same matrix. */
export const mayDo = (policy: Policy, me: Me | null): boolean => grantOf(policy, roleIdOf(me)) !== 'no'

/** What a policy is asked of: a record, or the place where a new one comes. */
export interface Place {
  readonly entity: Entity
  /** The record; null for a new one. */
  readonly row: Read | null
  /** Whether one is assigned to the survey of the page, for what does not tell it itself. */
  readonly assigned: boolean
}

/** Why a policy refuses somebody something, as a key of the messages; null when it does not. */
export type Refused = 'notYourRole' | 'notAssigned' | 'ownWork'

/** What stands in the way of doing something to a record, by the rule by which the server refuses. */
export function refusedBy(policy: Policy, { entity, row, assigned }: Place, me: Me | null): Refused | null {
  const grant = grantOf(policy, roleIdOf(me))
  const isAssigned = typeof row?.toegewezen === 'boolean' ? row.toegewezen : assigned
  const own = entity.scope === 'person' ? me?.id : me?.inventarisatie_user?.id
  // A new one is of whoever makes it.
  const isOwn = row === null || ownerOf(entity, row) === own
  if (holds(grant, { isAssigned, isOwn, isOpened: row?.[entity.opened ?? ''] === true })) return null
  return grant === 'assigned' ? 'notAssigned' : grant === 'others' ? 'ownWork' : 'notYourRole'
}

/** The id of the person that a record is, or is of. */
function ownerOf({ owner }: Entity, row: Read): unknown {
  if (owner === undefined) return row.id
  const person = row[owner]
  return isRecord(person) ? person.id : undefined
}

/** Whether nobody changes a record of this kind once it is there. */
export const isNeverChanged = (entity: Entity): boolean => updatePolicies(entity).every((policy) => policy === 'nobody')

/** What stands in the way of changing a record, or of making one; null when at least one of its fields may be changed. */
export function editRefusedBy(place: Place, me: Me | null): Refused | null {
  const { entity, row } = place
  const policies = row === null ? [entity.access.create] : updatePolicies(entity)
  const refusals = policies.map((policy) => refusedBy(policy, place, me))
  return refusals.includes(null) ? null : (refusals[0] ?? null)
}
