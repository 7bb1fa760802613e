import type { Entity, Policy } from '@vezel/model/kit/entity.ts'
import { Problem } from '@vezel/model/problems.ts'

/** Who asks: the person, the organisation the request speaks for, and the role there (§6). */
export interface Session {
  readonly userId: number
  readonly inspectionUserId: string
  readonly organisationId: number
  readonly roleId: number
  readonly locale: 'nl' | 'en' | 'fr'
  /** SHA-256 of the token, for logging out. */
  readonly tokenHash: Buffer
}

/** Role ids 2 and 3 are managers, 3 is the administrator; every other role is a normal user (§6). */
export const isManager = (session: Session) => session.roleId === 2 || session.roleId === 3
/** The reader sees and downloads, and changes nothing (§6, role 7 of the data model). */
const isReader = (session: Session) => session.roleId === 7
export const isAdmin = (session: Session) => session.roleId === 3

const holds: Record<Policy, (session: Session) => boolean> = {
  member: () => true,
  manager: isManager,
  admin: isAdmin,
  // Which rows are one's own is checked where the row is known, by the behaviour of the entity.
  self: () => true,
  nobody: () => false,
}

export const allows = (session: Session, policy: Policy): boolean => holds[policy](session)

/** Throws `forbidden` for somebody who may only read. */
export function demandWriter(session: Session): void {
  if (isReader(session)) throw new Problem('forbidden')
}

/** Throws `forbidden` when the session may not do this to records of this kind at all. */
export function demand(session: Session, entity: Entity, action: 'read' | 'create' | 'update' | 'delete'): void {
  // The own record, such as a telephone number, is anybody's to keep.
  if (action !== 'read' && entity.access[action] !== 'self') demandWriter(session)
  if (!allows(session, entity.access[action])) throw new Problem('forbidden', { entity: entity.api.type })
}
