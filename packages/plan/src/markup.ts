import { composed, identity, rotation, scaling, type Transform, translation } from './geometry/transform.ts'
import { colorOr, type Mark, type Paint, type PathMark, type Stroke } from './marks.ts'

/** A colour or opacity that stands in a list as `#color` or `#opacity`: that of what is drawn. */
type Told<T> = T | 'own'

interface ToldPaint {
  readonly color: Told<string>
  readonly opacity: Told<number>
}

interface ToldStroke extends ToldPaint {
  readonly width: number
  readonly dash: readonly number[]
}

/** A mark of a drawing in a list, whose colours may be those of what is drawn. */
export type ToldMark = {
  readonly transform: Transform
  readonly fill: ToldPaint | null
  readonly stroke: ToldStroke | null
} & (
  | { readonly kind: 'path'; readonly d: string; readonly box: Box | null }
  | { readonly kind: 'text'; readonly text: string; readonly size: number; readonly anchor: 'start' | 'middle' }
)

/** Left, top, width and height: what `viewBox` says, and of a mark that is a rectangle. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** The drawing of an item of a list: what of it draws, and nothing else. */
export interface ListDrawing {
  readonly box: Box
  readonly marks: readonly ToldMark[]
}

/** Longer drawings, or with more parts, are cut off: they are small signs. */
const MOST_CHARACTERS = 100_000
const MOST_MARKS = 500

const NOT_MARKUP = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<![^>]*>/g
const PIECE = /<(\/?)([\w:-]+)((?:[^"'<>]|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** All that a path may say: letters of its commands and numbers. */
const PATH = /^[MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]*$/
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi
const TRANSFORM = /(translate|rotate|scale|matrix)\s*\(([^)]*)\)/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

type Attributes = Readonly<Record<string, string>>

const read = new Map<string, ListDrawing | null>()
/** Drawings that are remembered: more than all lists hold. */
const MOST_READ = 1000

/**
 * Reads the SVG of a list (`svg`, `svg_active`, a handle, a tile) as shapes and text. Only those are taken over, with numbers and
 * colours: no script, style, link, image or handler of it can come out again. Null for what is no drawing.
 */
export function listDrawing(svg: string | null): ListDrawing | null {
  if (svg === null) return null
  const known = read.get(svg)
  if (known !== undefined) return known
  const drawing = drawingOf(svg)
  if (read.size >= MOST_READ) read.clear()
  read.set(svg, drawing)
  return drawing
}

function drawingOf(svg: string): ListDrawing | null {
  if (svg.length > MOST_CHARACTERS) return null
  let box: Box | null = null
  const marks: ToldMark[] = []
  const open: { readonly name: string; readonly attributes: Attributes; readonly transform: Transform }[] = []
  /** How deep in something that does not draw. */
  let skipped = 0
  for (const [, closes, name, attributeText, isEmpty, text] of svg.replace(NOT_MARKUP, '').matchAll(PIECE)) {
    const outer = open.at(-1)
    if (text !== undefined) {
      if (skipped === 0 && outer?.name === 'text') marks.push(...textMark(text, outer.attributes, outer.transform))
    } else if (closes) {
      if (skipped > 0) skipped--
      else open.pop()
    } else if (skipped > 0 || !(name === 'svg' || outer) || !(name && isDrawn(name))) {
      if (!isEmpty) skipped++
    } else {
      const own = attributesOf(attributeText ?? '')
      const attributes = { ...inherited(outer?.attributes), ...own }
      const transform = composed(outer?.transform ?? identity, ...transformsIn(own.transform ?? ''))
      if (name === 'svg' && !box) box = boxOf(own)
      const shape = shapes[name]?.(own)
      if (shape && marks.length < MOST_MARKS) marks.push({ kind: 'path', ...shape, transform, ...painted(attributes) })
      if (!isEmpty) open.push({ name, attributes, transform })
    }
  }
  return box && { box, marks: marks.slice(0, MOST_MARKS) }
}

const isDrawn = (name: string) => name === 'svg' || name === 'g' || name === 'text' || name in shapes

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name, double, single]) => [name, double ?? single ?? '']),
  )
}

/** What passes on to what stands inside. */
const PASSED_ON = ['fill', 'fill-opacity', 'stroke', 'stroke-opacity', 'stroke-width', 'stroke-dasharray', 'opacity']

const inherited = (attributes: Attributes = {}): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => PASSED_ON.includes(name)))

const numbersIn = (text: string | undefined): number[] =>
  (text?.match(NUMBER) ?? []).map(Number).filter(Number.isFinite)
const numberIn = (text: string | undefined, otherwise = 0): number => numbersIn(text)[0] ?? otherwise

function boxOf(attributes: Attributes): Box | null {
  const [x, y, width, height] = numbersIn(attributes.viewBox)
  const sized: Box = [x ?? 0, y ?? 0, width ?? numberIn(attributes.width), height ?? numberIn(attributes.height)]
  return sized[2] > 0 && sized[3] > 0 ? sized : null
}

function transformsIn(text: string): Transform[] {
  return [...text.matchAll(TRANSFORM)].map(([, name, values]): Transform => {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = numbersIn(values)
    if (name === 'translate') return translation(a, b ?? 0)
    if (name === 'scale') return scaling(a, b ?? a)
    if (name === 'rotate') return composed(translation(b ?? 0, c), rotation(a), translation(-(b ?? 0), -c))
    return { a, b: b ?? 0, c, d, e, f }
  })
}

