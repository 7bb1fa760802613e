import { type Begun, begunAs, cornersBetween, leastPoints, objectThrough } from '@vezel/plan/begin.ts'
import type { DrawnLink, DrawnObject, ElementType } from '@vezel/plan/drawing.ts'
import { onlyRectangle } from '@vezel/plan/elements/rectangle.ts'
import { distance, minus, type Point, plus } from '@vezel/plan/geometry/point.ts'

/** What a press on the plan does. */
export type Tool =
  | { readonly does: 'choose' }
  | { readonly does: 'hand' }
  /** A stretch of which the length is told, or asked. */
  | { readonly does: 'measure' }
  | { readonly does: 'draw'; readonly type: ElementType; readonly link: DrawnLink | null }

/** What somebody is drawing: the points so far. */
export type Trail = readonly Point[]

/** What a press comes to that went from one place to another. */
export interface Stroke {
  readonly trail: Trail
  readonly from: Point
  readonly to: Point
  /** Far enough to be meant. */
  readonly isDrag: boolean
  /** How near a point must be to be the same one, in units. */
  readonly within: number
}

/** The points after a press, and whether the drawing is done. */
export interface Drawn {
  readonly trail: Trail
  readonly done: boolean
}

/** A press adds a point, a drag a stretch or the whole of a rectangle; on the point where it ends or began it is done. */
export function strokeOf(begun: Begun, { trail, from, to, isDrag, within }: Stroke): Drawn {
  if (begun === 'place') return { trail: [to], done: true }
  if (begun === 'rectangle') return { trail: isDrag ? [from, to] : [to], done: true }
  const [first, last] = [trail[0], trail.at(-1)]
  if (!first || !last) {
    if (!isDrag) return { trail: [to], done: false }
    return begun === 'area' ? { trail: cornersBetween(from, to), done: true } : { trail: [from, to], done: false }
  }
  const closes = begun === 'area' && trail.length > 2 && distance(first, to) <= within
  const stays = distance(last, to) <= within
  return closes || stays ? { trail, done: true } : { trail: [...trail, to], done: false }
}

/** The object that a trail is, once it is one; a rectangle that was only pressed is as large as its sign. */
export function objectOf(
  { type, link }: Extract<Tool, { does: 'draw' }>,
  id: string,
  trail: Trail,
): DrawnObject | null {
  const [at] = trail
  if (begunAs(type) === 'rectangle' && at && trail.length < leastPoints(type)) {
    const [, , width, height] = onlyRectangle(type)?.box ?? [0, 0, 24, 24]
    const half = { x: width / 2, y: height / 2 }
    return objectThrough(type, id, [minus(at, half), plus(at, half)], link)
  }
  return objectThrough(type, id, trail, link)
}

/** The usual element for a kind of record: of what is measured in m² an area, in metres a line, else a sign. */
export function usualType(types: readonly ElementType[], unit: string | null): ElementType | undefined {
  const wanted: Begun = unit === 'm²' || unit === 'm2' ? 'area' : unit?.startsWith('m') ? 'line' : 'place'
  return types.find((type) => begunAs(type) === wanted) ?? types[0]
}
