import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { countPresses, tell } from './support/presses.ts'
import { card, duringVisit, logIn, saveDialog, surveyPath, surveys, tab } from './support/vezel.ts'

// Its name puts it behind the other journeys: they count on the sources that the demonstration has.

test('the main job, from dashboard to an opened report', async ({ page }, info) => {
  await logIn(page, 'samir')
  const effort = await countPresses(page)
  await page.locator('main').getByRole('link', { name: surveys.school }).click()
  await addRoom(page)
  await addSource(page)
  await addPhoto(page, await photo(info.outputPath('Wand meterkast.jpg')))
  await addResult(page)
  await makeReport(page)
  const told = effort()
  tell('from dashboard to report, 1440 wide', 'clicks', told)
  expect(told.count).toBeLessThanOrEqual(30)
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  test('a new source with its location, one photo and one sample', async ({ page }, info) => {
    await logIn(page, 'samir')
    await page.locator('main').getByRole('link', { name: surveys.school }).tap()
    await expect(page.getByRole('heading', { level: 1, name: surveys.school })).toBeVisible()
    await page.goto(`${surveyPath(page)}/bronnen`)
    const effort = await countPresses(page)
    await page.getByRole('button', { name: 'Nieuwe bron' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Nieuwe bron' })
    for (const field of ['Materiaal', 'Toepassing', 'Ruimte']) await tapTile(dialog, field)
    await tapTile(dialog, 'Vaststelling', 'Eigen monster')
    await dialog.getByRole('textbox', { name: 'Hoeveelheid' }).tap()
    await page.keyboard.insertText('12,5')
    await dialog.getByRole('button', { name: 'Opslaan' }).tap()
    await expect(dialog).toBeHidden()

    const shot = await photo(info.outputPath('Plaat.jpg'))
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      card(page).locator('label', { hasText: 'Foto' }).tap(),
    ])
    await chooser.setFiles(shot)
    await expect(card(page).getByRole('link', { name: "Foto's 1" })).toBeVisible()

    await card(page).getByRole('link', { name: 'Monster toevoegen' }).tap()
    const sample = page.getByRole('dialog', { name: 'Monster toevoegen' })
    await sample.getByRole('textbox', { name: 'Omschrijving' }).tap()
    await page.keyboard.insertText('Grijze plaat, hard, één laag')
    await sample.getByRole('textbox', { name: 'Genomen op' }).tap()
    await page.keyboard.insertText(duringVisit())
    await sample.getByRole('button', { name: 'Opslaan' }).tap()
    await expect(sample).toBeHidden()
    await expect(card(page).getByText('Grijze plaat, hard, één laag')).toBeVisible()
    const told = effort()
    tell('a source with its location, a photo and a sample, 820 wide', 'taps', told)
    expect(told.count).toBeLessThanOrEqual(12)
  })
})

/** One of what is chosen most for a field, the first of them unless it is named. */
async function tapTile(within: Locator, field: string, named = '') {
  const tile = within.getByRole('group', { name: field, exact: true }).getByRole('button', { name: named }).first()
  const words = (await tile.textContent()) ?? ''
  await tile.tap()
  await expect(within.getByRole('combobox', { name: field, exact: true })).toHaveValue(words)
}

async function photo(path: string): Promise<string> {
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#8d8f88' } })
    .jpeg()
    .toFile(path)
  return path
}

/** Types into the field that has the focus, or goes on to the one with this name by Tab. */
async function type(within: Locator, role: 'combobox' | 'textbox', name: string, text: string) {
  const field = within.getByRole(role, { name, exact: true })
  for (let steps = 0; steps < 40; steps++) {
    if (await field.evaluate((one) => one === document.activeElement)) break
    await within.page().keyboard.press('Tab')
  }
  await expect(field).toBeFocused()
  await within.page().keyboard.insertText(text)
  if (role === 'textbox') return
  await expect(within.page().getByRole('option', { name: text }).first()).toBeVisible()
  // The one that Enter takes.
  await expect(field).toHaveAttribute('aria-activedescendant', /./)
  await within.page().keyboard.press('Enter')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toHaveValue(new RegExp(text))
}

