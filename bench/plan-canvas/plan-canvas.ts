import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { browserArguments, findBrowser } from '../../apps/server/src/browser/find.ts'
import { median, REPEATS, type Row, root } from '../measure.ts'

const COUNTS = [2_000, 10_000]
const SLOWER = [1, 4]
const MS = 1500
type Moves = Record<'pan' | 'zoom' | 'drag', number>
/** What the page offers. */
type Offered = typeof globalThis & {
  measure: (what: 'canvas' | 'svg', count: number, ms: number) => Promise<Moves>
  opened: (count: number) => Promise<{ decoded: number; opened: number }>
}

/** Frames of the plan in a browser, beside the same scene as SVG in the same run, and how soon a plan is there. */
export async function planCanvasRows(): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: (await findBrowser({ dataDir: join(root, 'node_modules/.cache') })).path,
    args: browserArguments(),
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.setContent('<!doctype html><body style="margin:0"></body>')
    await page.addScriptTag({ content: await bundled(), type: 'module' })
    await page.waitForFunction(() => 'measure' in globalThis)
    const rows: Row[] = []
    for (const count of COUNTS) {
      for (const slower of SLOWER) rows.push(...(await movesOf(page, count, slower)))
      rows.push(await openingOf(page, count))
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function bundled(): Promise<string> {
  const build = await rolldown({ input: join(import.meta.dirname, 'page.ts'), platform: 'browser', cwd: root })
  const { output } = await build.generate({ format: 'esm' })
  return output[0].code
}

async function movesOf(page: Page, count: number, slower: number): Promise<Row[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const found = { canvas: [] as Moves[], svg: [] as Moves[] }
  for (let n = 0; n < REPEATS; n++)
    for (const what of n % 2 === 0 ? (['canvas', 'svg'] as const) : (['svg', 'canvas'] as const))
      found[what].push(
        await page.evaluate(([of, many, ms]) => (globalThis as Offered).measure(of, many, ms), [
          what,
          count,
          MS,
        ] as const),
      )
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return (['pan', 'zoom', 'drag'] as const).map((move) => ({
    what: `${move}, ${count} objects, ${slower} times slower`,
    value: median(found.canvas.map((one) => one[move])),
    unit: 'frames/s',
    reference: { name: 'as SVG', value: median(found.svg.map((one) => one[move])) },
    goal: { atLeast: 5 },
  }))
}

async function openingOf(page: Page, count: number): Promise<Row> {
  const found: { decoded: number; opened: number }[] = []
  for (let n = 0; n < REPEATS; n++)
    found.push(await page.evaluate((many) => (globalThis as Offered).opened(many), count))
  return {
    what: `first picture of a plan of ${count} objects`,
    value: median(found.map(({ opened }) => opened)),
    unit: 'ms',
    reference: { name: 'decoding its background', value: median(found.map(({ decoded }) => decoded)) },
    goal: { atMost: 2 },
  }
}
