import { rm, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { model } from '@vezel/model'
import { browserArguments, findBrowser } from '../browser/find.ts'
import { inTransaction } from '../db/work.ts'
import { remember } from '../db/write.ts'
import { objectKey } from '../files/store.ts'
import { storeFile } from '../files/store-file.ts'
import { inspectLocalFile, newUploadPath } from '../files/uploaded-file.ts'
import { askAs } from '../graphql/run.ts'
import { outsideProblem } from '../outside-problem.ts'
import { gather } from '../reports/gather.ts'
import { createPrinter, PrintError, type Printer } from '../reports/print.ts'
import { printReport } from '../reports/print-report.ts'
import { sessionOfPerson } from '../reports/session-of.ts'
import { type Services, uploadFolder } from '../services.ts'
import type { Job } from './job.ts'

/** Photos are printed from the copy of this width in pixels. */
const PRINT_WIDTH = 800
/** How often the job looks whether somebody has cancelled it. */
const LOOK_MS = 500

let printer: Promise<Printer> | undefined
/** One browser for all reports of this process; found or unpacked at the first. */
const printerOf = (services: Services, say: (share: number) => Promise<unknown>) => {
  printer ??= findBrowser({
    dataDir: services.config.dataDir,
    explicitPath: services.config.browserPath,
    onProgress: (share) => void say(share),
  }).then((found) => createPrinter({ path: found.path, env: found.env, args: browserArguments() }))
  printer.catch(() => {
    printer = undefined
  })
  return printer
}

/**
 * Makes the pdf of a report and hangs it on the report. The task row tells how far it is, in words and as a share; the
 * word `geannuleerd` in it, or the worker's end, breaks the print off.
 */
export const makeReport: Job<'make-report'> = async ({ task, report, organisation, user }, services, signal) => {
  const { owner } = services.pools
  const told = (status: string, share: number, step: string, error: string | null = null) =>
    owner.query(
      `update "taak" set "status" = $2, "voortgang" = $3, "stap" = $4, "fout" = $5, "updated_at" = now() where "id" = $1 and "status" in ('wacht', 'bezig')`,
      [task, status, share, step, error],
    )
  const isCancelled = async () =>
    (await owner.query(`select 1 from "taak" where "id" = $1 and "status" = 'geannuleerd'`, [task])).rows.length > 0
  const cancel = new AbortController()
  const timer = setInterval(() => void isCancelled().then((yes) => yes && cancel.abort()), LOOK_MS)
  try {
    if (await isCancelled()) return
    await told('bezig', 0.05, 'gegevens')
    const session = await sessionOfPerson(services, organisation, user)
    if (!session) throw new PrintError('failed', new Error('the person who asked may no longer log in'))
    const dossier = await gather(askAs(services, session), report)
    await told('bezig', 0.15, 'browser')
    const ready = await printerOf(services, (share) => told('bezig', 0.15 + share * 0.2, 'browser'))
    await told('bezig', 0.35, 'opmaak')
    let loaded = 0
    const { pdf, pageCount } = await printReport({
      printer: ready,
      dossier,
      signal: AbortSignal.any([signal, cancel.signal]),
      loadPhoto: async (key) => {
        const bytes = await photoOf(services, organisation, key)
        loaded += 1
        if (loaded % 10 === 0) await told('bezig', 0.35 + Math.min(0.3, loaded / 400), 'fotos')
        return bytes
      },
    })
    await told('bezig', 0.9, 'opslaan')
    const path = await newUploadPath(uploadFolder(services.config))
    try {
      await writeFile(path, pdf)
      const file = await inspectLocalFile(services.files, path, `${dossier.rapport.naam}.pdf`)
      await inTransaction(services.pools.serve, session, async (work) => {
        const entity = model.entity('report')
        const field = entity.fields.file
        if (field?.kind !== 'file') throw new Error('A report has no file')
        const id = await storeFile(work, file, { entity, field })
        await work.query(
          `update "rapport" set "file_id" = $2, "record_version" = "record_version" + 1, "updated_at" = now() where "id" = $1 and ("status" in ('concept', 'ter_controle') or "file_id" is null)`,
          [report, id],
        )
        await remember(work, 'make', entity, report, { pages: [null, pageCount] })
      })
    } finally {
      await rm(path, { force: true })
    }
    await told('klaar', 1, `${pageCount}`)
  } catch (error) {
    if (cancel.signal.aborted) return
    if (signal.aborted) {
      await owner.query(
        `update "taak" set "status" = 'wacht', "voortgang" = 0 where "id" = $1 and "status" = 'bezig'`,
        [task],
      )
      throw error
    }
    services.log.error({ err: error, task }, 'a report could not be made')
    await told(
      'mislukt',
      0,
      'mislukt',
      error instanceof PrintError ? error.code : (outsideProblem(error)?.code ?? 'internal'),
    )
  } finally {
    clearInterval(timer)
  }
}

/** The bytes of a photo for print: its copy, or the original where there is none, such as a logo. */
async function photoOf({ pools, files }: Services, organisation: number, key: string): Promise<Uint8Array | null> {
  const { rows } = await pools.owner.query<{ checksum: string }>(
    `select "checksum" from "file" where "organisatie_id" = $1 and "file_key" = $2 and "deleted_at" is null`,
    [organisation, key],
  )
  const checksum = rows[0]?.checksum
  if (!checksum) return null
  const content =
    (await files.get(objectKey(organisation, checksum, PRINT_WIDTH))) ??
    (await files.get(objectKey(organisation, checksum)))
  return content ? buffer(content) : null
}
