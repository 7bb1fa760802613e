import { Problem } from '@vezel/model/problems.ts'
import { beginOwnFactor, confirmOwnFactor, endOwnFactor, ownFactor, renewOwnCodes } from '../auth/own-factor.ts'
import { resetFactor } from '../auth/reset-factor.ts'
import type { Operation, RequestContext } from './operation.ts'

const askerOf = ({ services, session, address }: RequestContext) => {
  if (!session) throw new Problem('unauthenticated')
  return { db: services.pools.serve, session, address }
}

/** The second step of one's own log-in; and the way back for who lost it. */
export const secondFactorOperations: readonly Operation[] = [
  {
    name: 'tweedeFactor',
    kind: 'query',
    signature: ': TweedeFactor!',
    types: `"How the second step of one's own log-in stands."
type TweedeFactor {
  aan: Boolean!
  sinds: DateTime
  "Recovery codes that were not used yet."
  herstelcodes: Int!
  "An organisation that one works for requires it."
  verplicht: Boolean!
}`,
    run: async (_args, context) => ownFactor(askerOf(context)),
  },
  {
    name: 'beginTweedeFactor',
    kind: 'mutation',
    signature: '(current_password: String!): TweedeFactorAanbod!',
    run: async ({ current_password }, context) => beginOwnFactor(askerOf(context), String(current_password)),
  },
  {
    name: 'bevestigTweedeFactor',
    kind: 'mutation',
    signature: '(code: String!): Herstelcodes!',
    types: `"Each works once, in the place of a code of the app. Nobody can read them again."
type Herstelcodes {
  codes: [String!]!
}`,
    run: async ({ code }, context) => ({ codes: await confirmOwnFactor(askerOf(context), String(code)) }),
  },
  {
    name: 'nieuweHerstelcodes',
    kind: 'mutation',
    signature: '(current_password: String!): Herstelcodes!',
    run: async ({ current_password }, context) => ({
      codes: await renewOwnCodes(askerOf(context), String(current_password)),
    }),
  },
  {
    name: 'zetTweedeFactorUit',
    kind: 'mutation',
    signature: '(current_password: String!, code: String!): Message!',
    run: async ({ current_password, code }, context) => {
      await endOwnFactor(askerOf(context), { current_password: String(current_password), code: String(code) })
      return { status: 'ok' }
    },
  },
  {
    name: 'herstelTweedeFactor',
    kind: 'mutation',
    signature: '(id: ID!): Message!',
    run: async ({ id }, context) => {
      const { session } = askerOf(context)
      await resetFactor(context.services, session, String(id))
      return { status: 'ok' }
    },
  },
]
