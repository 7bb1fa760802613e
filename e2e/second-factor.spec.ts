import { expect, type Page, test } from '@playwright/test'
import { codeOf } from '../apps/server/src/testing/app-code.ts'
import { foundInMail, mails } from './support/mail.ts'
import { fillLogIn, logIn, password } from './support/vezel.ts'

const leave = (page: Page) => page.getByRole('button', { name: /^Uitloggen\./ }).click()
/** The first page of the log-in, up to the second step. */
async function toSecondStep(page: Page) {
  await page.goto('/login')
  await fillLogIn(page, 'noor')
  await expect(page.getByRole('heading', { name: 'Tweede stap' })).toBeVisible()
}
async function giveCode(page: Page, code: string) {
  await page.getByLabel(/^Code/).fill(code)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}
const inside = (page: Page) => page.getByRole('button', { name: /^Uitloggen\. Ingelogd als Noor/ })

test('a second step is set up, and who loses the telephone comes in by paper, then by an administrator', async ({
  page,
}) => {
  // Nobody else logs in as Noor, and at the end she has no second step again.
  await logIn(page, 'noor', '/account/informatie')
  await page.getByRole('button', { name: 'Instellen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Huidig wachtwoord').fill('niet-het-wachtwoord')
  await dialog.getByRole('button', { name: 'Verder' }).click()
  await expect(dialog.getByText('Dit is niet je huidige wachtwoord')).toBeVisible()
  await dialog.getByLabel('Huidig wachtwoord').fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: 'QR-code voor de app' })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code uit de app').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Bewaar je herstelcodes' })).toBeVisible()
  const paper = await dialog.locator('code').allInnerTexts()
  expect(paper).toHaveLength(10)
  await dialog.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await expect(page.getByText('Je hebt nog 10 herstelcodes')).toBeVisible()
  await leave(page)

  // The app, half a minute on.
  await toSecondStep(page)
  await giveCode(page, '000000')
  await expect(page.getByRole('alert')).toContainText('ode klopt niet')
  await giveCode(page, codeOf(secret, 1))
  await expect(inside(page)).toBeVisible()
  await leave(page)

  // The telephone is gone, the paper is there.
  await toSecondStep(page)
  await giveCode(page, paper[0] ?? '')
  await expect(inside(page)).toBeVisible()
  await page.goto('/account/informatie')
  await expect(page.getByText('Je hebt nog 9 herstelcodes')).toBeVisible()
  await leave(page)

  // The paper is gone too: an administrator has a code mailed.
  await logIn(page, 'marieke', '/admin/gebruikers')
  await page.getByRole('link', { name: /^Noor / }).click()
  const before = await mails()
  await page.getByRole('button', { name: 'Code voor tweede stap sturen' }).click()
  await expect(page.getByRole('dialog')).toContainText('de oude telefoon telt niet meer')
  await page.getByRole('dialog').getByRole('button', { name: 'Code voor tweede stap sturen' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const mailed = await foundInMail(before, /(?<=\s)[a-z2-7]{4}(-[a-z2-7]{4}){3}/)
  await leave(page)

  await toSecondStep(page)
  await giveCode(page, mailed)
  await expect(inside(page)).toBeVisible()
  await page.goto('/account/informatie')
  await expect(page.getByText('De tweede stap staat uit.')).toBeVisible()
})
