import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { countPresses, tell } from './support/presses.ts'
import { card, duringVisit, logIn, surveyPath, surveys } from './support/vezel.ts'

// Behind the other journeys, as its name says: they count on the sources that the demonstration has.
test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

test('a field day: from a space to the next, with a source, two photos and a sample', async ({ page }, info) => {
  await openSchool(page)
  await page.goto(`${surveyPath(page)}/pand/ruimten`)
  await page
    .getByRole('row', { name: /Kruipruimte west/ })
    .getByText('Kruipruimte west')
    .tap()
  await expect(heading(page, 'Kruipruimte west')).toBeVisible()
  const effort = await countPresses(page)

  await card(page).getByRole('button', { name: 'Nieuwe bron hier' }).tap()
  const source = page.getByRole('dialog', { name: 'Nieuwe bron' })
  await source.getByRole('button', { name: 'Zoals de vorige' }).tap()
  await expect(source.getByRole('combobox', { name: 'Materiaal', exact: true })).not.toHaveValue('')
  await source.getByRole('group', { name: 'Vaststelling' }).getByRole('button', { name: 'Eigen monster' }).tap()
  await source.getByRole('textbox', { name: 'Hoeveelheid' }).tap()
  await page.keyboard.insertText('12,5')
  await source.getByRole('button', { name: 'Opslaan' }).tap()
  await expect(source).toBeHidden()
  await expect(heading(page, /^B\d+\.1 .*Kruipruimte west$/)).toBeVisible()
  const place = page.url()

  for (const shot of ['Overzicht', 'Detail']) await takePhoto(page, await photo(info.outputPath(`${shot}.jpg`)))
  await expect(card(page).getByRole('link', { name: "Foto's 2" })).toBeVisible()

  await card(page).getByRole('link', { name: 'Monster toevoegen' }).tap()
  const sample = page.getByRole('dialog', { name: 'Monster toevoegen' })
  await expect(sample.getByRole('combobox', { name: 'Inventarisatie' })).not.toHaveValue('')
  await sample.getByRole('button', { name: 'Zoals de vorige' }).tap()
  await expect(sample.getByRole('textbox', { name: 'Omschrijving' })).not.toHaveValue('')
  await sample.getByRole('textbox', { name: 'Genomen op' }).tap()
  await page.keyboard.insertText(duringVisit())
  await sample.getByRole('button', { name: 'Opslaan' }).tap()
  await expect(sample).toBeHidden()
  const told = effort()
  tell('a source with its location, two photos and a sample, 820 wide', 'taps', told)
  expect(told.count).toBeLessThanOrEqual(13)

  await page.goto(place)
  await expect(card(page).getByRole('link', { name: 'Monsters 1' })).toBeVisible()
})

test('a field day: nothing suspect here, a sample of the air, and the next space', async ({ page }) => {
  await openSchool(page)
  await page.goto(`${surveyPath(page)}/pand/ruimten`)
  await page.getByRole('row', { name: /Hal/ }).getByText('Hal', { exact: true }).tap()
  await expect(heading(page, 'Hal')).toBeVisible()
  const effort = await countPresses(page)
  await card(page).getByRole('button', { name: 'Niets verdachts' }).tap()
  await card(page).getByRole('button', { name: 'Opslaan' }).tap()
  await expect(card(page).getByRole('button', { name: 'Niets verdachts' })).toBeHidden()
  expect(effort().count).toBe(2)
  // Of the space itself, so of a kind that needs no source.
  await card(page).getByRole('button', { name: 'Monster toevoegen' }).tap()
  const sample = page.getByRole('dialog', { name: 'Monster toevoegen' })
  await expect(sample.getByRole('combobox', { name: 'Monstersoort' })).toHaveValue('Kleefmonster')
  await expect(sample.getByRole('combobox', { name: 'Stof', exact: true })).toHaveValue('Asbest')
  await sample.getByRole('button', { name: 'Annuleer' }).tap()
  await card(page)
    .getByRole('link', { name: /^Volgende: / })
    .tap()
  await expect(heading(page, 'Meterkast')).toBeVisible()
  tell('nothing suspect, a look at a sample, the next space, 820 wide', 'taps', effort())
})

test('a repeat visit: forty places taken over, some not inspected, the others confirmed one by one', async ({
  page,
}) => {
  test.slow()
  await openSchool(page)
  await page.goto(`${surveyPath(page)}/bronnen`)
  const effort = await countPresses(page)
  await page.getByRole('button', { name: /bekende locaties overnemen$/ }).tap()
  const dialog = page.getByRole('dialog', { name: 'Overnemen uit eerder onderzoek' })
  const take = dialog.getByRole('button', { name: /^\d+ bevindingen overnemen$/ })
  const known = Number.parseInt((await take.textContent()) ?? '', 10)
  expect(known).toBeGreaterThanOrEqual(40)
  await take.tap()
  await expect(dialog).toBeHidden()
  await page.goto(`${surveyPath(page)}/bronnen?to_check=is.true`)
  const confirm = page.getByRole('button', { name: /^B\d+\.\d+ klopt$/ })
  await expect(confirm.first()).toBeVisible({ timeout: 30_000 })

  // Four of them nobody could get at: said of all at once, and taken back at once.
  for (const place of ['B01.1', 'B01.2', 'B01.3', 'B01.4'])
    await page.getByRole('checkbox', { name: new RegExp(`^${place.replace('.', '\\.')}\\b`) }).tap()
  await page.getByRole('region', { name: 'Selectie' }).getByRole('button', { name: 'Meer' }).tap()
  await page.getByRole('menuitem', { name: 'Niet controleerbaar' }).tap()
  const bulk = page.getByRole('dialog', { name: /niet controleerbaar/ })
  await bulk.getByRole('button', { name: /Niet controleerbaar: 4/ }).tap()
  await expect(bulk).toBeHidden()
  await expect(page.getByRole('button', { name: 'B01.1 klopt' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ongedaan maken' }).tap()
  await expect(page.getByRole('button', { name: 'B01.1 klopt' })).toBeVisible()

  for (let left = known; left > 0; left--) {
    const first = confirm.first()
    const name = (await first.getAttribute('aria-label')) ?? ''
    await first.tap()
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  await expect(confirm).toHaveCount(0)
  tell(`a repeat visit of ${known} places, 820 wide`, 'taps', effort())
})

async function openSchool(page: Page) {
  await logIn(page, 'samir')
  await page.locator('main').getByRole('link', { name: surveys.school }).tap()
  await expect(page.getByRole('heading', { level: 1, name: surveys.school })).toBeVisible()
}

const heading = (page: Page, name: string | RegExp): Locator =>
  card(page).getByRole('heading', { level: 2, name, exact: typeof name === 'string' })

async function takePhoto(page: Page, path: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    card(page).locator('label', { hasText: 'Foto' }).tap(),
  ])
  await chooser.setFiles(path)
}

async function photo(path: string): Promise<string> {
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#8d8f88' } })
    .jpeg()
    .toFile(path)
  return path
}
