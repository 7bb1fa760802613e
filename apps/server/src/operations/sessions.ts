import { Problem } from '@vezel/model/problems.ts'
import { endOtherSessions, endOwnSession, ownSessions } from '../auth/own-sessions.ts'
import type { Operation } from './operation.ts'

/** Where somebody is logged in, and how that ends. */
export const sessionOperations: readonly Operation[] = [
  {
    name: 'sessies',
    kind: 'query',
    signature: ': [Sessie!]!',
    types: `"One of one's own log-ins that is still in force."
type Sessie {
  id: ID!
  browser: String
  systeem: String
  "desktop, mobile or tablet"
  soort: String
  sinds: DateTime!
  "To some minutes."
  gezien: DateTime!
  "The one that asks."
  eigen: Boolean!
}`,
    run: async (_args, { services, session }) => {
      if (!session) throw new Problem('unauthenticated')
      return ownSessions(services, session)
    },
  },
  {
    name: 'beeindigSessie',
    kind: 'mutation',
    signature: '(id: ID!): Message!',
    run: async ({ id }, { services, session }) => {
      if (!session) throw new Problem('unauthenticated')
      await endOwnSession(services, session, String(id))
      return { status: 'ok' }
    },
  },
  {
    name: 'beeindigAndereSessies',
    kind: 'mutation',
    signature: ': BeeindigdeSessies!',
    types: `type BeeindigdeSessies {
  aantal: Int!
}`,
    run: async (_args, { services, session }) => {
      if (!session) throw new Problem('unauthenticated')
      return { aantal: await endOtherSessions(services, session) }
    },
  },
]
