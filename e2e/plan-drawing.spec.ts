import { expect, type Page, test } from '@playwright/test'
import { clearPlan, drawingSaved, openPlan } from './support/plan.ts'
import { card, logIn } from './support/vezel.ts'

const shots = process.env.PLAN_SHOTS
const look = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
}

const panel = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const undo = (page: Page) => page.getByRole('button', { name: /^Ongedaan maken/ })

test('two people draw on one plan: each sees what the other saved, and what was drawn is taken back after a reload', async ({
  page,
  browser,
}) => {
  await logIn(page, 'samir')
  await openPlan(page, 'Begane grond')
  await clearPlan(page)
  const sheet = page.getByRole('application')

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
  await drawingSaved(page)
  await panel(page, 'Lijst').click()
  await expect(page.getByRole('button', { name: /^Hal Ruimtecontour/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('25 m²').first()).toBeVisible()
  await look(page, '1-drawn')

  // Its label is put beside it by hand, and goes back to where it was.
  const beside = page.getByRole('textbox', { name: 'Label naar rechts' }).first()
  await expect(beside).toHaveValue('')
  await canvas.hover({ position: { x: 170, y: 290 } })
  await page.mouse.down()
  await canvas.hover({ position: { x: 290, y: 400 } })
  await page.mouse.up()
  await expect(beside).toHaveValue(/^8,/)
  await look(page, '2-label')
  await undo(page).click()
  await expect(beside).toHaveValue('')
  await drawingSaved(page)

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
  await drawingSaved(other)
  await expect(left(page)).toHaveValue(/^1(,0*)?$/, { timeout: 15_000 })
  expect(before).not.toBe('1')

  // A reload keeps what can be taken back; of that what somebody else changed stays as they left it.
  await page.reload()
  await expect(undo(page)).toBeEnabled()
  await undo(page).click()
  await expect(page.getByText(/Iemand anders heeft Hal intussen gewijzigd/)).toBeVisible()
  await other.close()
})

test('a plan by keyboard and list alone: put on it, moved, linked and shown, without touching the sheet', async ({
  page,
}) => {
  await logIn(page, 'samir')
  await openPlan(page, 'Begane grond')
  await clearPlan(page)
  // The tab of the list, and in it what, of which space, and where.
  await panel(page, 'Lijst').focus()
  await page.keyboard.press('Enter')
  const pick = async (label: string, option: string | RegExp) => {
    const list = page.getByRole('combobox', { name: label, exact: true }).first()
    await list.focus()
    const words = await list.getByRole('option').allInnerTexts()
    const wanted = words.find((word) => (typeof option === 'string' ? word === option : option.test(word)))
    await page.keyboard.type(wanted ?? '')
    await expect(list.locator('option:checked')).toHaveText(wanted ?? '')
  }
  await pick('Wat', 'Ruimtecontour')
  await pick('Gekoppeld aan', /^Keuken/)
  await page.getByRole('button', { name: 'Toevoegen' }).focus()
  await page.keyboard.press('Enter')
  const line = page.getByRole('button', { name: /^Keuken Ruimtecontour/ })
  await expect(line).toHaveAttribute('aria-pressed', 'true')
  const left = page.getByRole('textbox', { name: 'Van links' }).first()
  await left.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(left).toHaveValue('12')
  await drawingSaved(page)
  // The sheet follows: from there the arrows move it, and a step is taken back.
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowRight')
  await expect(left).not.toHaveValue('12')
  await page.keyboard.press('Control+z')
  await expect(left).toHaveValue('12')
  await page.keyboard.press('Delete')
  await expect(line).toHaveCount(0)
  await drawingSaved(page)
  await page.getByRole('button', { name: 'Gereed' }).focus()
  await page.keyboard.press('Enter')
  await expect(card(page).getByRole('link', { name: 'Tekenen' })).toBeVisible()
})
