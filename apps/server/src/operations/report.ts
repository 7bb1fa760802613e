import { model } from '@vezel/model'
import type { GapAnswer } from '@vezel/model/gaps.ts'
import { Problem } from '@vezel/model/problems.ts'
import { mayCancel } from '@vezel/model/rights.ts'
import { type TaskKind, taskKind, tasks } from '@vezel/model/tasks.ts'
import { v7 as uuid } from 'uuid'
import type { Ask } from '../ask.ts'
import { demandRight, demandRole } from '../db/demand-right.ts'
import { remember } from '../db/history.ts'
import { demandWritable } from '../db/open.ts'
import { inTransaction, type Work } from '../db/work.ts'
import { demandTransition } from '../records/transition.ts'
import { lock } from '../records/writing/lock.ts'
import type { Operation, RequestContext } from './operation.ts'

const write = ({ services, session }: RequestContext, task: (work: Work) => Promise<string>): Promise<string> => {
  if (!session) throw new Problem('unauthenticated')
  // Whatever the report: some have no work on any.
  demandRole(session, model.entity('report'), 'update')
  return inTransaction(services.pools.serve, session, task)
}

/** The kinds of long work on a report. */
type ReportTask = { [K in TaskKind]: (typeof tasks)[K] extends { readonly of: 'report' } ? K : never }[TaskKind]

/**
 * Writes the task of a report with its job. Asked twice, done once: a task that still waits or runs is the answer to the
 * second request too. Throws `reportBusy` while the other kind of work runs.
 */
async function startTask({ services }: RequestContext, work: Work, report: unknown, kind: ReportTask) {
  const [running] = await work.query<{ id: string; soort: string }>(
    `select "id"::text, "soort" from "taak" where "rapport_id" = $1 and "status" in ('wacht', 'bezig') and "deleted_at" is null order by "created_at" desc limit 1`,
    [report],
  )
  if (running && running.soort !== kind) throw new Problem('reportBusy')
  if (running) return running.id
  const task = uuid()
  await work.query(
    `insert into "taak" ("organisatie_id", "id", "soort", "rapport_id", "status", "voortgang", "inventarisatie_user_id") values ($1, $2, $3, $4, 'wacht', 0, $5)`,
    [work.session.organisationId, task, kind, report, work.session.inspectionUserId],
  )
  await services.jobs.enqueue(work, tasks[kind].job, {
    task,
    report: String(report),
    organisation: work.session.organisationId,
    user: work.session.userId,
  })
  return task
}

/** The dossier with what it lacks. Loaded when asked: the report's pages are a large module that no other request needs. */
async function dossierWithGaps(ask: Ask, report: string) {
  const [{ gather }, { gaps }, { charactersWithoutFont }] = await Promise.all([
    import('../reports/gather.ts'),
    import('@vezel/report/gaps.ts'),
    import('../reports/fonts.ts'),
  ])
  const dossier = await gather(ask, report)
  return { dossier, gaps: gaps(dossier, await charactersWithoutFont(dossier)) }
}

/** Making and releasing a report is long work: a job does it, and its task tells how far it is. */
export const reportOperations: readonly Operation[] = [
  {
    name: 'makeRapport',
    kind: 'mutation',
    signature: '(id: ID!): Taak!',
    answers: { entity: 'task' },
    run: ({ id }, context) =>
      write(context, async (work) => {
        const report = await lock(work, model.entity('report'), String(id))
        await demandRight(work, model.entity('report'), model.entity('report').access.update, { before: report })
        await demandWritable(work, [{ entity: model.entity('report'), before: report, after: report }])
        return startTask(context, work, report.id, 'rapport')
      }),
  },
  {
    name: 'releaseRapport',
    kind: 'mutation',
    signature: '(id: ID!): Taak!',
    answers: { entity: 'task' },
    run: async ({ id }, context) =>
      write(context, async (work) => {
        const { record } = await demandTransition(
          work,
          model.entity('report'),
          String(id),
          'release',
          {},
          { isOwnCall: true },
        )
        // The job asks the same again: this answer is for who waits for it.
        const { demandReleasable } = await import('../reports/release.ts')
        await demandReleasable(
          (await dossierWithGaps(context.askWithin(work), String(id))).dossier,
          record.vingerafdruk,
        )
        return startTask(context, work, record.id, 'vrijgave')
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
        // Others wait for it too: only who asked for it, or a manager, takes it back.
        const isOwn = task.inventarisatie_user === work.session.inspectionUserId
        if (taskKind(task.soort)?.cancel !== 'asker' || !mayCancel(work.session.roleId, isOwn))
          throw new Problem('forbidden', { entity: model.entity('task').api.type })
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
    signature: '(id: ID!): RapportGaten!',
    types: `type RapportGaten {
  "Whether the print of the report shows the data of now; null where there is none."
  actueel: Boolean
  gaten: [RapportGat!]!
}

"Something a report should hold and the dossier does not."
type RapportGat {
  code: String!
  "Type and id of the record to open."
  type: String!
  id: ID!
  label: String!
  text: String!
  "What an explanation names it by."
  gat: String!
  "Whether an explanation makes it good; else nothing is released without it."
  toelichtbaar: Boolean!
  "What is to be filled in: of that record, or of one on its page."
  veld: RapportGatVeld!
  "The explanation why it may be missing, and who gave it."
  argument: ID
  reden: String
  toegelicht_door: String
}

"A record that lacks something: its key in the model, its id where there is one, and the field unless it is missing whole."
type RapportGatVeld {
  entity: String!
  id: ID
  name: String
}`,
    run: async ({ id }, { session, locale, services, ask }) => {
      if (!session) throw new Problem('unauthenticated')
      const { dossier, gaps } = await dossierWithGaps(ask, String(id))
      const [{ gapKey, isArguable }, { fingerprintOf }] = await Promise.all([
        import('@vezel/report/gaps.ts'),
        import('../reports/fingerprint.ts'),
      ])
      const report = await inTransaction(services.pools.serve, session, (work) => work.find('report', id))
      return {
        actueel: report?.vingerafdruk ? report.vingerafdruk === fingerprintOf(dossier) : null,
        gaten: gaps.map(
          ({ argument, text, ...gap }): GapAnswer => ({
            code: gap.code,
            type: model.entity(gap.page).api.type,
            id: gap.id,
            label: gap.label,
            text: locale === 'en' ? text.en : text.nl,
            gat: gapKey(gap),
            toelichtbaar: isArguable(gap),
            veld: gap.field,
            argument: argument?.id ?? null,
            reden: argument?.reden ?? null,
            toegelicht_door: argument?.inventarisatie_user?.user.full_name ?? null,
          }),
        ),
      }
    },
  },
]
