import { kept } from './geometry/point.ts'
import { identity, type Transform } from './geometry/transform.ts'
import type { Mark, Paint, PathMark, Pattern, Stroke, TextMark } from './marks.ts'
import type { Box } from './markup.ts'
import { type Scene, sceneMarks } from './scene.ts'

/** How a plan is put on a screen or a page. */
export interface SvgOptions {
  /** What it is called, and what is on it, for those who cannot see it. */
  readonly title: string
  readonly description: string
  /** The part that is shown; else the whole plan. */
  readonly crop?: Box | null
  /** The picture below what is drawn. */
  readonly background?: { readonly href: string; readonly opacity: number } | null
  /** Stands before every id in it: two plans may lie on one page. */
  readonly prefix: string
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** What no XML may hold, also escaped: control characters, and halves of a character. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Text as it may stand in an element or between the quotes of an attribute. */
export const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '\ufffd').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')

/** The one picture of a plan, as SVG for screen and paper: lines as lines, text as text. */
export function planSvg(scene: Scene, options: SvgOptions): string {
  const [x, y, width, height] = (options.crop ?? [0, 0, scene.width, scene.height]).map(kept)
  const prefix = options.prefix.replace(/[^\w-]/g, '')
  const { background } = options
  const picture =
    background &&
    `<image href="${escaped(background.href)}" width="${kept(scene.width)}" height="${kept(scene.height)}" preserveAspectRatio="none" opacity="${kept(background.opacity)}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" role="img" aria-labelledby="${prefix}-title ${prefix}-desc">`,
    `<title id="${prefix}-title">${escaped(options.title)}</title>`,
    `<desc id="${prefix}-desc">${escaped(options.description)}</desc>`,
    picture ?? '',
    ...sceneMarks(scene).map((mark, index) => written(mark, `${prefix}-${index}`)),
    '</svg>',
  ].join('')
}

/** Marks as a small picture by itself, such as a sign on a button; whoever shows it says what it is. */
export const marksSvg = (marks: readonly Mark[], box: Box): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map(kept).join(' ')}">${marks.map((mark) => written(mark, '')).join('')}</svg>`

const written = (mark: Mark, id: string): string => (mark.kind === 'text' ? writtenText(mark) : writtenPath(mark, id))

function transformIn({ a, b, c, d, e, f }: Transform): string {
  const numbers = [a, b, c, d].map((value) => Math.round(value * 1e6) / 1e6)
  return `matrix(${[...numbers, kept(e), kept(f)].join(' ')})`
}

const isIdentity = (transform: Transform) =>
  Object.entries(identity).every(([name, value]) => transform[name as keyof Transform] === value)

const placing = (transform: Transform) => (isIdentity(transform) ? '' : ` transform="${transformIn(transform)}"`)

const filling = (fill: Paint | null) =>
  fill ? ` fill="${fill.color}"${fill.opacity === 1 ? '' : ` fill-opacity="${kept(fill.opacity)}"`}` : ' fill="none"'

function stroking(stroke: Stroke | null): string {
  if (!stroke || !(stroke.width > 0)) return ''
  const dash = stroke.dash.length > 0 ? ` stroke-dasharray="${stroke.dash.map(kept).join(' ')}"` : ''
  const opacity = stroke.opacity === 1 ? '' : ` stroke-opacity="${kept(stroke.opacity)}"`
  return ` stroke="${stroke.color}" stroke-width="${kept(stroke.width)}"${opacity}${dash}`
}

function writtenText({ text, transform, size, anchor, fill }: TextMark): string {
  const at = anchor === 'middle' ? ' text-anchor="middle"' : ''
  return `<text${placing(transform)} font-size="${kept(size)}" font-family="inherit"${at}${filling(fill)}>${escaped(text)}</text>`
}

function writtenPath({ d, transform, fill, stroke, pattern }: PathMark, id: string): string {
  const shape = (paint: string) => `<path d="${escaped(d)}"${placing(transform)}${paint}/>`
  if (!pattern) return shape(`${filling(fill)}${stroking(stroke)}`)
  return `${shape(filling(fill))}${tiled(pattern, d, id)}${shape(` fill="none"${stroking(stroke)}`)}`
}

/** Rows or columns of tiles in one area: finer ones would be a grey that no screen or printer shows. */
const MOST_TILES = 1000

/**
 * A tile over an area: a row of them, laid down again for each row, and cut off at the outline. Not as `<pattern>`, which a
 * browser prints as a picture.
 */
function tiled({ tile, over }: Pattern, d: string, id: string): string {
  const { width, height } = tile
  const first = (value: number, size: number) => Math.floor(value / size) * size
  const [left, top] = [first(over.minX, width), first(over.minY, height)]
  const columns = Math.ceil((over.maxX - left) / width)
  const rows = Math.ceil((over.maxY - top) / height)
  if (!(columns <= MOST_TILES && rows <= MOST_TILES)) return ''
  const more = (name: string, axis: 'x' | 'y', count: number, size: number) =>
    Array.from(
      { length: Math.max(0, count - 1) },
      (_, index) => `<use href="#${id}-${name}" ${axis}="${kept((index + 1) * size)}"/>`,
    ).join('')
  const marks = tile.marks.map((mark) => writtenPath(mark, '')).join('')
  const one = `<g id="${id}-tile" transform="translate(${kept(left)} ${kept(top)})">${marks}</g>`
  return [
    `<clipPath id="${id}-clip"><path d="${escaped(d)}"/></clipPath><g clip-path="url(#${id}-clip)">`,
    `<g id="${id}-row">${one}${more('tile', 'x', columns, width)}</g>${more('row', 'y', rows, height)}</g>`,
  ].join('')
}
