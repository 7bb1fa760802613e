import { rm, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { FileField } from '@vezel/model/kit/field.ts'
import { limits } from '@vezel/model/limits.ts'
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
import type { PrintedReport, PrintMeans } from '../reports/print-report.ts'
import type { Services } from '../services.ts'
import { runTask } from './run-task.ts'

/** Of a printed photo at least: from here on a reader sees no pixels at reading distance. */
const DOTS_AN_INCH = 200
/** The smallest copy, in pixels across, that is sharp at this width in millimetres; the largest there is for what is wider. */
export const printCopy = (widthMm: number): number =>
  printCopies.find((width) => width >= (widthMm / 25.4) * DOTS_AN_INCH) ?? Math.max(...printCopies)
/** What is smaller than these is a thumbnail, with what a photo that small keeps of itself. */
const printCopies = limits.imageWidths.filter((width) => width >= 800)

const report = model.entity('report')
/** Where the pdf of a report is stored. */
const ofReport: PrintPlace = { entity: report, field: report.fields.file }

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

/** What a job that prints works with. */
export interface PrintTask {
  /** The id of the record that the print hangs on. */
  readonly record: string
  readonly session: Session
  readonly ask: Ask
  readonly askWithin: RequestContext['askWithin']
  /** Prints, and tells the task how far it is. */
  readonly print: (how: (means: PrintMeans) => Promise<PrintedReport>) => Promise<PrintedReport>
  /**
   * Stores the pdf as a file of the record and calls `use` with its id, in one transaction, which ends the task as well:
   * a task that was cancelled meanwhile rolls everything back.
   */
  readonly store: (
    printed: PrintedReport,
    name: string,
    use: (work: Work, file: string) => Promise<void>,
  ) => Promise<void>
}

/** The kinds of long work that print. */
export type PrintKind = 'rapport' | 'vrijgave' | 'bezoekplan'

/** Where a print is stored: the field of a record that takes a pdf. */
export interface PrintPlace {
  readonly entity: Entity
  readonly field: FileField
}

/** Runs a job that prints, as `runTask` does; of a report unless told otherwise. */
export function runPrintTask(
  asked: TaskPayload,
  services: Services,
  signal: AbortSignal,
  run: (print: PrintTask) => Promise<void>,
  place: PrintPlace = ofReport,
): Promise<void> {
  return runTask<PrintKind>(
    asked,
    services,
    signal,
    async ({ record, session, told, signal: broken, end }) => {
      await told(0.05, 'gegevens')
      await run({
        record: String(record),
        session,
        ask: askAs(services, session),
        askWithin: (work) => askAs(services, session, undefined, work),
        async print(how) {
          await told(0.15, 'browser')
          const printer = await printerOf(services, (share) => told(0.15 + share * 0.2, 'browser'))
          await told(0.35, 'opmaak')
          let loaded = 0
          const loadPhoto = async (key: string, widthMm: number) => {
            const bytes = await photoOf(services, asked.organisation, key, printCopy(widthMm))
            loaded += 1
            if (loaded % 10 === 0) await told(0.35 + Math.min(0.3, loaded / 400), 'fotos')
            return bytes
          }
          const loadFile = (key: string) => fileOf(services, asked.organisation, key)
          return how({ printer, signal: broken, loadPhoto, loadFile })
        },
        async store({ pdf, pageCount }, name, use) {
          await told(0.9, 'opslaan')
          const path = await newUploadPath(uploadFolder(services.config))
          try {
            await writeFile(path, pdf)
            const file = await inspectLocalFile(services.files, path, `${name}.pdf`)
            await inTransaction(services.pools.serve, session, async (work) => {
              await use(work, await storeFile(work, file, place))
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

/** The bytes of a stored file as they were received; null when it is gone. */
const fileOf = (services: Services, organisation: number, key: string): Promise<Uint8Array | null> =>
  photoOf(services, organisation, key, null)

/** The bytes of a photo for print: its copy of a width, or the original where there is none, such as a logo. */
async function photoOf(
  { pools, files }: Services,
  organisation: number,
  key: string,
  width: number | null,
): Promise<Uint8Array | null> {
  const { rows } = await pools.owner.query<{ checksum: string }>(
    `select "checksum" from "file" where "organisatie_id" = $1 and "file_key" = $2 and "deleted_at" is null`,
    [organisation, key],
  )
  const checksum = rows[0]?.checksum
  if (!checksum) return null
  const copy = width === null ? null : await files.get(objectKey(organisation, checksum, width))
  const content = copy ?? (await files.get(objectKey(organisation, checksum)))
  return content ? buffer(content) : null
}
