import {
  chapterHeads,
  type Dossier,
  HEADS,
  headStyles,
  type Paper,
  type PlacedHeading,
  type RenderedReport,
  type ReportLocale,
  type ReportOptions,
  renderReport,
} from '@vezel/report/index.ts'
import sanitizeHtml from 'sanitize-html'
import { annexPagesOf, type LoadFile } from './annex/pages.ts'
import { withBookmarks } from './bookmarks.ts'
import { charactersWithoutFont, reportFonts } from './fonts.ts'
import { planBackground } from './plan-background.ts'
import { CONTENT_POLICY, type OwnPages, type Printer } from './print.ts'
import { type Destination, readPdf } from './read-pdf.ts'

/** By what any document is printed. */
export interface PrintMeans {
  readonly printer: Printer
  /** Bytes of a picture that is sharp at a width in millimetres, or null when the file is gone. */
  readonly loadPhoto: (fileKey: string, widthMm: number) => Promise<Uint8Array | null>
  /** Bytes of a document that is to be printed whole; without it documents are listed only. */
  readonly loadFile?: LoadFile
  readonly signal?: AbortSignal
}

export interface PrintReportOptions extends PrintMeans {
  readonly dossier: Dossier
  readonly locale?: ReportLocale
  readonly paper?: Paper
}

/** What a document is rendered with. */
export type RenderMeans = Pick<ReportOptions, 'missing' | 'fonts' | 'policy' | 'photoSrc' | 'richText'>

/** A document to print: what it tells, the day that it bears, and how it is rendered. */
export interface Printable {
  readonly told: unknown
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly render: (means: RenderMeans) => RenderedReport
}

export interface PrintedReport {
  readonly pdf: Uint8Array
  readonly pageCount: number
  readonly headings: readonly PlacedHeading[]
}

/** How many drafts are looked at for chapters that may follow on; each that does may leave another page with little on it. */
const MOST_DRAFTS = 3

/** Stands for every picture while it is found out which ones the report shows. */
const PLACEHOLDER = 'data:,'

/**
 * Prints a report with the pages it quotes: in its contents list, and for each source in the summary. A chapter begins on
 * the page where the one before it ends, were that page nearly empty. The print is read back; were a page to have moved by
 * filling them in, it is printed again. Throws PrintError.
 */
export async function printReport({ dossier, locale, paper, ...means }: PrintReportOptions): Promise<PrintedReport> {
  const { loadFile } = means
  const { annexes, pictures } = loadFile
    ? await annexPagesOf(dossier, loadFile, means.signal)
    : { annexes: new Map(), pictures: new Map<string, Uint8Array>() }
  const backgrounds = new Set(
    dossier.onderzoek.onderzoek_plattegronden.map((plan) => plan.plattegrond?.beeld?.file_key),
  )
  const loadPhoto: PrintMeans['loadPhoto'] = async (key, widthMm) =>
    pictures.get(key) ??
    (loadFile && backgrounds.has(key) ? planBackground(await loadFile(key), widthMm) : means.loadPhoto(key, widthMm))
  return printDocument(
    { ...means, loadPhoto },
    {
      told: dossier,
      day: dossier.rapport.datum,
      render: (options) =>
        renderReport({
          ...options,
          dossier,
          annexes,
          ...(locale !== undefined && { locale }),
          ...(paper !== undefined && { paper }),
        }),
    },
  )
}

/** Prints a document as `printReport` does a report. */
export async function printDocument(
  { printer, loadPhoto, signal }: PrintMeans,
  { told, day, render }: Printable,
): Promise<PrintedReport> {
  // Margins hold texts as codes, so what is told is asked for too.
  const missing = await charactersWithoutFont(told)
  const renderWith = (photoSrc: RenderMeans['photoSrc'], fonts = '') =>
    render({ missing, fonts, policy: CONTENT_POLICY, photoSrc, richText })
  // Shown twice, it is one picture: that for the larger place.
  const wanted = new Map<string, number>()
  const draft = renderWith((key, widthMm) => {
    wanted.set(key, Math.max(wanted.get(key) ?? 0, widthMm))
    return PLACEHOLDER
  })
  const faces = await reportFonts(draft.html + JSON.stringify(told))
  const photos = await loadAll(wanted, loadPhoto)
  const rendered = renderWith((key) => photos.get(key) ?? null, faces)
  const reader = pagesReader(rendered)
  const pdf = await printer.print(withoutJoiners(rendered.html), { ...(signal && { signal }), pagesOf: reader.pagesOf })
  return { pdf: withBookmarks(withSteadyIds(withDate(pdf, day)), rendered.bookmarks), ...reader.last() }
}

/** Reads print after print of a report, and tells what the last one showed. */
function pagesReader(rendered: RenderedReport) {
  const follows = new Set<string>()
  let drafts = 0
  let last: ReadPages = { pageCount: 0, placed: [], quoted: new Map() }
  return {
    async pagesOf(printed: Uint8Array): Promise<OwnPages> {
      if (drafts < MOST_DRAFTS) {
        const near = await afterNearEmpty(printed, rendered.openings)
        const more = near.filter((id) => !follows.has(id))
        for (const id of more) follows.add(id)
        drafts = more.length === 0 ? MOST_DRAFTS : drafts + 1
      }
      last = await readPages(printed, rendered)
      return { texts: last.quoted, follows: new Set(follows) }
    },
    last: () => ({ pageCount: last.pageCount, headings: last.placed }),
  }
}

