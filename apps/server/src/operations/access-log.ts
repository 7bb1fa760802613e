import { accessLimits } from '@vezel/model/access-limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import { allows } from '../access.ts'
import { accessLog } from '../auth/access-log.ts'
import { accessKinds } from '../auth/access-told.ts'
import { lastRun } from '../queue/did-run.ts'
import type { Operation } from './operation.ts'

const textOf = (value: unknown) => (value === null || value === undefined ? undefined : String(value))

/** Who came in, who was refused, what of somebody's rights was changed, and who saw what of residents: for administrators. */
export const accessLogOperations: readonly Operation[] = [
  {
    name: 'toegangslog',
    kind: 'query',
    signature: '(soort: String, persoon: Int, voor: ID): [ToegangsRegel!]!',
    types: `"A line of the log of access, the newest first."
type ToegangsRegel {
  id: ID!
  op: DateTime!
  "inloggen, rechten or inzage"
  soort: String!
  isGeweigerd: Boolean!
  "What happened, in the language of who asks."
  wat: String!
  door: String
  over: String
  "Of what was done to several items in one go, as an import does: what to each."
  regels: [String!]!
}`,
    run: async ({ soort, persoon, voor }, { services, session, locale, ask }) => {
      if (!session) throw new Problem('unauthenticated')
      const kind = accessKinds.find((one) => one === soort)
      return accessLog(services, session, { kind, person: textOf(persoon), before: textOf(voor) }, locale, ask)
    },
  },
  {
    name: 'toegangslogOpgeruimd',
    kind: 'query',
    signature: ': Nagekeken!',
    run: async (_args, { services, session }) => {
      if (!session) throw new Problem('unauthenticated')
      if (!allows(session, 'admin')) throw new Problem('forbidden', { entity: 'Toegang' })
      return lastRun(services.pools.serve, 'end-log', accessLimits.logEndHours)
    },
  },
]
