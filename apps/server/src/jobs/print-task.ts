import { rm, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { model } from '@vezel/model'
import type { Dossier } from '@vezel/report/dossier.ts'
import type { Session } from '../access.ts'
import type { Ask } from '../ask.ts'
import { browserArguments, findBrowser } from '../browser/find.ts'
import { inTransaction, type Work } from '../db/work.ts'
import { objectKey } from '../files/store.ts'
import { storeFile } from '../files/store-file.ts'
import { uploadFolder } from '../files/upload-folder.ts'
import { inspectLocalFile, newUploadPath } from '../files/uploaded-file.ts'
import { askAs } from '../graphql/run.ts'
import type { RequestContext } from '../operations/operation.ts'
import type { TaskPayload } from '../queue/payloads.ts'
import { createPrinter, PrintError, type Printer } from '../reports/print.ts'
import { type PrintedReport, printReport } from '../reports/print-report.ts'
import type { Services } from '../services.ts'
import { runTask } from './run-task.ts'

/** Photos are printed from the copy of this width in pixels. */
const PRINT_WIDTH = 800

let printer: Promise<Printer> | undefined
/** One browser for all reports of this process; found or unpacked at the first. */
const printerOf = (services: Services, say: (share: number) => Promise<unknown>) => {
  printer ??= findBrowser({
    dataDir: services.config.dataDir,
    explicitPath: services.config.browserPath,
    // What could not be told is told by the next step, or by the job that fails: the browser comes all the same.
    onProgress: (share) => void say(share).catch(() => {}),
  }).then((found) => createPrinter({ path: found.path, env: found.env, args: browserArguments() }))
  printer.catch(() => {
    printer = undefined
  })
  return printer
}

/** Ends the browser of this process, if one was started. */
export async function closePrinter(): Promise<void> {
  const last = printer
  printer = undefined
  await (await last?.catch(() => undefined))?.close()
}

/** What a job that prints a report works with. */
export interface PrintTask {
  /** The id of the report. */
  readonly report: string
  readonly session: Session
  readonly ask: Ask
  readonly askWithin: RequestContext['askWithin']
  /** Prints, and tells the task how far it is. */
  readonly print: (dossier: Dossier) => Promise<PrintedReport>
  /**
   * Stores the pdf as a file of the report and calls `use` with its id, in one transaction, which ends the task as well:
   * a task that was cancelled meanwhile rolls everything back.
   */
  readonly store: (
    printed: PrintedReport,
    name: string,
    use: (work: Work, file: string) => Promise<void>,
  ) => Promise<void>
}

/** Runs a job that prints a report, as `runTask` does. */
export function runPrintTask(
  asked: TaskPayload,
  services: Services,
  signal: AbortSignal,
  run: (print: PrintTask) => Promise<void>,
): Promise<void> {
  return runTask<'rapport' | 'vrijgave'>(
    asked,
    services,
    signal,
    async ({ record, session, told, signal: broken, end }) => {
      await told(0.05, 'gegevens')
      await run({
        report: String(record),
        session,
        ask: askAs(services, session),
        askWithin: (work) => askAs(services, session, undefined, work),
        async print(dossier) {
          await told(0.15, 'browser')
          const printer = await printerOf(services, (share) => told(0.15 + share * 0.2, 'browser'))
          await told(0.35, 'opmaak')
          let loaded = 0
          const loadPhoto = async (key: string) => {
            const bytes = await photoOf(services, asked.organisation, key)
            loaded += 1
            if (loaded % 10 === 0) await told(0.35 + Math.min(0.3, loaded / 400), 'fotos')
            return bytes
          }
          return printReport({ printer, dossier, signal: broken, loadPhoto })
        },
        async store({ pdf, pageCount }, name, use) {
          await told(0.9, 'opslaan')
          const path = await newUploadPath(uploadFolder(services.config))
          try {
            await writeFile(path, pdf)
            const file = await inspectLocalFile(services.files, path, `${name}.pdf`)
            await inTransaction(services.pools.serve, session, async (work) => {
              const entity = model.entity('report')
              await use(work, await storeFile(work, file, { entity, field: entity.fields.file }))
              await end(work, String(pageCount))
            })
          } finally {
            await rm(path, { force: true })
          }
        },
      })
    },
    (error) => (error instanceof PrintError ? error.code : undefined),
  )
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
