import type { Entity } from './entity.ts'

/** Whether the server fills in something of a new record that nobody sent: its number, or what its behaviour proposes. */
export const isProposing = ({ abstract, access, fields, numbered }: Entity): boolean =>
  !abstract &&
  access.create !== 'nobody' &&
  (numbered !== undefined || Object.values(fields).some(({ proposed }) => proposed === true))

/** The call that tells what would be filled in. */
export const proposalCall = ({ api }: Pick<Entity, 'api'>): string => `voorstel${api.type}`
