import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { readPdf } from '../apps/server/src/reports/read-pdf.ts'
import { card, choose, duringVisit, logIn, openSurvey, saveDialog, surveys, tab } from './support/vezel.ts'

test('an inspector records a source from room to result, and the report has it where it says', async ({
  page,
}, info) => {
  await logIn(page, 'samir')
  await openSurvey(page, surveys.school)
  await test.step('a room', () => addRoom(page))
  const source = await test.step('a source in that room', () => addSource(page))
  const photo = info.outputPath('Wand meterkast.jpg')
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#8d8f88' } })
    .withExif({ IFD0: { Make: 'Proef' }, IFD2: { DateTimeOriginal: '2026:03:14 09:26:53' } })
    .jpeg()
    .toFile(photo)
  await test.step('a photo', () => addPhoto(page, photo))
  await test.step('a sample with a result, which colours the source', () => addResult(page, source))
  const report = await test.step('the report', () => makeReport(page))
  await test.step('the pages of the report', () => checkReport(report, source))
})

async function addRoom(page: Page) {
  await tab(page, 'Pand').click()
  await tab(page, 'Ruimten').click()
  await page.getByRole('button', { name: 'Ruimte toevoegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ruimte toevoegen' })
  await dialog.getByRole('textbox', { name: 'Naam', exact: true }).fill('Meterkast noord')
  await choose(dialog, 'Verdieping', 'Begane grond')
  await saveDialog(page, 'Ruimte toevoegen')
  await expect(card(page).getByRole('heading', { level: 2, name: 'Meterkast noord' })).toBeVisible()
  // Looked at, and nothing seen: filled in at once, and saved as it is shown.
  await card(page).getByRole('button', { name: 'Niets verdachts' }).click()
  await expect(card(page).getByRole('combobox', { name: 'Onderzocht', exact: true })).toHaveValue('Ja')
  await card(page).getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('row', { name: /Meterkast noord/ })).toContainText('Niets verdachts')
}

/** Gives the number that the source got. */
async function addSource(page: Page): Promise<string> {
  await card(page).getByRole('button', { name: 'Nieuwe bron hier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe bron' })
  await choose(dialog, 'Materiaal', 'Asbestcement vlakke plaat')
  await choose(dialog, 'Toepassing', 'Meterkastbeplating')
  // A material brings what is usual for it.
  await expect(dialog.getByRole('combobox', { name: 'Hechtgebondenheid' })).toHaveValue('Hechtgebonden')
  await expect(dialog.getByRole('combobox', { name: 'Eenheid' })).toHaveValue('m²')
  await expect(dialog.getByRole('combobox', { name: 'Ruimte' })).toHaveValue(/Meterkast noord$/)
  await dialog.getByRole('textbox', { name: 'Hoeveelheid' }).fill('12,5')
  await choose(dialog, 'Vaststelling', 'Eigen monster')
  await saveDialog(page, 'Nieuwe bron')
  const title = card(page).getByRole('heading', { level: 2, name: /Meterkast noord$/ })
  await expect(title).toBeVisible()
  const [, number = ''] = /^(B\d+)\.1 /.exec((await title.textContent()) ?? '') ?? []
  expect(number).not.toBe('')
  await expect(statusOf(page, number)).toHaveText('Asbestverdacht')
  return number
}

