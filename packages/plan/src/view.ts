import type { Bounds } from './geometry/bounds.ts'
import { distance, minus, type Point, plus, type Stretch, times } from './geometry/point.ts'

/** The part of a plan that a window shows: its point at the top left, and how many pixels one unit takes. */
export interface View extends Point {
  readonly zoom: number
}

/** Width and height, of a window in pixels or of a sheet in units. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels a unit, at least and at most. */
const ZOOMS = { least: 0.02, most: 16 } as const

export const toPlan = (view: View, at: Point): Point => plus(view, times(at, 1 / view.zoom))
export const toWindow = (view: View, at: Point): Point => times(minus(at, view), view.zoom)

/** What of the plan a window of this size shows. */
export const shownBy = (view: View, { width, height }: Size): Bounds => ({
  minX: view.x,
  minY: view.y,
  maxX: view.x + width / view.zoom,
  maxY: view.y + height / view.zoom,
})

const allowed = (zoom: number): number => Math.min(ZOOMS.most, Math.max(ZOOMS.least, zoom))

/** A box in the middle of the window, as large as fits with a margin in pixels. */
export function fitted(box: Bounds, window: Size, margin: number): View {
  const [width, height] = [Math.max(1, box.maxX - box.minX), Math.max(1, box.maxY - box.minY)]
  const room = { width: Math.max(1, window.width - 2 * margin), height: Math.max(1, window.height - 2 * margin) }
  const zoom = allowed(Math.min(room.width / width, room.height / height))
  return {
    x: (box.minX + box.maxX - window.width / zoom) / 2,
    y: (box.minY + box.maxY - window.height / zoom) / 2,
    zoom,
  }
}

/** Nearer or further, with what lies at a place of the window staying there. */
export function zoomedAt(view: View, at: Point, factor: number): View {
  const zoom = allowed(view.zoom * factor)
  return { ...minus(toPlan(view, at), times(at, 1 / zoom)), zoom }
}

/** Moved along with a hand, in pixels. */
export const panned = (view: View, by: Point): View => ({ ...minus(view, times(by, 1 / view.zoom)), zoom: view.zoom })

/** Moved and zoomed by two fingers: what lay between them stays between them. */
export function pinched(view: View, [a, b]: Stretch, [c, d]: Stretch): View {
  const [before, after] = [times(plus(a, b), 0.5), times(plus(c, d), 0.5)]
  const was = distance(a, b)
  const factor = was > 0 ? distance(c, d) / was : 1
  return zoomedAt(panned(view, minus(after, before)), after, factor)
}

/** As far as was, with this point in the middle. */
export const centredOn = (view: View, { x, y }: Point, { width, height }: Size): View => ({
  x: x - width / view.zoom / 2,
  y: y - height / view.zoom / 2,
  zoom: view.zoom,
})
