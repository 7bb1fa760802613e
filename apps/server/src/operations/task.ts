import { model } from '@vezel/model'
import { Problem } from '@vezel/model/problems.ts'
import { mayCancel } from '@vezel/model/rights.ts'
import { taskKind } from '@vezel/model/tasks.ts'
import { remember } from '../db/history.ts'
import { inTransaction } from '../db/work.ts'
import { lock } from '../records/writing/lock.ts'
import type { Operation } from './operation.ts'

/** What holds of long work of every kind. */
export const taskOperations: readonly Operation[] = [
  {
    name: 'cancelTaak',
    kind: 'mutation',
    signature: '(id: ID!): Taak!',
    answers: { entity: 'task' },
    run: ({ id }, { services, session }) => {
      if (!session) throw new Problem('unauthenticated')
      const forbidden = new Problem('forbidden', { entity: model.entity('task').api.type })
      // Whatever the task: some take none back.
      if (!mayCancel(session.roleId, true)) throw forbidden
      return inTransaction(services.pools.serve, session, async (work) => {
        const task = await lock(work, model.entity('task'), String(id))
        // Others may wait for it too: only who asked for it, or a manager, takes it back.
        const isOwn = task.inventarisatie_user === session.inspectionUserId
        if (taskKind(task.soort)?.cancel !== 'asker' || !mayCancel(session.roleId, isOwn)) throw forbidden
        // The job looks at this word between its steps, and stops.
        const stopped = await work.query(
          `update "taak" set "status" = 'geannuleerd', "updated_at" = now() where "id" = $1 and "status" in ('wacht', 'bezig') returning "id"`,
          [task.id],
        )
        if (stopped.length > 0) await remember(work, 'cancel', model.entity('task'), String(task.id), {})
        return String(task.id)
      })
    },
  },
]
