import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browserArguments, findBrowser } from '../../apps/server/src/browser/find.ts'
import { cache, root } from '../measure.ts'

export const dist = join(cache, 'web')

/** A browser and where the built pages are. */
export interface Pages {
  readonly browser: Browser
  readonly address: string
}

/** Does something with the built pages in a real browser. */
export async function inBrowser<T>(task: (pages: Pages) => Promise<T>): Promise<T> {
  const { address, close } = await serve()
  const found = await findBrowser({ dataDir: join(root, 'node_modules/.cache') })
  const browser = await chromium.launch({
    executablePath: found.path,
    // Without a frame rate the time is that of the work, not of waiting for the next sixtieth of a second.
    args: [...browserArguments(), '--disable-frame-rate-limit', '--disable-gpu-vsync'],
    env: { ...process.env, ...found.env },
  })
  try {
    return await task({ browser, address })
  } finally {
    await browser.close()
    close()
  }
}

/** Opens a page and waits for its form or its first row. */
export async function open({ browser, address }: Pages, path: string, { slow = 1 } = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(listen)
  await page.goto(`${address}/${path}`)
  await page.waitForSelector(path === 'form' || path === 'native' ? '#f-veld_55' : 'tbody tr')
  if (slow > 1) await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slow })
  return page
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
export async function paintedAfter(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await page.evaluate(() => window.noted.length)
  await act()
  await page.waitForFunction((count) => window.noted.length > count, before, { polling: 20, timeout: 20_000 })
  return page.evaluate(() => window.noted.at(-1) ?? Number.NaN)
}

/** Builds the pages of the bench, or those of a folder of its own beside them. */
export async function build(
  page: string = join(import.meta.dirname, 'page'),
  outDir: string = dist,
  alias: Record<string, string> = {},
): Promise<void> {
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
