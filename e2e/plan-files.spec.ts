import { expect, type Page, test } from '@playwright/test'
import { pdfOf } from '../apps/server/src/reports/annex/pdf.fixture.ts'
import { card, logIn, openSurvey, saveDialog, surveys, tab } from './support/vezel.ts'

const shots = process.env.PLAN_SHOTS
const look = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
}
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 297"><path d="M20 20h380v257h-380z M200 20v257" fill="none" stroke="#000" stroke-width="6"/></svg>`

test('plans are uploaded, a page of a pdf is chosen, and they are named, ordered, replaced and deleted with undo', async ({
  page,
}) => {
  await logIn(page, 'marieke')
  await page.goto('/pandenbeheer/panden')
  await page
    .getByRole('row', { name: /Hoeve Noorderkamp/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/informatie$/)
  await tab(page, 'Plattegronden').click()
  await expect(page).toHaveURL(/\/plattegronden$/)
  await look(page, '1-list')

  // A pdf of which the second page is the plan.
  const pdf = Buffer.from(
    pdfOf([
      [595, 842],
      [1191, 842],
    ]),
  )
  await page.getByRole('button', { name: 'Plattegrond toevoegen' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Plattegrond toevoegen' })
  await dialog.locator('input[type=file]').setInputFiles({ name: 'Stal.pdf', mimeType: 'application/pdf', buffer: pdf })
  const pages = dialog.getByRole('radiogroup', { name: 'Kies de pagina' })
  await expect(pages.getByRole('radio')).toHaveCount(2)
  await pages.getByRole('radio', { name: 'Pagina 2 van 2' }).check({ force: true })
  await look(page, '2-pages')
  await saveDialog(page, 'Plattegrond toevoegen')
  await expect(card(page).getByRole('heading', { level: 2, name: 'Stal' })).toBeVisible()
  const picture = card(page).locator('.plan-picture img')
  await expect(picture).toBeVisible({ timeout: 30_000 })
  // The second page lies.
  const [width, height] = await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])
  expect(width).toBeGreaterThan(height ?? 0)
  await look(page, '3-card')

  // It gets another name.
  await card(page).getByRole('button', { name: 'Bewerken' }).click()
  await card(page).getByRole('textbox', { name: 'Naam', exact: true }).fill('Ligboxenstal')
  await page.keyboard.press('Control+s')
  await expect(card(page).getByRole('heading', { level: 2, name: 'Ligboxenstal' })).toBeVisible()

  // Saved: it is read again, not typed in.
  await expect(card(page).getByRole('button', { name: 'Bewerken' })).toBeVisible()
  // A second one, drawn by a program, comes last and is put first.
  await page.getByRole('button', { name: 'Plattegrond toevoegen' }).first().click()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Woonhuis.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) })
  await expect(dialog.getByText('Alleen een pdf heeft pagina’s.')).toBeVisible()
  await saveDialog(page, 'Plattegrond toevoegen')
  await expect(card(page).getByRole('heading', { level: 2, name: 'Woonhuis' })).toBeVisible()
  await expect(picture).toBeVisible({ timeout: 30_000 })
  const names = page.getByRole('table', { name: 'Plattegronden' }).getByRole('row')
  await expect(names).toContainText(['Naam', 'Ligboxenstal', 'Woonhuis'])
  await names.nth(2).getByRole('gridcell').or(names.nth(2).getByRole('cell')).nth(3).click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(names).toContainText(['Naam', 'Woonhuis', 'Ligboxenstal'])

  // One that cannot be drawn says so with the way out; the next file takes its place.
  await card(page).getByRole('button', { name: 'Bewerken' }).click()
  const replace = (name: string, mimeType: string, buffer: Buffer) =>
    card(page).locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  await replace('stuk.pdf', 'application/pdf', pdf.subarray(0, 300))
  await expect(card(page).getByText(/De pagina’s van deze pdf zijn niet te laten zien/)).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(card(page).getByText(/Dit bestand is niet te lezen/)).toBeVisible({ timeout: 30_000 })
  await look(page, '4-damaged')
  await card(page).getByRole('button', { name: 'Bewerken' }).click()
  await replace('Woonhuis.svg', 'image/svg+xml', Buffer.from(drawing))
  await page.keyboard.press('Control+s')
  await expect(picture).toBeVisible({ timeout: 30_000 })
  await expect(card(page).getByText(/Dit bestand is niet te lezen/)).toHaveCount(0)

  // Deleted, and back.
  await card(page)
    .getByRole('button', { name: /verwijderen/i })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(names).toHaveCount(2)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(names).toHaveCount(3)
  await expect(names).toContainText(['Naam', 'Woonhuis', 'Ligboxenstal'])
})

test('the survey shows the plans of its asset, sharp when somebody looks closer, on a tablet and a phone too', async ({
  page,
}) => {
  await logIn(page, 'samir')
  const path = await openSurvey(page, surveys.school)
  await tab(page, 'Pand').click()
  // The survey has plans of its own too: those of the asset stand in the row below.
  await tab(page, 'Plattegronden').last().click()
  await expect(page).toHaveURL(/\/pand\/plattegronden$/)
  expect(page.url()).toContain(path)
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByText('Eerste verdieping', { exact: true }).first().click()
    const picture = card(page).locator('.plan-picture img')
    await expect(picture).toBeVisible({ timeout: 60_000 })
    await look(page, `5-${width}`)
    await picture.click()
    const large = page.getByRole('dialog', { name: 'Eerste verdieping' })
    await large.getByRole('button', { name: 'Dichterbij' }).click()
    await expect
      .poll(() => large.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth), { timeout: 20_000 })
      .toBe(4200)
    await look(page, `6-large-${width}`)
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await card(page)
      .getByRole('link', { name: width > 960 ? 'Sluiten' : 'Terug' })
      .click()
  }
})
