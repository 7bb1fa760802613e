import { expect, type Page, test } from '@playwright/test'
import { card, logIn, openSurvey, surveys, tab } from './support/vezel.ts'

const shots = process.env.PLAN_SHOTS
const look = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
}

/** Opens a plan of the school to be drawn on. */
async function openPlan(page: Page, name: string) {
  await openSurvey(page, surveys.school)
  await tab(page, 'Plattegronden').click()
  await page.getByRole('table', { name: 'Plattegronden' }).getByText(name, { exact: true }).first().click()
  await card(page).getByRole('link', { name: 'Tekenen' }).click()
  await expect(page.getByRole('application', { name: `Plattegrond ${name}` })).toBeVisible()
}
const panel = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Alles bewaard' })).toBeVisible()
const undo = (page: Page) => page.getByRole('button', { name: /^Ongedaan maken/ })

test('two people draw on one plan: each sees what the other saved, and what was drawn is taken back after a reload', async ({
  page,
  browser,
}) => {
  await logIn(page, 'samir')
  await openPlan(page, 'Begane grond')
  const sheet = page.getByRole('application')
  await sheet.locator('canvas').click({ position: { x: 300, y: 300 } })

  // The scale first: what is known to be so long.
  await page.getByRole('button', { name: /^Meten/ }).click()
  const canvas = sheet.locator('canvas')
  await canvas.click({ position: { x: 100, y: 200 } })
  await canvas.click({ position: { x: 300, y: 200 } })
  await page.getByRole('textbox', { name: 'Hoe lang is dit in werkelijkheid?' }).fill('10')
  await page.getByRole('button', { name: 'Schaal vastleggen' }).click()
  await expect(page.getByText('Schaal vastgelegd')).toBeVisible()

  // A room of 5 by 5 metres, from corner to corner.
  await panel(page, 'Nog te plaatsen').click()
  await page.getByText(/^Ruimten/).click()
  await page.getByRole('button', { name: /^Plaats Hal/ }).click()
  await canvas.hover({ position: { x: 120, y: 240 } })
  await page.mouse.down()
  await canvas.hover({ position: { x: 220, y: 340 } })
  await page.mouse.up()
  await page.keyboard.press('Escape')
  await saved(page)
  await panel(page, 'Lijst').click()
  await page.getByRole('button', { name: /^Hal Ruimtecontour/ }).click()
  await expect(page.getByText('25 m²').first()).toBeVisible()
  await look(page, '1-drawn')

  // Somebody else sees it, and moves it.
  const other = await (await browser.newContext()).newPage()
  await logIn(other, 'ilse')
  await openPlan(other, 'Begane grond')
  await panel(other, 'Lijst').click()
  await other.getByRole('button', { name: /^Hal Ruimtecontour/ }).click()
  const left = (of: Page) => of.getByRole('textbox', { name: 'Van links' }).first()
  const before = await left(page).inputValue()
  await left(other).fill('1')
  await left(other).press('Enter')
  await saved(other)
  await expect(left(page)).toHaveValue(/^1(,0*)?$/, { timeout: 15_000 })
  expect(before).not.toBe('1')

  // A reload keeps what can be taken back; of that what somebody else changed stays as they left it.
  await page.reload()
  await expect(undo(page)).toBeEnabled()
  await undo(page).click()
  await expect(page.getByText(/Iemand anders heeft Hal intussen gewijzigd/)).toBeVisible()
  await other.close()
})
