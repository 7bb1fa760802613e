import { expect, test } from '@playwright/test'
import { logIn, tab } from './support/vezel.ts'

test('an expired certificate suspends a capability, and its renewal restores it', async ({ page }) => {
  await logIn(page, 'marieke', '/admin/gebruikers')
  await page.getByRole('link', { name: 'Femke de Boer' }).click()
  await tab(page, 'Bevoegdheden').click()
  const survey = page.getByRole('row').filter({ hasText: 'Asbestinventarisatie uitvoeren (NL)' })
  await expect(survey).toContainText('Nee')
  await expect(survey).toContainText('Medische keuring adembescherming')

  await tab(page, 'Certificaten').click()
  await expect(page.getByRole('row').filter({ hasText: 'Medische keuring' })).toContainText('Verlopen')
  await page.getByRole('button', { name: 'Certificaat toevoegen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Soort certificaat').click()
  await page.getByRole('option', { name: 'Medische keuring adembescherming' }).click()
  await dialog.getByLabel('Uitgegeven op').fill(new Intl.DateTimeFormat('nl-NL').format())
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  // Its last day follows from its type.
  const renewed = page.getByRole('row').filter({ hasText: 'Medische keuring' }).filter({ hasText: 'Geldig' })
  await expect(renewed).toHaveCount(1)
  await expect(page.getByText(new RegExp(`^\\d+ \\w+ ${new Date().getFullYear() + 1}$`))).toBeVisible()

  await tab(page, 'Bevoegdheden').click()
  await expect(survey).toContainText('Ja')
  await expect(survey).not.toContainText('Medische keuring')
})

test('a signature is drawn with a pen, and kept', async ({ page }) => {
  await logIn(page, 'femke', '/account/handtekening')
  const paper = page.getByRole('img', { name: /^Teken hier/ })
  const place = await paper.boundingBox()
  if (!place) throw new Error('there is no paper')
  await page.mouse.move(place.x + 60, place.y + 90)
  await page.mouse.down()
  for (let step = 1; step <= 20; step++)
    await page.mouse.move(place.x + 60 + step * 8, place.y + 90 + 30 * Math.sin(step))
  await page.mouse.up()
  await page.getByLabel('Naam onder handtekening').fill('F. de Boer, inspecteur')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('F. de Boer, inspecteur')).toBeVisible()
  await page.reload()
  const kept = page.getByRole('img', { name: 'Handtekening' })
  await expect(kept).toBeVisible()
  expect(await kept.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)).toBeGreaterThan(2)
})
