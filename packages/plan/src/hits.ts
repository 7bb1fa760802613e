import Flatbush from 'flatbush'
import { type DrawnObject, type ElementType, inDrawingOrder } from './drawing.ts'
import { outlineOf } from './elements/index.ts'
import { boundsOfOutline, isOn } from './elements/kind.ts'
import { type Bounds, widened } from './geometry/bounds.ts'
import type { Point } from './geometry/point.ts'

/** What lies where on a plan. Made anew after an edit: it does not change along. */
export interface Hits {
  /** Ids of what lies under a point, the uppermost first; a margin for the finger in units of the plan. */
  at(point: Point, margin: number): string[]
  /** Ids of what touches a box, from the lowest. */
  within(box: Bounds): string[]
}

export function hitsOf(objects: Iterable<DrawnObject>, typeOf: (object: DrawnObject) => ElementType): Hits {
  const drawn = inDrawingOrder(objects).flatMap((object) => {
    const outline = outlineOf(object, typeOf(object))
    return outline.points.length > 0 ? [{ id: object.id, outline }] : []
  })
  const index = drawn.length > 0 ? new Flatbush(drawn.length) : null
  for (const { outline } of drawn) {
    const { minX, minY, maxX, maxY } = boundsOfOutline(outline)
    index?.add(minX, minY, maxX, maxY)
  }
  index?.finish()
  const found = ({ minX, minY, maxX, maxY }: Bounds) =>
    (index?.search(minX, minY, maxX, maxY) ?? []).sort((a, b) => a - b).flatMap((at) => drawn[at] ?? [])
  return {
    at: (point, margin) =>
      found(widened({ minX: point.x, minY: point.y, maxX: point.x, maxY: point.y }, margin))
        .filter(({ outline }) => isOn(outline, point, margin))
        .map(({ id }) => id)
        .reverse(),
    within: (box) => found(box).map(({ id }) => id),
  }
}
