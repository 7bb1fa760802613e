import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Dossier } from '@vezel/report/dossier.ts'
import { drawnObject, drawnPlan } from '@vezel/report/fixture/changed.ts'
import { schoolDossier } from '@vezel/report/fixture/school.ts'
import { annexedOf } from '@vezel/report/index.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserArguments, findBrowser } from '../browser/find.ts'
import { printCopy } from '../jobs/print-task.ts'
import { pdfOf } from './annex/pdf.fixture.ts'
import { charactersWithoutFont, reportFontNames } from './fonts.ts'
import { createPrinter, type Printer } from './print.ts'
import { type PrintedReport, printReport } from './print-report.ts'
import { type ReadPdf, readPdf } from './read-pdf.ts'
import { drawnPhoto } from './school-photos.fixture.ts'

let printer: Printer
let small: Uint8Array
/** Cover and logo are as heavy as real ones. Of the others only the shape matters; pdf.js takes seconds to decode a hundred. */
const loadPhoto = async (key: string) => (key.startsWith('logo/') || key.includes('voorblad') ? drawnPhoto(key) : small)

beforeAll(async () => {
  small = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer()
  const browser = await findBrowser({ dataDir: join(tmpdir(), 'vezel-test-browser') })
  printer = createPrinter({ ...browser, args: browserArguments() })
}, 60_000)
afterAll(() => printer.close())

describe('the report of the school', () => {
  let report: PrintedReport
  let pdf: ReadPdf
  let texts: string[]

  beforeAll(async () => {
    report = await printReport({ printer, dossier: schoolDossier(), loadPhoto })
    pdf = await readPdf(report.pdf)
    texts = await Promise.all(Array.from({ length: pdf.pageCount }, (_, index) => pdf.text(index + 1)))
  }, 60_000)
  afterAll(() => pdf.close())

  test('has a page for every source, and six photos to a page', () => {
    expect(report.pageCount).toBe(pdf.pageCount)
    expect(pdf.pageCount).toBeGreaterThanOrEqual(40)
    expect(pdf.pageCount).toBeLessThanOrEqual(52)
  })

  test('says in its contents list on which page each heading really stands', () => {
    const contents = texts.filter((text) => text.startsWith('Inhoud')).join(' ')
    for (const { number, title, page } of report.headings) {
      expect(contents).toContain(`${number} ${title} ${page}`)
      expect([title, texts[page - 1]]).toEqual([title, expect.stringContaining(title)])
    }
    // Every source stands on its own sheet, so its page is not that of its neighbours.
    const sheets = report.headings.filter(({ id }) => id.startsWith('bron-'))
    expect(new Set(sheets.map(({ page }) => page)).size).toBe(14)
  })

  test('shows its summary with fourteen sources on one page, each row ending in the page of its sheet', () => {
    const summary = report.headings.find(({ number }) => number === '1')
    const next = report.headings.find(({ number }) => number === '2')
    expect(next?.page).toBe((summary?.page ?? 0) + 1)
    const sheet = report.headings.find(({ title }) => title.startsWith('B09'))
    expect(texts[(summary?.page ?? 0) - 1]).toMatch(
      new RegExp(`B09 Dakbedekking, golfplaat.*werkzaamheden ${sheet?.page} B10`),
    )
  })

  test('carries Pagina N/M and the traceable line on every page, the cover included', () => {
    for (const [index, text] of texts.entries()) {
      expect(text).toContain(`Pagina ${index + 1}/${texts.length}`)
      expect(text).toContain('Noordlicht Onderzoek B.V. · PC-AI-90001 · 2026-0412 · versie 2 · 26 maart 2026')
    }
  })

  test('tags its headings and lists them in the outline', async () => {
    const expected = report.headings.map(({ number, title, level, page }) => ({
      title: `${number} ${title}`,
      level,
      page,
    }))
    expect(await pdf.outline()).toEqual([
      { title: 'Informatieblad', level: 1, page: 2 },
      { title: 'Inhoud', level: 1, page: 3 },
      ...expected,
    ])
    const tagged = (await Promise.all(texts.map((_, index) => pdf.taggedHeadings(index + 1)))).flat()
    expect(tagged).toHaveLength(expected.length + 2)
    expect(tagged.filter(({ role }) => role === 'H1').map(({ text }) => text)).toEqual([
      'Informatieblad',
      'Inhoud',
      ...report.headings.filter(({ level }) => level === 1).map(({ number, title }) => `${number} ${title}`),
    ])
  })

  test('embeds its own fonts and no other', async () => {
    const dossier = schoolDossier()
    expect(await charactersWithoutFont(dossier)).toEqual(new Set())
    const own = [...(await reportFontNames(JSON.stringify(dossier)))]
    expect(own).toEqual(expect.arrayContaining(['SourceSans3', 'SourceSerif4']))
    const others = [...(await pdf.fonts())].filter((font) => !own.includes(font.split('-')[0] ?? ''))
    expect(others).toEqual([])
  }, 30_000)

  test('is not shrunk: half a page is 93 mm wide', async () => {
    const widths = (await pdf.shapes(2)).map(({ width }) => width)
    expect(widths.some((width) => Math.abs(width - 93) < 0.3)).toBe(true)
    expect(Math.max(...widths)).toBeLessThan(190.5)
    for (const size of await pdf.sizes()) expect(size.width).toBeCloseTo(210, 0)
  })

  test('comes out the same from the same dossier', async () => {
    const again = await printReport({ printer, dossier: schoolDossier(), loadPhoto })
    expect(Buffer.compare(again.pdf, report.pdf)).toBe(0)
  }, 60_000)
})

