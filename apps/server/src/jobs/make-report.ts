import { model } from '@vezel/model'
import { Problem } from '@vezel/model/problems.ts'
import { remember } from '../db/write.ts'
import { fingerprintOf } from '../reports/fingerprint.ts'
import { gather } from '../reports/gather.ts'
import type { Job } from './job.ts'
import { runPrintTask } from './print-task.ts'

/**
 * Makes the pdf of a report for review and hangs it on the report, with the fingerprint of the data it shows. Whoever
 * reviewed another print has not reviewed this one.
 */
export const makeReport: Job<'make-report'> = (payload, services, signal) =>
  runPrintTask(payload, services, signal, async ({ ask, print, store }) => {
    const dossier = await gather(ask, payload.report)
    const printed = await print(dossier)
    await store(printed, dossier.rapport.naam, async (work, file) => {
      const isOther = `"status" = 'ter_controle' and "vingerafdruk" is distinct from $3`
      // The demonstration's reports are released before they have a pdf; no other is printed here any more.
      const changed = await work.query(
        `update "rapport" set "file_id" = $2, "vingerafdruk" = $3,
           "gecontroleerd_door_id" = case when ${isOther} then null else "gecontroleerd_door_id" end,
           "gecontroleerd_op" = case when ${isOther} then null else "gecontroleerd_op" end,
           "record_version" = "record_version" + 1, "updated_at" = now()
         where "id" = $1 and ("status" in ('concept', 'ter_controle') or "file_id" is null) returning "id"`,
        [payload.report, file, fingerprintOf(dossier)],
      )
      const entity = model.entity('report')
      if (changed.length === 0)
        throw new Problem('readOnly', { entity: entity.label, state: { nl: 'vrijgegeven', en: 'released' } })
      await remember(work, 'make', entity, payload.report, { pages: [null, printed.pageCount] })
    })
  })
