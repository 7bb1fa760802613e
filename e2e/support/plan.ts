import { expect, type Page } from '@playwright/test'
import { card, openSurvey, surveys, tab } from './vezel.ts'

/** The plan that somebody draws on. */
export const sheetOf = (page: Page) => page.getByRole('application')

export const drawingSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Alles bewaard' })).toBeVisible()

/** Opens a plan of the school to be drawn on. */
export async function openPlan(page: Page, name: string): Promise<void> {
  await openSurvey(page, surveys.school)
  await tab(page, 'Plattegronden').click()
  await page.getByRole('table', { name: 'Plattegronden' }).getByText(name, { exact: true }).first().click()
  await card(page).getByRole('link', { name: 'Tekenen' }).click()
  await expect(page.getByRole('application', { name: `Plattegrond ${name}` })).toBeVisible()
}

/** Takes everything away that is drawn: the plans of the demonstration lack nothing that could be placed. */
export async function clearPlan(page: Page): Promise<void> {
  const drawn = page.locator('.plan-state')
  await expect(drawn).toContainText(/\d+ objec/)
  await sheetOf(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(drawn).toContainText(/\b0 objec/)
  await drawingSaved(page)
}
