import { Problem } from '@vezel/model/problems.ts'
import { accessLog } from '../auth/access-log.ts'
import type { Operation } from './operation.ts'

const textOf = (value: unknown) => (value === null || value === undefined ? undefined : String(value))

/** Who came in, who was refused, and what of somebody's rights was changed: for administrators. */
export const accessLogOperations: readonly Operation[] = [
  {
    name: 'toegangslog',
    kind: 'query',
    signature: '(soort: String, persoon: Int, voor: ID): [ToegangsRegel!]!',
    types: `"A line of the log of access, the newest first."
type ToegangsRegel {
  id: ID!
  op: DateTime!
  "inloggen or rechten"
  soort: String!
  isGeweigerd: Boolean!
  "What happened, in the language of who asks."
  wat: String!
  door: String
  over: String
}`,
    run: async ({ soort, persoon, voor }, { services, session, locale }) => {
      if (!session) throw new Problem('unauthenticated')
      const kind = soort === 'inloggen' || soort === 'rechten' ? soort : undefined
      return accessLog(services, session, { kind, person: textOf(persoon), before: textOf(voor) }, locale)
    },
  },
]
