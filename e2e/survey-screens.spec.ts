import { expect, type Page, test } from '@playwright/test'
import { card, choose, logIn, openSurvey, saveDialog, surveys, tab } from './support/vezel.ts'

test('a tab says how much it holds, and the screen behind a link is there before anybody goes', async ({ page }) => {
  await logIn(page, 'samir')
  const isFetched = (screen: string) =>
    page.evaluate((name) => performance.getEntriesByType('resource').some((each) => each.name.includes(name)), screen)
  // The version on the bar leads there; nobody has followed it.
  await expect.poll(() => isFetched('/changelog-')).toBe(true)

  await openSurvey(page, surveys.school)
  await expect(tab(page, 'Bronnen')).toHaveAccessibleName(/^Bronnen \d+$/)
  const before = Number(/\d+/.exec((await tab(page, 'Beperkingen').textContent()) ?? '')?.[0])
  await tab(page, 'Beperkingen').click()
  await page.getByRole('button', { name: 'Beperking toevoegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Beperking toevoegen' })
  await choose(dialog, 'Beperking', 'Ruimte afgesloten')
  await dialog.getByRole('textbox', { name: 'Omschrijving' }).fill('Rooster vastgeroest')
  await saveDialog(page, 'Beperking toevoegen')
  await expect(tab(page, 'Beperkingen')).toHaveAccessibleName(`Beperkingen ${before + 1}`)
})

