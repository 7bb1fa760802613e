import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { renderVisitPlan } from '@vezel/report/index.ts'
import { remember } from '../db/history.ts'
import { demandWritable } from '../db/open.ts'
import { lock } from '../records/writing/lock.ts'
import { gatherVisit } from '../reports/gather-visit.ts'
import { printDocument } from '../reports/print-report.ts'
import type { Job } from './job.ts'
import { runPrintTask } from './print-task.ts'

const entity = model.entity('visit')
const place = { entity, field: entity.fields.bezoekplan }

/** Makes the plan that inspectors take along on a visit, and hangs it on the visit in the place of the last one. */
export const makeVisitPlan: Job<'make-visit-plan'> = (payload, services, signal) =>
  runPrintTask(
    payload,
    services,
    signal,
    async ({ record: visit, ask, print, store }) => {
      const dossier = await gatherVisit(ask, visit)
      const printed = await print((means) =>
        printDocument(means, {
          told: dossier,
          day: dossier.vandaag,
          render: (options) => renderVisitPlan({ ...options, dossier }),
        }),
      )
      const { nummer, rapporttaal } = dossier.onderzoek
      const name = `${nummer}-${inLocale(place.field.label ?? entity.label, rapporttaal ?? 'nl')}-${dossier.nummer}`
      await store(printed, name, async (work, file) => {
        const before = await lock(work, entity, visit)
        await demandWritable(work, [{ entity, before, after: before }])
        // Nobody changed the visit: who is typing in it goes on.
        await work.query(`update "inventarisatie" set "bezoekplan_id" = $2 where "id" = $1`, [visit, file])
        await remember(work, 'make', entity, visit, { pages: [null, printed.pageCount] })
      })
    },
    place,
  )