async function addRoom(page: Page) {
  await tab(page, 'Pand').click()
  await tab(page, 'Ruimten').click()
  await page.getByRole('button', { name: 'Ruimte toevoegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ruimte toevoegen' })
  await expect(dialog.getByRole('combobox').first()).toBeVisible()
  await type(dialog, 'textbox', 'Naam', 'Meterkast noord')
  await type(dialog, 'combobox', 'Verdieping', 'Begane grond')
  await saveDialog(page, 'Ruimte toevoegen')
}

async function addSource(page: Page) {
  await tab(page, 'Bronnen').click()
  await page.getByRole('button', { name: 'Nieuwe bron' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe bron' })
  await expect(dialog.getByRole('combobox').first()).toBeFocused()
  await type(dialog, 'combobox', 'Materiaal', 'Asbestcement vlakke plaat')
  await type(dialog, 'combobox', 'Toepassing', 'Meterkastbeplating')
  await type(dialog, 'combobox', 'Ruimte', 'Meterkast noord')
  await type(dialog, 'textbox', 'Hoeveelheid', '12,5')
  await type(dialog, 'combobox', 'Vaststelling', 'Eigen monster')
  await saveDialog(page, 'Nieuwe bron')
  await expect(card(page).getByRole('heading', { level: 2, name: /Meterkast noord$/ })).toBeVisible()
}

async function addPhoto(page: Page, path: string) {
  await card(page)
    .getByRole('link', { name: /^Foto's/ })
    .click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    card(page)
      .locator('label', { has: page.getByLabel("Foto's toevoegen") })
      .click(),
  ])
  await chooser.setFiles(path)
  await expect(card(page).getByRole('table', { name: "Foto's" }).getByRole('row')).toHaveCount(2)
}

async function addResult(page: Page) {
  await card(page)
    .getByRole('link', { name: /^Monsters/ })
    .click()
  await card(page).getByRole('button', { name: 'Monster toevoegen' }).click()
  await type(page.getByRole('dialog'), 'textbox', 'Omschrijving', 'Grijze plaat, hard, één laag')
  await type(page.getByRole('dialog'), 'textbox', 'Genomen op', duringVisit())
  await saveDialog(page, 'Monster toevoegen')
  await card(page).getByRole('button', { name: 'Analyse toevoegen' }).click()
  // Proposed by what the sample is.
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Analysemethode' })).toHaveValue(/NEN 5896/)
  await saveDialog(page, 'Analyse toevoegen')
  // It is asked for when the laboratory has answered, days later.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await card(page).getByRole('button', { name: 'Resultaat toevoegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Resultaat toevoegen' })
  await type(dialog, 'combobox', 'Stof of vezelsoort', 'Chrysotiel')
  await type(dialog, 'combobox', 'Resultaat', 'Aangetoond')
  await type(dialog, 'combobox', 'Gehalte', '10 - 15%')
  await saveDialog(page, 'Resultaat toevoegen')
  await expect(card(page).getByRole('listitem').filter({ hasText: 'Chrysotiel' })).toContainText('10 - 15%')
}

async function makeReport(page: Page) {
  await tab(page, 'Rapporten').click()
  await page.getByRole('button', { name: 'Nieuwe versie' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe versie' })
  await expect(dialog.getByLabel('Rapportdatum')).not.toHaveValue('')
  await type(dialog, 'textbox', 'Wijziging ten opzichte van vorige versie', 'Meterkast noord toegevoegd')
  await saveDialog(page, 'Nieuwe versie')
  await page.getByRole('button', { name: 'Rapport maken' }).first().click()
  await expect(page.getByRole('navigation', { name: 'Inhoud' })).toContainText('Samenvatting', { timeout: 60_000 })
}
