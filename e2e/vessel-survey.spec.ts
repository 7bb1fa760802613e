import { expect, type Page, test } from '@playwright/test'
import { choose, logIn, openSurvey, saveDialog, surveys } from './support/vezel.ts'

/** How many entries the summary counts of a material, in all and without an outcome. */
async function counted(page: Page, material: RegExp): Promise<[number, number]> {
  await page.getByRole('radio', { name: 'Samenvatting' }).click({ force: true })
  const table = page.getByRole('table').filter({ has: page.getByRole('rowheader', { name: material }) })
  await expect(table).toBeVisible()
  const heads = await table.getByRole('columnheader').allInnerTexts()
  const cells = await table.getByRole('row').filter({ hasText: material }).getByRole('cell').allInnerTexts()
  const of = (head: string) => Number(cells[heads.indexOf(head) - 1] || 0)
  return [of('Regels'), of('Zonder uitkomst')]
}

test('a survey of a vessel: the port it lies in, a line of its check plan with its outcome, and what they add up to', async ({
  page,
}) => {
  await logIn(page, 'joost')
  const survey = await openSurvey(page, surveys.vessel)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Bewerken', exact: true }).click()
  await choose(main, 'Plaats van onderzoek', 'Delfzijl')
  await main.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(main.getByRole('button', { name: 'Bewerken', exact: true })).toBeVisible()
  await expect(main).toContainText('Delfzijl')

  await page.goto(`${survey}/bronnen`)
  const before = await counted(page, /^A-1 Asbest/)
  await page.getByRole('radio', { name: 'VSCP-regels' }).click({ force: true })
  await page.getByRole('button', { name: 'VSCP-regel toevoegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'VSCP-regel toevoegen' })
  await choose(dialog, 'Materiaal', 'Asbest')
  await choose(dialog, 'Zone', 'Accommodatie')
  await choose(dialog, 'Systeem', 'Hoofdmotor')
  await choose(dialog, 'Onderdeel', 'Flenspakking')
  await choose(dialog, 'Uitkomst documenten', 'Onbekend')
  // What nobody knows of is sampled, unless somebody says otherwise.
  await expect(dialog.getByRole('combobox', { name: 'Controlewijze' })).toHaveValue('S: monstercontrole')
  await saveDialog(page, 'VSCP-regel toevoegen')
  expect(await counted(page, /^A-1 Asbest/)).toEqual([before[0] + 1, before[1] + 1])
})

test('the spaces of a vessel are a tree by deck, from the bottom up, and go into each other by the keyboard', async ({
  page,
}) => {
  await logIn(page, 'joost')
  const survey = await openSurvey(page, surveys.vessel)
  await page.goto(`${survey}/pand/ruimten`)
  await expect(page.getByRole('link', { name: /^Ruimten\s*52$/ })).toBeVisible()
  const list = page.getByRole('table', { name: 'Ruimten aan boord' })
  const row = (name: string) => list.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  const at = async (name: string) => Number(await row(name).getAttribute('aria-rowindex'))
  await expect(row('Ballasttank 1 bakboord')).toBeVisible()
  await expect(list.getByText(/^Dek: Dubbele bodem/)).toBeVisible()
  // By the level of their decks, not by what these are called.
  expect(await at('Ballasttank 3 bakboord')).toBeLessThan(await at('Laadruim 1'))
  await expect(page.getByText('Dekken zonder ruimten')).toHaveCount(0)
  const inset = async () => (await row('Ballasttank 1 stuurboord').getByRole('link').first().boundingBox())?.x ?? 0
  const before = await inset()
  await row('Ballasttank 1 stuurboord').getByRole('link').first().focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(inset).toBeGreaterThan(before)
  await page.getByRole('status').getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.poll(inset).toBe(before)
})
