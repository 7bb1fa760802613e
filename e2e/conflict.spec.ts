import { expect, type Page, type Route, test } from '@playwright/test'
import { withDatabase } from './support/database.ts'
import { card, logIn, openSurvey, password, surveys, tab } from './support/vezel.ts'

/** Words that no earlier run has left behind. */
const unlike = (words: string) => `${words} ${Date.now() % 1_000_000}`

test('two people change the same source: the second one chooses field by field', async ({ page, browser }) => {
  const url = await openSource(page, 'samir', 'B15')
  const context = await browser.newContext()
  const other = await context.newPage()
  await logIn(other, 'ilse', new URL(url).href)
  await other.goto(url)
  for (const each of [page, other]) await card(each).getByRole('button', { name: 'Bewerken' }).click()

  const [grey, white] = [unlike('grijs'), unlike('wit')]
  const [thickness, size] = [Date.now() % 1000, unlike('60 bij 60 cm')]
  await field(page, 'Kleur en uiterlijk').fill(grey)
  await field(page, 'Dikte').fill(String(thickness))
  await field(other, 'Kleur en uiterlijk').fill(white)
  await field(other, 'Afmeting per stuk').fill(size)
  await save(page)
  await expect(card(page).getByText(grey, { exact: true })).toBeVisible()

  await card(other).getByRole('button', { name: 'Opslaan' }).click()
  const dialog = other.getByRole('dialog', { name: 'Intussen gewijzigd' })
  await expect(dialog).toContainText('Samir El Amrani')
  // Only what both changed is asked.
  await expect(dialog.getByRole('group')).toHaveCount(1)
  const choice = dialog.getByRole('group', { name: 'Kleur en uiterlijk' })
  await expect(choice.getByRole('radio', { name: `Jouw waarde: ${white}` })).toBeChecked()
  await choice.getByText(`Waarde van de ander: ${grey}`).click()
  await dialog.getByRole('button', { name: 'Keuze opslaan' }).click()
  await expect(card(other).getByRole('button', { name: 'Bewerken' })).toBeVisible()
  for (const value of [grey, `${thickness} mm`, size]) {
    await expect(card(other).getByText(value, { exact: true })).toBeVisible()
  }
  await context.close()
})

test('two people change the same source, one after the session ended: what was typed outlives both', async ({
  page,
  browser,
}) => {
  const url = await openSource(page, 'samir', 'B16')
  const context = await browser.newContext()
  const other = await context.newPage()
  await logIn(other, 'ilse', new URL(url).href)
  await other.goto(url)
  for (const each of [page, other]) await card(each).getByRole('button', { name: 'Bewerken' }).click()
  const [grey, white, size] = [unlike('grijs'), unlike('wit'), unlike('30 bij 30 cm')]
  await field(other, 'Kleur en uiterlijk').fill(white)
  await field(page, 'Kleur en uiterlijk').fill(grey)
  await save(page)
  await field(other, 'Afmeting per stuk').fill(size)
  // Her session ends as she saves: any earlier, and what the page asks by itself may find it out before.
  await withDatabase((db) =>
    db.query(`delete from "sessie" s using "user" u where u."id" = s."user_id" and u."email" = 'ilse@noordlicht.test'`),
  )
  await card(other).getByRole('button', { name: 'Opslaan' }).click()
  const expired = other.getByRole('dialog', { name: 'Je sessie is verlopen' })
  await expired.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await other.keyboard.press('Enter')
  await expect(expired).toBeHidden()

  // Logged in again the save is tried again, and meets what the other saved meanwhile.
  const dialog = other.getByRole('dialog', { name: 'Intussen gewijzigd' })
  await expect(dialog).toContainText('Samir El Amrani')
  const choice = dialog.getByRole('group', { name: 'Kleur en uiterlijk' })
  await expect(choice.getByRole('radio', { name: `Jouw waarde: ${white}` })).toBeChecked()
  await dialog.getByRole('button', { name: 'Keuze opslaan' }).click()
  await expect(card(other).getByRole('button', { name: 'Bewerken' })).toBeVisible()
  for (const value of [white, size]) await expect(card(other).getByText(value, { exact: true })).toBeVisible()
  await page.reload()
  await expect(card(page).getByText(white, { exact: true })).toBeVisible()
  await context.close()
})

test('what was typed survives a reload of the page', async ({ page }) => {
  await openSource(page, 'samir', 'B17')
  await card(page).getByRole('button', { name: 'Bewerken' }).click()
  const typed = unlike('donkergrijs met wortelnerf')
  await field(page, 'Kleur en uiterlijk').fill(typed)
  const asked = new Promise<string>((done) => {
    page.once('dialog', async (question) => {
      await question.accept()
      done(question.type())
    })
  })
  await page.reload()
  expect(await asked).toBe('beforeunload')
  await expect(card(page)).toContainText('wijzigingen gemaakt die niet zijn opgeslagen')
  await card(page).getByRole('button', { name: 'Terugzetten' }).click()
  await expect(field(page, 'Kleur en uiterlijk')).toHaveValue(typed)
  await save(page)
  await expect(card(page).getByText(typed)).toBeVisible()
  await page.reload()
  await expect(card(page).getByText(typed)).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Terugzetten' })).toBeHidden()
})

