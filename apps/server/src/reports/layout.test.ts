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
import { type DrawnShape, type ReadPdf, readPdf, type TextBox } from './read-pdf.ts'

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
const PAGE = { left: 10, right: 200, top: 25, bottom: 286, head: 6 }
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
      if (across > TOUCH && down > TOUCH) found.push(`${a.text} | ${b.text}`)
    }
  }
  return found
}

/** Millimetres by which letters and what is drawn around them may touch. */
const TOUCH = 0.4
/** Less than the thinnest box that something is written in. */
const LINE = 1

/** Texts with an edge of something drawn through them: a rule, the side of a box or chip, a sign, a picture. */
function crossed(boxes: readonly TextBox[], shapes: readonly DrawnShape[]): string[] {
  return boxes.flatMap((text) =>
    shapes
      .filter((shape) => {
        const isLine = Math.min(shape.width, shape.height) < LINE
        const across = Math.min(text.x + text.width, shape.x + shape.width) - Math.max(text.x, shape.x)
        const down = Math.min(text.y + text.height, shape.y + shape.height) - Math.max(text.y, shape.y)
        if (isLine) {
          // Of a rule only the middle counts: it may touch the letters that stand on it.
          const [x, y] = [shape.x + shape.width / 2, shape.y + shape.height / 2]
          return shape.width > shape.height
            ? across > TOUCH && y > text.y + TOUCH && y < text.y + text.height - TOUCH
            : down > TOUCH && x > text.x + TOUCH && x < text.x + text.width - TOUCH
        }
        const isAround =
          shape.x < text.x + TOUCH &&
          shape.y < text.y + TOUCH &&
          shape.x + shape.width > text.x + text.width - TOUCH &&
          shape.y + shape.height > text.y + text.height - TOUCH
        return across > TOUCH && down > TOUCH && (shape.kind === 'image' || !isAround)
      })
      .map(({ kind, x, y }) => `${text.text}: ${kind} at ${x.toFixed(1)}, ${y.toFixed(1)}`),
  )
}

/** What lies outside the part of the page that is printed on, or is cut off by more than half a hairline. */
function misplaced(shapes: readonly DrawnShape[]): string[] {
  return shapes
    .filter(
      ({ x, y, width, height, hidden }) =>
        hidden > 0.2 ||
        x < PAGE.left - SLACK ||
        x + width > PAGE.right + SLACK ||
        y < PAGE.head ||
        y + height > PAGE.bottom + SLACK,
    )
    .map(
      ({ kind, x, y, width, height, hidden }) =>
        `${kind} ${[x, y, x + width, y + height].map((mm) => mm.toFixed(1)).join(' ')}, ${hidden.toFixed(2)} cut off`,
    )
}

/** Millimetres within which the capitals of a heading begin below its top. */
const CAPITALS = 4

