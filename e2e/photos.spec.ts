import { writeFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { card, logIn, openSurvey, surveys, tab } from './support/vezel.ts'

/** Photos with a moment each, chosen in another order than they were taken in. */
const moments = {
  'trap.jpg': '2026:03:14 10:30:00',
  'kelder.jpg': '2026:03:14 10:10:00',
  'zolder.jpg': '2026:03:14 10:20:00',
}

async function photos(path: (name: string) => string): Promise<string[]> {
  const names = Object.entries(moments)
  return Promise.all(
    names.map(async ([name, moment], index) => {
      const size = { width: 60 + index, height: 40 }
      const picture = sharp({ create: { ...size, channels: 3, background: '#7a7' } })
      await writeFile(
        path(name),
        await picture
          .withExif({ IFD2: { DateTimeOriginal: moment } })
          .jpeg()
          .toBuffer(),
      )
      return path(name)
    }),
  )
}

async function openPhotos(page: Page, source: string) {
  await logIn(page, 'samir')
  await openSurvey(page, surveys.house)
  await tab(page, 'Bronnen').click()
  await page.getByRole('link', { name: new RegExp(`^${source}\\.1 `) }).click()
  await card(page)
    .getByRole('link', { name: /^Foto's/ })
    .click()
  await expect(card(page).getByLabel("Foto's toevoegen").last()).toBeAttached()
}
/** When each photo of the list was taken, from the top. */
const listed = (page: Page) => card(page).getByRole('table', { name: "Foto's" })

test('photos stand in the order in which they were chosen, also one that came later', async ({ page }, {
  outputPath,
}) => {
  await openPhotos(page, 'B03')
  const before = await listed(page).getByRole('row').count()
  let refused = 0
  await page.route('**/graphql', (route) => {
    const isSecond = route.request().postDataBuffer()?.includes('filename="kelder.jpg"') && refused++ === 0
    return isSecond ? route.abort() : route.continue()
  })
  await card(page).getByRole('combobox', { name: 'Label voor wat je toevoegt' }).selectOption('Detailfoto')
  await card(page)
    .getByLabel("Foto's toevoegen")
    .last()
    .setInputFiles(await photos(outputPath))
  const failed = card(page).getByRole('listitem').filter({ hasText: 'kelder.jpg' })
  await expect(failed).toContainText('Geen verbinding')
  await expect(listed(page).getByText('Detailfoto')).toHaveCount(2)
  await failed.getByRole('button', { name: 'kelder.jpg opnieuw uploaden' }).click()
  await expect(failed).toBeHidden()
  await expect(listed(page).getByText('Detailfoto')).toHaveCount(3)
  expect(await listed(page).getByRole('row').count()).toBe(Math.max(before, 1) + 3)
  await viewed(page, ['14 maart 2026 10:30', '14 maart 2026 10:10', '14 maart 2026 10:20'])
})

test('or in the order in which they were taken', async ({ page }, { outputPath }) => {
  await openPhotos(page, 'B04')
  await card(page).getByText('Zoals genomen').click()
  await card(page)
    .getByLabel("Foto's toevoegen")
    .last()
    .setInputFiles(await photos(outputPath))
  await expect(listed(page).getByText('Overzichtsfoto')).toHaveCount(3)
  await viewed(page, ['14 maart 2026 10:10', '14 maart 2026 10:20', '14 maart 2026 10:30'])
})

/** Opens the last three of the list one by one: they were taken at these moments. */
async function viewed(page: Page, taken: readonly string[]) {
  const rows = await listed(page).getByRole('row').count()
  for (const [index, moment] of taken.entries()) {
    await listed(page)
      .getByRole('row')
      .nth(rows - taken.length + index)
      .getByRole('link')
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Foto' })
    await expect(dialog).toContainText(moment)
    await dialog.getByRole('button', { name: 'Sluiten' }).first().click()
    await expect(dialog).toBeHidden()
  }
}

test('a photo opens over the whole window, and the keys lead through all of them and back', async ({ page }, {
  outputPath,
}) => {
  await openPhotos(page, 'B05')
  await card(page)
    .getByLabel("Foto's toevoegen")
    .last()
    .setInputFiles(await photos(outputPath))
  const open = listed(page).getByRole('button', { name: /^Foto .* groot bekijken$/ })
  await expect(open).toHaveCount(3)
  await open.first().focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer).toContainText('1 van 3')
  const width = () =>
    viewer.getByRole('img').evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
  await expect.poll(width).toBe(60)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText('3 van 3')
  await expect.poll(width).toBe(62)
  await page.keyboard.press('+')
  await expect(viewer).toContainText('150%')
  // Looking closer the arrows move over the photo.
  await page.keyboard.press('ArrowLeft')
  await expect(viewer).toContainText('3 van 3')
  await page.keyboard.press('0')
  await page.keyboard.press('Home')
  await expect(viewer).toContainText('1 van 3')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(open.first()).toBeFocused()
  await expect(card(page)).toBeVisible()
})
