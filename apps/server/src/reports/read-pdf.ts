import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

/** A printed PDF, opened for reading. Close it: pdf.js keeps the bytes. */
export interface ReadPdf {
  readonly pageCount: number
  /** Width and height in millimetres of each page. */
  sizes(): Promise<{ readonly width: number; readonly height: number }[]>
  /** Where every named destination stands: the ids something in the document links to. */
  destinations(): Promise<Map<string, Destination>>
  /** Headings in order, from the outline. */
  outline(): Promise<{ readonly title: string; readonly level: number; readonly page: number }[]>
  /** Text of one page, lines joined by spaces. */
  text(page: number): Promise<string>
  /** Pieces of text of one page, in millimetres from its top left; a piece is what is set in one go. */
  boxes(page: number): Promise<TextBox[]>
  /** Alternative text of every figure, and whether one stands inside another. */
  figures(page: number): Promise<{ readonly alt: string; readonly isNested: boolean }[]>
  /** Tagged text of one page by the language it is read aloud in: that of the nearest element which names one. */
  spoken(page: number): Promise<{ readonly language: string; readonly text: string }[]>
  /** Tagged headings of one page, in reading order. */
  taggedHeadings(page: number): Promise<{ readonly role: string; readonly text: string }[]>
  /** PostScript names of the embedded fonts, without their subset prefix. */
  fonts(): Promise<Set<string>>
  /** What is drawn on one page besides text: fills, lines and pictures, by the rectangle around them. */
  shapes(page: number): Promise<DrawnShape[]>
  close(): Promise<void>
}

/** A page, from 1, and millimetres from its top. */
export interface Destination {
  readonly page: number
  readonly top: number
}

/** Something drawn, in millimetres from the top left of its page, as far as it shows. */
export interface DrawnShape {
  readonly kind: 'fill' | 'line' | 'image'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** How many millimetres of its width or height are cut off. */
  readonly hidden: number
}

/** A piece of text with the room its letters take: from the top of its capitals to its line. */
export interface TextBox {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const MM_A_POINT = 25.4 / 72
/** Height of a capital in the type size. */
const CAPITAL = 0.66

/** pdf.js takes a quarter of a second to load, so it is loaded by the first report and not by the server's start. */
let pdfjs: Promise<typeof import('pdfjs-dist')> | undefined

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  pdfjs ??= import('pdfjs-dist/legacy/build/pdf.mjs')
  const lib = await pdfjs
  const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts/')
  // pdf.js takes the buffer over, so it gets a copy.
  const task = lib.getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: fonts,
    verbosity: 0,
  })
  const document = await task.promise
  const page = (number: number) => document.getPage(number)
  return {
    pageCount: document.numPages,
    sizes: () => sizesOf(document),
    destinations: () => destinationsOf(document),
    outline: () => outlineOf(document),
    text: async (number) => textOf(await page(number)),
    boxes: async (number) => boxesOf(await page(number)),
    figures: async (number) => figuresOf(await page(number)),
    spoken: async (number) => spokenOf(await page(number)),
    taggedHeadings: async (number) => taggedHeadingsOf(await page(number)),
    fonts: () => fontsOf(document, lib),
    shapes: async (number) => drawnShapes(await page(number), lib),
    close: () => task.destroy(),
  }
}

type Lib = typeof import('pdfjs-dist')

async function sizesOf(document: PDFDocumentProxy) {
  const pages = await eachPage(document)
  return pages.map(({ view: [left = 0, bottom = 0, right = 0, top = 0] }) => ({
    width: (right - left) * MM_A_POINT,
    height: (top - bottom) * MM_A_POINT,
  }))
}

async function destinationsOf(document: PDFDocumentProxy): Promise<Map<string, Destination>> {
  const places = new Map<string, Destination>()
  // A map, whatever its declared type says.
  const targets: Iterable<[string, unknown[]]> = Object(await document.getDestinations())
  for (const [name, [reference, , , top]] of targets) {
    const page = (await document.getPageIndex(pageReference(reference))) + 1
    const paper = (await document.getPage(page)).view[3] ?? 0
    places.set(name, { page, top: (paper - Number(top)) * MM_A_POINT })
  }
  return places
}

async function outlineOf(document: PDFDocumentProxy) {
  const found: { title: string; level: number; page: number }[] = []
  const walk = async (nodes: Awaited<ReturnType<typeof document.getOutline>>, level: number) => {
    for (const { title, dest, items } of nodes ?? []) {
      const target = typeof dest === 'string' ? await document.getDestination(dest) : dest
      const page = target?.[0] === undefined ? 0 : (await document.getPageIndex(target[0])) + 1
      found.push({ title, level, page })
      await walk(items, level + 1)
    }
  }
  await walk(await document.getOutline(), 1)
  return found
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return joined(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')))
}

async function boxesOf(page: PDFPageProxy): Promise<TextBox[]> {
  const paper = page.view[3] ?? 0
  const { items } = await page.getTextContent()
  return items.flatMap((item): TextBox[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , size = 0, left = 0, line = 0] = item.transform
    const height = Math.abs(size) * CAPITAL
    return [
      {
        text: item.str,
        x: left * MM_A_POINT,
        y: (paper - line - height) * MM_A_POINT,
        width: item.width * MM_A_POINT,
        height: height * MM_A_POINT,
      },
    ]
  })
}

async function figuresOf(page: PDFPageProxy) {
  const tree = await page.getStructTree()
  const found: { alt: string; isNested: boolean }[] = []
  const walk = (node: StructNode, isNested: boolean) => {
    if (!('children' in node)) return
    const isFigure = node.role === 'Figure'
    if (isFigure) found.push({ alt: 'alt' in node ? String(node.alt) : '', isNested })
    for (const child of node.children) walk(child, isNested || isFigure)
  }
  if (tree !== null) walk(tree, false)
  return found
}