async function addPhoto(page: Page, path: string) {
  await card(page)
    .getByRole('link', { name: /^Foto's/ })
    .click()
  await card(page).getByLabel("Foto's toevoegen").setInputFiles(path)
  const photos = card(page).getByRole('table', { name: "Foto's" })
  await expect(photos.getByRole('row')).toHaveCount(2)
  await expect.poll(() => photos.locator('img').evaluate(widthOf)).toBeGreaterThan(0)
  await expect(card(page).getByRole('link', { name: "Foto's 1" })).toBeVisible()
  // The moment is that of the camera.
  await photos.getByRole('row').nth(1).getByRole('link').first().click()
  const dialog = page.getByRole('dialog', { name: 'Foto' })
  await expect(dialog).toContainText('14 maart 2026')
  await dialog.getByRole('button', { name: 'Sluiten' }).first().click()
  await expect(dialog).toBeHidden()
}

const widthOf = (image: Element) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)

async function addResult(page: Page, source: string) {
  await card(page)
    .getByRole('link', { name: /^Monsters/ })
    .click()
  await card(page).getByRole('button', { name: 'Monster toevoegen' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Omschrijving' }).fill('Grijze plaat, hard, één laag')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Genomen op' }).fill(duringVisit())
  await saveDialog(page, 'Monster toevoegen')
  await card(page).getByRole('button', { name: 'Analyse toevoegen' }).click()
  await choose(page.getByRole('dialog'), 'Analysemethode', 'NEN 5896')
  await saveDialog(page, 'Analyse toevoegen')
  // It is asked for when the laboratory has answered, days later.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await card(page).getByRole('button', { name: 'Resultaat toevoegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Resultaat toevoegen' })
  // The day stands on the certificate from which the result is typed, and is asked once.
  await dialog.getByRole('textbox', { name: 'Geanalyseerd op' }).fill(duringVisit())
  await choose(dialog, 'Stof of vezelsoort', 'Chrysotiel')
  await choose(dialog, 'Resultaat', 'Aangetoond')
  await choose(dialog, 'Gehalte', '10 - 15%')
  await saveDialog(page, 'Resultaat toevoegen')
  await expect(card(page).getByRole('listitem').filter({ hasText: 'Chrysotiel' })).toContainText('10 - 15%')
  await card(page).getByRole('button', { name: 'Resultaat toevoegen' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Stof of vezelsoort' })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Geanalyseerd op' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Annuleer' }).click()
  // B04 was found before: a red diamond. The new one looks the same, in the table and on the card.
  await expect(statusOf(page, source)).toHaveText('Asbesthoudend')
  expect(await lookOf(page, source)).toEqual(await lookOf(page, 'B04'))
  expect((await lookOf(page, source)).color).toBe('rgb(196, 35, 28)')
  await expect(card(page).getByText('Asbesthoudend').first()).toBeVisible()
}

/** The cell with the status of a source, in the table. */
function statusOf(page: Page, source: string) {
  const row = page.getByRole('table', { name: 'Bronnen' }).getByRole('row', { name: new RegExp(`^${source} `) })
  // After its tick, its number and its name.
  return row.first().getByRole('cell').nth(3)
}

/** The sign of a status: its shape and its colour. */
async function lookOf(page: Page, source: string) {
  return statusOf(page, source)
    .locator('svg')
    .evaluate((sign) => ({ shape: sign.innerHTML, color: getComputedStyle(sign).color }))
}

async function makeReport(page: Page): Promise<Buffer> {
  await tab(page, 'Rapporten').click()
  await page.getByRole('button', { name: 'Nieuwe versie' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe versie' })
  await expect(dialog.getByLabel('Rapportdatum')).not.toHaveValue('')
  await dialog.getByLabel('Wijziging ten opzichte van vorige versie').fill('Meterkast noord toegevoegd')
  await saveDialog(page, 'Nieuwe versie')
  await page.getByRole('button', { name: 'Rapport maken' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Het rapport wordt gemaakt' })).toBeVisible()
  const download = page.getByRole('button', { name: 'Downloaden' })
  await expect(download).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('navigation', { name: 'Inhoud' })).toContainText('Samenvatting')
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  return readFile(await file.path())
}

async function checkReport(bytes: Buffer, source: string) {
  const pdf = await readPdf(bytes)
  try {
    const texts = await Promise.all(Array.from({ length: pdf.pageCount }, (_, index) => pdf.text(index + 1)))
    const outline = await pdf.outline()
    const pageOf = (title: RegExp) => outline.find((one) => title.test(one.title))?.page ?? 0
    const sheet = pageOf(new RegExp(`^7\\.\\d+ ${source} Meterkastbeplating`))

    expect(sheet).toBeGreaterThan(pageOf(/^7 Bronnen/))
    expect(texts[sheet - 1]).toContain(`${source} Meterkastbeplating`)
    expect(texts[sheet - 1]).toContain('Meterkast noord')
    expect(texts[sheet - 1]).toMatch(/12,5\s?m²/)
    expect(texts[sheet - 1]).toMatch(/Chrysotiel 10 – 15 %/)
    expect(texts[pageOf(/^1 Samenvatting/) - 1]).toMatch(new RegExp(`${source} Meterkastbeplating.* ${sheet}( |$)`))
    expect(texts[pageOf(/^Inhoud/) - 1]).toMatch(new RegExp(`${source} Meterkastbeplating[. ]* ${sheet}( |$)`))
    for (const [index, text] of texts.entries()) expect(text).toContain(`Pagina ${index + 1}/${pdf.pageCount}`)
  } finally {
    await pdf.close()
  }
}
