import { model } from '@vezel/model'
import { remember } from '../db/history.ts'
import { demandWritable } from '../db/open.ts'
import { lock } from '../records/writing/lock.ts'
import { fingerprintOf } from '../reports/fingerprint.ts'
import { gather } from '../reports/gather.ts'
import { printReport } from '../reports/print-report.ts'
import type { Job } from './job.ts'
import { runPrintTask } from './print-task.ts'

/**
 * Makes the pdf of a report for review and hangs it on the report, with the fingerprint of the data it shows. Whoever
 * reviewed another print has not reviewed this one.
 */
export const makeReport: Job<'make-report'> = (payload, services, signal) =>
  runPrintTask(payload, services, signal, async ({ record: report, ask, print, store }) => {
    const dossier = await gather(ask, report)
    const printed = await print((means) => printReport({ ...means, dossier }))
    await store(printed, dossier.rapport.naam, async (work, file) => {
      const entity = model.entity('report')
      const before = await lock(work, entity, report)
      // The demonstration's reports are released before they have a pdf; no other is printed here any more.
      if (before.status !== 'vrijgegeven' || before.file)
        await demandWritable(work, [{ entity, before, after: before }])
      const isOther = `"status" = 'ter_controle' and "vingerafdruk" is distinct from $3`
      await work.query(
        `update "rapport" set "file_id" = $2, "vingerafdruk" = $3,
           "gecontroleerd_door_id" = case when ${isOther} then null else "gecontroleerd_door_id" end,
           "gecontroleerd_op" = case when ${isOther} then null else "gecontroleerd_op" end,
           "record_version" = "record_version" + 1, "updated_at" = now()
         where "id" = $1`,
        [report, file, fingerprintOf(dossier)],
      )
      await remember(work, 'make', entity, report, { pages: [null, printed.pageCount] })
    })
  })
