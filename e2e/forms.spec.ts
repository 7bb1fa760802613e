import { expect, type Page, test } from '@playwright/test'
import { logIn, openSurvey, surveys } from './support/vezel.ts'

/** The forms of a survey: a page, or the card of the first row of a list. */
const forms = [
  { path: 'informatie/onderzoeksgegevens' },
  { path: 'informatie/opdrachtgever' },
  { path: 'informatie/uitvoering' },
  { path: 'pand/informatie' },
  { path: 'pand/ruimten', row: /./ },
  { path: 'bronnen', row: /^B15$/ },
  { path: 'bronnen', row: /^B16\.1$/ },
  { path: 'monsters', row: /./ },
]

/**
 * Where the labels of a form stand, as far as the first field whose input has tools of its own: a place to drop a file, or
 * the buttons of rich text, take more room than what they hold.
 */
const placesOf = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)))
    const fields = [...document.querySelectorAll('main .field-grid .field')]
    const tooled = fields.findIndex((field) => field.querySelector('.file-drop, .rich-text'))
    const names = fields.slice(0, tooled === -1 ? undefined : tooled + 1)
    return names.map((field) => {
      const label = field.querySelector('.field-label')
      const { left = 0, top = 0 } = label?.getBoundingClientRect() ?? {}
      return { name: label?.textContent?.replace(/\s*\*$/, '') ?? '', left: Math.round(left), top: Math.round(top) }
    })
  })

/** The values that are read far from their label, as nearer to the next one. */
const farFromLabel = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main dl .field')].flatMap((field) => {
      const label = field.querySelector('.field-label')
      const value = field.querySelector('.field-value')
      if (!label || !value) return []
      const words = document.createRange()
      words.selectNodeContents(value)
      const gap = Math.round(words.getBoundingClientRect().top - label.getBoundingClientRect().bottom)
      return gap >= 4 && gap <= 14 ? [] : [`"${value.textContent}" stands ${gap} px below "${label.textContent}"`]
    }),
  )

for (const width of [1440, 820])
  test(`each value stands right under its label, and no field moves when somebody edits, at ${width}`, async ({
    page,
  }) => {
    await logIn(page, 'samir')
    const survey = await openSurvey(page, surveys.school)
    await page.setViewportSize({ width, height: 1180 })
    for (const { path, row } of forms) {
      await page.goto(`${survey}/${path}`)
      if (row) await page.getByRole('table').getByRole('link', { name: row }).first().click()
      const edit = page.getByRole('main').getByRole('button', { name: 'Bewerken', exact: true })
      await expect(edit).toBeVisible()
      await page.waitForLoadState('networkidle')
      const before = await placesOf(page)
      expect(before.length, path).toBeGreaterThan(1)
      expect(await farFromLabel(page), `${path} at ${width}`).toEqual([])
      await edit.click()
      await expect(edit).toBeHidden()
      const after = await placesOf(page)
      const far = after.length < before.length ? before.slice(0, after.length) : before
      expect(after.slice(0, far.length), `${path} at ${width}`).toEqual(far)
      await page.getByRole('main').getByRole('button', { name: 'Annuleer' }).click()
    }
  })
