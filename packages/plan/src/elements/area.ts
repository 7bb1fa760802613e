import { opacityOf, pointsOf } from '../drawing.ts'
import { boundsOf } from '../geometry/bounds.ts'
import { identity } from '../geometry/transform.ts'
import { fillingOf } from '../patterns.ts'
import type { ElementKind } from './kind.ts'
import { chosenBand, outlineWidth, signOf, strokeLike, through } from './path.ts'

/** A closed line of points that is filled, evenly or by a pattern: a source of so many m², an exclusion, a room. */
export const area: ElementKind = {
  marks: (object, type, look) => {
    const points = pointsOf(object)
    const d = through(points, true)
    const paint = { color: look.color, opacity: opacityOf(object, type) }
    const sign = signOf(type)
    const width = outlineWidth(object, type)
    const { opacity, tile } = fillingOf(look.pattern, paint, look.unit)
    return [
      ...chosenBand(d, width, look),
      {
        kind: 'path',
        d,
        transform: identity,
        // What its sign leaves open, as the outline of a room, is open; a pattern fills it all the same.
        fill: sign && sign.fill === null && !tile ? null : { ...paint, opacity },
        stroke: strokeLike(type, { ...paint, opacity: 1 }, width),
        pattern: tile && { tile, over: boundsOf(points) },
      },
    ]
  },
  outline: (object, type) => ({ points: pointsOf(object), isClosed: true, reach: outlineWidth(object, type) / 2 }),
}
