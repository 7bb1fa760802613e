import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { browserArguments, findBrowser } from '../../apps/server/src/browser/find.ts'
import { cache, median, REPEATS, type Row, root } from '../measure.ts'
import { typed } from './page/fields.ts'
import { tanstackPage } from './peer.ts'

const dist = join(cache, 'web')
const SLOW = 4

/** Keys in a large form and a large table, in a real browser, against pages without them. */
export async function webRows({ peers }: { readonly peers: boolean }): Promise<Row[]> {
  await build(join(import.meta.dirname, 'page'), dist)
  if (peers) {
    const { folder, alias } = await tanstackPage()
    await build(folder, join(dist, 'tanstack'), alias)
  }
  const other = peers ? 'tanstack' : 'plain'
  const otherName = peers ? 'TanStack Table' : 'a table by hand'
  const { address, close } = await serve()
  const found = await findBrowser({ dataDir: join(root, 'node_modules/.cache') })
  const browser = await chromium.launch({
    executablePath: found.path,
    // Without a frame rate the time is that of the work, not of waiting for the next sixtieth of a second.
    args: [...browserArguments(), '--disable-frame-rate-limit', '--disable-gpu-vsync'],
    env: { ...process.env, ...found.env },
  })
  try {
    const open = async (path: string, slow = 1) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.addInitScript(listen)
      await page.goto(`${address}/${path}`)
      await page.waitForSelector(path === 'form' || path === 'native' ? '#f-veld_55' : 'tbody tr')
      if (slow > 1)
        await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slow })
      return page
    }
    const seen = { form: [], native: [], table: [], [other]: [] } as Record<string, number[]>
    const sorted = { table: [], [other]: [] } as Record<string, number[]>
    const scrolled = { table: [], [other]: [] } as Record<string, Scrolled[]>
    for (let n = 0; n < REPEATS; n++) {
      for (const path of ['form', 'native']) {
        const page = await open(path, SLOW)
        seen[path]?.push(...(await typeInForm(page)))
        await page.close()
      }
      for (const path of ['table', other]) {
        const page = await open(path)
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
  } finally {
    await browser.close()
    close()
  }
}

/** Runs in the page: notes how long after a key or click what it changed has been painted. */
function listen() {
  const noted: number[] = []
  Object.assign(window, { noted })
  const painted = (start: number) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => noted.push(performance.now() - start)
      port2.postMessage(0)
    })
  const whenRowsChange = (start: number) => {
    const body = document.querySelector('tbody')
    if (!body) return
    const observer = new MutationObserver(() => {
      observer.disconnect()
      painted(start)
    })
    observer.observe(body, { subtree: true, childList: true, characterData: true, attributes: true })
  }
  const onEvent = (event: Event) => {
    if (document.querySelector('tbody')) whenRowsChange(event.timeStamp)
    else painted(event.timeStamp)
  }
  addEventListener('keydown', onEvent, { capture: true })
  addEventListener('click', onEvent, { capture: true })
}

declare global {
  interface Window {
    noted: number[]
  }
}

/** Does something and answers how long until it was painted. */
async function paintedAfter(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await page.evaluate(() => window.noted.length)
  await act()
  await page.waitForFunction((count) => window.noted.length > count, before, { polling: 20, timeout: 20_000 })
  return page.evaluate(() => window.noted.at(-1) ?? Number.NaN)
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

async function build(page: string, outDir: string, alias: Record<string, string> = {}): Promise<void> {
  const require = createRequire(join(root, 'apps/web/package.json'))
  const load = (name: string) => import(pathToFileURL(require.resolve(name)).href)
  const { build: viteBuild } = (await load('vite')) as typeof import('vite')
  const { default: react } = (await load('@vitejs/plugin-react')) as typeof import('@vitejs/plugin-react')
  await viteBuild({
    root: page,
    configFile: false,
    base: page.startsWith(cache) ? '/tanstack/' : '/',
    resolve: { alias, dedupe: ['react', 'react-dom'] },
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
    define: { __VERSION__: '"bench"' },
  })
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

async function serve(): Promise<{ address: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname
    const file = extname(path) === '' ? `${path === '/tanstack' ? path : ''}/index.html` : path
    const content = await readFile(join(dist, file)).catch(() => undefined)
    response.writeHead(content ? 200 : 404, { 'content-type': types[extname(file)] ?? 'text/html; charset=utf-8' })
    response.end(content)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No address')
  return { address: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
