import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { choose, logIn, openSurvey, surveys, tab } from './support/vezel.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logIn(page, 'marieke')
  await toVariables(page)
})

const toVariables = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Variabelen' }).click()

const lists = (page: Page) => page.getByRole('navigation', { name: 'Lijsten' })

test('an item is mapped, acknowledged, used, and taken out of use where its delete is asked', async ({ page }) => {
  await lists(page)
    .getByRole('link', { name: /^Beperkingen/ })
    .click()
  await page.getByRole('button', { name: 'Nieuw item' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Waarde').fill('Kelder vol opgeslagen spullen')
  await dialog.getByRole('button', { name: /^(Opslaan|Toevoegen)$/ }).click()
  const card = page.getByRole('complementary', { name: 'Kelder vol opgeslagen spullen' })
  await card.getByRole('button', { name: 'Koppelwaarde toevoegen' }).click()
  await choose(dialog, 'Extern systeem', 'LAVS')
  await dialog.getByLabel('Externe waarde').fill('KEL-01')
  await dialog.getByRole('button', { name: /^(Opslaan|Toevoegen)$/ }).click()
  await expect(dialog).toBeHidden()
  const row = card.getByRole('row').filter({ hasText: 'KEL-01' })
  await row.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(row.getByRole('button', { name: 'Bevestigen' })).toBeHidden()
  // The mapping has an address of its own, and tells who said so.
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/beperking\/\d+\/mappings\/[0-9a-f-]{36}$/)
  await dialog.getByRole('button', { name: 'Bewerken' }).click()
  await dialog.getByLabel('Externe waarde').fill('KEL-02')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await expect(dialog).toBeHidden()
  const changed = card.getByRole('row').filter({ hasText: 'KEL-02' })
  await expect(changed.getByRole('button', { name: 'Bevestigen' })).toBeVisible()

  await openSurvey(page, surveys.house)
  await tab(page, 'Beperkingen').click()
  await page.getByRole('button', { name: /toevoegen$/ }).click()
  await choose(dialog, 'Beperking', 'Kelder vol opgeslagen spullen')
  await dialog.getByLabel('Omschrijving').fill('De vloer is niet gezien')
  await dialog.getByRole('button', { name: /^(Opslaan|Toevoegen)$/ }).click()
  await expect(dialog).toBeHidden()

  await toVariables(page)
  await lists(page).getByRole('searchbox').fill('vol opgeslagen')
  await lists(page)
    .getByRole('link', { name: /^Kelder vol/ })
    .click()
  await card.getByRole('button', { name: 'Meer' }).click()
  await page.getByRole('menuitem', { name: /verwijderen$/ }).click()
  await expect(dialog).toContainText('Dit verwijst er nog naar:1 beperking: 2026-0045')
  await dialog.getByRole('button', { name: 'Uit gebruik nemen' }).click()
  await expect(dialog).toBeHidden()
  await expect(card).toContainText('Nee')

  await openSurvey(page, surveys.house)
  await tab(page, 'Beperkingen').click()
  await expect(page.getByText('Kelder vol opgeslagen spullen').first()).toBeVisible()
  await page.getByRole('button', { name: /toevoegen$/ }).click()
  await dialog.getByRole('combobox', { name: 'Beperking', exact: true }).fill('vol opgeslagen')
  await expect(page.getByRole('option', { name: 'Kelder vol opgeslagen spullen' })).toHaveCount(0)
})

test('a new version of a set is a copy, tells what was changed in it since, and surveys are moved to it', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Nieuwe versie' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Naam').fill('Standaard volgend jaar')
  await dialog.getByLabel('Geldig van').fill('01-01-2099')
  await dialog.getByRole('button', { name: /^(Opslaan|Toevoegen)$/ }).click()
  const comparison = page.getByRole('region', { name: 'Vergelijking' })
  await expect(comparison).toContainText('Er is geen verschil')
  await expect(page.getByRole('link', { name: 'Standaard volgend jaar' })).toHaveAttribute('aria-current', 'page')
  const set = new URL(page.url()).pathname
  await lists(page)
    .getByRole('link', { name: /^Condities/ })
    .click()
  await page.getByRole('link', { name: 'Matig', exact: true }).click()
  const card = page.getByRole('complementary', { name: 'Matig' })
  await card.getByRole('button', { name: 'Bewerken' }).click()
  await card.getByLabel('Waarde').fill('Matig, met scheuren')
  await card.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('complementary', { name: 'Matig, met scheuren' })).toBeVisible()
  await page.goto(set)
  const row = comparison.getByRole('row').filter({ hasText: 'Matig, met scheuren' })
  await expect(row).toContainText('Gewijzigd')
  await expect(row).toContainText('Waarde: Matig')
  // A survey is moved to it, and offers its words.
  const open = page.getByRole('table', { name: 'Onderzoeken' })
  await open.getByRole('checkbox', { name: new RegExp(surveys.house) }).check()
  await page.getByRole('button', { name: 'Naar deze set' }).click()
  await expect(dialog).toContainText(surveys.house)
  await dialog.getByRole('button', { name: 'Verhuis 1 onderzoek' }).click()
  await expect(dialog).toBeHidden()
  await expect(open.getByRole('row').filter({ hasText: surveys.house })).toHaveCount(0)
  // The set before it ends, and keeps its words.
  await page.getByRole('navigation').getByRole('link', { name: 'Standaard', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Variabelenset' })).toContainText('31 december 2098')
  await lists(page).getByRole('searchbox').fill('met scheuren')
  await expect(lists(page)).toContainText('Geen items gevonden')
})

test('a set is exported, changed in its file, looked at and imported as its next version', async ({ page }) => {
  // The other set has its next version from the journey above.
  await page.getByRole('link', { name: 'Schepen', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Schepen', exact: true })).toHaveAttribute('aria-current', 'page')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporteren' }).click()
  await page.getByRole('menuitem', { name: 'JSON' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/\.json$/)
  const file = JSON.parse(await readFile(await download.path(), 'utf8'))
  const good = file.lijsten.condities.find(({ pad }: { pad: string[] }) => pad[0] === 'goed')
  good.velden.value = 'Goed, van buiten bezien'
  file.lijsten.condities.push({ pad: [''], velden: { value: 'Onbekend', score: 'veel' } })

  await page.getByRole('button', { name: 'Importeren' }).click()
  const dialog = page.getByRole('dialog')
  const content = Buffer.from(JSON.stringify(file))
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'set.json', mimeType: 'application/json', buffer: content })
  await dialog.getByLabel('Naam').fill('Uit een bestand')
  await dialog.getByLabel('Geldig van').fill('01-01-2120')
  await dialog.getByRole('button', { name: 'Bekijken' }).click()
  await expect(dialog).toContainText('0 toegevoegd, 1 gewijzigd, 0 vervallen')
  await expect(dialog.getByRole('row').filter({ hasText: 'Onbekend' })).toContainText('Score')
  await dialog.getByRole('button', { name: 'Importeer zonder deze rij' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Uit een bestand' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('region', { name: 'Vergelijking' })).toContainText('Goed, van buiten bezien')
})
