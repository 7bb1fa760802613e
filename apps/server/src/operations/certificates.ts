import { accessLimits } from '@vezel/model/access-limits.ts'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { Problem } from '@vezel/model/problems.ts'
import { allows } from '../access.ts'
import type { Operation } from './operation.ts'

/** When it was last looked which certificates are about to expire: managers see that it does not stop unseen. */
export const certificateOperations: readonly Operation[] = [
  {
    name: 'certificatenNagekeken',
    kind: 'query',
    signature: ': Nagekeken!',
    types: `"When the nightly look was last done; null before the first."
type Nagekeken {
  op: DateTime
  "It should have been done again by now."
  isTeLaat: Boolean!
}`,
    run: async (_args, { services, session }) => {
      if (!session) throw new Problem('unauthenticated')
      if (!allows(session, 'manager')) throw new Problem('forbidden', { entity: 'Nagekeken' })
      const { rows } = await services.pools.serve.query<{ at: Date; isLate: boolean }>(
        `select "op" as "at", "op" < now() - $1 * interval '1 hour' as "isLate" from "joblog" where "naam" = 'warn-certificates'`,
        [accessLimits.certificateLookHours],
      )
      const [last] = rows
      return { op: last ? dutchTime(last.at) : null, isTeLaat: last?.isLate ?? false }
    },
  },
]
