import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { logIn, openSurvey, surveys } from './support/vezel.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** As Dutch Excel saves it: semicolons, decimal commas, windows-1252. */
const worksheet = [
  'Bouwlaag;Ruimtenr.;Naam;Oppervlakte;Hoogte',
  ';N.01;Noodlokaal 1;54,2;2,80',
  ';N.02;Café;21,6;2,80',
  ';N.03;Werkkast;ca. 3;2,40',
  ';N.04;Toilet;6,1;hoog',
]
const dialog = (page: Page) => page.getByRole('dialog')
const file = (lines: readonly string[]) => ({
  name: 'Ruimtestaat noodlokalen.csv',
  // What a Windows with Excel calls every CSV.
  mimeType: 'application/vnd.ms-excel',
  buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
})
const choose = (page: Page, column: string, field: string) =>
  dialog(page).getByLabel(`Veld voor kolom ${column}`, { exact: true }).selectOption(field)

test('a planner imports a list of spaces, sets two wrong rows aside, mends them, sends them again and undoes it', async ({
  page,
}) => {
  await logIn(page, 'ilse')
  const survey = await openSurvey(page, surveys.school)
  await page.goto(`${survey}/pand/ruimten`)
  await page.getByRole('button', { name: 'Importeren' }).click()
  await dialog(page).locator('input[type="file"]').setInputFiles(file(worksheet))
  await choose(page, 'Ruimtenr.', 'Ruimtenummer')
  await expect(dialog(page).getByText('Proef: er is nog niets veranderd')).toBeVisible()
  await expect(dialog(page).getByText('Oppervlakte: “ca. 3” is geen getal.')).toBeVisible()
  await expect(dialog(page).getByText('Hoogte: “hoog” is geen getal.')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Importeer 2 rijen' })).toBeDisabled()
  await dialog(page).getByRole('radio', { name: 'Zet ze apart' }).check()
  await dialog(page).getByRole('button', { name: 'Importeer 2 rijen' }).click()
  await expect(dialog(page).getByText('2 rijen zijn geïmporteerd')).toBeVisible()

  const saving = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Foute rijen opslaan' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('Ruimtestaat noodlokalen foute rijen.csv')
  const rejects = await readFile(await download.path(), 'utf8')
  expect(rejects).toContain('N.03;Werkkast;ca. 3;2,40;')
  await dialog(page).getByRole('button', { name: 'Sluiten' }).last().click()
  await page.getByRole('searchbox', { name: 'Zoek in ruimten' }).fill('N.0')
  await expect(page.getByRole('link', { name: /Café/ })).toBeVisible()

  // Mended, and sent again: the columns are known by now.
  await page.getByRole('button', { name: 'Importeren' }).click()
  const mended = Buffer.from(rejects.replace('ca. 3', '3').replace('6,1;hoog', '6,1;2,4'), 'utf8')
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'foute rijen.csv', mimeType: 'text/csv', buffer: mended })
  await expect(dialog(page).getByLabel('Veld voor kolom Ruimtenr.')).toHaveValue('nummer')
  await dialog(page).getByRole('button', { name: 'Importeer 2 rijen' }).click()
  await expect(dialog(page).getByText('2 rijen zijn geïmporteerd')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Ruimten', includeHidden: true }).getByText('Werkkast')).toBeAttached()
  await dialog(page).getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('De import is ongedaan gemaakt')).toBeVisible()
  await expect(page.getByRole('link', { name: /Werkkast/ })).toBeHidden()
  await expect(page.getByRole('link', { name: /Café/ })).toBeVisible()
})
