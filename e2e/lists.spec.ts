import { expect, type Locator, type Page, test } from '@playwright/test'
import { card, logIn, openSurvey, surveys } from './support/vezel.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('an inspector filters the surveys, shares the address, and keeps the list as a view', async ({ page }) => {
  await logIn(page, 'samir', '/onderzoeken/actief')
  await expect(rows(page)).toHaveCount(4)

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await form(page).getByLabel('Veld').selectOption('Projectleider')
  await form(page).getByRole('button', { name: 'Toepassen' }).click()
  await expect(form(page)).toContainText('Kies een waarde')
  await form(page).getByRole('checkbox', { name: 'Ilse Brouwer' }).check()
  await form(page).getByRole('button', { name: 'Toepassen' }).click()
  await expect(sentence(page)).toContainText('Actieve onderzoeken waarvan')
  await expect(sentence(page)).toContainText('3 van 4')
  await expect(page.getByRole('button', { name: 'Filter, 1 voorwaarde' })).toBeFocused()

  await sentence(page).getByRole('button', { name: 'Voorwaarde toevoegen' }).click()
  await form(page).getByLabel('Veld').selectOption('Einddatum')
  await form(page).getByLabel('Voorwaarde', { exact: true }).selectOption('tot en met')
  await form(page).getByLabel('Waarde', { exact: true }).fill(inDays(10))
  await form(page).getByRole('button', { name: 'Toepassen' }).click()
  await expect(sentence(page)).toContainText('projectleider is Ilse Brouwer')
  await expect(sentence(page)).toContainText(/einddatum tot en met \d+ \p{L}+ \d{4}/u)
  await expect(sentence(page)).toContainText('2 van 4')
  await expectRows(page, [surveys.house, surveys.school])

  // The address says it all: after a reload, for somebody else, in another state and on the way back.
  await page.reload()
  await expectRows(page, [surveys.house, surveys.school])
  await expect(sentence(page)).toContainText('projectleider is Ilse Brouwer')
  await page.getByRole('link', { name: 'Afgerond 2' }).last().click()
  await expect(page).toHaveURL(/\/onderzoeken\/afgerond\?/)
  await expect(sentence(page)).toContainText('Afgeronde onderzoeken waarvan')
  await expect(sentence(page)).toContainText('2 van 3')
  await page.goBack()
  await expectRows(page, [surveys.house, surveys.school])
  await page.goBack()
  await expect(sentence(page)).toContainText('3 van 4')
  await page.goForward()

  await page.getByRole('button', { name: 'Weergaven' }).click()
  await views(page).getByRole('button', { name: 'Bewaar als nieuwe weergave' }).click()
  await views(page).getByLabel('Naam van de weergave').fill('Ilse, deze week')
  await page.keyboard.press('Enter')
  const view = page.getByRole('button', { name: 'Weergave: Ilse, deze week' })
  await expect(view).toBeFocused()
  await expect(page.getByText('gewijzigd', { exact: true })).toBeHidden()

  await sentence(page)
    .getByRole('button', { name: /^einddatum .* weghalen$/ })
    .click()
  await expect(sentence(page).getByRole('button', { name: 'projectleider is Ilse Brouwer weghalen' })).toBeFocused()
  await page.getByRole('button', { name: 'Onderzoeknummer' }).click()
  await page.getByRole('button', { name: 'Kolommen' }).click()
  await page.getByRole('checkbox', { name: 'Klant' }).uncheck()
  await page.keyboard.press('Escape')
  await expectRows(page, [surveys.flats, surveys.school, surveys.house])
  await expect(page.getByText('gewijzigd', { exact: true })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Klant' })).toBeHidden()
  await page.reload()
  await expect(page.getByText('gewijzigd', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Herstel' }).click()
  await expect(page.getByText('gewijzigd', { exact: true })).toBeHidden()
  await expectRows(page, [surveys.house, surveys.school])
  await expect(page.getByRole('columnheader', { name: 'Klant' })).toBeVisible()
  await expect(view).toBeFocused()

  // Deleted and taken back; then the list opens with it.
  await view.click()
  await views(page).getByRole('button', { name: 'Weergave verwijderen' }).click()
  await expect(view).toBeHidden()
  await expectRows(page, [surveys.house, surveys.school])
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await view.click()
  await views(page).getByRole('checkbox', { name: 'Lijst hiermee openen' }).check()
  await page.goto('/onderzoeken/actief')
  await expect(view).toBeVisible()
  await expectRows(page, [surveys.house, surveys.school])

  // Views are kept by the server: without one the list opens for the next journey as it comes.
  await view.click()
  await views(page).getByRole('button', { name: 'Weergave verwijderen' }).click()
  await expect(view).toBeHidden()
})

test('without a mouse a condition is added, changed and taken away, and the focus is never lost', async ({ page }) => {
  // A broken part of the address is left out.
  await logIn(
    page,
    'samir',
    '/onderzoeken/actief?filter=kleur.is.rood*prioriteit.is.gisteren*einddatum.to.2026-02-31&view=weg',
  )
  await expect(rows(page)).toHaveCount(4)
  const filter = page.getByRole('button', { name: /^Filter/ })
  await filter.focus()
  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('Veld')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(filter).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('Veld')).toBeFocused()
  await page.keyboard.type('Prio')
  await expect(form(page).getByLabel('Veld')).toHaveValue('prioriteit')
  await page.keyboard.press('Tab')
  await expect(form(page).getByRole('checkbox', { name: 'Normaal' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(sentence(page)).toContainText('prioriteit is direct')
  await expectRows(page, [surveys.school])
  await expect(filter).toBeFocused()

  const words = sentence(page).getByRole('button', { name: 'prioriteit is direct: wijzigen' })
  await words.focus()
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('checkbox', { name: 'Normaal' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(sentence(page)).toContainText('prioriteit is direct of normaal')
  await expect(sentence(page)).toContainText('4 van 4')
  await expect(sentence(page).getByRole('button', { name: /: wijzigen$/ })).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sentence(page)).toBeHidden()
  await expect(filter).toBeFocused()
  await expect(rows(page)).toHaveCount(4)
})

test('with a card open the arrow keys take it along, and one step back leads to where the list was left', async ({
  page,
}) => {
  await logIn(page, 'samir')
  const survey = await openSurvey(page, surveys.school)
  await page.goto(`${survey}/monsters`)
  const sample = (name: string) => page.locator('.data-table').getByRole('link', { name, exact: true })
  await sample('M01').focus()
  await page.keyboard.press('ArrowDown')
  await expect(sample('M02')).toBeFocused()
  // Nothing is open: nothing opens.
  await expect(page).toHaveURL(/\/monsters$/)
  await page.keyboard.press('Enter')
  await expect(card(page).getByRole('heading', { level: 2 })).toContainText('M02')
  await sample('M02').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(card(page).getByRole('heading', { level: 2 })).toContainText('M04')
  await expect(sample('M04')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/monsters$/)
  await expect(card(page)).toBeHidden()
})

test('a cell at the end of a line is changed within the page', async ({ page }) => {
  await logIn(page, 'samir')
  const survey = await openSurvey(page, surveys.school)
  await page.goto(`${survey}/monsters`)
  await page.locator('.data-table').getByRole('link', { name: 'M01', exact: true }).focus()
  const last = page.getByRole('button', { name: /^Genomen op: / })
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(last).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('F2')
  const cell = page.getByRole('group', { name: 'Genomen op' })
  await expect(cell.getByRole('textbox')).toBeFocused()
  await expect(cell).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(last).toBeFocused()
})

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')
const sentence = (page: Page) => page.getByRole('region', { name: 'Voorwaarden' })
const views = (page: Page) => page.getByRole('dialog', { name: 'Weergaven' })
/** The popover in which a condition is put together, wherever it opened. */
const form = (page: Page): Locator => page.getByRole('dialog').filter({ has: page.getByLabel('Veld') })

/** The surveys of the list, in this order. */
const expectRows = (page: Page, numbers: readonly string[]) =>
  expect(rows(page).getByRole('link')).toHaveText(numbers.map((number) => new RegExp(number)))

/** A day as it is typed. */
function inDays(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${day}-${month}-${year}`
}
