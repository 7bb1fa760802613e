import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { linkOf, mails } from './support/mail.ts'
import { choose, saveDialog } from './support/vezel.ts'

// A product of its own: the one of the other journeys has a firm already.
let dataDir: string
let product: ChildProcess
let said = ''
let address = ''
const environment = () => ({ ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'warn' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-firm-'))
  product = spawn('node', ['scripts/start.mjs'], { env: environment(), stdio: ['ignore', 'pipe', 'inherit'] })
  product.stdout?.on('data', (text) => {
    said += text
  })
  await expect.poll(() => said, { timeout: 100_000 }).toMatch(/npm run administrator/)
  address = /ready at (\S+)/.exec(said)?.[1] ?? ''
})
test.afterAll(async () => {
  const gone = new Promise((done) => product.once('exit', done))
  product.kill('SIGTERM')
  await gone
  await rm(dataDir, { recursive: true, force: true })
})

/** `npm run administrator`; answers what it said and how it ended. */
function firstAdministrator(...given: string[]): Promise<{ said: string; code: number | null }> {
  const child = spawn('node', ['scripts/first-administrator.mjs', ...given], { env: environment() })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      text += part
    })
  return new Promise((done) => child.once('close', (code) => done({ said: text, code })))
}

const password = 'een-zin-die-niemand-raadt'
/** Accepts an invitation by the path of its link, and logs in. */
async function comeIn(page: Page, path: string, email: string): Promise<void> {
  await page.goto(`${address}${path}`)
  await page.getByLabel('Nieuw wachtwoord').fill(password)
  await page.getByLabel('Herhaal het nieuwe wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Uitnodiging aannemen' }).click()
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await page.getByLabel('E-mailadres of gebruikersnaam').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByRole('button', { name: /^Uitloggen/ })).toBeVisible()
}

const step = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
/** Goes by the menu to the dashboard, and from there to what is to be done. */
async function go(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dashboard' }).click()
  await step(page, name).getByRole('link').click()
}
async function invite(page: Page, [firstName, lastName, email]: readonly [string, string, string], role: string) {
  await page.getByRole('button', { name: 'Uitnodigen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Iemand uitnodigen' })
  await dialog.getByLabel('E-mailadres').fill(email)
  await dialog.getByLabel('Voornaam').fill(firstName)
  await dialog.getByLabel('Achternaam').fill(lastName)
  await choose(dialog, 'Rol', role)
  await dialog.getByRole('button', { name: 'Uitnodigen' }).click()
  await expect(dialog).toBeHidden()
}

test('a firm goes from an empty database to its first survey', async ({ page }) => {
  const who = ['--firm', 'Onderzoek Zuid', '--email', 'nel@zuid.test', '--first-name', 'Nel', '--last-name', 'Claes']
  expect(await firstAdministrator()).toMatchObject({ code: 1, said: expect.stringContaining('--email') })
  const { said: told } = await firstAdministrator(...who)
  const link = new URL(/http\S+/.exec(told)?.[0] ?? '')
  await page.goto(address)
  await comeIn(page, link.pathname + link.search, 'nel@zuid.test')
  expect(await firstAdministrator(...who)).toMatchObject({ code: 1, said: expect.stringContaining('already') })

  // A survey rests on the certificate of a branch: whoever begins there is led to it.
  await expect(page.getByRole('heading', { name: 'Aan de slag' })).toBeVisible()
  await go(page, 'Eerste onderzoek openen')
  await expect(page.getByRole('heading', { name: 'Leg eerst een vestiging vast' })).toBeVisible()
  await page.getByRole('link', { name: 'Vestiging vastleggen' }).click()
  await page.getByRole('button', { name: 'Bewerken' }).click()
  await page.getByLabel('Handelsregisternummer').fill('12345678')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByRole('button', { name: 'Vestiging toevoegen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Naam').fill('Hoofdvestiging')
  await dialog.getByLabel('Procescertificaat').fill('PC-2026-1')
  await saveDialog(page, 'Vestiging toevoegen')

  await go(page, 'Collega’s uitnodigen')
  const before = await mails(dataDir)
  const colleagues = [
    [['Sam', 'Peeters', 'sam@zuid.test'], 'Projectleider'],
    [['Ria', 'Maes', 'ria@zuid.test'], 'Inspecteur'],
  ] as const
  for (const [person, role] of colleagues) await invite(page, person, role)
  for (const [[, , email]] of colleagues) {
    const context = await page.context().browser()?.newContext({ locale: 'nl-NL' })
    const other = await context?.newPage()
    if (other) await comeIn(other, await linkOf(before, { of: 2, to: email, dataDir }), email)
    await context?.close()
  }

  await go(page, 'Klant toevoegen')
  await page.getByRole('button', { name: 'Klant toevoegen' }).click()
  await dialog.getByLabel('Naam').fill('Gemeente Zuidland')
  await dialog.getByRole('button', { name: 'Volgende' }).click()
  await dialog.getByRole('button', { name: 'Volgende' }).click()
  await saveDialog(page, 'Klant toevoegen')

  await go(page, 'Laboratorium toevoegen')
  await page.getByRole('button', { name: 'Laboratorium toevoegen' }).click()
  await dialog.getByLabel('Naam').fill('Vezellab')
  await dialog.getByLabel('Accreditatienummer').fill('L-123')
  await dialog.getByLabel('E-mailadres').fill('monsters@vezellab.test')
  await saveDialog(page, 'Laboratorium toevoegen')

  await go(page, 'Lijsten nakijken')
  await expect(page.getByRole('navigation', { name: 'Lijsten' }).getByRole('link')).not.toHaveCount(0)

  await go(page, 'Eerste onderzoek openen')
  await page.getByRole('button', { name: 'Nieuw onderzoek' }).first().click()
  await dialog.getByRole('radio', { name: 'Nieuw pand' }).click()
  await dialog.getByLabel('Straatnaam').fill('Dorpsstraat')
  await dialog.getByLabel('Huisnummer').fill('1')
  await dialog.getByLabel('Postcode').fill('1234 AB')
  await dialog.getByLabel('Plaats').fill('Zuidland')
  await dialog.getByRole('button', { name: 'Volgende' }).click()
  await choose(dialog, 'Opdrachtgever', 'Gemeente Zuidland')
  await choose(dialog, 'Type onderzoek', 'Asbestinventarisatie certificatieschema (NL)')
  await dialog.getByRole('button', { name: 'Volgende' }).click()
  await choose(dialog, 'Projectleider', 'Sam Peeters')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^\d{4}-0001/ })).toBeVisible()

  // There is no more to begin with.
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('link', { name: /^1\s*Gepland/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Aan de slag' })).toBeHidden()
})
