import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { model } from '@vezel/model'
import defaults from '@vezel/model/lookups/defaults.json' with { type: 'json' }
import { type Browser, chromium, type Page } from 'playwright-core'
import { browserArguments, findBrowser } from '../../apps/server/src/browser/find.ts'
import { email, password, seedProduct, withOwner } from '../../apps/server/src/testing/product.ts'
import { inTurn, median, type Row, root, spread } from '../measure.ts'
import { startServer } from '../start.ts'

/** The list with the most items, and what stands in its first row. */
const [largest = '', items = []] =
  Object.entries(defaults as Record<string, readonly { readonly value: string }[]>).sort(
    ([, a], [, b]) => b.length - a.length,
  )[0] ?? []
const first = items[0]?.value ?? ''
/** A short list, open before. */
const other = 'conditie'
/** As an address has it. */
const wordOf = (list: string) => {
  const { type } = model.named(list).api
  return type.charAt(0).toLowerCase() + type.slice(1)
}
const link = `a.list-menu-link[href$="/${wordOf(largest)}"]`
const REPEATS = 9

/** The screen of a list of variables in the product as it is built, against the same answer in a table of nothing but cells. */
export async function variablesRows(): Promise<Row[]> {
  if (!existsSync(join(root, 'apps/web/dist/index.html'))) throw new Error('First `npm run build`')
  const dataDir = await mkdtemp(join(tmpdir(), 'vezel-bench-variables-'))
  await (await startServer(dataDir)).stop()
  await withOwner(dataDir, async (owner) => {
    await seedProduct(owner)
    await owner.query('update "inventarisatie_user" set "inventarisatie_rol_id" = 2')
  })
  const server = await startServer(dataDir)
  const found = await findBrowser({ dataDir: join(root, 'node_modules/.cache') })
  const browser = await chromium.launch({
    executablePath: found.path,
    args: browserArguments(),
    env: { ...process.env, ...found.env },
  })
  try {
    const page = await openVariables(browser, server.address)
    const question = await questionOf(page)
    const ms = await inTurn({ product: () => untilShown(page), plain: () => untilPlain(page, question) }, REPEATS)
    return [
      {
        what: `variables, list of ${items.length} items, from click to content`,
        value: median(ms.product),
        unit: 'ms',
        reference: { name: 'a plain table of the same answer', value: median(ms.plain) },
        goal: { atMost: 1.5 },
        note: `± ${Math.round(spread(ms.product) * 100)} %`,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function openVariables(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })
  await page.goto(`${address}/login`)
  await page.locator('input[autocomplete="username"]').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.includes('login'))
  await page.goto(`${address}/admin/variabelen/1/${other}`)
  await page.waitForSelector(link)
  await page.waitForSelector('tbody tr')
  return page
}

/** What the product asks for the list, to be asked again as it is. */
interface Asked {
  readonly body: string
  readonly headers: Record<string, string>
}
async function questionOf(page: Page): Promise<Asked> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && (one.postData() ?? '').includes(`${largest}(`)),
    page.click(link),
  ])
  await page.waitForSelector(`tbody tr:has-text("${first}")`)
  const { authorization = '' } = await request.allHeaders()
  return { body: request.postData() ?? '', headers: { 'content-type': 'application/json', authorization } }
}

/** From the click on the list to its first row on the screen, on a page that has not shown it yet. */
async function untilShown(page: Page): Promise<number> {
  await page.goto(page.url().replace(/[^/]+$/, other))
  await page.waitForSelector('tbody tr')
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    ({ to, words }) =>
      new Promise<number>((done) => {
        const start = performance.now()
        const observer = new MutationObserver(() => {
          if (!document.querySelector('tbody')?.textContent?.includes(words)) return
          observer.disconnect()
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => done(performance.now() - start)
            port2.postMessage(0)
          })
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        document.querySelector<HTMLElement>(to)?.click()
      }),
    { to: link, words: first },
  )
}

/** The same question, and every value of its rows in a cell. */
async function untilPlain(page: Page, asked: Asked): Promise<number> {
  await page.goto(page.url().replace(/[^/]+$/, other))
  await page.waitForSelector('tbody tr')
  await page.waitForLoadState('networkidle')
  return page.evaluate(async ({ body, headers }) => {
    const start = performance.now()
    const answer = (await (await fetch('/graphql', { method: 'POST', headers, body })).json()) as {
      data: Record<string, unknown>
    }
    const rows = Object.values(answer.data).find(Array.isArray) as Record<string, unknown>[]
    const table = document.createElement('table')
    for (const row of rows) {
      const line = table.insertRow()
      for (const value of Object.values(row)) line.insertCell().textContent = String(value ?? '')
    }
    document.body.replaceChildren(table)
    await new Promise((painted) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = painted
        port2.postMessage(0)
      }),
    )
    return performance.now() - start
  }, asked)
}
