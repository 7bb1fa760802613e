import { expect, test } from '@playwright/test'
import { logIn, saveDialog, tab } from './support/vezel.ts'

test('a block of flats gets its 120 dwellings from a spreadsheet, each with its status, and is quick to find one in', async ({
  page,
}) => {
  // In letters, so that no number that is looked for stands in it.
  const street = `Blokweg ${[...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
  await logIn(page, 'marieke')
  await page.goto('/pandenbeheer/panden')
  await page.getByRole('button', { name: 'Pand toevoegen' }).click()
  const dialog = page.getByRole('dialog')
  const fill = (name: string, value: string) => dialog.getByRole('textbox', { name, exact: true }).fill(value)
  await fill('Straatnaam', street)
  await fill('Huisnummer', '1')
  await fill('Toevoeging', 't/m 120')
  await fill('Postcode', '9990 BX')
  await fill('Plaats', 'Waterveen')
  await dialog.getByRole('button', { name: 'Volgende' }).click()
  await dialog.getByRole('button', { name: 'Volgende' }).click()
  await saveDialog(page, 'Pand of schip toevoegen')
  await expect(page).toHaveURL(/\/informatie$/)

  await tab(page, 'Onderdelen').click()
  const parts = page.getByRole('table', { name: 'Onderdelen' })
  const bar = page.getByRole('toolbar', { name: 'Onderdelen' })
  await bar.getByRole('button', { name: 'Importeren' }).click()
  const rows = Array.from({ length: 120 }, (_, at) => `${street};${at + 1};9990 BX;Waterveen;Woning ${at + 1}`)
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'woningen.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Straatnaam;Huisnummer;Postcode;Plaats;Naam complex of gebouw', ...rows].join('\r\n')),
  })
  await dialog.getByRole('button', { name: 'Importeer 120 rijen' }).click()
  await expect(dialog.getByText('120 rijen zijn geïmporteerd')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
  await expect(bar).toContainText('120')
  await bar.getByRole('searchbox').fill('Woning 118')
  await expect(parts.getByRole('row')).toHaveCount(2)
  await parts.getByRole('link', { name: new RegExp(`^${street} 118,`) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Woning 118')
  await expect(page.getByRole('link', { name: new RegExp(`^${street} 1 t/m 120`) })).toBeVisible()
})