async function spokenOf(page: PDFPageProxy) {
  const texts = await markedTexts(page)
  const found: { language: string; text: string }[] = []
  const walk = (node: StructNode, outer: string) => {
    const language = 'lang' in node && typeof node.lang === 'string' ? node.lang : outer
    const alt = 'alt' in node ? String(node.alt) : ''
    const own = 'id' in node && typeof node.id === 'string' ? (texts.get(node.id) ?? '') : ''
    if (alt + own !== '') found.push({ language, text: alt + own })
    if ('children' in node) for (const child of node.children) walk(child, language)
  }
  const tree = await page.getStructTree()
  if (tree !== null) walk(tree, '')
  return found
}

async function taggedHeadingsOf(page: PDFPageProxy) {
  const texts = await markedTexts(page)
  const found: { role: string; text: string }[] = []
  const walk = (node: StructNode) => {
    if ('role' in node && /^H[1-6]$/.test(node.role)) {
      // The tree of a page also holds headings of its neighbours, without their content.
      const text = joined(contentIds(node).map((id) => texts.get(id) ?? ''))
      if (text !== '') found.push({ role: node.role, text })
    } else if ('children' in node) for (const child of node.children) walk(child)
  }
  const tree = await page.getStructTree()
  if (tree !== null) walk(tree)
  return found
}

async function fontsOf(document: PDFDocumentProxy, { OPS }: Lib): Promise<Set<string>> {
  const names = new Set<string>()
  for (const page of await eachPage(document)) {
    const { fnArray, argsArray } = await page.getOperatorList()
    for (const [index, fn] of fnArray.entries()) {
      if (fn !== OPS.setFont) continue
      const font: unknown = page.commonObjs.get(argsArray[index][0])
      if (hasName(font)) names.add(font.name.replace(/^[A-Z]{6}\+/, ''))
    }
  }
  return names
}

type StructNode = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>['children'][number]

async function eachPage(document: PDFDocumentProxy): Promise<PDFPageProxy[]> {
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)))
}

/** Text by the id of its marked content, which is what the structure tree points to. */
async function markedTexts(page: PDFPageProxy): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  const open: (string | undefined)[] = []
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((marked) => marked !== undefined)
      if (id !== undefined) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id)
  }
  return texts
}

function contentIds(node: StructNode): string[] {
  if ('id' in node && typeof node.id === 'string') return [node.id]
  return 'children' in node ? node.children.flatMap(contentIds) : []
}

function joined(parts: readonly string[]): string {
  return parts.join('').replace(/\s+/g, ' ').trim()
}

function pageReference(value: unknown): { num: number; gen: number } {
  if (typeof value === 'object' && value !== null && 'num' in value && 'gen' in value) {
    return { num: Number(value.num), gen: Number(value.gen) }
  }
  throw new Error('a destination without a page')
}

function hasName(font: unknown): font is { name: string } {
  return typeof font === 'object' && font !== null && 'name' in font && typeof font.name === 'string'
}

type Matrix = [number, number, number, number, number, number]

/** A transformation with the part of the page that shows, in points from its bottom left. */
interface Drawing {
  readonly matrix: Matrix
  readonly clip: Edges
}

/** Left, bottom, right, top. */
type Edges = readonly [number, number, number, number]

/** Follows the drawing operators with their transformations and clips: what comes out is what a ruler would say. */
async function drawnShapes(page: PDFPageProxy, { OPS }: Lib): Promise<DrawnShape[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  const found: DrawnShape[] = []
  const saved: Drawing[] = []
  let now: Drawing = { matrix: [1, 0, 0, 1, 0, 0], clip: [left, bottom, right, top] }
  let isClip = false
  const draw = (kind: DrawnShape['kind'], edges: Edges) => {
    const [x1, y1, x2, y2] = common(edges, now.clip)
    const [width, height] = [x2 - x1, y2 - y1].map((points) => Math.max(0, points) * MM_A_POINT)
    const whole = [edges[2] - edges[0], edges[3] - edges[1]].map((points) => points * MM_A_POINT)
    const hidden = Math.max((whole[0] ?? 0) - (width ?? 0), (whole[1] ?? 0) - (height ?? 0))
    found.push({ kind, x: x1 * MM_A_POINT, y: (top - y2) * MM_A_POINT, width: width ?? 0, height: height ?? 0, hidden })
  }
  for (const [index, fn] of fnArray.entries()) {
    const args = argsArray[index]
    if (fn === OPS.save) saved.push(now)
    else if (fn === OPS.restore) now = saved.pop() ?? now
    else if (fn === OPS.transform) now = { ...now, matrix: times(now.matrix, args) }
    else if (fn === OPS.clip || fn === OPS.eoClip) isClip = true
    else if (fn === OPS.paintImageXObject) draw('image', placed(now.matrix, [0, 0, 1, 1]))
    else if (fn === OPS.constructPath) {
      const path: unknown = args[2]
      const edges = path === null ? null : placed(now.matrix, args[2])
      if (edges !== null && isClip) now = { ...now, clip: common(edges, now.clip) }
      else if (edges !== null && (args[0] === OPS.fill || args[0] === OPS.eoFill)) draw('fill', edges)
      else if (edges !== null && args[0] === OPS.stroke) draw('line', edges)
      isClip = false
    }
  }
  return found
}

/** Where a rectangle comes to stand. */
function placed(matrix: Matrix, [left, bottom, right, top]: Edges): Edges {
  const [x1, y1] = at(matrix, left, bottom)
  const [x2, y2] = at(matrix, right, top)
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
}

function common(a: Edges, b: Edges): Edges {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function at([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}
