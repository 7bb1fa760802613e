import { expect, type Page, test } from '@playwright/test'
import { lineTo } from './support/line.ts'
import { card, choose, logIn, openSurvey, saveDialog, surveys, tab } from './support/vezel.ts'

const unlike = (words: string) => `${words} ${Date.now() % 1_000_000}`

test('what another tab of the same browser saved is not overwritten unseen', async ({ page, context }) => {
  const url = await openSource(page, 'B15')
  const other = await context.newPage()
  await other.goto(url)
  for (const each of [page, other]) await card(each).getByRole('button', { name: 'Bewerken' }).click()
  const [first, second] = [unlike('groen'), unlike('blauw')]
  await colour(page).fill(first)
  await colour(other).fill(second)
  await save(page)
  await expect(card(page).getByText(first)).toBeVisible()

  await card(other).getByRole('button', { name: 'Opslaan' }).click()
  const dialog = other.getByRole('dialog', { name: 'Intussen gewijzigd' })
  await dialog.getByText(`Waarde van de ander: ${first}`).click()
  await dialog.getByRole('button', { name: 'Keuze opslaan' }).click()
  await expect(card(other).getByText(first)).toBeVisible()
})

test('the next person on this device is not offered what somebody else typed', async ({ page }) => {
  const url = await openSource(page, 'B17')
  await card(page).getByRole('button', { name: 'Bewerken' }).click()
  await colour(page).fill(unlike('van Samir'))
  // Away without a word, as when the battery is empty.
  page.on('dialog', (question) => question.accept())
  await page.reload()
  const offer = card(page).getByRole('button', { name: 'Terugzetten' })
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: /^Uitloggen/ }).click()
  await expect(page).toHaveURL(/inloggen|login/)
  await logIn(page, 'ilse', url)
  await page.goto(url)
  await expect(card(page).getByRole('button', { name: 'Bewerken' })).toBeVisible()
  await expect(offer).toBeHidden()
})

test('a space in use stays, and says by what it is used; an unused one goes and comes back', async ({ page }) => {
  await logIn(page, 'samir')
  const survey = await openSurvey(page, surveys.school)
  await page.goto(`${survey}/pand/ruimten`)
  const open = async (name: string) => {
    await page.getByRole('searchbox').fill(name)
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click()
    await card(page)
      .getByRole('button', { name: /verwijderen/i })
      .click()
    return page.getByRole('dialog')
  }
  const refused = await open('Kruipruimte west')
  await expect(refused).toContainText('staat in afgerond onderzoek')
  await expect(refused.getByRole('link', { name: /^\d{4}-0412$/ })).toBeVisible()
  await expect(refused.getByRole('button', { name: 'Verwijderen' })).toBeHidden()
  await refused.getByText('Sluiten', { exact: true }).click()
  await expect(card(page)).toContainText('Kruipruimte west')

  // Every space of the demonstration is in a completed survey by now: only a new one may go.
  await page.goto(`${survey}/pand/ruimten`)
  await page.getByRole('button', { name: 'Ruimte toevoegen' }).click()
  const added = page.getByRole('dialog', { name: 'Ruimte toevoegen' })
  await added.getByRole('textbox', { name: 'Naam', exact: true }).fill('Berging noord')
  await choose(added, 'Verdieping', 'Begane grond')
  await saveDialog(page, 'Ruimte toevoegen')
  const gone = await open('Berging noord')
  await gone.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(gone).toBeHidden()
  const row = page.getByRole('table').getByRole('link', { name: /Berging noord/ })
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(row).toBeVisible()
})

test('of a server that hangs, dies and returns nothing untrue is said, and what was typed is saved once', async ({
  page,
  baseURL,
}) => {
  const line = await lineTo(baseURL ?? '')
  const url = await openSource(page, 'B15')
  await page.goto(url.replace(new URL(url).origin, line.address))
  const edit = card(page).getByRole('button', { name: 'Bewerken' })
  const saveButton = card(page).getByRole('button', { name: 'Opslaan' })
  const allSaved = page.getByText('Alles opgeslagen')
  await expect(allSaved).toBeVisible()

  // It hangs: after two seconds that is said, and the waiting can be given up.
  await edit.click()
  const colourNow = unlike('paars')
  await colour(page).fill(colourNow)
  line.hang()
  await saveButton.click()
  await expect(page.getByText('De server laat op zich wachten')).toBeVisible({ timeout: 4_000 })
  await expect(allSaved).toBeHidden()
  await expectBarWhole(page)
  await card(page).getByRole('button', { name: 'Niet langer wachten' }).click()
  await expect(card(page)).toContainText('Of je wijziging is opgeslagen, is niet zeker')
  await expect(colour(page)).toHaveValue(colourNow)
  await expect(allSaved).toBeHidden()

  // It dies: that is said too, until it is back.
  line.cut()
  await saveButton.click()
  const notice = page.getByText('De verbinding is weg.')
  await expect(notice).toBeVisible()
  await expect(allSaved).toBeHidden()
  await line.mend()
  await expect(notice).toBeHidden()
  if (await saveButton.isVisible()) await saveButton.click().catch(() => undefined)
  await expect(card(page).getByText(colourNow)).toBeVisible()
  await expect(allSaved).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  // What the server did while nobody heard of it, and the tries after it, is one change.
  await card(page).getByRole('button', { name: 'Geschiedenis' }).click()
  await expect(page.getByRole('dialog').getByText(colourNow)).toHaveCount(1)
  line.close()
})

/** What the bar says of saving lies over nothing that is pressed, on a tablet and on phones. */
async function expectBarWhole(page: Page) {
  const desk = page.viewportSize() ?? { width: 1440, height: 900 }
  for (const width of [820, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const words = await page.locator('.bar-save-words').boundingBox()
    const buttons = page.locator('.bar').locator('button:visible, a:visible')
    const boxes = await Promise.all((await buttons.all()).map((one) => one.boundingBox()))
    const left = words?.x ?? Number.NaN
    const over = boxes.filter((box) => box && box.x + 1 < left + (words?.width ?? 0) && box.x + box.width - 1 > left)
    expect({ width, left, over }).toEqual({ width, left: expect.any(Number), over: [] })
    expect(left).toBeGreaterThan(0)
  }
  await page.setViewportSize(desk)
}

/** Opens the card of a source that was first recorded in this survey; gives its address. */
async function openSource(page: Page, number: string): Promise<string> {
  await logIn(page, 'samir')
  await openSurvey(page, surveys.school)
  await tab(page, 'Bronnen').click()
  await page.getByRole('searchbox', { name: 'Zoek in bronnen' }).fill(number)
  await page.getByRole('table', { name: 'Bronnen' }).getByRole('link', { name: number, exact: true }).click()
  await expect(card(page).getByRole('heading', { level: 2, name: new RegExp(`^${number} `) })).toBeVisible()
  return page.url()
}

const colour = (page: Page) => card(page).getByRole('textbox', { name: 'Kleur en uiterlijk', exact: true })

async function save(page: Page) {
  await card(page).getByRole('button', { name: 'Opslaan' }).click()
  await expect(card(page).getByRole('button', { name: 'Bewerken' })).toBeVisible()
}
