import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { inOtherLocale } from '@vezel/model/route-paths.ts'
import { devices, onDevices } from './support/misplaced.ts'
import { managersPages, openedScreens, otherPages, type Screen, show, surveyPages } from './support/screens.ts'
import { movedByItself, slowly } from './support/steady.ts'

const themes = ['light', 'dark'] as const
const folder = resolve('test-results/sweep')
/** So many rows of pictures can still be looked at as one. */
const ROWS_OF_A_SHEET = 5

test.use({ trace: 'off' })

/**
 * A picture of every screen at four widths, in nl and en, light and dark, put together in contact sheets: `npm run sweep`. It
 * fails on what moves by itself on one of them.
 */
for (const [name, screens] of [
  ['survey', surveyPages],
  ['others', otherPages],
  ['managers', managersPages],
  ['opened', openedScreens],
] as const) {
  test(`contact sheet of ${name}`, async ({ page, context }) => {
    test.setTimeout(3_600_000)
    const to = join(folder, name)
    mkdirSync(to, { recursive: true })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const shown: string[] = []
    const moved: string[] = []
    for await (const screen of screens(page))
      for (const spoken of inLanguages(screen)) {
        shown.push(spoken.name)
        moved.push(...(await photograph(page, spoken, (picture) => join(to, `${shown.length}-${picture}.jpg`))))
      }
    const sheet = await context.newPage()
    const count = Math.ceil(shown.length / ROWS_OF_A_SHEET)
    for (let at = 0; at < count; at++) {
      const first = at * ROWS_OF_A_SHEET
      const rows = shown.slice(first, first + ROWS_OF_A_SHEET)
      const file = join(to, `sheet-${String(at + 1).padStart(2, '0')}`)
      writeFileSync(`${file}.html`, sheetOf(rows, first))
      await sheet.setViewportSize({ width: 2080, height: 800 })
      await sheet.goto(`file://${file}.html`)
      await sheet.screenshot({ path: `${file}.png`, fullPage: true })
    }
    expect(moved).toEqual([])
  })
}

/** In English too, and in Dutch last: its links lead on. What is opened by a word of the screen is opened in the language of that word. */
function inLanguages(screen: Screen): Screen[] {
  if (screen.open) return [screen]
  const [path = '', search = ''] = screen.path.split(/(?=\?)/)
  return [{ name: `${screen.name} (en)`, path: inOtherLocale(path, search, 'en') }, screen]
}

/** Takes its pictures, and tells what moved by itself while it came on each device. */
async function photograph(page: Page, screen: Screen, fileOf: (picture: string) => string): Promise<string[]> {
  const moved: string[] = []
  if (screen.open) await show(page, screen)
  await onDevices(page, devices, async ({ width }) => {
    if (!screen.open) {
      await slowly(page, () => show(page, screen))
      moved.push(...(await movedByItself(page)).map((one) => `${screen.name}, ${width} wide: ${one}`))
    }
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      // On a busy machine a part may keep the colours of the other theme for a moment.
      await page.waitForTimeout(500)
      await page.screenshot({ path: fileOf(`${width}-${colorScheme}`), quality: 60 })
    }
    await page.emulateMedia({ colorScheme: 'light' })
  })
  return moved
}

/** Rows of pictures, each as high as the others, with the name of the screen above. */
function sheetOf(names: readonly string[], first: number): string {
  const rows = names.map((name, at) => {
    const pictures = devices.flatMap(({ width }) =>
      themes.map((theme) => `<img src="${first + at + 1}-${width}-${theme}.jpg" alt="">`),
    )
    return `<h2>${first + at + 1}. ${name}</h2><div>${pictures.join('')}</div>`
  })
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 12px; font: 14px sans-serif; background: #777 }
    h2 { font-size: 14px; margin: 8px 0 4px } div { display: flex; gap: 6px } img { height: 330px }
  </style>${rows.join('')}`
}