test('prints the pages of a document that belongs to it, upright and lying, each whole on a page of its own', async () => {
  const [key] = annexedOf(schoolDossier()).map(({ row }) => row.file?.file_key ?? '')
  const annexed = pdfOf([
    [595, 842],
    [842, 595],
  ])
  const loadFile = async (asked: string) => (asked === key ? annexed : null)
  const { pdf: bytes } = await printReport({ printer, dossier: schoolDossier(), loadPhoto, loadFile })
  const pdf = await readPdf(bytes)
  const found: { page: number; ratio: number; width: number; hidden: number }[] = []
  for (let page = 1; page <= pdf.pageCount; page += 1) {
    if (!/D1 Bestek 1967, pagina \d van 2/.test(await pdf.text(page))) continue
    for (const { kind, width, height, hidden } of await pdf.shapes(page))
      if (kind === 'image' && width > 100) found.push({ page, ratio: width / height, width, hidden })
  }
  await pdf.close()
  expect(found).toHaveLength(2)
  const [upright, lying] = found
  expect(lying?.page).toBe((upright?.page ?? 0) + 1)
  expect(upright?.ratio).toBeCloseTo(595 / 842, 2)
  expect(lying?.ratio).toBeCloseTo(842 / 595, 2)
  expect(lying?.width).toBeCloseTo(190, 0)
  expect(found.every(({ hidden }) => hidden < 0.5)).toBe(true)
}, 90_000)

