import { model } from '@vezel/model'
import { isProposing, proposalCall } from '@vezel/model/kit/proposals.ts'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import { inTransaction } from '../db/work.ts'
import { propose } from '../records/propose.ts'
import type { Input } from '../records/writing/input.ts'
import type { Operation } from './operation.ts'

/** What the server would fill in of a new record, so that a form can show it before it is saved: values by field, relations as ids. */
export const proposalOperations: readonly Operation[] = model.entities.filter(isProposing).map((entity) => ({
  name: proposalCall(entity),
  kind: 'query',
  signature: `(input: Create${entity.api.type}Input!): JSON!`,
  run: async ({ input }, { services, session, budget, signal }) => {
    if (!session) throw new Problem('unauthenticated')
    const bounds = { ms: budget.left(limits.readMs), signal }
    return inTransaction(services.pools.serve, session, (work) => propose(work, entity, input as Input), bounds)
  },
}))
