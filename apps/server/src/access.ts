import {
  type Grant,
  grantOf,
  type Policy,
  isAdmin as roleIsAdmin,
  isManager as roleIsManager,
} from '@vezel/model/rights.ts'

/** Who asks: the person, the organisation the request speaks for, and the role there (§6). */
export interface Session {
  readonly userId: number
  readonly inspectionUserId: string
  readonly organisationId: number
  readonly roleId: number
  readonly locale: 'nl' | 'en' | 'fr'
  /** SHA-256 of the token, for logging out. */
  readonly tokenHash: Buffer
  /** The request or the task that speaks for the person, as the log names it. */
  readonly request?: string
}

export const isManager = (session: Session) => roleIsManager(session.roleId)
export const isAdmin = (session: Session) => roleIsAdmin(session.roleId)

/** What the session may under a policy: all, nothing, or rows that meet a condition (`db/rights.ts`). */
export const grant = (session: Session, policy: Policy): Grant => grantOf(policy, session.roleId)

/** Whether the session may do this to any row at all. */
export const allows = (session: Session, policy: Policy): boolean => grant(session, policy) !== 'no'