type Shape = { readonly d: string; readonly box: Box | null } | null

const ofPoints = (attributes: Attributes, end: string): Shape => {
  const numbers = numbersIn(attributes.points)
  return numbers.length >= 4 ? { d: `M${numbers.slice(0, numbers.length & ~1).join(' ')}${end}`, box: null } : null
}

const ellipse = (x: number, y: number, rx: number, ry: number): Shape =>
  rx > 0 && ry > 0
    ? { d: `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`, box: null }
    : null

/** The shapes that a drawing may have, as the paths that they are. */
const shapes: Readonly<Record<string, ((attributes: Attributes) => Shape) | undefined>> = {
  path: ({ d = '' }) => (PATH.test(d) ? { d: d.replace(/\s+/g, ' ').trim(), box: null } : null),
  rect: (attributes) => {
    const [x, y] = [numberIn(attributes.x), numberIn(attributes.y)]
    const [width, height] = [numberIn(attributes.width), numberIn(attributes.height)]
    if (!(width > 0 && height > 0)) return null
    return { d: rectangle([x, y, width, height], numberIn(attributes.rx)), box: [x, y, width, height] }
  },
  circle: ({ cx, cy, r }) => ellipse(numberIn(cx), numberIn(cy), numberIn(r), numberIn(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(numberIn(cx), numberIn(cy), numberIn(rx), numberIn(ry)),
  line: ({ x1, y1, x2, y2 }) => ({
    d: `M${numberIn(x1)} ${numberIn(y1)}L${numberIn(x2)} ${numberIn(y2)}`,
    box: null,
  }),
  polyline: (attributes) => ofPoints(attributes, ''),
  polygon: (attributes) => ofPoints(attributes, 'Z'),
}

/** The path of a rectangle, with round corners where a radius is given. */
export function rectangle([x, y, width, height]: Box, radius = 0): string {
  const r = Math.min(Math.max(radius, 0), width / 2, height / 2)
  if (r === 0) return `M${x} ${y}H${x + width}V${y + height}H${x}Z`
  const corner = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`
  return [
    `M${x + r} ${y}H${x + width - r}${corner(x + width, y + r)}V${y + height - r}`,
    `${corner(x + width - r, y + height)}H${x + r}${corner(x, y + height - r)}V${y + r}${corner(x + r, y)}Z`,
  ].join('')
}

function textMark(text: string, attributes: Attributes, transform: Transform): ToldMark[] {
  const words = text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '').trim()
  if (words === '') return []
  return [
    {
      kind: 'text',
      text: words,
      transform: composed(transform, translation(numberIn(attributes.x), numberIn(attributes.y))),
      size: numberIn(attributes['font-size'], 16),
      anchor: attributes['text-anchor'] === 'middle' ? 'middle' : 'start',
      ...painted(attributes),
    },
  ]
}

const NAMED: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' }

function told(color: string, opacity: string | undefined): ToldPaint | null {
  if (color === 'none' || color === 'transparent') return null
  const named = NAMED[color] ?? color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
  return {
    color: color === '#color' || color === 'currentColor' ? 'own' : colorOr(named, '#000000'),
    opacity: opacity === '#opacity' ? 'own' : Math.min(1, Math.max(0, numberIn(opacity, 1))),
  }
}

function painted(attributes: Attributes): { fill: ToldPaint | null; stroke: ToldStroke | null } {
  const stroke = told(attributes.stroke ?? 'none', attributes['stroke-opacity'] ?? attributes.opacity)
  return {
    fill: told(attributes.fill ?? 'black', attributes['fill-opacity'] ?? attributes.opacity),
    stroke: stroke && {
      ...stroke,
      width: numberIn(attributes['stroke-width'], 1),
      dash: numbersIn(attributes['stroke-dasharray']).filter((length) => length > 0),
    },
  }
}

const paintOf = (paint: ToldPaint | null, own: Paint): Paint | null =>
  paint && {
    color: paint.color === 'own' ? own.color : paint.color,
    opacity: paint.opacity === 'own' ? own.opacity : paint.opacity,
  }

const strokeOf = (stroke: ToldStroke | null, own: Paint): Stroke | null => {
  const paint = paintOf(stroke, own)
  return stroke && paint && { ...paint, width: stroke.width, dash: stroke.dash }
}

/** The marks of a drawing of a list in the colour and opacity of what is drawn, placed by a transform. */
export function marksIn(drawing: ListDrawing, own: Paint, transform: Transform): Mark[] {
  return drawing.marks.flatMap((mark): Mark[] => {
    const placed = composed(transform, mark.transform)
    const fill = paintOf(mark.fill, own)
    if (mark.kind === 'path')
      return [{ kind: 'path', d: mark.d, transform: placed, fill, stroke: strokeOf(mark.stroke, own), pattern: null }]
    const { text, size, anchor } = mark
    return fill ? [{ kind: 'text', text, transform: placed, size, anchor, fill }] : []
  })
}

export const isPath = (mark: Mark): mark is PathMark => mark.kind === 'path'