test('a sample of an earlier survey says so, and can only be read', async ({ page }) => {
  await logIn(page, 'samir')
  const survey = await openSurvey(page, surveys.school)
  await page.goto(`${survey}/bronnen`)
  await page.getByRole('link', { name: 'B06.1', exact: true }).click()
  await card(page)
    .getByRole('link', { name: /^Monsters/ })
    .click()
  // What is of this survey and what of others is said, and the tab counts what the list of the survey counts.
  const own = card(page).getByRole('heading', { name: /^Van dit onderzoek \(\d+\)$/ })
  await expect(own).toBeVisible()
  const count = /\d+/.exec((await own.textContent()) ?? '')?.[0]
  await expect(card(page).getByRole('link', { name: `Monsters ${count}`, exact: true })).toBeVisible()
  await expect(card(page).getByRole('heading', { name: /^Van andere onderzoeken \(\d+\)$/ })).toBeVisible()
  const earlier = card(page)
    .locator('section', { has: page.getByRole('heading', { name: 'K01' }) })
    .last()
  const origin = earlier.getByRole('link', { name: /^Genomen in onderzoek \d{4}-0412$/ })
  await expect(origin).toBeVisible()
  await expect(earlier.getByRole('button', { name: /^Analyse|^Resultaat toevoegen/ })).toHaveCount(0)
  await earlier.getByRole('link', { name: /Chrysotiel/ }).click()
  const result = page.getByRole('dialog')
  await expect(result).toContainText('Alleen lezen: dit monster is genomen in onderzoek')
  await expect(result.getByRole('button', { name: /Bewerken|Verwijderen/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(result).toBeHidden()
  await origin.click()
  await expect(page.getByRole('heading', { level: 1, name: /-0412$/ })).toBeVisible()
  await expect(card(page).getByRole('heading', { level: 2, name: /^K01/ })).toBeVisible()
})

test('the state on the bar leads to the next one by keyboard, and says why it may not', async ({ page }) => {
  await logIn(page, 'joost')
  await openSurvey(page, surveys.house)
  const state = page.getByRole('button', { name: 'Status: Actief' })
  await state.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu', { name: 'Status wijzigen' }).getByRole('menuitem')).toHaveText([
    'Onderzoek annuleren…',
    'Onderzoek afronden…',
    'Onderzoek uitstellen…',
  ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Onderzoek afronden' })
  // What the server would refuse is said before it is asked.
  await expect(dialog).toContainText('Er is nog geen vrijgegeven rapport')
  await expect(dialog.getByRole('button', { name: 'Onderzoek afronden' })).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Sluiten' }).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(state).toBeVisible()

  // What is being typed is not shut out by a change of state.
  await page.locator('main').getByRole('button', { name: 'Bewerken' }).click()
  await page.getByRole('textbox', { name: 'Projectnummer' }).fill('WW-113')
  await state.click()
  await expect(page.getByRole('menuitem')).toHaveText(['Sla eerst op wat je hebt gewijzigd'])
})

test('on a phone what is still missing is at hand on every tab, and the state of the survey stands with its word', async ({
  page,
}) => {
  await logIn(page, 'samir')
  const survey = await openSurvey(page, surveys.school)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    for (const one of ['informatie/onderzoeksgegevens', 'bronnen', 'monsters', 'rapporten']) {
      await page.goto(`${survey}/${one}`)
      await expect(page.getByRole('button', { name: 'Wat ontbreekt nog' })).toBeInViewport({ ratio: 1 })
      const state = page.getByRole('banner').getByText('Actief', { exact: true })
      await expect(state).toBeVisible()
      expect(await state.evaluate((word) => word.scrollWidth > word.clientWidth && word.clientWidth > 0)).toBe(false)
    }
  }
  await page.getByRole('button', { name: 'Wat ontbreekt nog' }).click()
  const missing = page.getByRole('dialog', { name: 'Wat ontbreekt nog' })
  await expect(missing).toContainText(/ontbreken|ontbreekt/)
  // Whoever mends one finds the others again by going back, also after a reload.
  await missing.getByRole('link').first().click()
  await expect(missing).toBeHidden()
  await page.goBack()
  await expect(missing).toBeVisible()
  await page.reload()
  await missing.getByRole('button', { name: 'Sluiten' }).first().click()
  await expect(missing).toBeHidden()
})

test('a report is led on from its line in the list', async ({ page }) => {
  await logIn(page, 'samir')
  const survey = await openSurvey(page, surveys.school)
  await page.goto(`${survey}/rapporten`)
  await page.getByRole('button', { name: 'Nieuwe versie' }).first().click()
  // Asked for from the second version on.
  await page.getByRole('textbox', { name: 'Wijziging ten opzichte van vorige versie' }).fill('Ter controle')
  await saveDialog(page, 'Nieuwe versie')
  await page.getByRole('link', { name: 'Alle versies' }).click()
  const line = page.getByRole('table', { name: 'Rapporten' }).getByRole('row').nth(1)
  await line.getByRole('button', { name: 'Status: Concept' }).click()
  await page.getByRole('menuitem', { name: 'Rapport ter controle aanbieden' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rapport ter controle aanbieden' })
  await dialog.getByRole('button', { name: 'Rapport ter controle aanbieden' }).click()
  await expect(line.getByRole('button', { name: 'Status: Ter controle' })).toBeVisible()
  await expect(page).toHaveURL(/\/rapporten$/)

  // Whoever submitted it sees whom to ask, and what of the gaps still holds a release back.
  await line.getByRole('link').first().click()
  const side = page.getByRole('complementary', { name: 'Wat nog ontbreekt' })
  await expect(side).toContainText('Wacht op akkoord')
  await expect(side).toContainText('Joost Hendriks')
  await expect(side).not.toContainText(/Wacht op akkoord[^.]*Samir/)
  await expect(side).toContainText(/\d+ punten zijn nog niet toegelicht/)
})

test('a report is searched page by page, with or without the survey around it', async ({ page }) => {
  await logIn(page, 'femke')
  const survey = await openSurvey(page, surveys.house)
  await page.goto(`${survey}/rapporten`)
  await page.getByRole('button', { name: 'Nieuwe versie' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await page.getByRole('button', { name: 'Rapport maken' }).click()
  const pages = page.locator('.pdf-page canvas')
  await expect(pages.first()).toBeVisible({ timeout: 60_000 })

  await page.getByRole('document', { name: /versie/ }).focus()
  await page.keyboard.press('Control+f')
  const field = page.getByRole('textbox', { name: 'Zoek in deze pdf' })
  await expect(field).toBeFocused()
  await page.keyboard.type('inhoud')
  const count = page.getByRole('search').getByRole('status')
  await expect(count).toHaveText(/^1 van \d+$/)
  const all = Number(/\d+$/.exec((await count.textContent()) ?? '')?.[0])
  expect(all).toBeGreaterThan(1)
  await expect.poll(() => marked(page)).toBe('inhoud')
  await page.keyboard.press('Shift+Enter')
  await expect(count).toHaveText(`${all} van ${all}`)
  await page.keyboard.press('Enter')
  await expect(count).toHaveText(`1 van ${all}`)
  await field.fill('dit staat nergens')
  await expect(count).toHaveText('Niet gevonden')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(page).toHaveURL(/\/rapporten\/[^/]+$/)

  await page.getByRole('link', { name: 'Alleen het rapport' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${surveys.house} Rapport, versie` })).toBeVisible()
  await expect(pages.first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Terug naar het onderzoek' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
})

/** The words of the hit that is shown, once it is in view. */
const marked = (page: Page) =>
  page.evaluate(() => {
    for (const range of CSS.highlights.get('pdf-hit-here') ?? []) {
      const { top, bottom } = (range as Range).getBoundingClientRect()
      if (top > 0 && bottom < innerHeight) return range.toString().toLowerCase()
    }
    return null
  })