describe('the plans of a report', () => {
  const drawnIn = ({ onderzoek }: Dossier) =>
    onderzoek.bronnen
      .flatMap(({ locaties }) => locaties)
      .slice(0, 12)
      .map(({ id }, index) =>
        drawnObject('bron_vlak', {
          ...{ id: `o${index}`, bron_locatie: { id } },
          ...{ x: 300 + 600 * (index % 6), y: 400 + 900 * Math.floor(index / 6) },
        }),
      )
  const withPlans = (plans: Dossier['onderzoek']['onderzoek_plattegronden']): Dossier => {
    const dossier = schoolDossier()
    return { ...dossier, onderzoek: { ...dossier.onderzoek, onderzoek_plattegronden: plans } }
  }
  const background = () =>
    sharp({ create: { width: 4200, height: 2970, channels: 3, background: '#eee' } })
      .png()
      .toBuffer()

  test('are pages of their own paper at their true scale, which text, links and words for the blind go with', async () => {
    const objects = drawnIn(schoolDossier())
    const dossier = withPlans([
      drawnPlan(objects),
      drawnPlan(objects, {
        ...{ id: 'small', naam: 'Verdieping', volgorde: 2 },
        papierformaat: 'A4',
        orientatie: 'staand',
      }),
    ])
    const picture = await background()
    const report = await printReport({ printer, dossier, loadPhoto, loadFile: async () => picture })
    const pdf = await readPdf(report.pdf)
    const pageOf = (id: string) => report.headings.find((heading) => heading.id === id)?.page ?? expect.fail(id)
    const [large, small] = [pageOf('plan-plan'), pageOf('plan-small')]
    const sizes = await pdf.sizes()
    expect(sizes.map(({ width }) => Math.round(width)).filter((width) => width !== 210)).toEqual([420])
    expect(sizes[large - 1]?.width).toBeCloseTo(420, 0)
    expect(sizes[small - 1]?.height).toBeCloseTo(297, 0)
    for (const page of [large, small]) {
      const text = await pdf.text(page)
      expect(text).toMatch(/B01\.1.*B01\.2/)
      expect(text).toContain('Meet de balk: 50 mm')
      const shapes = await pdf.shapes(page)
      expect(shapes.some(({ kind, width }) => kind !== 'image' && Math.abs(width - 30) < 0.3)).toBe(true)
      const [figure, ...others] = await pdf.figures(page)
      expect(others).toEqual([])
      expect(figure?.alt).toMatch(/^Plattegrond A\.\d \S+.*0\.05 Lokaal 1: B01\.1/)
    }
    // 4200 units of 12 mm at 1:175, with the background as wide.
    const images = (await pdf.shapes(large)).filter(({ kind }) => kind === 'image')
    expect(images.map(({ width }) => Math.round(width))).toEqual([288])
    const [sheet] = report.headings.filter(({ id }) => id.startsWith('bron-'))
    expect(await pdf.text(sheet?.page ?? 0)).toContain(
      `A.1 Begane grond, pagina ${large}; A.2 Verdieping, pagina ${small}`,
    )
    await pdf.close()
  }, 90_000)

  test('print with ten thousand objects on one of them, each with a number and a hatch', async () => {
    const [first] = drawnIn(schoolDossier())
    const many = Array.from({ length: 10_000 }, (_, index) =>
      drawnObject('bron_vlak', {
        ...{ id: `o${index}`, bron_locatie: first?.bron_locatie ?? null },
        ...{ x: 40 * (index % 100), y: 29 * Math.floor(index / 100) },
      }),
    )
    const { headings } = await printReport({ printer, dossier: withPlans([drawnPlan(many)]), loadPhoto })
    const plan = headings.findIndex(({ id }) => id === 'plan-plan')
    expect(headings[plan + 1]?.page).toBe((headings[plan]?.page ?? 0) + 1)
  }, 180_000)
})

