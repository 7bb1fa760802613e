import { model } from '@vezel/model'
import type { Work } from '../db/work.ts'
import { transition } from '../records/transition.ts'
import { lock } from '../records/writing/lock.ts'
import { gather, gatherPerson } from '../reports/gather.ts'
import { keepDossier } from '../reports/keep-dossiers.ts'
import { printReport } from '../reports/print-report.ts'
import { demandReleasable, releasedDossier } from '../reports/release.ts'
import type { Job } from './job.ts'
import { runPrintTask } from './print-task.ts'

/**
 * Releases a report: prints the final pdf from the data of now, and sets pdf, status, moment and person in one
 * transaction, which first makes sure under lock that the data are still those of the review print and keeps them. Until
 * that commit the report is under review, whatever goes wrong; after it there is nothing left to do for a job that runs again.
 */
export const releaseReport: Job<'release-report'> = (payload, services, signal) =>
  runPrintTask(payload, services, signal, async ({ session, record: id, ask, askWithin, print, store }) => {
    const report = model.entity('report')
    const dossier = await gather(ask, id)
    const { rows } = await services.pools.owner.query<{ reviewed: string | null; now: string }>(
      `select "vingerafdruk" as "reviewed", to_char(now() at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI:SS') as "now" from "rapport" where "id" = $1`,
      [id],
    )
    await demandReleasable(dossier, rows[0]?.reviewed)
    const at = rows[0]?.now ?? ''
    const by = await gatherPerson(ask, session.inspectionUserId)
    const printed = await print((means) => printReport({ ...means, dossier: releasedDossier(dossier, by, at) }))
    await store(printed, dossier.rapport.naam, async (work, file) => {
      const { vingerafdruk, onderzoek } = await lock(work, report, id)
      await holdSurvey(work, onderzoek)
      // Nobody writes to the survey now: what is read here is what is committed with the release.
      await demandReleasable(await gather(askWithin(work), id), vingerafdruk)
      await work.query(
        `update "rapport" set "file_id" = $2, "vrijgegeven_op" = $3::timestamp at time zone 'Europe/Amsterdam', "vrijgegeven_door_id" = $4 where "id" = $1`,
        [id, file, at, session.inspectionUserId],
      )
      await transition(work, report, id, 'release', {}, { isOwnCall: true })
      // One version holds at a time: this one replaces what was released before.
      const older = await work.query<{ id: string }>(
        `select "id"::text from "rapport" where "onderzoek_id" = try_uuid($1) and "status" = 'vrijgegeven' and "deleted_at" is null and "id" <> try_uuid($2) order by "versie"`,
        [onderzoek, id],
      )
      for (const { id } of older) await transition(work, report, id, 'withdraw', {})
      await keepDossier(work, askWithin(work), { survey: String(onderzoek), report: id })
    })
  })

/** Waits for those who write to what is part of the survey, and keeps others from it until the commit. */
const holdSurvey = (work: Work, id: unknown) => lock(work, model.entity('survey'), String(id))
