import { expect, type Page, test } from '@playwright/test'
import { logIn, saveDialog, tab } from './support/vezel.ts'

/** A building of one's own with the spaces of a template, on its page of spaces. */
async function newDwelling(page: Page) {
  await logIn(page, 'marieke')
  await page.goto('/pandenbeheer/panden')
  await page.getByRole('button', { name: 'Pand toevoegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pand of schip toevoegen' })
  const fill = (name: string, value: string) => dialog.getByRole('textbox', { name, exact: true }).fill(value)
  await fill('Straatnaam', 'Lijsterweg')
  await fill('Huisnummer', String(1 + (Date.now() % 90_000)))
  await fill('Postcode', '9990 BD')
  await fill('Plaats', 'Waterveen')
  await dialog.getByRole('button', { name: 'Volgende' }).click()
  await dialog.getByRole('button', { name: 'Volgende' }).click()
  await dialog.getByRole('combobox', { name: 'Sjabloon' }).click()
  await page.getByRole('option', { name: /^Eengezinswoning/ }).click()
  await expect(dialog.getByRole('list', { name: '12 ruimten' })).toContainText('Slaapkamer 3')
  await saveDialog(page, 'Pand of schip toevoegen')
  await expect(page).toHaveURL(/\/pandenbeheer\/panden\/[^/]+\/informatie$/)
  await tab(page, 'Ruimten').click()
}

const many = (page: Page) => page.getByRole('dialog', { name: 'Meer ruimten tegelijk' })
const list = (page: Page) => page.getByRole('table', { name: 'Ruimten' })
const spaceLine = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true })

test('an asset gets 64 spaces of a template and a pasted list, and one undo takes a step back', async ({ page }) => {
  await newDwelling(page)
  await expect(spaceLine(page, 'Slaapkamer 3')).toBeVisible()

  await page.getByRole('button', { name: 'Meer ruimten tegelijk' }).first().click()
  const pasted = ['Lokaal 1 t/m 12', 'Kamer 0.01 t/m 0.12', ...Array.from({ length: 28 }, (_, i) => `Kast ${i + 1}a`)]
  await many(page).getByRole('textbox', { name: 'Namen' }).fill(pasted.join('\n'))
  await many(page).getByRole('combobox', { name: 'Op verdieping' }).click()
  await page.getByRole('option', { name: 'Begane grond' }).click()
  await expect(many(page).getByRole('list', { name: '52 ruimten' })).toContainText('Kamer 0.09')
  await many(page).getByRole('button', { name: 'Voeg 52 ruimten toe' }).click()
  await expect(page.getByText('52 ruimten toegevoegd')).toBeVisible()
  await expect(page.getByText(/64/).first()).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(spaceLine(page, 'Lokaal 1')).toHaveCount(0)
  await expect(spaceLine(page, 'Slaapkamer 3')).toBeVisible()

  // The same template again: all of it is there.
  await page.getByRole('button', { name: 'Meer ruimten tegelijk' }).first().click()
  await many(page).getByRole('radio', { name: 'Sjabloon' }).check({ force: true })
  await many(page).getByRole('combobox', { name: 'Sjabloon' }).click()
  await page.getByRole('option', { name: /^Eengezinswoning/ }).click()
  await expect(many(page).getByText('12 ruimten zijn er al en blijven zoals ze zijn')).toBeVisible()
})

test('spaces go into each other and to another floor by the keyboard, and back by undo', async ({ page }) => {
  await newDwelling(page)
  const row = (name: string) =>
    list(page)
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
  const at = async (name: string) => Number(await row(name).getAttribute('aria-rowindex'))
  await expect(spaceLine(page, 'Keuken')).toBeVisible()
  expect(await at('Woonkamer')).toBeLessThan(await at('Keuken'))

  await spaceLine(page, 'Keuken').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(async () => (await at('Keuken')) < (await at('Woonkamer'))).toBe(true)
  await expect(page.getByText('Verplaatst')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.poll(async () => (await at('Keuken')) > (await at('Woonkamer'))).toBe(true)

  // Into the one above it, and dragged to another floor with what lies in it.
  await spaceLine(page, 'Keuken').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(async () => (await at('Keuken')) - (await at('Woonkamer'))).toBe(1)
  await expect(page.getByText('Verplaatst')).toBeVisible()
  await page.reload()
  await expect(row('Keuken').locator('.row-branch')).toBeVisible()
  const grip = await row('Woonkamer').getByRole('button', { name: 'Woonkamer verplaatsen' }).boundingBox()
  const target = await row('Slaapkamer 1').boundingBox()
  if (!grip || !target) throw new Error('The rows are not there')
  await page.mouse.move(grip.x + 5, grip.y + 5)
  await page.mouse.down()
  await page.mouse.move(grip.x + 5, target.y + 2, { steps: 8 })
  await page.mouse.up()
  await expect.poll(async () => (await at('Slaapkamer 1')) - (await at('Keuken'))).toBe(1)
  await spaceLine(page, 'Keuken').click()
  await expect(
    page
      .getByRole('complementary')
      .getByText(/Eerste verdieping/)
      .first(),
  ).toBeVisible()
})
