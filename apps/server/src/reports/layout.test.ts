import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DOSSIERS } from '@vezel/report/fixture/nasty.ts'
import { schoolDossier } from '@vezel/report/fixture/school.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserArguments, findBrowser } from '../browser/find.ts'
import { reportFontNames } from './fonts.ts'
import { createPrinter, type Printer } from './print.ts'
import { type PrintedReport, printReport } from './print-report.ts'
import { type ReadPdf, readPdf, type TextBox } from './read-pdf.ts'

/** What every page of every report promises, whatever is in it. Each dossier of `DOSSIERS` is printed and read back. */

let printer: Printer
let photo: Uint8Array
beforeAll(async () => {
  const browser = await findBrowser({ dataDir: join(tmpdir(), 'vezel-test-browser') })
  printer = createPrinter({ ...browser, args: browserArguments() })
  photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer()
}, 60_000)
afterAll(() => printer.close())

/** Millimetres of the page on which a report may print, and of its head and foot. */
const PAGE = { left: 10, right: 200, top: 25, bottom: 286 }
/** Chromium rounds its page to whole pixels. */
const SLACK = 0.3

const inside = (box: TextBox) => box.y > PAGE.top - 1 && box.y + box.height < PAGE.bottom + 1

/** Pairs of pieces that lie over each other by more than letters that touch. */
function overlaps(boxes: readonly TextBox[]): string[] {
  const sorted = [...boxes].sort((a, b) => a.y - b.y)
  const found: string[] = []
  for (const [index, a] of sorted.entries()) {
    for (const b of sorted.slice(index + 1)) {
      if (b.y > a.y + a.height) break
      const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
      const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
      // The repeated head lies under the caption on the first page, on purpose.
      const isRepeated = a.text === b.text || (a.text.includes(' · ') && a.text.startsWith(b.text))
      if (across > 0.4 && down > 0.4 && !isRepeated) found.push(`${a.text} | ${b.text}`)
    }
  }
  return found
}

describe.each(Object.entries({ school: schoolDossier, ...DOSSIERS }))('the pages of %s', (name, dossier) => {
  let report: PrintedReport
  let pdf: ReadPdf
  let pages: TextBox[][]

  beforeAll(async () => {
    report = await printReport({ printer, dossier: dossier(), loadPhoto: async () => photo })
    pdf = await readPdf(report.pdf)
    pages = await Promise.all(Array.from({ length: pdf.pageCount }, (_, index) => pdf.boxes(index + 1)))
  }, 60_000)
  afterAll(() => pdf.close())

  test('have no text outside the page', () => {
    const outside = pages.flatMap((boxes, index) =>
      boxes
        .filter(({ x, width }) => x < PAGE.left - SLACK || x + width > PAGE.right + SLACK)
        .map(({ text, x, width }) => `${index + 1}: ${text} ends at ${(x + width).toFixed(1)}`),
    )
    expect(outside).toEqual([])
  })

  test('have no text over other text', () => {
    expect(pages.flatMap((boxes, index) => overlaps(boxes).map((pair) => `${index + 1}: ${pair}`))).toEqual([])
  })

  test('are at least a third full, unless a chapter, a sheet or an appendix ends there', () => {
    const opens = new Set(
      report.headings.filter(({ level, id }) => level === 1 || id.startsWith('bron-')).map(({ page }) => page),
    )
    const empty = pages.flatMap((boxes, index) => {
      const low = Math.max(...boxes.filter(inside).map(({ y, height }) => y + height))
      const next = pages[index + 1]
      // The head of a page tells whether the next one is of the same chapter, sheet or appendix.
      // What is not a sheet, nor its intro, goes on with the next chapter rather than leave its last page empty.
      const isSheet = /^7 /.test(headOf(boxes)) && report.headings.some(({ id }) => id.startsWith('bron-'))
      const isFixed = isSheet || index === 0 || (next !== undefined && /^1 /.test(headOf(next)))
      const goesOn = next !== undefined && (headOf(boxes) === headOf(next) ? !opens.has(index + 2) : !isFixed)
      return goesOn && low < PAGE.top + (PAGE.bottom - PAGE.top) / 3 ? [index + 1] : []
    })
    expect(empty).toEqual([])
  })

  test('leave no information page with a few lines only', () => {
    const few = pages.flatMap((boxes, index) => {
      const low = Math.max(...boxes.filter(inside).map(({ y, height }) => y + height))
      return /^Informatieblad/.test(headOf(boxes)) && low < PAGE.top + (PAGE.bottom - PAGE.top) / 3 ? [index + 1] : []
    })
    expect(few).toEqual([])
  })

  test('have an alternative text for every figure, and no figure in another', async () => {
    const figures = (await Promise.all(pages.map((_, index) => pdf.figures(index + 1)))).flat()
    expect(figures.filter(({ alt, isNested }) => alt === '' || isNested)).toEqual([])
    if (name === 'school') expect(figures.length).toBeGreaterThan(90)
  })
})

// Reading which fonts a page sets takes as long as printing it: the other dossiers hold no letters beyond these.
test('every character has a glyph in the fonts that the report carries, or its script is named', async () => {
  const dossier = DOSSIERS.scripts?.() ?? expect.fail()
  const { pdf: bytes } = await printReport({ printer, dossier, loadPhoto: async () => photo })
  const pdf = await readPdf(bytes)
  const own = await reportFontNames(JSON.stringify(dossier))
  const others = [...(await pdf.fonts())].filter((font) => !own.has(font.split('-')[0] ?? ''))
  expect(others).toEqual([])
  const texts = await Promise.all(Array.from({ length: pdf.pageCount }, (_, index) => pdf.text(index + 1)))
  await pdf.close()
  for (const sign of ['≥', '✓', 'Αμίαντος', '[Hebreeuws schrift]', '[Chinees schrift]'])
    expect(texts.join('')).toContain(sign)
}, 60_000)

const headOf = (boxes: readonly TextBox[]) =>
  boxes
    .filter(({ y }) => y < PAGE.top - 3)
    .map(({ text }) => text)
    .join(' ')
