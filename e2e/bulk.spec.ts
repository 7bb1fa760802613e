import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { choose, logIn, openSurvey, surveys } from './support/vezel.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('rows are chosen by keyboard, changed as one step of which one is refused, put back, and saved as a file', async ({
  page,
}) => {
  await logIn(page, 'samir')
  const survey = await openSurvey(page, surveys.school)
  await page.goto(`${survey}/pand/ruimten`)
  await expect(box(page, 'Kruipruimte west')).toBeVisible()

  // From the first space three further, one back: the keyboard alone, and read out.
  await row(page, 'Kruipruimte west').focus()
  await page.keyboard.press('Space')
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(`Shift+${key}`)
  await expect(row(page, 'Kruipruimte oost')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^3 van \d+ geselecteerd$/ })).toHaveCount(1)
  const bar = page.getByRole('region', { name: 'Selectie' })
  await expect(bar).toContainText('3 van')

  // Two become part of the third, which cannot be part of itself.
  await bar.getByRole('button', { name: 'Wijzigen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Ruimten wijzigen' })
  await expect(dialog.getByRole('button', { name: 'Wijzigen' })).toHaveAccessibleDescription('Kies eerst een veld')
  await dialog.getByRole('button', { name: 'Onderdeel van' }).click()
  await choose(dialog, 'Onderdeel van', 'Kruipruimte west')
  await expect(dialog).toContainText('Wat er verandert')
  await expect(dialog).toContainText('Kruipruimte > Kruipruimte midden, Kruipruimte > Kruipruimte oost')
  await expect(dialog.locator('.bulk-refused')).toContainText('Kruipruimte west: Onderdeel van: dit kan geen deel')
  await dialog.getByRole('button', { name: 'Wijzig 2 rijen' }).click()
  await expect(page.getByText('2 rijen gewijzigd, 1 overgeslagen')).toBeVisible()
  await expect(row(page, 'Kruipruimte midden').locator('xpath=..').locator('.row-branch')).toBeVisible()

  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText('2 rijen teruggezet')).toBeVisible()
  await expect(row(page, 'Kruipruimte midden').locator('xpath=..').locator('.row-branch')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()

  const [download] = await Promise.all([page.waitForEvent('download'), exportAs(page, 'CSV')])
  expect(download.suggestedFilename()).toMatch(/^Ruimten-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFVerdieping;Ruimte;Nummer;Oppervlakte \(m²\);/)
  expect(lines[1]).toMatch(/^Kruipruimte;Kruipruimte west;K\.01;310;/)
  await page.getByLabel('Zoek in ruimten').fill('leidinggang')
  await expect(row(page, 'Kruipruimte west')).toBeHidden()
  const [found] = await Promise.all([page.waitForEvent('download'), exportAs(page, 'CSV')])
  const fewer = readFileSync(await found.path(), 'utf8')
    .split('\r\n')
    .filter(Boolean)
  expect(fewer.slice(1)).toEqual([expect.stringMatching(/^Kruipruimte;Leidinggang;K\.04;24;/)])
})

test('many rows are deleted after one question, and come back with one undo', async ({ page }) => {
  await logIn(page, 'samir')
  const survey = await openSurvey(page, surveys.school)
  await page.goto(`${survey}/informatie/overig`)
  await expect(row(page, 'Bemaling')).toBeVisible()
  const count = await page.locator('.data-table').getByRole('link').count()
  await page.getByRole('checkbox', { name: 'Alle rijen selecteren' }).click()
  await page.getByRole('region', { name: 'Selectie' }).getByRole('button', { name: 'Verwijderen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Opmerkingen verwijderen' })
  await expect(dialog).toContainText(`Weet je zeker dat je ${count} opmerkingen wilt verwijderen?`)
  await dialog.getByRole('button', { name: `Verwijder ${count} rijen` }).click()
  await expect(row(page, 'Bemaling')).toBeHidden()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(row(page, 'Bemaling')).toBeVisible()
  await expect(page.getByText(`${count} rijen teruggezet`)).toBeVisible()
})

test('a step over many is one line in the history of the survey, and is taken back there', async ({ page }) => {
  await logIn(page, 'samir')
  const survey = await openSurvey(page, surveys.school)
  await page.goto(`${survey}/informatie/overig`)
  const remarks = page.locator('.data-table').getByRole('link')
  await expect(row(page, 'Bemaling')).toBeVisible()
  const before = await remarks.allInnerTexts()
  await page.getByRole('checkbox', { name: 'Alle rijen selecteren' }).click()
  await page.getByRole('region', { name: 'Selectie' }).getByRole('button', { name: 'Wijzigen' }).click()
  const edit = page.getByRole('dialog', { name: 'Opmerkingen wijzigen' })
  await edit.getByRole('button', { name: 'Titel' }).click()
  await edit.getByRole('textbox', { name: 'Titel' }).fill('Nagekeken')
  await edit.getByRole('button', { name: `Wijzig ${before.length} rijen` }).click()
  await expect(row(page, 'Nagekeken')).toHaveCount(before.length)

  await page.goto(`${survey}/informatie/onderzoeksgegevens`)
  await page.getByRole('button', { name: 'Geschiedenis', exact: true }).click()
  const history = page.getByRole('dialog', { name: 'Geschiedenis' })
  await history.getByLabel('Soort').selectOption('Opmerkingen')
  const step = history.getByRole('listitem').first()
  await expect(step).toContainText(`Samir El Amrani heeft ${before.length} opmerkingen gewijzigd`)
  await step.getByRole('button', { name: 'Hele stap terugdraaien' }).click()
  const question = page.getByRole('dialog', { name: /^Stap van .* terugdraaien$/ })
  await expect(question).toContainText(`${before.length} records worden teruggezet zoals vóór deze stap.`)
  await question.getByRole('button', { name: 'Hele stap terugdraaien' }).click()
  await expect(page.getByText(`${before.length} records teruggezet`)).toBeVisible()

  await page.goto(`${survey}/informatie/overig`)
  await expect(row(page, 'Bemaling')).toBeVisible()
  expect(await remarks.allInnerTexts()).toEqual(before)
})

