import { expect, type Page, test } from '@playwright/test'
import { logIn, surveys } from './support/vezel.ts'

// A planned survey of the demonstration, from its visit that is notified to a start, an end before its time, and back.

const number = surveys.planned
const main = (page: Page) => page.locator('main')

async function openPlanned(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: /^Gepland/ })
    .click()
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
}
/** Opens the question that goes before a step of the survey, from its state on the bar. */
async function ask(page: Page, state: string, step: string) {
  await page.getByRole('button', { name: `Status: ${state}` }).click()
  await page.getByRole('menuitem', { name: `${step}…` }).click()
  return page.getByRole('dialog', { name: step })
}
const isNow = (page: Page, state: string) =>
  expect(page.getByRole('button', { name: `Status: ${state}` })).toBeVisible()
/** A step of the visit that is open, by its button. */
async function step(page: Page, name: string): Promise<void> {
  await main(page)
    .getByRole('button', { name: `${name}…` })
    .click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name }).click()
  await expect(dialog).toBeHidden()
}

test('a survey is planned, notified with a change and a withdrawal, started, cancelled and planned again', async ({
  page,
}) => {
  await logIn(page, 'joost')
  await openPlanned(page)

  await test.step('its visit is notified, changed and withdrawn, and notified anew', async () => {
    const dialog = await ask(page, 'Gepland', 'Onderzoek starten')
    await expect(dialog).toContainText('Er is geen bezoek gemeld bij de certificerende instelling')
    await dialog.getByRole('link', { name: 'Inventarisaties' }).click()
    await main(page).getByRole('table').getByRole('link').first().click()
    await step(page, 'Melding doen')
    await expect(main(page)).toContainText('Gemeld op')
    await main(page).getByRole('button', { name: 'Bewerken' }).click()
    await main(page).getByRole('radiogroup', { name: 'Spoedeisend' }).getByRole('radio', { name: 'Ja' }).check()
    await main(page).getByRole('textbox', { name: 'Reden', exact: true }).fill('De keuken wordt gesloopt')
    await main(page).getByRole('button', { name: 'Opslaan' }).click()
    // Own and notified value beside each other, until the change is told.
    const otherwise = main(page)
      .getByRole('row')
      .filter({ hasText: /^Spoedeisend/ })
    await expect(otherwise).toContainText(/Ja.*Nee/)
    await step(page, 'Melding wijzigen')
    await expect(otherwise).toHaveCount(0)
    await expect(main(page)).toContainText('Wijziging gemeld op')
    await step(page, 'Melding intrekken')
    await expect(main(page)).toContainText('Ingetrokken')
    await step(page, 'Melding doen')
  })

  await test.step('it starts, is cancelled with a reason, and is planned again', async () => {
    const starting = await ask(page, 'Gepland', 'Onderzoek starten')
    await starting.getByRole('button', { name: 'Onderzoek starten' }).click()
    await isNow(page, 'Actief')
    const cancelling = await ask(page, 'Actief', 'Onderzoek annuleren')
    await cancelling.getByRole('textbox', { name: 'Reden annulering' }).fill('De woning is verkocht')
    await cancelling.getByRole('button', { name: 'Onderzoek annuleren' }).click()
    await isNow(page, 'Geannuleerd')
    const restoring = await ask(page, 'Geannuleerd', 'Onderzoek opnieuw plannen')
    await restoring.getByRole('button', { name: 'Onderzoek opnieuw plannen' }).click()
    await isNow(page, 'Gepland')
  })
})
