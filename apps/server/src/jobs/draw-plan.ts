import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { model } from '@vezel/model'
import { inTransaction } from '../db/work.ts'
import { drawPlan } from '../files/draw-plan.ts'
import { extensionOf } from '../files/file-name.ts'
import { objectKey } from '../files/store.ts'
import { storeFile } from '../files/store-file.ts'
import { uploadFolder } from '../files/upload-folder.ts'
import { inspectLocalFile, newUploadPath } from '../files/uploaded-file.ts'
import type { Services } from '../services.ts'
import type { Job } from './job.ts'
import { type RunningTask, runTask } from './run-task.ts'

const entity = model.entity('assetPlan')
const place = { entity, field: entity.fields.beeld }

/** A plan with the file that it is drawn from. */
interface Drawn {
  readonly naam: string
  readonly file: string
  readonly key: string
  readonly checksum: string
  readonly pagina: number
  readonly rotatie: string
}

/** Draws the background of a plan and hangs it there, unless the plan has another file, page or rotation by then. */
export const drawPlanJob: Job<'draw-plan'> = (payload, services, signal) =>
  runTask<'plattegrond'>(payload, services, signal, async (task) => {
    await task.told(0.1, 'lezen')
    const plan = await planOf(services, payload.organisation, task.record)
    if (plan) return draw(services, payload.organisation, task, plan)
    // It was deleted, or is a blank sheet by now: there is nothing to draw.
    await inTransaction(services.pools.serve, task.session, (work) => task.end(work, ''))
  })

async function planOf({ pools }: Services, organisation: number, id: string | null): Promise<Drawn | undefined> {
  const { rows } = await pools.owner.query<Drawn>(
    `select p."naam", p."file_id"::text as "file", f."file_key" as "key", f."checksum", p."pagina", p."rotatie"
     from "asset_plattegrond" p join "file" f on f."organisatie_id" = p."organisatie_id" and f."id" = p."file_id" and f."deleted_at" is null
     where p."organisatie_id" = $1 and p."id" = $2 and p."deleted_at" is null`,
    [organisation, id],
  )
  return rows[0]
}

/** The row still wants this picture: it was not deleted, and nobody chose another file, page or rotation. */
const isWanted = `"id" = $1 and "file_id" = $2 and "pagina" = $3 and "rotatie" = $4 and "deleted_at" is null`

async function draw(
  services: Services,
  organisation: number,
  { record, session, told, signal, end }: RunningTask<'plattegrond'>,
  plan: Drawn,
): Promise<void> {
  const { files, pools, config, log } = services
  const path = await newUploadPath(uploadFolder(config))
  const into = `${path}.drawn`
  const wanted = [record, plan.file, plan.pagina, plan.rotatie]
  try {
    const content = await files.get(objectKey(organisation, plan.checksum))
    if (!content) throw new Error(`The store of files has no ${plan.key}`)
    await pipeline(content, createWriteStream(path, { mode: 0o600 }), { signal })
    await told(0.3, 'tekenen')
    const { pagina: page, key } = plan
    const order = { path, extension: extensionOf(key), page, turn: Number(plan.rotatie), into }
    const result = await drawPlan(order, { signal })
    await told(0.8, 'opslaan')
    if (result.kind === 'fault') {
      if (result.why) log.warn({ plan: record, file: plan.file, why: result.why }, 'a plan is taken for damaged')
      await inTransaction(pools.serve, session, async (work) => {
        // Nobody changed the plan: who is typing in it goes on.
        await work.query(`update "asset_plattegrond" set "beeld_fout" = $5, "beeld_id" = null where ${isWanted}`, [
          ...wanted,
          result.fault,
        ])
        await end(work, result.fault)
      })
      return
    }
    const file = await inspectLocalFile(files, result.path, `${plan.naam}.${result.extension}`)
    try {
      await inTransaction(pools.serve, session, async (work) => {
        const stored = await storeFile(work, file, place)
        await work.query(
          `update "asset_plattegrond" set "beeld_id" = $5, "beeld_fout" = null, "breedte" = $6, "hoogte" = $7 where ${isWanted}`,
          [...wanted, stored, result.width, result.height],
        )
        await end(work, `${result.width} × ${result.height}`)
      })
    } finally {
      await file.discard()
    }
  } finally {
    await Promise.all([path, `${into}.png`, `${into}.jpg`].map((left) => rm(left, { force: true })))
  }
}
