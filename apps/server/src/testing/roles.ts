import { type Role, roles } from '@vezel/model/rights.ts'
import type { Session } from '../access.ts'
import { hashToken } from '../auth/token.ts'
import type { TestApi } from './api.ts'
import { makePerson } from './people.ts'

export const roleNames = Object.keys(roles) as Role[]

/** Somebody of every role in one organisation. */
export async function makeEveryRole(api: TestApi, organisationId: number): Promise<Readonly<Record<Role, Session>>> {
  const sessions: [Role, Session][] = []
  for (const role of roleNames) {
    const person = await makePerson(api.services.pools.owner, organisationId, {
      email: `${role.toLowerCase()}@rollen.test`,
      role: roles[role],
    })
    const { userId, inspectionUserId } = person
    sessions.push([
      role,
      { userId, inspectionUserId, organisationId, roleId: roles[role], locale: 'nl', tokenHash: hashToken(role) },
    ])
  }
  return Object.fromEntries(sessions) as Record<Role, Session>
}
