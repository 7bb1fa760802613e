import { accessLimits } from '@vezel/model/access-limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import { allows } from '../access.ts'
import { lastRun } from '../queue/did-run.ts'
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
      return lastRun(services.pools.serve, 'warn-certificates', accessLimits.certificateLookHours)
    },
  },
]
