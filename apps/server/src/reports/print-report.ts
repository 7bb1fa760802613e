import { type Dossier, type Heading, type Paper, type ReportLocale, renderReport } from '@vezel/report/index.ts'
import sanitizeHtml from 'sanitize-html'
import { withBookmarks } from './bookmarks.ts'
import { charactersWithoutFont, reportFonts } from './fonts.ts'
import { CONTENT_POLICY, type Printer } from './print.ts'
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

/** Stands for every picture while it is found out which ones the report shows. */
const PLACEHOLDER = 'data:,'

/**
 * Prints a report with the pages it quotes: in its contents list, and for each source in the summary. The print is read
 * back; were a page to have moved by filling them in, it is printed again. Throws PrintError.
 */
export async function printReport(options: PrintReportOptions): Promise<PrintedReport> {
  const { printer, dossier, loadPhoto, signal } = options
  // Margins hold texts as codes, so what is in the dossier is asked for too.
  const missing = await charactersWithoutFont(dossier)
  const render = (photoSrc: (key: string) => string | null, fonts = '') =>
    renderReport({
      dossier,
      missing,
      ...(options.locale !== undefined && { locale: options.locale }),
      ...(options.paper !== undefined && { paper: options.paper }),
      fonts,
      policy: CONTENT_POLICY,
      photoSrc,
      richText,
    })
  const wanted = new Set<string>()
  const draft = render((key) => {
    wanted.add(key)
    return PLACEHOLDER
  })
  const faces = await reportFonts(draft.html + JSON.stringify(dossier))
  const photos = await loadAll(wanted, loadPhoto)
  const { html: complete, headings, bookmarks, anchors } = render((key) => photos.get(key) ?? null, faces)
  // Without its joined form a sign stands as its parts; what joined them would print as a box.
  const html = complete.replace(/(?<=\p{Extended_Pictographic}|\ufe0f)(?:\u200d|\ufe0f)+/gu, '')
  let pageCount = 0
  let pages = new Map<string, number>()
  const pdf = await printer.print(html, {
    ...(signal && { signal }),
    async pagesOf(printed) {
      ;({ pageCount, pages } = await readPages(printed))
      const lost = anchors.filter((id) => !pages.has(id))
      if (lost.length > 0) throw new Error(`no page for ${lost.join(', ')}`)
      return new Map([...pages].map(([id, page]) => [id, String(page)]))
    },
  })
  return {
    pdf: withBookmarks(withDate(pdf, dossier.rapport.datum), bookmarks),
    pageCount,
    headings: headings.map((heading) => ({ ...heading, page: pages.get(heading.id) ?? 0 })),
  }
}

async function readPages(pdf: Uint8Array): Promise<{ pageCount: number; pages: Map<string, number> }> {
  const read = await readPdf(pdf)
  try {
    return { pageCount: read.pageCount, pages: await read.destinations() }
  } finally {
    await read.close()
  }
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
