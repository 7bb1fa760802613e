import { rm, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { model } from '@vezel/model'
import { Problem, problemText } from '@vezel/model/problems.ts'
import { issueText } from '@vezel/model/rules/named.ts'
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
import { outsideProblem } from '../outside-problem.ts'
import type { JobPayloads } from '../queue/payloads.ts'
import { createPrinter, PrintError, type Printer } from '../reports/print.ts'
import { type PrintedReport, printReport } from '../reports/print-report.ts'
import { sessionOfPerson } from '../reports/session-of.ts'
import type { Services } from '../services.ts'

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

/** Thrown inside `store` when the task is no longer waited for. */
class Cancelled extends Error {}

/**
 * Runs a job that prints a report. The task row tells how far it is, in words and as a share, and why it was refused; the
 * word `geannuleerd` in it, or the worker's end, breaks the print off.
 */
export async function runPrintTask(
  { task, organisation, user }: Pick<JobPayloads['make-report'], 'task' | 'organisation' | 'user'>,
  services: Services,
  signal: AbortSignal,
  run: (print: PrintTask) => Promise<void>,
): Promise<void> {
  const { owner } = services.pools
  const told = (share: number, step: string) =>
    owner.query(
      `update "taak" set "status" = 'bezig', "voortgang" = $2, "stap" = $3, "updated_at" = now() where "id" = $1 and "status" in ('wacht', 'bezig')`,
      [task, share, step],
    )
  const failed = (code: string, why: string | null) =>
    owner.query(
      `update "taak" set "status" = 'mislukt', "voortgang" = 0, "stap" = 'mislukt', "fout" = $2, "uitleg" = $3, "updated_at" = now() where "id" = $1 and "status" in ('wacht', 'bezig')`,
      [task, code, why],
    )
  const isOver = async () =>
    (await owner.query(`select 1 from "taak" where "id" = $1 and "status" in ('wacht', 'bezig')`, [task])).rows
      .length === 0
  const cancel = new AbortController()
  const look = () =>
    isOver().then(
      (yes) => yes && cancel.abort(),
      // The database is away for a moment: the next look tells.
      () => {},
    )
  const timer = setInterval(() => void look(), LOOK_MS)
  let session: Session | undefined
  try {
    if (await isOver()) return
    await told(0.05, 'gegevens')
    session = await sessionOfPerson(services, organisation, user)
    if (!session) throw new PrintError('failed', new Error('the person who asked may no longer log in'))
    const as = session
    await run({
      session: as,
      ask: askAs(services, as),
      askWithin: (work) => askAs(services, as, undefined, work),
      async print(dossier) {
        await told(0.15, 'browser')
        const ready = await printerOf(services, (share) => told(0.15 + share * 0.2, 'browser'))
        await told(0.35, 'opmaak')
        let loaded = 0
        return printReport({
          printer: ready,
          dossier,
          signal: AbortSignal.any([signal, cancel.signal]),
          loadPhoto: async (key) => {
            const bytes = await photoOf(services, organisation, key)
            loaded += 1
            if (loaded % 10 === 0) await told(0.35 + Math.min(0.3, loaded / 400), 'fotos')
            return bytes
          },
        })
      },
      async store({ pdf, pageCount }, name, use) {
        await told(0.9, 'opslaan')
        const path = await newUploadPath(uploadFolder(services.config))
        try {
          await writeFile(path, pdf)
          const file = await inspectLocalFile(services.files, path, `${name}.pdf`)
          await inTransaction(services.pools.serve, as, async (work) => {
            const entity = model.entity('report')
            const field = entity.fields.file
            if (field?.kind !== 'file') throw new Error('A report has no file')
            await use(work, await storeFile(work, file, { entity, field }))
            const ended = await work.query(
              `update "taak" set "status" = 'klaar', "voortgang" = 1, "stap" = $2, "updated_at" = now() where "id" = $1 and "status" in ('wacht', 'bezig') returning "id"`,
              [task, String(pageCount)],
            )
            if (ended.length === 0) throw new Cancelled()
          })
        } finally {
          await rm(path, { force: true })
        }
      },
    })
  } catch (error) {
    if (cancel.signal.aborted || error instanceof Cancelled) return
    if (signal.aborted) {
      await owner.query(
        `update "taak" set "status" = 'wacht', "voortgang" = 0 where "id" = $1 and "status" = 'bezig'`,
        [task],
      )
      throw error
    }
    if (error instanceof Problem) return void (await failed(error.code, explained(error, session)))
    services.log.error({ err: error, task }, 'a report could not be made')
    await failed(error instanceof PrintError ? error.code : (outsideProblem(error)?.code ?? 'internal'), null)
  } finally {
    clearInterval(timer)
  }
}

/** The sentence of a problem with those of its issues, in the language of who asked. */
function explained({ code, args, issues }: Problem, session: Session | undefined): string {
  const locale = session?.locale ?? 'nl'
  return [problemText(code, args, locale), ...issues.map((issue) => issueText(issue, locale))].join('\n')
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
