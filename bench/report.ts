import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Dossier } from '@vezel/report/dossier.ts'
import { schoolDossier } from '@vezel/report/fixture/school.ts'
import { browserArguments, findBrowser } from '../apps/server/src/browser/find.ts'
import { createPrinter, type Printer } from '../apps/server/src/reports/print.ts'
import { printReport } from '../apps/server/src/reports/print-report.ts'
import { drawnPhoto } from '../apps/server/src/reports/school-photos.fixture.ts'
import { inTurn, median, type Row, root, spread, timed } from './measure.ts'

/** The report of the school, made as the product makes it, against one bare print of the HTML it ends with. */
export async function reportRows(): Promise<Row[]> {
  const browser = await findBrowser({ dataDir: join(root, 'node_modules/.cache') })
  const printer = createPrinter({ ...browser, args: browserArguments() })
  try {
    // Drawn before anything is timed: the product reads its photos from the store.
    const photos = new Map<string, Uint8Array>()
    const loadPhoto = async (key: string) => {
      const bytes = photos.get(key) ?? (await drawnPhoto(key))
      photos.set(key, bytes)
      return bytes
    }
    let html = ''
    const listening: Printer = {
      ...printer,
      print(text, options) {
        html = text
        return printer.print(text, options)
      },
    }
    const report = () => printReport({ printer: listening, dossier: dossier(), loadPhoto })
    const { pageCount, pdf } = await report()
    const ms = await inTurn({ report: () => timed(report), bare: () => timed(() => printer.print(html)) })
    const [withReport, withBare] = [await peakMb(report), await peakMb(() => printer.print(html))]
    const what = `report of ${pageCount} pages with ${photos.size} pictures`
    return [
      {
        what: `${what}, its draft without photos`,
        value: median(ms.report) / 1000,
        unit: 's',
        reference: { name: 'one bare print of its HTML', value: median(ms.bare) / 1000 },
        goal: { atMost: 1.5 },
        note: `± ${Math.round(spread(ms.report) * 100)} %, PDF ${(pdf.length / 1e6).toFixed(1)} MB, ${browser.path}`,
      },
      {
        what: `${what}, peak memory of all processes`,
        value: withReport,
        unit: 'MB',
        reference: { name: 'one bare print of its HTML', value: withBare },
      },
    ]
  } finally {
    await printer.close()
  }
}

/** Twice the sources of the school, which makes sixty pages, with the hundred photos of the first half. */
function dossier(): Dossier {
  const { onderzoek, ...rest } = schoolDossier({ copies: 2 })
  const half = onderzoek.bronnen.length / 2
  const bronnen = onderzoek.bronnen.map((bron, n) =>
    n < half ? bron : { ...bron, locaties: bron.locaties.map((location) => ({ ...location, fotos: [] })) },
  )
  return { ...rest, onderzoek: { ...onderzoek, bronnen } }
}

/** Megabytes that this process and all it started hold at most while a task runs; what they share counts once. */
async function peakMb(task: () => Promise<unknown>): Promise<number> {
  let peak = 0
  let isDone = false
  const watch = (async () => {
    while (!isDone) {
      peak = Math.max(peak, await treeMb())
      await sleep(40)
    }
  })()
  await task()
  isDone = true
  await watch
  return peak
}

async function treeMb(): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const parents = new Map<string, string>()
  await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      // The name in brackets may hold anything; the parent is the second word after it.
      parents.set(pid, stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? '')
    }),
  )
  const isOurs = (pid: string | undefined): boolean =>
    pid === String(process.pid) || (pid !== undefined && pid !== '0' && isOurs(parents.get(pid)))
  const sizes = await Promise.all(
    pids.filter(isOurs).map(async (pid) => {
      const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
      return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0)
    }),
  )
  return sizes.reduce((sum, kb) => sum + kb, 0) / 1000
}
