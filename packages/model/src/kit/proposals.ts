import { hasLikeLast } from './copying.ts'
import type { Entity } from './entity.ts'

/** Whether the server fills in something of a new record that nobody sent: its number, or what its behaviour proposes. */
export const isProposing = ({ abstract, access, fields, numbered }: Entity): boolean =>
  !abstract &&
  access.create !== 'nobody' &&
  (numbered !== undefined || Object.values(fields).some(({ proposed }) => proposed === true))

/** Whether the server can be asked how a new one would begin. */
export const hasProposal = (entity: Entity): boolean => isProposing(entity) || hasLikeLast(entity)

/** The name under which a proposal that is like the last record tells which one that was. */
export const lastOne = 'zoals_vorige'

/** The call that tells what would be filled in. */
export const proposalCall = ({ api }: Pick<Entity, 'api'>): string => `voorstel${api.type}`
