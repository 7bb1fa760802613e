import { expect, test } from '@playwright/test'
import { card, logIn, openSurvey, surveys, tab } from './support/vezel.ts'

test('whoever goes on a visit makes its plan, and takes it along as a pdf', async ({ page }) => {
  await logIn(page, 'samir')
  await openSurvey(page, surveys.school)
  await tab(page, 'Inventarisaties').click()
  await page.locator('main').getByRole('table').getByRole('link').first().click()
  const plan = card(page).getByRole('region', { name: 'Bezoekplan' })
  await plan.getByRole('button', { name: 'Bezoekplan maken' }).click()
  const ready = plan.getByRole('button', { name: /^Bezoekplan van / })
  await expect(ready).toBeVisible({ timeout: 60_000 })
  const download = page.waitForEvent('download')
  await ready.click()
  expect((await download).suggestedFilename()).toBe(`${surveys.school}-Bezoekplan-1.pdf`)
  await expect(plan.getByRole('button', { name: 'Bezoekplan opnieuw maken' })).toBeVisible()
})
