import type { Page } from 'playwright-core'
import { inTurn, median, type Row, spread } from '../measure.ts'
import { build, inBrowser, open, type Pages, paintedAfter } from './pages.ts'

const REPEATS = 5
const DRAG_MS = 1500

/** 5,000 spaces in each other and by floor, against the same rows in the product's flat table. */
export async function treeRows(): Promise<Row[]> {
  await build()
  return inBrowser(async (pages) => {
    const opened = await inTurn({ tree: () => opening(pages, 'tree'), flat: () => opening(pages, 'flat') }, REPEATS)
    const filtered = await inTurn(
      { tree: () => filtering(pages, 'tree'), flat: () => filtering(pages, 'flat') },
      REPEATS,
    )
    const blanks = { tree: 0, flat: 0 }
    const dragged = async (path: 'tree' | 'flat') => {
      const { framesASecond, blank } = await dragging(pages, path)
      blanks[path] += blank
      return framesASecond
    }
    const frames = await inTurn({ tree: () => dragged('tree'), flat: () => dragged('flat') }, REPEATS)
    const line = (what: string, { tree, flat }: { tree: number[]; flat: number[] }, unit: string) => ({
      what: `tree of 5,000 spaces, ${what}`,
      value: median(tree),
      unit,
      reference: { name: 'the same rows in a flat table', value: median(flat) },
      note: `± ${Math.round(spread(tree) * 100)} %`,
    })
    return [
      { ...line('from address to rows', opened, 'ms'), goal: { atMost: 1.3 } },
      { ...line('filter key to paint', filtered, 'ms'), goal: { atMost: 1.3 } },
      { ...line('dragging', frames, 'frames a second'), goal: { atLeast: 0.77 } },
      {
        what: 'tree of 5,000 spaces, frames without rows while dragging',
        value: blanks.tree,
        unit: 'frames',
        goal: { atMost: 0 },
        note: `flat table ${blanks.flat}`,
      },
    ]
  })
}

/** From asking for the page to its first rows on the screen. */
async function opening(pages: Pages, path: string): Promise<number> {
  const page = await open(pages, path)
  const ms = await page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))),
  )
  await page.close()
  return ms
}

async function filtering(pages: Pages, path: string): Promise<number> {
  const page = await open(pages, path)
  await page.focus('#query')
  const times: number[] = []
  for (const key of ['1', '7', '3', 'Backspace', 'Backspace', 'Backspace'])
    times.push(await paintedAfter(page, () => page.keyboard.press(key)))
  await page.close()
  return median(times)
}

/** Drags a row up and down, so near the ends that the table scrolls along, and looks at every frame whether rows are there. */
async function dragging(pages: Pages, path: string): Promise<{ framesASecond: number; blank: number }> {
  const page = await open(pages, path)
  const grip = page.locator('.row-handle').nth(4)
  await grip.hover()
  await page.mouse.down()
  const seen = await drag(page)
  await page.keyboard.press('Escape')
  await page.close()
  return seen
}

const drag = (page: Page): Promise<{ framesASecond: number; blank: number }> =>
  page.evaluate(async (ms) => {
    const scroller = document.querySelector<HTMLElement>('.data-scroller')
    const handle = document.querySelectorAll<HTMLElement>('.row-handle')[4]
    if (!scroller || !handle) throw new Error('Nothing to drag')
    const box = scroller.getBoundingClientRect()
    const start = performance.now()
    let [frames, blank, y, step] = [0, 0, box.top + 200, 12]
    while (performance.now() - start < ms) {
      y += step
      if (y > box.bottom - 8 || y < box.top + 60) step = -step
      handle.dispatchEvent(
        new PointerEvent('pointermove', { clientX: 40 + (frames % 60), clientY: y, pointerId: 1, bubbles: true }),
      )
      await new Promise(requestAnimationFrame)
      frames += 1
      const places = [0.2, 0.5, 0.8].map((part) =>
        document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part),
      )
      if (places.some((element) => !element?.closest('tr'))) blank += 1
    }
    return { framesASecond: (1000 * frames) / (performance.now() - start), blank }
  }, DRAG_MS)
