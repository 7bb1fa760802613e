import { expect, type Page, test } from '@playwright/test'
import { logIn, saveDialog, tab } from './support/vezel.ts'

const street = `Wikkelaar ${Date.now()}`

/** A building of one's own with one space; gives the path of its pages. */
async function newBuilding(page: Page, number: number, space: string): Promise<string> {
  await page.goto('/pandenbeheer/panden')
  await page.getByRole('button', { name: 'Pand toevoegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pand of schip toevoegen' })
  const fill = (name: string, value: string) => dialog.getByRole('textbox', { name, exact: true }).fill(value)
  await fill('Straatnaam', street)
  await fill('Huisnummer', String(number))
  await fill('Postcode', '9990 BX')
  await fill('Plaats', 'Waterveen')
  await dialog.getByRole('button', { name: 'Volgende' }).click()
  await dialog.getByRole('button', { name: 'Volgende' }).click()
  await saveDialog(page, 'Pand of schip toevoegen')
  await expect(page).toHaveURL(/\/pandenbeheer\/panden\/[^/]+\/informatie$/)
  const path = new URL(page.url()).pathname.replace(/\/informatie$/, '')
  await tab(page, 'Ruimten').click()
  await page.getByRole('button', { name: 'Ruimte toevoegen' }).first().click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Naam', exact: true }).fill(space)
  await saveDialog(page, 'Ruimte toevoegen')
  await expect(page.getByRole('link', { name: space, exact: true })).toBeVisible()
  return path
}

test('two buildings that turn out to be one are merged with what lies on them, and one undo gives both back', async ({
  page,
}) => {
  await logIn(page, 'marieke')
  await newBuilding(page, 8, 'Voorhuis')
  const second = await newBuilding(page, 10, 'Achterhuis')
  await page.goto('/pandenbeheer/panden')
  await page.getByRole('searchbox', { name: 'Zoek in panden' }).fill(street)
  await expect(page.locator('.row-tick')).toHaveCount(3)
  for (const number of [8, 10])
    await page
      .getByRole('row', { name: new RegExp(`${street} ${number},`) })
      .getByRole('checkbox')
      .check()
  await page.getByRole('button', { name: 'Samenvoegen…' }).click()
  const dialog = page.getByRole('dialog', { name: /samenvoegen/i })
  await dialog.getByRole('radio', { name: new RegExp(`${street} 8`) }).check()
  await expect(dialog.getByText('Wat wordt verplaatst')).toBeVisible()
  await expect(dialog).toContainText('1 ruimte')
  await dialog.getByRole('button', { name: 'Voeg samen' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: new RegExp(`^${street} 8,`) }).click()
  await tab(page, 'Ruimten').click()
  await expect(page.getByRole('link', { name: 'Voorhuis', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Achterhuis', exact: true })).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText('Het samenvoegen is ongedaan gemaakt')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Achterhuis', exact: true })).toBeHidden()
  await page.goto(`${second}/ruimten`)
  await expect(page.getByRole('link', { name: 'Achterhuis', exact: true })).toBeVisible()
})
