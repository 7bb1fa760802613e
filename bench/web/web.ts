import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { median, REPEATS, type Row } from '../measure.ts'
import { typed } from './page/fields.ts'
import { build, dist, inBrowser, open, paintedAfter } from './pages.ts'
import { tanstackPage } from './peer.ts'

const SLOW = 4

/** Keys in a large form and a large table, in a real browser, against pages without them. */
export async function webRows({ peers }: { readonly peers: boolean }): Promise<Row[]> {
  await build()
  if (peers) {
    const { folder, alias } = await tanstackPage()
    await build(folder, join(dist, 'tanstack'), alias)
  }
  const other = peers ? 'tanstack' : 'plain'
  const otherName = peers ? 'TanStack Table' : 'a table by hand'
  return inBrowser(async (browser) => {
    const seen = { form: [], native: [], table: [], [other]: [] } as Record<string, number[]>
    const sorted = { table: [], [other]: [] } as Record<string, number[]>
    const scrolled = { table: [], [other]: [] } as Record<string, Scrolled[]>
    for (let n = 0; n < REPEATS; n++) {
      for (const path of ['form', 'native']) {
        const page = await open(browser, path, { slow: SLOW })
        seen[path]?.push(...(await typeInForm(page)))
        await page.close()
      }
      for (const path of ['table', other]) {
        const page = await open(browser, path)
        seen[path]?.push(...(await filter(page)))
        sorted[path]?.push(...(await sort(page)))
        scrolled[path]?.push(await scroll(page))
        await page.close()
      }
    }
    const of = (values: Record<string, number[]>, name: string) => median(values[name] ?? [])
    const late = (values: number[] = []) =>
      [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]?.toFixed(0)
    const frames = (name: string) => median((scrolled[name] ?? []).map((s) => s.framesASecond))
    const blank = (name: string) => (scrolled[name] ?? []).reduce((sum, s) => sum + s.blank, 0)
    return [
      {
        what: `form of 60 fields, key to paint, CPU ${SLOW} times slower`,
        value: of(seen, 'form'),
        unit: 'ms',
        reference: { name: 'native elements', value: of(seen, 'native') },
        goal: { atMost: 1.3 },
        note: `p95 ${late(seen.form)} against ${late(seen.native)} ms`,
      },
      {
        what: 'table of 20,000 rows, filter key to paint',
        value: of(seen, 'table'),
        unit: 'ms',
        reference: { name: otherName, value: of(seen, other) },
        ...(peers ? { goal: { atMost: 0.3 } } : {}),
        note: `p95 ${late(seen.table)} against ${late(seen[other])} ms`,
      },
      {
        what: 'table of 20,000 rows, sort to paint',
        value: of(sorted, 'table'),
        unit: 'ms',
        reference: { name: otherName, value: of(sorted, other) },
        ...(peers ? { goal: { atMost: 0.8 } } : {}),
        note: `p95 ${late(sorted.table)} against ${late(sorted[other])} ms`,
      },
      {
        what: 'table of 20,000 rows, scrolling',
        value: frames('table'),
        unit: 'frames a second',
        reference: { name: otherName, value: frames(other) },
      },
      {
        what: 'table of 20,000 rows, frames without rows while scrolling',
        value: blank('table'),
        unit: 'frames',
        goal: { atMost: 0 },
        note: `${otherName} ${blank(other)}`,
      },
    ]
  })
}

async function typeInForm(page: Page): Promise<number[]> {
  const times: number[] = []
  for (const name of typed) {
    await page.focus(`#f-${name}`)
    for (const key of 'vezels') times.push(await paintedAfter(page, () => page.keyboard.press(key)))
  }
  return times
}

/** Every key leaves other rows at the top. */
async function filter(page: Page): Promise<number[]> {
  await page.focus('#query')
  const times: number[] = []
  for (const key of ['1', '7', '3', '9', 'Backspace', 'Backspace', 'Backspace', 'Backspace'])
    times.push(await paintedAfter(page, () => page.keyboard.press(key)))
  return times
}

async function sort(page: Page): Promise<number[]> {
  const times: number[] = []
  for (const title of ['Naam', 'Naam', 'Aantal', 'Aantal', 'Ruimte', 'Ruimte', 'Nummer'])
    times.push(await paintedAfter(page, () => page.click(`th button:has-text("${title}")`)))
  return times
}

interface Scrolled {
  readonly framesASecond: number
  readonly blank: number
}

/** Scrolls at the speed of a hand for a second and a half, and looks at every frame whether rows are there. */
const scroll = (page: Page): Promise<Scrolled> =>
  page.evaluate(async () => {
    const scroller = document.querySelector<HTMLElement>('.data-scroller')
    if (!scroller) throw new Error('Nothing scrolls')
    const box = scroller.getBoundingClientRect()
    const start = performance.now()
    let [frames, blank, step] = [0, 0, 40]
    while (performance.now() - start < 1500) {
      const before = scroller.scrollTop
      scroller.scrollTop += step
      // A page has an end, where nothing is drawn any more: back again.
      if (scroller.scrollTop === before) step = -step
      await new Promise(requestAnimationFrame)
      frames += 1
      const places = [0.2, 0.5, 0.8].map((part) =>
        document.elementFromPoint(box.left + 60, box.top + box.height * part),
      )
      if (places.some((element) => !element?.closest('tr'))) blank += 1
    }
    return { framesASecond: (1000 * frames) / (performance.now() - start), blank }
  })
