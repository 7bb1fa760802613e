import { writeFile } from 'node:fs/promises'
import { expect, type Page, type TestInfo, test } from '@playwright/test'
import sharp from 'sharp'
import { card, logIn, openSurvey, surveys, tab } from './support/vezel.ts'

/** Photos with a moment each, chosen in another order than they were taken in. */
const moments = {
  'trap.jpg': '2026:03:14 10:30:00',
  'kelder.jpg': '2026:03:14 10:10:00',
  'zolder.jpg': '2026:03:14 10:20:00',
}

async function photos(info: TestInfo): Promise<string[]> {
  const names = Object.entries(moments)
  return Promise.all(
    names.map(async ([name, moment], index) => {
      const size = { width: 60 + index, height: 40 }
      const picture = sharp({ create: { ...size, channels: 3, background: '#7a7' } })
      await writeFile(
        info.outputPath(name),
        await picture
          .withExif({ IFD2: { DateTimeOriginal: moment } })
          .jpeg()
          .toBuffer(),
      )
      return info.outputPath(name)
    }),
  )
}

async function openPhotos(page: Page, source: string) {
  await logIn(page, 'samir')
  await openSurvey(page, surveys.school)
  await tab(page, 'Bronnen').click()
  await page.getByRole('link', { name: `${source}.1`, exact: true }).click()
  await card(page)
    .getByRole('link', { name: /^Foto's/ })
    .click()
  await expect(card(page).getByLabel("Foto's toevoegen")).toBeAttached()
}
const listed = (page: Page) => card(page).getByRole('table', { name: "Foto's" })

test('photos stand in the order in which they were chosen, also one that came later', async ({ page }, info) => {
  await openPhotos(page, 'B15')
  let photo = 0
  await page.route('**/graphql', (route) => {
    const isPhoto = route.request().headers()['content-type']?.startsWith('multipart/') ?? false
    if (isPhoto) photo += 1
    return isPhoto && photo === 2 ? route.fulfill({ status: 500, body: 'storing' }) : route.continue()
  })
  await card(page).getByRole('combobox', { name: 'Label voor wat je toevoegt' }).selectOption('Detailfoto')
  await card(page)
    .getByLabel("Foto's toevoegen")
    .setInputFiles(await photos(info))
  const failed = card(page).getByRole('listitem').filter({ hasText: 'kelder.jpg' })
  const again = failed.getByRole('button', { name: 'kelder.jpg opnieuw uploaden' })
  await expect(again).toBeVisible()
  await expect(listed(page).getByText('Detailfoto')).toHaveCount(2)
  await again.click()
  await expect(failed).toBeHidden()
  await expect(listed(page).getByText('Detailfoto')).toHaveCount(3)
  await viewed(page, 'Detailfoto', ['14 maart 2026 10:30', '14 maart 2026 10:10', '14 maart 2026 10:20'])
})

test('or in the order in which they were taken', async ({ page }, info) => {
  await openPhotos(page, 'B16')
  await card(page).getByRole('combobox', { name: 'Label voor wat je toevoegt' }).selectOption('Maatvoering')
  await card(page).getByRole('radio', { name: 'Zoals genomen' }).check()
  await card(page)
    .getByLabel("Foto's toevoegen")
    .setInputFiles(await photos(info))
  await expect(listed(page).getByText('Maatvoering')).toHaveCount(3)
  await viewed(page, 'Maatvoering', ['14 maart 2026 10:10', '14 maart 2026 10:20', '14 maart 2026 10:30'])
})

/** Opens those with a label one by one, from the top: they were taken at these moments. */
async function viewed(page: Page, label: string, taken: readonly string[]) {
  const rows = listed(page).getByRole('row').filter({ hasText: label })
  await expect(rows).toHaveCount(taken.length)
  for (const [index, moment] of taken.entries()) {
    await rows.nth(index).getByRole('link').first().click()
    const dialog = page.getByRole('dialog', { name: 'Foto' })
    await expect(dialog).toContainText(moment)
    await dialog.getByRole('button', { name: 'Sluiten' }).first().click()
    await expect(dialog).toBeHidden()
  }
}

test('a photo opens over the whole window, and the keys lead through all of them and back', async ({ page }, info) => {
  await openPhotos(page, 'B17')
  await card(page).getByRole('combobox', { name: 'Label voor wat je toevoegt' }).selectOption('Sticker geplaatst')
  await card(page)
    .getByLabel("Foto's toevoegen")
    .setInputFiles(await photos(info))
  const open = listed(page).getByRole('button', { name: /^Foto .* groot bekijken$/ })
  await expect(listed(page).getByText('Sticker geplaatst')).toHaveCount(3)
  const before = (await open.count()) - 3
  const first = open.nth(before)
  await first.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer).toContainText(`${before + 1} van ${before + 3}`)
  const width = () =>
    viewer.locator('img').evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
  await expect.poll(width).toBe(60)
  // It lay on its side: turned, it stands, here and in the list; turned back, it is what it was.
  await page.keyboard.press('r')
  await expect.poll(width).toBe(40)
  await expect(viewer.getByRole('button', { name: 'Linksom draaien (L)' })).toHaveAttribute('aria-busy', 'false')
  await viewer.getByRole('button', { name: 'Linksom draaien (L)' }).click()
  await expect.poll(width).toBe(60)
  await expect(viewer).toContainText(`${before + 1} van ${before + 3}`)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText(`${before + 3} van ${before + 3}`)
  await expect.poll(width).toBe(62)
  await page.keyboard.press('+')
  await expect(viewer).toContainText('150%')
  // Looking closer the arrows move over the photo.
  await page.keyboard.press('ArrowLeft')
  await expect(viewer).toContainText(`${before + 3} van ${before + 3}`)
  await page.keyboard.press('0')
  await page.keyboard.press('Home')
  await expect(viewer).toContainText(`1 van ${before + 3}`)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(first).toBeFocused()
  await expect(card(page)).toBeVisible()
})