test('a column of a spreadsheet is pasted below a cell: seen first, with what cannot be read, and taken back in one go', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(page, 'samir')
  const survey = await openSurvey(page, surveys.school)
  await page.goto(`${survey}/pand/ruimten`)
  const line = (name: string) => row(page, name).locator('xpath=ancestor::tr')
  await expect(line('Kruipruimte west')).toContainText('310 m²')
  await row(page, 'Kruipruimte west').focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: /^Oppervlakte: / })).toBeFocused()
  await page.evaluate(() => navigator.clipboard.writeText('311,5\r\nonbekend\r\n\r\n25\r\n'))
  await page.keyboard.press('Control+V')
  const dialog = page.getByRole('dialog', { name: 'Oppervlakte plakken' })
  await expect(dialog.locator('.bulk-change').first()).toContainText(/310 m².*311,5 m²/)
  await expect(dialog.locator('.bulk-refused')).toContainText('(onbekend)')
  await expect(dialog.locator('.bulk-refused')).toContainText('lege regel')
  await dialog.getByRole('button', { name: 'Wijzig 2 rijen' }).click()
  await expect(line('Kruipruimte west')).toContainText('311,5 m²')
  // The keyboard goes on at the cell, and into one that is open words are pasted as they are.
  const cell = page.getByRole('button', { name: /^Oppervlakte: / })
  await expect(cell).toBeFocused()
  await page.evaluate(() => navigator.clipboard.writeText('77'))
  await page.keyboard.press('F2')
  const input = page.getByRole('group', { name: 'Oppervlakte' }).getByRole('textbox')
  await expect(input).toBeFocused()
  await page.keyboard.press('Control+V')
  await expect(input).toHaveValue('77')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(cell).toBeFocused()
  // More than it holds is a column here too.
  await page.evaluate(() => navigator.clipboard.writeText('78\r\n79'))
  await page.keyboard.press('F2')
  await expect(input).toBeFocused()
  await page.keyboard.press('Control+V')
  await expect(dialog.locator('.bulk-change').first()).toContainText(/311,5 m².*78 m²/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cell).toBeFocused()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(line('Kruipruimte west')).toContainText('310 m²')
  await expect(row(page, 'Kruipruimte west')).toBeFocused()
})

test('what was seen at many locations is changed at once, of those that were seen in this survey, and put back', async ({
  page,
}) => {
  await logIn(page, 'samir')
  const survey = await openSurvey(page, surveys.school)
  await page.goto(`${survey}/bronnen`)
  await box(page, 'B15.1').click()
  await box(page, 'B16.1').click()
  const bar = page.getByRole('region', { name: 'Selectie' })
  await bar.getByRole('button', { name: 'Bevinding wijzigen' }).click()
  const edit = page.getByRole('dialog', { name: 'Bevindingen wijzigen' })
  await edit.getByRole('button', { name: 'Advies' }).click()
  await choose(edit, 'Advies', 'Verwijderen')
  // Who departs from the advice of the source says why.
  await edit.getByLabel('Reden van afwijkend advies').fill('Ligt los')
  await expect(edit).toContainText('Wat er verandert')
  await edit.getByRole('button', { name: 'Annuleer' }).click()

  await bar.getByRole('button', { name: 'Niet controleerbaar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bevindingen: niet controleerbaar' })
  await dialog.getByRole('button', { name: /^Niet controleerbaar: \d rij/ }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText(/rij(en)? teruggezet/)).toBeVisible()
})

test('what a survey says of many spaces is changed at once, such as why it leaves them out, and put back', async ({
  page,
}) => {
  await logIn(page, 'samir')
  const survey = await openSurvey(page, surveys.school)
  await page.goto(`${survey}/pand/ruimten`)
  await box(page, 'Lokaal 1').click()
  await box(page, 'Lokaal 2').click()
  await page
    .getByRole('region', { name: 'Selectie' })
    .getByRole('button', { name: 'In dit onderzoek wijzigen' })
    .click()
  const edit = page.getByRole('dialog', { name: 'Onderzochte ruimten wijzigen' })
  await edit.getByRole('button', { name: 'Opmerking' }).click()
  await edit.getByLabel('Opmerking').fill('Ligt buiten het werkgebied')
  await edit.getByRole('button', { name: /^Wijzig 2 rijen/ }).click()
  await expect(edit).toBeHidden()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText('2 rijen teruggezet')).toBeVisible()
})

const row = (page: Page, name: string) => page.locator('.data-table').getByRole('link', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `${name} selecteren`, exact: true })

async function exportAs(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Exporteren' }).click()
  await page.getByRole('menuitem', { name: new RegExp(kind) }).click()
}
