import { opacityOf, pointsOf } from '../drawing.ts'
import { identity } from '../geometry/transform.ts'
import type { ElementKind } from './kind.ts'
import { chosenBand, outlineWidth, strokeLike, through } from './path.ts'

/** A line of points: a wall, a pipe, a source of which there are so many metres. */
export const polyline: ElementKind = {
  marks: (object, type, look) => {
    const d = through(pointsOf(object), false)
    const width = outlineWidth(object, type)
    const paint = { color: look.color, opacity: opacityOf(object, type) }
    return [
      ...chosenBand(d, width, look),
      { kind: 'path', d, transform: identity, fill: null, stroke: strokeLike(type, paint, width), pattern: null },
    ]
  },
  outline: (object, type) => ({
    points: pointsOf(object),
    isClosed: false,
    reach: outlineWidth(object, type) / 2,
  }),
}
