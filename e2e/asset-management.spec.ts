import { expect, test } from '@playwright/test'
import { card, logIn, saveDialog, surveys, tab } from './support/vezel.ts'

test('an asset is made in asset management, gets its spaces, and one address is noticed twice', async ({ page }) => {
  await logIn(page, 'marieke')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pandenbeheer' }).click()
  await page.getByRole('button', { name: 'Pand toevoegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pand of schip toevoegen' })
  const fill = (name: string, value: string) => dialog.getByRole('textbox', { name, exact: true }).fill(value)
  await fill('Straatnaam', 'Schoolstraat')
  await fill('Huisnummer', '12')
  await fill('Postcode', '9988ab')
  const taken = dialog.getByRole('status').filter({ hasText: 'Op dit adres staat al een pand' })
  await expect(taken.getByRole('link', { name: /^Basisschool De Ontdekking/ })).toHaveAttribute(
    'href',
    /^\/pandenbeheer\/panden\/[^/]+\/informatie$/,
  )
  // An addition makes it another address.
  await fill('Toevoeging', `A${Date.now() % 1_000_000}`)
  await expect(taken).toHaveCount(0)
  await fill('Postcode', '9988 AB')
  await fill('Plaats', 'Oosterzijl')
  await dialog.getByRole('button', { name: 'Volgende' }).click()
  await fill('Bouwjaar', '1971')
  await dialog.getByRole('button', { name: 'Volgende' }).click()
  await saveDialog(page, 'Pand of schip toevoegen')
  await expect(page).toHaveURL(/\/pandenbeheer\/panden\/[^/]+\/informatie$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Schoolstraat 12')
  // Nothing was done yet, and what begins a survey stands where that is said.
  const timeline = page.getByRole('region', { name: 'Tijdlijn' })
  await expect(timeline.getByRole('heading', { name: 'Nooit onderzocht' })).toBeVisible()
  await expect(timeline.getByRole('button', { name: 'Nieuw onderzoek' })).toBeVisible()

  await tab(page, 'Ruimten').click()
  await page.getByRole('button', { name: 'Ruimte toevoegen' }).click()
  const space = page.getByRole('dialog', { name: 'Ruimte toevoegen' })
  await space.getByRole('textbox', { name: 'Naam', exact: true }).fill('Fietsenhok')
  await saveDialog(page, 'Ruimte toevoegen')
  await expect(card(page).getByRole('heading', { level: 2, name: 'Fietsenhok' })).toBeVisible()
  await expect(page).toHaveURL(/\/ruimten\/[^/]+$/)
})

test('an asset that was surveyed says which survey keeps it, and shows what is known of its spaces', async ({
  page,
}) => {
  await logIn(page, 'marieke')
  await page.goto('/pandenbeheer/panden')
  const school = page.getByRole('row', { name: /Basisschool De Ontdekking/ })
  await school.getByRole('button', { name: /verwijderen/i }).click()
  const refused = page.getByRole('dialog', { name: /^Pand Basisschool De Ontdekking verwijderen/ })
  await expect(refused.getByRole('link', { name: /^\d{4}-0412$/ })).toHaveAttribute('href', /^\/onderzoeken\//)
  await refused.getByRole('button', { name: 'Sluiten' }).last().click()

  await page
    .getByRole('button', { name: /^Zoeken/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('searchbox').fill('Ontdekking')
  await page
    .getByRole('dialog')
    .getByRole('table', { name: 'Panden en schepen' })
    .getByText('Basisschool De Ontdekking')
    .first()
    .click()
  await expect(page).toHaveURL(/\/pandenbeheer\/panden\/[^/]+\/informatie$/)
  // What all surveys know of it, as it stands today; of a survey under way with its number.
  const sources = page.getByRole('table', { name: 'Bronnen' })
  await expect(sources.getByRole('row', { name: /B06/ })).toContainText('85 m¹')
  const lines = await sources.getByRole('row').allInnerTexts()
  const at = (words: string) => lines.findIndex((line) => line.includes(words))
  // By status, with the sign and word of each above its sources; what is gone stays.
  expect(
    ['Asbesthoudend', 'B06', 'Asbestverdacht', 'B15', 'Niet asbesthoudend', 'B11', 'Verwijderd', 'B05'].map(at),
  ).toEqual(
    ['Asbesthoudend', 'B06', 'Asbestverdacht', 'B15', 'Niet asbesthoudend', 'B11', 'Verwijderd', 'B05']
      .map(at)
      .toSorted((a, b) => a - b),
  )
  expect(at('Asbesthoudend')).toBe(1)
  await expect(
    sources.getByRole('row', { name: /B15/ }).getByLabel(`uit lopend onderzoek ${surveys.school}`),
  ).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Ruimte direct afsluiten B16.1')
  const facts = page.locator('.asset-facts')
  await expect(facts.getByRole('link', { name: /^\w\w \d+ \w+ \d{4}$/ })).toHaveAttribute('href', /\/rapporten\//)
  await expect(facts).toContainText('11 asbesthoudend')
  await page.getByRole('searchbox', { name: 'Zoek in bronnen' }).fill('moffenkit')
  await expect(sources.getByRole('row')).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Zoek in bronnen' }).fill('')
  await expect(page.getByRole('link', { name: /Rapport versie 2 vrijgegeven/ })).toHaveAttribute(
    'href',
    /\/rapporten\//,
  )
  await expect(page.getByRole('link', { name: /B05\.1/ })).toHaveAttribute('href', /\/bronnen\//)
  const timeline = page.getByRole('region', { name: 'Tijdlijn' })
  await expect(timeline.getByRole('link', { name: /Uitslag van/ }).first()).toHaveAttribute('href', /\/monsters$/)
  await expect(timeline.getByRole('link', { name: /Bezoek 1/ }).first()).toHaveAttribute('href', /\/inventarisaties\//)
  await tab(page, 'Ruimten').click()
  // As all surveys know it, whichever was last.
  await expect(page.getByRole('row', { name: /Kruipruimte midden/ })).toContainText('Asbesthoudend')
  await page.getByRole('link', { name: 'Kruipruimte midden' }).click()
  await expect(card(page).getByRole('link', { name: /^B06\.\d/ })).toHaveAttribute(
    'href',
    /^\/onderzoeken\/.+\/bronnen\//,
  )
})

test('a ship is a list and a form of its own', async ({ page }) => {
  await logIn(page, 'marieke')
  await page.goto('/pandenbeheer/panden')
  await page.getByRole('radio', { name: 'Schepen' }).click({ force: true })
  await expect(page.getByRole('row', { name: /Noordvaarder/ })).toContainText('9999993')
  await page
    .getByRole('row', { name: /ms Noordvaarder/ })
    .getByText('ms Noordvaarder')
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ms Noordvaarder \(IMO 9999993\)/)
  await page.getByRole('link', { name: 'Gegevens', exact: true }).click()
  await page.getByRole('button', { name: 'Bewerken' }).click()
  await expect(page.getByRole('textbox', { name: 'Roepletters' })).toBeVisible()
  // The way back leads to the ships it came from.
  await page.getByRole('navigation', { name: 'Pad naar deze pagina' }).getByRole('link', { name: 'Schepen' }).click()
  await expect(page.getByRole('row', { name: /ms Noordvaarder/ })).toBeVisible()
})

test('a measure of a survey that was completed is checked by whoever manages the asset, and asks nothing until it is due again', async ({
  page,
}) => {
  await logIn(page, 'marieke', '/pandenbeheer/panden?kind=measures')
  const late = page.getByRole('row', { name: /Te laat/ })
  await expect(late.first()).toBeVisible()
  const count = await late.count()
  await late.first().getByRole('button', { name: 'Controle vastleggen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Controle vastleggen' })
  await dialog.getByRole('radio', { name: 'In orde' }).click({ force: true })
  await saveDialog(page, 'Controle vastleggen')
  await expect(late).toHaveCount(count - 1)
})

test('a survey of an asset is begun on its page, and a complex tells of its parts', async ({ page }) => {
  await logIn(page, 'marieke', '/pandenbeheer/panden')
  await page
    .getByRole('row', { name: /Lijsterlaan 1 t\/m 15/ })
    .getByRole('link')
    .first()
    .click()
  const sources = page.getByRole('table', { name: 'Bronnen' })
  await expect(sources.getByRole('row', { name: /B01/ })).toContainText('Lijsterlaan 1')
  const timeline = page.getByRole('region', { name: 'Tijdlijn' })
  await expect(timeline.getByRole('link', { name: /Onderzoek \d{4}-0045/ })).toContainText('Lijsterlaan 3')
  await timeline.getByRole('link', { name: /^Rapport \d/ }).click()
  await expect(timeline.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Nieuw onderzoek' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nieuw onderzoek' })
  await expect(dialog.getByRole('combobox', { name: 'Pand of schip' })).toHaveValue(/Lijsterlaan 1 t\/m 15/)
})
