// Makes the pictures of the README from the product itself: `npm run pictures`. Starts it on a data folder of its own,
// waits until the photos and the report of the demonstration are there, and photographs real screens and report pages.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { browserArguments, findBrowser } from '../apps/server/src/browser/find.ts'
import { root, run, Stopped, tell } from './setup.mjs'

const port = Number(process.env.PORT ?? 4199)
const address = `http://localhost:${port}`
const year = new Date().getFullYear()
/** The photos take a minute or two, the report of the finished survey some seconds more. */
const PATIENCE_MS = 10 * 60_000

await run(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vezel-pictures-'))
  const product = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  })
  try {
    await until(async () => (await fetch(`${address}/health`)).ok)
    const { access_token: token } = await ask(
      null,
      'mutation { login(input: { username: "samir@noordlicht.test", password: "vezel-demo-2026" }) { access_token } }',
    )
    const released = `query($number: String!) { onderzoeken(filter: { nummer: { eq: $number } }) { id rapporten { id status file { id } } } }`
    tell('waiting for the photos and the report of the demonstration …')
    const [finished] = await until(async () => {
      const found = await ask(token, released, { number: `${year - 1}-0412` })
      return found[0]?.rapporten.some((report) => report.file) ? found : null
    })
    const [active] = await ask(token, released, { number: `${year}-0031` })
    await photograph(active.id, finished.id, finished.rapporten.find((report) => report.file).id)
    return 0
  } finally {
    product.kill('SIGTERM')
    await new Promise((done) => product.once('exit', done))
    rmSync(dataDir, { recursive: true, force: true })
  }
})

async function photograph(active, finished, report) {
  const found = await findBrowser({
    dataDir: join(root, 'node_modules/.cache'),
    explicitPath: process.env.BROWSER_PATH,
  })
  const browser = await chromium.launch({
    executablePath: found.path,
    env: { ...process.env, ...found.env },
    args: browserArguments(),
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })
    const picture = async (name, target = page) => {
      await page.waitForLoadState('networkidle')
      await sleep(800)
      await target.screenshot({ path: join(root, `docs/pictures/${name}.png`) })
      tell(`docs/pictures/${name}.png`)
    }
    await page.goto(`${address}/login`)
    await page.getByLabel('E-mailadres of gebruikersnaam').fill('samir@noordlicht.test')
    await page.getByLabel('Wachtwoord', { exact: true }).fill('vezel-demo-2026')
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await page.getByRole('button', { name: /^Uitloggen/ }).waitFor()

    await page.goto(`${address}/onderzoeken/actief`)
    await picture('surveys')
    await page.goto(`${address}/onderzoeken/${active}/bronnen`)
    await page.getByRole('row', { name: /^B06\.1 / }).click()
    await picture('sources')
    await page.goto(`${address}/onderzoeken/${active}/pand/ruimten`)
    await picture('spaces')
    await page.goto(`${address}/onderzoeken/${finished}/rapporten/${report}`)
    await page.getByLabel(/^Pagina 1 van/).waitFor()
    await picture('reports')
    // The viewer draws the pages of the PDF itself; in a tall window one fits whole.
    await page.setViewportSize({ width: 1440, height: 1500 })
    for (const [name, title] of [
      ['report-summary', '1 Samenvatting'],
      ['report-sheet', /B06/],
    ]) {
      await page
        .getByRole('button', { name: title })
        .or(page.getByRole('link', { name: title }))
        .first()
        .click()
      await sleep(1500)
      const number = await page.getByLabel('Ga naar pagina').inputValue()
      await picture(name, page.getByLabel(new RegExp(`^Pagina ${number} van`)))
    }
  } finally {
    await browser.close()
  }
}

async function ask(token, query, variables = {}) {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await answer.json()
  if (errors) throw new Stopped(errors[0].message)
  return Object.values(data)[0]
}

async function until(task) {
  for (const start = Date.now(); Date.now() - start < PATIENCE_MS; await sleep(500)) {
    const found = await task().catch((error) => {
      if (error instanceof Stopped) throw error
      return null
    })
    if (found) return found
  }
  throw new Stopped('The product did not get ready in time.')
}