describe.each(Object.entries({ school: schoolDossier, ...DOSSIERS }))('the pages of %s', (name, dossier) => {
  let report: PrintedReport
  let pdf: ReadPdf
  let pages: TextBox[][]
  let drawn: DrawnShape[][]

  beforeAll(async () => {
    report = await printReport({ printer, dossier: dossier(), loadPhoto: async () => photo })
    pdf = await readPdf(report.pdf)
    pages = await Promise.all(Array.from({ length: pdf.pageCount }, (_, index) => pdf.boxes(index + 1)))
    drawn = await Promise.all(pages.map((_, index) => pdf.shapes(index + 1)))
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

  test('have nothing drawn outside the page, and nothing cut off', () => {
    expect(drawn.flatMap((shapes, index) => misplaced(shapes).map((what) => `${index + 1}: ${what}`))).toEqual([])
    expect(drawn.flat().length).toBeGreaterThan(200)
  })

  test('have no rule, box, sign or picture through a text', () => {
    const found = pages.flatMap((boxes, index) =>
      crossed(boxes, drawn[index] ?? []).map((what) => `${index + 1}: ${what}`),
    )
    expect(found).toEqual([])
  })

  test('have every heading where the report says that it is', () => {
    const lost = report.headings.filter(
      ({ id, page, top, number, title }) =>
        // A sheet names its source in a head of its own, further down.
        !isSheet(id) &&
        !pages[page - 1]?.some(
          ({ text, y }) => y > top && y < top + CAPITALS && (text === number || title.startsWith(text)),
        ),
    )
    expect(lost).toEqual([])
  })

  test('name above them the chapters and appendices that are on them', async () => {
    let open = ''
    for (const [index, boxes] of pages.entries()) {
      const titles = (await pdf.taggedHeadings(index + 1)).flatMap(({ role, text }) => (role === 'H1' ? [text] : []))
      const begun = report.headings.filter(
        ({ level, number, title }) => level === 1 && titles.includes(`${number} ${title}`),
      )
      const first = begun[0] && boxes.filter(inside).find(({ text }) => begun[0]?.title.startsWith(text))
      const isGoingOn = first === undefined || boxes.filter(inside).some(({ y, height }) => y + height < first.y - 2)
      const expected = [...(open !== '' && isGoingOn ? [open] : []), ...begun.map(({ number }) => number)]
      const left = boxes
        .filter(({ x, y }) => y < PAGE.top - 3 && x < 105)
        .map(({ text }) => text)
        .join(' ')
      const found = report.headings.filter(({ level, number }) => level === 1 && hasNumber(left, number))
      if (begun.length > 0 || open !== '')
        expect([index + 1, found.map(({ number }) => number)]).toEqual([index + 1, expected])
      open = begun.at(-1)?.number ?? open
    }
    expect(open).toMatch(/^Bijlage/)
  })

  test('say that a table goes on above each part but its first', () => {
    const met = new Set<string>()
    const wrong = pages.flatMap((boxes, index) =>
      boxes
        .filter(({ text }) => /^Tabel [A-Z\d][\d.]*[a-z]?$/.test(text))
        .flatMap((label) => {
          const line = boxes.filter(({ y }) => Math.abs(y - label.y) < 1).map(({ text }) => text)
          const isFirst = !met.has(label.text)
          met.add(label.text)
          return isFirst === line.some((text) => text.endsWith('· vervolg')) ? [`${index + 1}: ${line.join(' ')}`] : []
        }),
    )
    expect(wrong).toEqual([])
    expect(met.size).toBeGreaterThan(name === 'none' ? 0 : 5)
  })

  test('are at least a third full, unless a chapter, a sheet or an appendix ends there', () => {
    const opening = report.headings.filter(({ level, id, top }) => (level === 1 || isSheet(id)) && top < PAGE.top + 5)
    const first = report.headings[0]?.page ?? 0
    const empty = pages.flatMap((boxes, index) => {
      const page = index + 1
      const next = pages[page]
      const low = Math.max(...boxes.filter(inside).map(({ y, height }) => y + height))
      if (next === undefined || low >= PAGE.top + (PAGE.bottom - PAGE.top) / 3) return []
      const last = report.headings.findLast((heading) => heading.page <= page)
      const opens = opening.find((heading) => heading.page === page + 1)
      // Cover, information and contents are pages of their own, and so are sheets, of which the second has another head.
      const isAlone = page < first || (last !== undefined && isSheet(last.id))
      if (isAlone && (opens !== undefined || headOf(boxes) !== headOf(next))) return []
      // Any other chapter goes on with the next rather than leave its last page empty, but for a sheet.
      return opens !== undefined && isSheet(opens.id) ? [] : [page]
    })
    expect(empty).toEqual([])
  })

  test('hold each sheet as it was planned: none runs over with a few lines', () => {
    const over = pages.flatMap((boxes, index) => {
      const last = report.headings.findLast(({ page }) => page <= index + 1)
      const before = pages[index - 1]
      if (last === undefined || before === undefined || !isSheet(last.id) || headOf(boxes) !== headOf(before)) return []
      const next = report.headings[report.headings.indexOf(last) + 1]?.page ?? pages.length + 1
      // What fits on no page whole runs over as far as it must.
      if (next - last.page > 2) return []
      const low = Math.max(...boxes.filter(inside).map(({ y, height }) => y + height))
      return low < PAGE.top + (PAGE.bottom - PAGE.top) / 3 ? [`${index + 1}: ${headOf(boxes)}`] : []
    })
    expect(over).toEqual([])
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

const isSheet = (id: string) => id.startsWith('bron-')

/** Whether a head names the chapter or appendix of this number. */
const hasNumber = (head: string, number: string) => new RegExp(`(^|[ ,·])${number}([ ,]|$)`).test(head)

const headOf = (boxes: readonly TextBox[]) =>
  boxes
    .filter(({ y }) => y < PAGE.top - 3)
    .map(({ text }) => text)
    .join(' ')