/** Without its joined form a sign stands as its parts; what joined them would print as a box. */
const withoutJoiners = (html: string) => html.replace(/(?<=\p{Extended_Pictographic}|\ufe0f)(?:\u200d|\ufe0f)+/gu, '')

/** Every heading has a place, or the print is refused. */
const NOWHERE: Destination = { page: 0, top: 0 }

interface ReadPages {
  readonly pageCount: number
  readonly placed: readonly PlacedHeading[]
  /** The text of every element that quotes a page, by what it quotes. */
  readonly quoted: ReadonlyMap<string, string>
}

/** Where in a print its headings stand, and what it is to quote. Throws where something it leads to has no page. */
async function readPages(pdf: Uint8Array, { headings, anchors }: RenderedReport): Promise<ReadPages> {
  const { pageCount, places } = await placesIn(pdf)
  const lost = anchors.filter((id) => !places.has(id))
  if (lost.length > 0) throw new Error(`no page for ${lost.join(', ')}`)
  const placed = headings.map((heading) => ({ ...heading, ...(places.get(heading.id) ?? NOWHERE) }))
  const pages = [...places].map(([id, { page }]) => [id, String(page)] as const)
  return { pageCount, placed, quoted: new Map([...pages, [HEADS, headStyles(chapterHeads(placed, pageCount))]]) }
}

/** Chromium counts a destination from where the text of its page may begin, not from the edge of the paper. */
async function placesIn(pdf: Uint8Array): Promise<{ pageCount: number; places: Map<string, Destination> }> {
  const read = await readPdf(pdf)
  try {
    const destinations = [...(await read.destinations())]
    const places = new Map(destinations.map(([id, { page, top }]) => [id, { page, top: top + TEXT.top }]))
    return { pageCount: read.pageCount, places }
  } finally {
    await read.close()
  }
}

/** Where the text of a page begins and ends, in millimetres, and below what it is not a third full. */
const TEXT = { top: 25, bottom: 286, third: 25 + (286 - 25) / 3 }

/** Ids of the chapters and appendices that begin after a page which is less than a third full; sheets stay alone. */
async function afterNearEmpty(pdf: Uint8Array, openings: RenderedReport['openings']): Promise<string[]> {
  const read = await readPdf(pdf)
  try {
    const places = await read.destinations()
    const found: string[] = []
    for (const { id, isAfterSheet } of openings) {
      const page = places.get(id)?.page ?? 0
      if (isAfterSheet || page < 2) continue
      const low = Math.max(
        0,
        ...(await read.boxes(page - 1))
          .filter(({ y, height }) => y > TEXT.top - 1 && y + height < TEXT.bottom + 1)
          .map(({ y, height }) => y + height),
      )
      if (low < TEXT.third) found.push(id)
    }
    return found
  } finally {
    await read.close()
  }
}

async function loadAll(
  wanted: ReadonlyMap<string, number>,
  load: PrintMeans['loadPhoto'],
): Promise<Map<string, string>> {
  const sources = new Map<string, string>()
  for (const [key, widthMm] of wanted) {
    const bytes = await load(key, widthMm)
    if (bytes !== null) sources.set(key, `data:${mimeType(bytes)};base64,${Buffer.from(bytes).toString('base64')}`)
  }
  return sources
}

function mimeType(bytes: Uint8Array): string {
  if (bytes[0] === 0x89) return 'image/png'
  return bytes[0] === 0xff ? 'image/jpeg' : 'image/svg+xml'
}

/** Paragraphs, lists and emphasis: what a person types in the editor. Headings would end up in the contents list. */
function richText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'sub', 'sup'],
    allowedAttributes: {},
    transformTags: { h1: 'p', h2: 'p', h3: 'p', h4: 'p', h5: 'p', h6: 'p' },
  })
}

/** The report's own date instead of the moment of printing, so that the same dossier gives the same file. */
function withDate(pdf: Uint8Array, day: string): Uint8Array {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const stamp = Buffer.from(`D:${day.replaceAll('-', '')}120000+00'00'`, 'latin1')
  for (const key of ['/CreationDate (', '/ModDate (']) {
    const at = text.indexOf(key, 0, 'latin1')
    if (at < 0) continue
    const start = at + key.length
    // Same length, so that the table of offsets stays right.
    if (text.indexOf(')', start, 'latin1') - start === stamp.length) stamp.copy(text, start)
  }
  return pdf
}

/**
 * Names the heads of tables by their order. Chromium names them after nodes of its accessibility tree, whose count
 * starts one earlier or later from print to print.
 */
function withSteadyIds(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const found = [...bytes.toString('latin1').matchAll(/\(node([0-9a-f]{8})\)/g)]
  const order = [...new Set(found.map(([, id]) => id))].sort()
  const steady = new Map(order.map((id, index) => [id, (index + 1).toString(16).padStart(8, '0')]))
  // Same length and same order, so that the table of offsets and the tree of names stay right.
  for (const match of found) bytes.write(steady.get(match[1]) ?? '', match.index + '(node'.length, 'latin1')
  return pdf
}
