import { expect, type Page, test } from '@playwright/test'
import { card, choose, logIn, openSurvey, password, saveDialog, surveys, tab } from './support/vezel.ts'

test('somebody without a mouse logs in, finds a source, changes it and goes back', async ({ page }) => {
  await page.goto('/onderzoeken/actief')
  await expect(page.getByLabel('E-mailadres of gebruikersnaam')).toBeFocused()
  await page.keyboard.type('samir@noordlicht.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  const active = page.getByRole('table')
  await expect(active.getByRole('link', { name: surveys.school })).toBeVisible()

  // The first stop of a page skips the menu; one stop further is the content, and in it the table is one stop.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, () => rowOf(page, '').first())
  await arrowTo(page, surveys.school)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: surveys.school })).toBeVisible()

  // A row of tabs is one stop, along which the arrows lead.
  await expect(
    page
      .getByRole('navigation', { name: /^Onderdelen van/ })
      .locator('[tabindex="-1"]')
      .first(),
  ).toBeAttached()
  await tabTo(page, () =>
    page
      .getByRole('navigation', { name: /^Onderdelen van/ })
      .first()
      .locator('a[aria-current]'),
  )
  for (let step = 0; step < 20; step++) {
    if (await tab(page, 'Bronnen').evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowRight')
  }
  await expect(tab(page, 'Bronnen')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /^B04 / }).first()).toBeVisible()
  await tabTo(page, () => rowOf(page, 'B04'))
  await page.keyboard.press('ArrowDown')
  await expect(rowOf(page, 'B04.1')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await expect(rowOf(page, 'B04')).toBeFocused()
  // A group folds and unfolds.
  await page.keyboard.press('ArrowLeft')
  await expect(rowOf(page, 'B04.1')).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(rowOf(page, 'B04.1')).toBeVisible()

  await arrowTo(page, 'B16')
  await page.keyboard.press('Enter')
  const card = page.locator('main').getByRole('complementary', { name: /^B16 / })
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(rowOf(page, 'B16')).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, () => card.getByRole('button', { name: 'Bewerken' }))
  await page.keyboard.press('Enter')
  await expect(card.getByLabel('Bronnummer')).toBeFocused()
  const look = card.getByLabel('Kleur en uiterlijk')
  await tabTo(page, () => look)
  const words = `grijs, ${Date.now()}`
  await page.keyboard.press('Control+A')
  await page.keyboard.type(words)
  await expect(page.getByText('1 wijziging niet opgeslagen')).toBeVisible()
  await page.keyboard.press('Control+S')
  await expect(card.getByRole('button', { name: 'Bewerken' })).toBeFocused()
  await expect(card.getByText(words)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
})

/** The link of a row of the table, by the number it begins with. */
const rowOf = (page: Page, number: string) =>
  number === ''
    ? page.getByRole('table').getByRole('row').nth(1).getByRole('link')
    : page.getByRole('table').first().getByRole('link', { name: number, exact: true })

/** Tab until it has the focus; a page where that takes more than forty stops is no page for the keyboard. */
async function tabTo(page: Page, wanted: () => ReturnType<Page['locator']>) {
  await expect(wanted()).toBeVisible()
  for (let stop = 0; stop < 40; stop++) {
    if (await wanted().evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached within forty stops: ${wanted()}`)
}

async function arrowTo(page: Page, name: string) {
  for (let step = 0; step < 20; step++) {
    if (await rowOf(page, name).evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`no row ${name} within twenty steps`)
}

test('from the top of a page few stops lead to the first row of a list, and few past all of them', async ({ page }) => {
  await logIn(page, 'samir')
  const survey = await openSurvey(page, surveys.school)
  for (const list of ['monsters', 'pand/ruimten', 'bronnen']) {
    await page.goto(`${survey}/${list}`)
    await expect(page.locator('.row-focus').first()).toBeVisible()
    // What makes them one stop comes after what the page shows.
    await expect(page.getByRole('toolbar').locator('[tabindex="-1"]').first()).toBeAttached()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    const is = (selector: string) => page.evaluate((of) => document.activeElement?.matches(of) ?? false, selector)
    let stops = 0
    for (; stops < 40 && !(await is('.row-focus')); stops++) await page.keyboard.press('Tab')
    expect(stops, `stops to the first row of ${list}`).toBeLessThanOrEqual(16)
    let past = 0
    for (; past < 40 && (await is('.table-body *')); past++) await page.keyboard.press('Tab')
    expect(past, `stops in the rows of ${list}`).toBeLessThanOrEqual(6)
  }
  // From the search the arrow down leads to what was found.
  await page.getByRole('searchbox', { name: 'Zoek in bronnen' }).fill('B16')
  await page.keyboard.press('ArrowDown')
  await expect(rowOf(page, 'B16')).toBeFocused()
})

test('a record that is deleted from its card leaves the keyboard at its neighbour', async ({ page }) => {
  await logIn(page, 'samir')
  const survey = await openSurvey(page, surveys.school)
  await page.goto(`${survey}/beperkingen`)
  const links = page.getByRole('table', { name: 'Beperkingen' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  for (const what of ['Eerst', 'Daarna']) {
    await page.getByRole('button', { name: 'Beperking toevoegen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Beperking toevoegen' })
    await choose(dialog, 'Beperking', 'Ruimte afgesloten')
    await dialog.getByRole('textbox', { name: 'Omschrijving' }).fill(what)
    await saveDialog(page, 'Beperking toevoegen')
    await expect(card(page)).toContainText(what)
  }
  await page
    .getByRole('table', { name: 'Beperkingen' })
    .getByRole('row')
    .filter({ hasText: 'Eerst' })
    .getByRole('link')
    .click()
  await card(page).getByRole('button', { name: 'Beperking verwijderen' }).click()
  // A key too many deletes nothing.
  const question = page.getByRole('dialog', { name: /verwijderen/ })
  await expect(question.getByRole('button', { name: 'Annuleer' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Daarna' }).getByRole('link')).toBeFocused()
})
