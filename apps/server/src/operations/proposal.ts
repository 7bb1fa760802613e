import { model } from '@vezel/model'
import { hasProposal, proposalCall } from '@vezel/model/kit/proposals.ts'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import { inTransaction } from '../db/work.ts'
import { propose } from '../records/propose.ts'
import type { Input } from '../records/writing/input.ts'
import type { Operation } from './operation.ts'

/**
 * What the server would fill in of a new record, so that a form can show it before it is saved: values by field, relations as
 * ids; null of what it leaves open although something would be filled in. With `zoals_vorige` it begins as the last one did,
 * whose id it then tells under that name.
 */
export const proposalOperations: readonly Operation[] = model.entities.filter(hasProposal).map((entity) => ({
  name: proposalCall(entity),
  kind: 'query',
  signature: `(input: Create${entity.api.type}Input!, zoals_vorige: Boolean): JSON!`,
  run: async ({ input, zoals_vorige }, { services, session, budget, signal }) => {
    if (!session) throw new Problem('unauthenticated')
    const bounds = { ms: budget.left(limits.readMs), signal }
    return inTransaction(
      services.pools.serve,
      session,
      (work) => propose(work, entity, input as Input, zoals_vorige === true),
      bounds,
    )
  },
}))
