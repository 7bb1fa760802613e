import { model } from '@vezel/model'
import { Problem } from '@vezel/model/problems.ts'
import { v7 as uuid } from 'uuid'
import { demandWritable } from '../db/open.ts'
import { inTransaction, type Work } from '../db/work.ts'
import { lock, remember } from '../db/write.ts'
import type { Operation, RequestContext } from './operation.ts'

const write = ({ services, session }: RequestContext, task: (work: Work) => Promise<string>): Promise<string> => {
  if (!session) throw new Problem('unauthenticated')
  return inTransaction(services.pools.serve, session, task)
}

/** Making a report is long work: a job does it, and its task tells how far it is. */
export const reportOperations: readonly Operation[] = [
  {
    name: 'makeRapport',
    kind: 'mutation',
    signature: '(id: ID!): Taak!',
    answers: { entity: 'task' },
    run: ({ id }, context) =>
      write(context, async (work) => {
        const report = await lock(work, model.entity('report'), String(id))
        await demandWritable(work, [{ entity: model.entity('report'), before: report, after: report }])
        // Asked twice, made once: a task that still waits or runs is the answer to the second request too.
        const [running] = await work.query<{ id: string }>(
          `select "id"::text from "taak" where "rapport_id" = $1 and "status" in ('wacht', 'bezig') and "deleted_at" is null order by "created_at" desc limit 1`,
          [report.id],
        )
        if (running) return running.id
        const task = uuid()
        await work.query(
          `insert into "taak" ("organisatie_id", "id", "soort", "rapport_id", "status", "voortgang", "inventarisatie_user_id") values ($1, $2, 'rapport', $3, 'wacht', 0, $4)`,
          [work.session.organisationId, task, report.id, work.session.inspectionUserId],
        )
        await context.services.jobs.enqueue(work, 'make-report', {
          task,
          report: String(report.id),
          organisation: work.session.organisationId,
          user: work.session.userId,
        })
        return task
      }),
  },
  {
    name: 'cancelTaak',
    kind: 'mutation',
    signature: '(id: ID!): Taak!',
    answers: { entity: 'task' },
    run: ({ id }, context) =>
      write(context, async (work) => {
        const task = await lock(work, model.entity('task'), String(id))
        // The job looks at this word between its steps, and stops.
        await work.query(
          `update "taak" set "status" = 'geannuleerd', "updated_at" = now() where "id" = $1 and "status" in ('wacht', 'bezig')`,
          [task.id],
        )
        await remember(work, 'cancel', model.entity('task'), String(task.id), {})
        return String(task.id)
      }),
  },
  {
    name: 'rapportGaten',
    kind: 'query',
    signature: '(id: ID!): [RapportGat!]!',
    types: `"Something a report should hold and the dossier does not."
type RapportGat {
  code: String!
  "Type and id of the record to open."
  type: String!
  id: ID!
  label: String!
  text: String!
}`,
    run: async ({ id }, { session, locale, ask }) => {
      if (!session) throw new Problem('unauthenticated')
      // Loaded when asked: the report's pages are a large module that no other request needs.
      const [{ gather }, { gaps }] = await Promise.all([
        import('../reports/gather.ts'),
        import('@vezel/report/gaps.ts'),
      ])
      const found = gaps(await gather(ask, String(id)))
      return found.map((gap) => ({ ...gap, text: locale === 'en' ? gap.text.en : gap.text.nl }))
    },
  },
]
