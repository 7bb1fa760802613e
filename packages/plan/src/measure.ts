import { type DrawnLink, type DrawnObject, type ElementType, linkOf, pointsOf } from './drawing.ts'
import { areaOf, lengthOf } from './geometry/polygon.ts'
import { metresOf, type Scale, squareMetresOf } from './scale.ts'

/** What an object measures: an area in m², or a length in m. */
export interface Measured {
  readonly oppervlakte: number | null
  readonly lengte: number | null
}

const nothing: Measured = { oppervlakte: null, lengte: null }

/**
 * An area in m², a line in m; of a point, and on a plan without a scale, nothing. Exact for its points, which are kept to a
 * thousandth of a unit: an area is off by at most its outline times 0.001 units, a length by 0.002 units a stretch.
 */
export function measured(object: DrawnObject, type: ElementType, scale: Scale): Measured {
  if (!type.is_poly || scale === null) return nothing
  const points = pointsOf(object)
  return type.is_area
    ? { ...nothing, oppervlakte: squareMetresOf(areaOf(points), scale) }
    : { ...nothing, lengte: metresOf(lengthOf(points), scale) }
}

/** What is drawn of one record, on one plan. */
export interface Total extends Measured {
  readonly link: DrawnLink
  /** Objects, measured or not. */
  readonly drawn: number
}

const sum = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : a + b)

/** What is drawn of each linked record, in the order in which they come. */
export function totalsOf(
  objects: Iterable<DrawnObject>,
  typeOf: (object: DrawnObject) => ElementType,
  scale: Scale,
): Total[] {
  const totals = new Map<string, Total>()
  for (const object of objects) {
    const type = typeOf(object)
    const link = linkOf(object, type)
    if (!link) continue
    const key = `${link.of} ${link.id}`
    const before = totals.get(key) ?? { link, drawn: 0, ...nothing }
    const { oppervlakte, lengte } = measured(object, type, scale)
    totals.set(key, {
      link,
      drawn: before.drawn + 1,
      oppervlakte: sum(before.oppervlakte, oppervlakte),
      lengte: sum(before.lengte, lengte),
    })
  }
  return [...totals.values()]
}