test('prints what is missing on the information page and where it belongs, and says that a draft is not valid', async () => {
  const dossier = schoolDossier()
  const incomplete: Dossier = {
    rapport: { ...dossier.rapport, status: 'concept' },
    onderzoek: {
      ...dossier.onderzoek,
      bronnen: dossier.onderzoek.bronnen.map((bron) =>
        bron.nummer === 'B02' ? { ...bron, strategieen: [], klasse_ontbreekt: true } : bron,
      ),
      monsters: dossier.onderzoek.monsters.map((row) =>
        row.nummer === 'M04' ? { ...row, analyses: [], in_afwachting: true } : row,
      ),
    },
  }
  const { pdf: bytes, headings } = await printReport({ printer, dossier: incomplete, loadPhoto })
  const pdf = await readPdf(bytes)
  expect(await pdf.text(1)).toMatch(/Concept\. Niet geldig.*Van één monster ontbreekt de uitslag/)
  expect(await pdf.text(1)).toContain('concept, versie 2')
  expect(await pdf.text(2)).toMatch(/Bron zonder risicoklasse B02.*Monster zonder uitslag M04/)
  const [sheet, next] = headings.filter(({ title }) => /^B0[23]/.test(title)).map(({ page }) => page)
  const pages = await Promise.all([sheet ?? 0, (next ?? 0) - 1].map((page) => pdf.text(page)))
  expect(pages.join(' ')).toMatch(/klasse ontbreekt.*M04.*uitslag ontbreekt/)
  await pdf.close()
}, 60_000)

/** The school as its inspectors write on a busy day: long judgements, remarks, exclusions and certificate numbers. */
function wordySchool(): Dossier {
  const dossier = schoolDossier()
  const { onderzoek } = dossier
  const item = (value: string) => ({ id: value, value, value_en: null, value_fr: null, code: '' })
  const long =
    'De platen zijn met schroeven bevestigd en kunnen zonder breuk worden gedemonteerd nadat de ketel is afgekoppeld. '
  return {
    ...dossier,
    onderzoek: {
      ...onderzoek,
      bronnen: onderzoek.bronnen.map((bron) => ({
        ...bron,
        omschrijving: long.repeat(3),
        afmeting: 'platen van 1.200 bij 2.400 mm, op maat gezaagd rond de doorvoeren',
        locaties: bron.locaties.map((row, index) => ({
          ...row,
          inventarisaties: row.inventarisaties.map((finding) => ({
            ...finding,
            afscherming: item('Geheel omsloten in toestel of deur'),
            blootstelling: item(index === 0 ? 'Luchtstroom of ventilatie' : 'Incidenteel bij onderhoud'),
            bereikbaarheid: item('Bereikbaar met trap of ladder'),
            beschadiging: item('Afgebroken randen of hoeken'),
          })),
        })),
      })),
      uitgesloten_ruimtes: onderzoek.uitgesloten_ruimtes.map((row) => ({
        ...row,
        omschrijving: long.repeat(3),
        advies:
          'Destructief onderzoek bij de start van de gevelwerkzaamheden. Mogelijk aanwezig: stel- en vulplaatjes.',
      })),
      monsters: onderzoek.monsters.map((row) => ({
        ...row,
        analyses: row.analyses.map((analysis) => ({
          ...analysis,
          lab_certificaat: { nummer: 'VZ-2026-0003117-rev-A', datum: '2026-03-16' },
        })),
      })),
    },
  }
}

/** How many pages each sheet of a source takes. */
function sheetPages(headings: PrintedReport['headings']): number[] {
  const first = headings.findIndex(({ id }) => id.startsWith('bron-'))
  return headings
    .slice(first)
    .filter(({ id }) => id.startsWith('bron-'))
    .map(({ page }, index) => (headings[first + index + 1]?.page ?? 0) - page)
}