test('leaving with changes asks first, by a link and by the back button', async ({ page }) => {
  const url = await openSource(page, 'samir', 'B15')
  await card(page).getByRole('button', { name: 'Bewerken' }).click()
  const typed = unlike('weg ermee')
  await field(page, 'Kleur en uiterlijk').fill(typed)
  const question = page.getByRole('dialog', { name: 'Pagina verlaten?' })
  await tab(page, 'Monsters').click()
  await question.getByRole('button', { name: 'Verder bewerken' }).click()
  await expect(question).toBeHidden()
  await expect(field(page, 'Kleur en uiterlijk')).toHaveValue(typed)
  await page.goBack()
  await question.getByRole('button', { name: 'Verder bewerken' }).click()
  await expect(page).toHaveURL(url)
  await expect(field(page, 'Kleur en uiterlijk')).toHaveValue(typed)
  await tab(page, 'Monsters').click()
  await question.getByRole('button', { name: 'Verlaten zonder opslaan' }).click()
  await expect(page).toHaveURL(/\/monsters$/)
  await page.goto(url)
  await expect(card(page).getByRole('heading', { level: 2 })).toBeVisible()
  await expect(card(page).getByText(typed)).toBeHidden()
})

test('a slow answer shows that it is being saved, and a second click saves nothing more', async ({ page }) => {
  await openSource(page, 'samir', 'B17')
  const held: Route[] = []
  await onSave(page, (route) => held.push(route))
  await card(page).getByRole('button', { name: 'Bewerken' }).click()
  const typed = unlike('lichtgrijs')
  await field(page, 'Kleur en uiterlijk').fill(typed)
  await card(page).getByRole('button', { name: 'Opslaan' }).dblclick()
  await expect(card(page).getByRole('status').filter({ hasText: 'Bezig met opslaan' })).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Annuleer' })).toBeDisabled()
  expect(held).toHaveLength(1)
  await held[0]?.continue()
  await expect(card(page).getByText(typed)).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Bewerken' })).toBeVisible()
  expect(held).toHaveLength(1)
})

test('when saving fails, what was typed stays and can be saved again', async ({ page }) => {
  await openSource(page, 'samir', 'B15')
  await card(page).getByRole('button', { name: 'Bewerken' }).click()
  const typed = unlike('bruin')
  await field(page, 'Kleur en uiterlijk').fill(typed)
  const stop = await onSave(page, (route) => route.fulfill({ status: 500, body: 'storing' }))
  await card(page).getByRole('button', { name: 'Opslaan' }).click()
  await expect(card(page).getByRole('alert')).toBeVisible()
  await expect(field(page, 'Kleur en uiterlijk')).toHaveValue(typed)
  await stop()

  const restore = await onSave(page, (route) => route.abort())
  await card(page).getByRole('button', { name: 'Opslaan' }).click()
  await expect(card(page).getByRole('alert')).toContainText('De server antwoordt niet')
  await expect(field(page, 'Kleur en uiterlijk')).toHaveValue(typed)
  await restore()

  await save(page)
  await expect(card(page).getByText(typed, { exact: true })).toBeVisible()
})

/** Opens the card of a source that was first recorded in this survey; gives its address. */
async function openSource(page: Page, person: 'samir', number: string): Promise<string> {
  await logIn(page, person)
  await openSurvey(page, surveys.school)
  await tab(page, 'Bronnen').click()
  await page.getByRole('searchbox', { name: 'Zoek in bronnen' }).fill(number)
  await expect(page).toHaveURL(new RegExp(`q=${number}$`))
  await page.getByRole('table', { name: 'Bronnen' }).getByRole('link', { name: number, exact: true }).click()
  await expect(card(page).getByRole('heading', { level: 2, name: new RegExp(`^${number} `) })).toBeVisible()
  return page.url()
}

const field = (page: Page, name: string) => card(page).getByRole('textbox', { name, exact: true })

async function save(page: Page) {
  await card(page).getByRole('button', { name: 'Opslaan' }).click()
  await expect(card(page).getByRole('button', { name: 'Bewerken' })).toBeVisible()
}

/** Takes the requests that save a source; call what it gives to let them through again. */
async function onSave(page: Page, take: (route: Route) => unknown): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    if (route.request().postData()?.includes('updateBron')) await take(route)
    else await route.fallback()
  }
  await page.route('**/graphql', handler)
  return () => page.unroute('**/graphql', handler)
}
