import { model } from '@vezel/model'
import { Problem } from '@vezel/model/problems.ts'
import { demandRight } from '../db/demand-right.ts'
import { demandWritable } from '../db/open.ts'
import { inTransaction } from '../db/work.ts'
import { askForDrawing, planKinds } from '../entities/shared/asset-plan.ts'
import { lock } from '../records/writing/lock.ts'
import type { Operation } from './operation.ts'

/** Draws the background of a plan again, where that was taken back or went wrong. */
export const assetPlanOperations: readonly Operation[] = [
  {
    name: 'drawPlattegrond',
    kind: 'mutation',
    signature: '(id: ID!): Taak!',
    answers: { entity: 'task' },
    run: ({ id }, { session, services }) => {
      if (!session) throw new Problem('unauthenticated')
      return inTransaction(services.pools.serve, session, async (work) => {
        const kinds = await Promise.all(planKinds.map(async (key) => ((await work.find(key, id)) ? [key] : [])))
        const entity = model.entity(kinds.flat()[0] ?? 'buildingPlan')
        const plan = await lock(work, entity, String(id))
        await demandRight(work, entity, 'worker', { before: plan })
        await demandWritable(work, [{ entity, before: plan, after: plan }])
        if (plan.file === null) throw new Problem('notFound', { entity: model.entity('file').label })
        return askForDrawing(work, String(plan.id))
      })
    },
  },
]
