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
    ...writtenAll(sceneMarks(scene), prefix),
    '</svg>',
  ].join('')
}

/** Tiles that are drawn one by one in a picture; a browser lays out each of them. */
const MOST_IN_ALL = 15_000

/**
 * Marks one after the other. Where tiles would be too many in all, the areas that are left are filled together above the last of
 * them, by a picture of a tile that the browser repeats: as good on a screen, and blurred on paper.
 */
function writtenAll(marks: readonly Mark[], prefix: string): string[] {
  let left = MOST_IN_ALL
  const repeats = new Repeats(prefix)
  const last = marks.findLastIndex((mark) => mark.kind === 'path' && mark.pattern !== null)
  return marks.flatMap((mark, index) => {
    if (mark.kind === 'path' && mark.pattern) left -= countOf(gridOf(mark.pattern)) * mark.pattern.tile.marks.length
    const one = written(mark, `${prefix}-${index}`, left >= 0 ? null : repeats)
    return index === last ? [one, ...repeats.written] : one
  })
}

/** Marks as a small picture by itself, such as a sign on a button; whoever shows it says what it is. */
export const marksSvg = (marks: readonly Mark[], box: Box, prefix = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map(kept).join(' ')}">${marks.map((mark, index) => written(mark, `${prefix}-${index}`)).join('')}</svg>`

const written = (mark: Mark, id: string, repeats: Repeats | null = null): string =>
  mark.kind === 'text' ? writtenText(mark) : writtenPath(mark, id, repeats)

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

function writtenPath(
  { d, transform, fill, stroke, pattern }: PathMark,
  id: string,
  repeats: Repeats | null = null,
): string {
  if (pattern && repeats) repeats.add(pattern, d)
  const shape = (paint: string) => `<path d="${escaped(d)}"${placing(transform)}${paint}/>`
  if (!pattern) return shape(`${filling(fill)}${stroking(stroke)}`)
  return `${shape(filling(fill))}${repeats ? '' : tiled(pattern, d, id)}${shape(` fill="none"${stroking(stroke)}`)}`
}

/** Rows or columns of tiles in one area: finer ones would be a grey that no screen or printer shows. */
const MOST_TILES = 1000

/** Where the tiles of an area begin, from the top left of the plan on, and how many there are. */
function gridOf({ tile: { width, height }, over }: Pattern) {
  const first = (value: number, size: number) => Math.floor(value / size) * size
  const [left, top] = [first(over.minX, width), first(over.minY, height)]
  const columns = Math.ceil((over.maxX - left) / width)
  const rows = Math.ceil((over.maxY - top) / height)
  return { left, top, columns, rows, isFine: !(columns <= MOST_TILES && rows <= MOST_TILES) }
}

const countOf = ({ columns, rows, isFine }: ReturnType<typeof gridOf>) => (isFine ? 0 : columns * rows)

/** Areas that the browser fills by repeating a tile: those of one tile together, since each filling costs it a picture. */
class Repeats {
  readonly #prefix: string
  readonly #areas = new Map<string, string[]>()

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  add({ tile, over }: Pattern, d: string): void {
    if (gridOf({ tile, over }).isFine) return
    const drawn = `width="${kept(tile.width)}" height="${kept(tile.height)}">${tile.marks.map((mark) => writtenPath(mark, '')).join('')}`
    const areas = this.#areas.get(drawn) ?? []
    this.#areas.set(drawn, areas)
    areas.push(d)
  }

  get written(): string[] {
    return [...this.#areas].map(([drawn, areas], index) => {
      const id = `${this.#prefix}-repeat-${index}`
      return `<pattern id="${id}" patternUnits="userSpaceOnUse" ${drawn}</pattern><path d="${escaped(areas.join(''))}" fill="url(#${id})"/>`
    })
  }
}

/**
 * A tile over an area: a row of them, laid down again for each row, and cut off at the outline. Not as `<pattern>`, which a
 * browser prints as a picture.
 */
function tiled(pattern: Pattern, d: string, id: string): string {
  const { tile } = pattern
  const { width, height } = tile
  const { left, top, columns, rows, isFine } = gridOf(pattern)
  if (isFine) return ''
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
