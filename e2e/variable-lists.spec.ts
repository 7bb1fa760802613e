import { expect, type Page, test } from '@playwright/test'
import { logIn, openSurvey, surveys, tab } from './support/vezel.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a manager adds an item in three languages, and forms offer it in the language of the page', async ({ page }) => {
  await logIn(page, 'marieke')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Variabelen' }).click()
  const lists = page.getByRole('navigation', { name: 'Lijsten' })
  await lists.getByRole('searchbox').fill('beperk')
  await lists.getByRole('link', { name: /^Beperkingen/ }).click()
  await page.getByRole('button', { name: 'Nieuw item' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Waarde').fill('Kelder stond onder water')
  await dialog.getByLabel('Engels').fill('Basement was flooded')
  await dialog.getByLabel('Frans').fill('Cave inondée')
  await dialog.getByRole('button', { name: /^(Opslaan|Toevoegen)$/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Kelder stond onder water' })).toBeVisible()

  // The item of a nested list stands in its own card, inside that of the substance.
  await lists.getByRole('searchbox').fill('stoffen')
  await lists.getByRole('link', { name: /^Stoffen/ }).click()
  await page.getByRole('link', { name: 'Asbest', exact: true }).click()
  await page.getByRole('link', { name: /^Analysematerialen/ }).click()
  await page.getByRole('link', { name: 'Chrysotiel' }).click()
  await page.getByRole('link', { name: /^Resultaten/ }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Niet aangetoond' })).toContainText('Niet asbesthoudend')

  await openSurvey(page, surveys.house)
  await tab(page, 'Beperkingen').click()
  await page.getByRole('button', { name: /toevoegen$/ }).click()
  await offers(page, 'Beperking', 'Kelder stond onder water')
  await page.goto(page.url().replace('/onderzoeken/', '/en/surveys/').replace('/beperkingen', '/limitations'))
  await offers(page, 'Limitation', 'Basement was flooded')
})

test('an inspector sees no menu of what managers set up, and is told so at its address', async ({ page }) => {
  await logIn(page, 'femke')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: /^Actief/ })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Variabelen' })).toHaveCount(0)
  for (const path of ['/admin', '/admin/variabelen/1/conditie']) {
    await page.goto(path)
    await expect(page.getByText('Je mag dit niet bekijken')).toBeVisible()
    await expect(page.getByText('403')).toBeVisible()
  }
})

/** Whether the form that is open offers an item. */
async function offers(page: Page, label: string, item: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: label, exact: true }).fill(item)
  await expect(page.getByRole('option', { name: item })).toBeVisible()
}
