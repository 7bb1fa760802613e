import type { Transform } from '@vezel/plan/geometry/transform.ts'
import type { Mark, PathMark, Pattern, Stroke, TextMark } from '@vezel/plan/marks.ts'
import { isPath } from '@vezel/plan/markup.ts'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

const paths = new WeakMap<PathMark, Path2D>()

function pathOf(mark: PathMark): Path2D {
  const known = paths.get(mark)
  if (known) return known
  const made = new Path2D(mark.d)
  paths.set(mark, made)
  return made
}

/** Draws marks on a canvas whose units are those of the plan, at `scale` pixels a unit: the same that the page and the paper show. */
export function paint(context: Context, marks: Iterable<Mark>, font: string, scale: number): void {
  for (const mark of marks) {
    context.save()
    transformBy(context, mark.transform)
    if (isPath(mark)) paintPath(context, mark, scale)
    else paintText(context, mark, font)
    context.restore()
  }
}

const transformBy = (context: Context, { a, b, c, d, e, f }: Transform) => context.transform(a, b, c, d, e, f)

function paintText(context: Context, { text, size, anchor, fill }: TextMark, font: string) {
  context.font = `${size}px ${font}`
  context.textAlign = anchor === 'middle' ? 'center' : 'start'
  context.fillStyle = fill.color
  context.globalAlpha = fill.opacity
  context.fillText(text, 0, 0)
}

function paintPath(context: Context, mark: PathMark, scale: number) {
  const path = pathOf(mark)
  if (mark.fill) {
    context.fillStyle = mark.fill.color
    context.globalAlpha = mark.fill.opacity
    context.fill(path)
  }
  if (mark.pattern) {
    const tile = tileOf(context, mark.pattern, scale)
    if (tile) {
      context.globalAlpha = 1
      context.fillStyle = tile
      context.fill(path)
    }
  }
  if (mark.stroke) paintStroke(context, path, mark.stroke)
}

function paintStroke(context: Context, path: Path2D, { color, opacity, width, dash }: Stroke) {
  if (!(width > 0)) return
  context.strokeStyle = color
  context.globalAlpha = opacity
  context.lineWidth = width
  context.setLineDash([...dash])
  context.stroke(path)
}

/** Tiles as pictures, as sharp as they are shown. */
const tiles = new Map<string, HTMLCanvasElement>()
/** More than the patterns of a plan in the colours of its statuses, at the zooms of an hour. */
const MOST_TILES = 200
const keys = new WeakMap<Pattern['tile'], string>()

function tileOf(context: Context, { tile }: Pattern, scale: number): CanvasPattern | null {
  const [width, height] = [Math.round(tile.width * scale), Math.round(tile.height * scale)]
  // Finer than a pixel it would be a grey, coarser than the screen it is no pattern.
  if (!(width >= 2 && height >= 2 && width <= 2000 && height <= 2000)) return null
  const known = keys.get(tile) ?? JSON.stringify(tile)
  keys.set(tile, known)
  const key = `${known} ${width} ${height}`
  const picture = tiles.get(key) ?? pictureOf(tile, width, height)
  if (tiles.size >= MOST_TILES) tiles.clear()
  tiles.set(key, picture)
  const pattern = context.createPattern(picture, 'repeat')
  pattern?.setTransform(new DOMMatrix([tile.width / width, 0, 0, tile.height / height, 0, 0]))
  return pattern
}

function pictureOf(tile: Pattern['tile'], width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.scale(width / tile.width, height / tile.height)
    paint(context, tile.marks, '', 1)
  }
  return canvas
}
