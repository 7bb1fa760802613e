import { type Dossier, type Heading, type Paper, type ReportLocale, renderReport } from '@vezel/report/index.ts'
import sanitizeHtml from 'sanitize-html'
import { withBookmarks } from './bookmarks.ts'
import { reportFonts } from './fonts.ts'
import { CONTENT_POLICY, PrintError, type Printer } from './print.ts'
import { readPdf } from './read-pdf.ts'

export interface PrintReportOptions {
  readonly printer: Printer
  readonly dossier: Dossier
  readonly locale?: ReportLocale
  readonly paper?: Paper
  /** Bytes of a picture in the size for print, or null when the file is gone. */
  readonly loadPhoto: (fileKey: string) => Promise<Uint8Array | null>
  readonly signal?: AbortSignal
}

export interface PrintedReport {
  readonly pdf: Uint8Array
  readonly pageCount: number
  readonly headings: readonly (Heading & { readonly page: number })[]
}

/** A grey pixel: photos stand in boxes of a fixed shape, so a print with these has the same pages. */
const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAIAAAMjIyAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

/** A contents list that grows a page when its numbers are filled in settles at the next print; more is a defect. */
const MOST_PASSES = 4

/**
 * Prints a report twice: once with placeholders to learn on which page everything falls, then with the page numbers
 * and the photos. The last print is read back; were a page to have moved, it is printed again.
 * Throws PrintError.
 */
export async function printReport(options: PrintReportOptions): Promise<PrintedReport> {
  const { printer, dossier, loadPhoto, signal } = options
  const fonts = await reportFonts()
  const render = (photoSrc: (key: string) => string | null, pages?: ReadonlyMap<string, number>) =>
    renderReport({
      dossier,
      ...(options.locale !== undefined && { locale: options.locale }),
      ...(options.paper !== undefined && { paper: options.paper }),
      fonts,
      policy: CONTENT_POLICY,
      photoSrc,
      richText,
      ...(pages !== undefined && { pages }),
    })
  const wanted = new Set<string>()
  const draft = render((key) => {
    wanted.add(key)
    return PLACEHOLDER
  })
  const [measured, photos] = await Promise.all([
    printer.print(draft.html, { ...(signal && { signal }), tagged: false }),
    loadAll(wanted, loadPhoto),
  ])
  let pages = await pagesOf(measured)
  const lost = draft.anchors.filter((id) => !pages.has(id))
  if (lost.length > 0) throw new PrintError('failed', new Error(`no page for ${lost.join(', ')}`))
  for (let pass = 2; pass <= MOST_PASSES; pass++) {
    const { html, headings, bookmarks } = render((key) => photos.get(key) ?? null, pages)
    const pdf = await printer.print(html, { ...(signal && { signal }) })
    const printed = await pagesOf(pdf)
    if (samePages(pages, printed)) {
      return {
        pdf: withBookmarks(withDate(pdf, dossier.rapport.datum), bookmarks),
        pageCount: printed.get(PAGE_COUNT) ?? 0,
        headings: headings.map((heading) => ({ ...heading, page: printed.get(heading.id) ?? 0 })),
      }
    }
    pages = printed
  }
  throw new PrintError('failed', new Error('pages keep moving between prints'))
}

/** No id holds a space, so this key cannot be one. */
const PAGE_COUNT = ' pages'

async function pagesOf(pdf: Uint8Array): Promise<Map<string, number>> {
  const read = await readPdf(pdf)
  try {
    return (await read.destinations()).set(PAGE_COUNT, read.pageCount)
  } finally {
    await read.close()
  }
}

function samePages(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  return a.size === b.size && [...a].every(([id, page]) => b.get(id) === page)
}

async function loadAll(keys: ReadonlySet<string>, load: PrintReportOptions['loadPhoto']): Promise<Map<string, string>> {
  const sources = new Map<string, string>()
  for (const key of keys) {
    const bytes = await load(key)
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