describe('the report of a school with long texts', () => {
  let report: PrintedReport
  let pdf: ReadPdf
  const pageOf = (start: string) => report.headings.find(({ title }) => title.startsWith(start))?.page ?? 0

  beforeAll(async () => {
    report = await printReport({ printer, dossier: wordySchool(), loadPhoto })
    pdf = await readPdf(report.pdf)
  }, 60_000)
  afterAll(() => pdf.close())

  test('takes one page or two for each sheet, the first saying where the second is', async () => {
    const pages = sheetPages(report.headings)
    expect(pages).toHaveLength(14)
    expect(pages.filter((count) => count !== 1 && count !== 2)).toEqual([])
    expect(pages).toContain(2)
    for (const [index, count] of pages.entries()) {
      const number = `B${String(index + 1).padStart(2, '0')}`
      const text = await pdf.text(pageOf(number))
      if (count === 2) expect(text).toContain(`vervolg op pagina ${pageOf(number) + 1}`)
      else expect(text).not.toContain('vervolg op pagina')
    }
  })

  test('keeps its summary on one page', () => {
    expect(pageOf('Opdracht') - pageOf('Samenvatting')).toBe(1)
  })

  test('cuts no number of a certificate short', async () => {
    const text = await pdf.text(pageOf('B02') + (sheetPages(report.headings)[1] ?? 1) - 1)
    expect(text.replaceAll(' ', '')).toContain('VZ-2026-0003117-rev-A')
  })

  test('leaves no heading alone above a table that is on the next page', async () => {
    for (const [start, table] of [
      ['Monsters', 'Tabel 6.2'],
      ['Waarnemingen', 'Tabel 6.3'],
      ['Advies per bron', 'Tabel 10.1'],
      ['Beperkingen', 'Tabel 9.2'],
    ] as const)
      expect([start, await pdf.text(pageOf(start))]).toEqual([start, expect.stringContaining(table)])
  })
})

test('prints on landscape paper: as wide as the paper, most sheets on two pages, a heading with its table', async () => {
  const paper = { format: 'A4', orientation: 'landscape' } as const
  const { pdf: bytes, headings } = await printReport({ printer, dossier: schoolDossier(), loadPhoto, paper })
  const pdf = await readPdf(bytes)
  for (const size of await pdf.sizes()) expect(size.width).toBeCloseTo(297, 0)
  const widths = (await pdf.shapes(2)).map(({ width }) => width)
  expect(Math.max(...widths)).toBeLessThan(277.5)
  // What six of the fourteen tell of their judgement, places, samples and removal fills more.
  expect(sheetPages(headings).filter((count) => count > 2)).toHaveLength(6)
  const observations = headings.find(({ title }) => title === 'Waarnemingen')?.page ?? 0
  expect(await pdf.text(observations)).toContain('Tabel 6.3')
  await pdf.close()
}, 60_000)

test('asks for every photo in a copy that is sharp where it stands, however large that is', async () => {
  const dossier = schoolDossier()
  const [photo] = dossier.onderzoek.onderzoek_fotos
  if (!photo) throw new Error('the school has no photo of its own')
  const sized = (code: string, breedte_mm: number) => ({
    ...{
      ...photo,
      id: code,
      foto_nummer: code,
      plaats: 'rapport' as const,
      file: { id: code, file_key: `foto/${code}` },
    },
    onderzoek_foto_size: { ...photo.onderzoek_foto_size, code, breedte_mm, hoogte_mm: 110 },
  })
  const onderzoek = { ...dossier.onderzoek, onderzoek_fotos: [sized('kwart', 86), sized('heel', 176)] }
  const asked = new Map<string, number>()
  await printReport({
    printer,
    dossier: { ...dossier, onderzoek },
    loadPhoto: async (key, widthMm) => {
      asked.set(key, widthMm)
      return small
    },
  })
  expect([asked.get('foto/kwart'), asked.get('foto/heel')]).toEqual([86, 176])
  expect(asked.get(dossier.onderzoek.frontfoto?.file_key ?? '')).toBe(190)
  // A pair on a sheet, or three.
  const others = new Set([...asked.values()].map((mm) => Math.round(mm)))
  expect(others).toEqual(new Set([190, 176, 86, 93, 61, 60, 50].filter((mm) => others.has(mm))))
  expect(others).toContain(93)
  // Never below 200 dots an inch, but for what is wider than the largest copy is sharp.
  expect([50, 86, 93, 101, 102, 176, 190, 300].map(printCopy)).toEqual([800, 800, 800, 800, 1600, 1600, 1600, 1600])
}, 60_000)
