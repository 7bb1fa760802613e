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
