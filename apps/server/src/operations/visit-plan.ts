import { model } from '@vezel/model'
import { Problem } from '@vezel/model/problems.ts'
import { demandRight } from '../db/demand-right.ts'
import { demandWritable } from '../db/open.ts'
import { inTransaction } from '../db/work.ts'
import { lock } from '../records/writing/lock.ts'
import type { Operation } from './operation.ts'
import { startTask } from './start-task.ts'

/** The plan of a visit is long work, as a report is: of whoever plans it, goes there or works it out. */
export const visitPlanOperations: readonly Operation[] = [
  {
    name: 'makeBezoekplan',
    kind: 'mutation',
    signature: '(id: ID!): Taak!',
    answers: { entity: 'task' },
    run: ({ id }, context) => {
      const { session, services } = context
      if (!session) throw new Problem('unauthenticated')
      const entity = model.entity('visit')
      return inTransaction(services.pools.serve, session, async (work) => {
        const visit = await lock(work, entity, String(id))
        await demandRight(work, entity, 'worker', { before: visit })
        await demandWritable(work, [{ entity, before: visit, after: visit }])
        return startTask(context, work, 'bezoekplan', visit.id)
      })
    },
  },
]
