import { type DrawnLinkKind, drawnLinkFields, drawnLinks, isDrawnLinkKind } from '@vezel/model/drawn-links.ts'
import { type DrawnLink, type DrawnObject, type ElementType, placedAt } from './drawing.ts'
import { kindOf } from './elements/index.ts'
import { onlyRectangle, rectangleElement } from './elements/rectangle.ts'
import { kept, type Point } from './geometry/point.ts'

/** How an element of a type is put on a plan: at one place, through points, or from corner to corner. */
export type Begun = 'place' | 'line' | 'area' | 'rectangle'

export function begunAs(type: ElementType): Begun {
  if (type.is_poly) return type.is_area ? 'area' : 'line'
  return kindOf(type) === rectangleElement ? 'rectangle' : 'place'
}

/** Points without which there is nothing to see. */
export const leastPoints = (type: ElementType): number => ({ place: 1, rectangle: 2, line: 2, area: 3 })[begunAs(type)]

/** Whether an element only means something with the record that it stands for. */
export const linkKindOf = (type: ElementType): DrawnLinkKind | null =>
  isDrawnLinkKind(type.koppeling) ? type.koppeling : null

/** Which layer a type is drawn on: areas below lines, lines below signs, words on top. */
const LAYERS: Readonly<Record<Begun, number>> = { area: 1, rectangle: 2, line: 3, place: 4 }

/** What somebody draws by these points, linked to a record where there is one; null while they are too few. */
export function objectThrough(
  type: ElementType,
  id: string,
  points: readonly Point[],
  link: DrawnLink | null,
): DrawnObject | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < leastPoints(type)) return null
  const none = Object.fromEntries(drawnLinkFields.map((field) => [field, null])) as Pick<
    DrawnObject,
    (typeof drawnLinkFields)[number]
  >
  return {
    ...none,
    ...(link && link.of === type.koppeling ? { [drawnLinks[link.of]]: link.id } : {}),
    ...{ id, svg_element_type: type.id, x: kept(first.x), y: kept(first.y), punten: null },
    ...{ rotatie: 0, schaal_x: 1, schaal_y: 1, grootte: null, kleur: null, opaciteit: null, svg_pattern: null },
    ...{ label: null, label_x: null, label_y: null, laag: LAYERS[begunAs(type)], vergrendeld: false },
    ...shapeOf(type, points, first, last),
  }
}

function shapeOf(type: ElementType, points: readonly Point[], first: Point, last: Point): Partial<DrawnObject> {
  const begun = begunAs(type)
  if (begun === 'place') return {}
  if (begun !== 'rectangle') return placedAt(points)
  const [, , width, height] = onlyRectangle(type)?.box ?? [0, 0, 1, 1]
  const [x, y] = [Math.abs(last.x - first.x) / width, Math.abs(last.y - first.y) / height]
  const both = Math.max(x, y)
  return {
    x: kept((first.x + last.x) / 2),
    y: kept((first.y + last.y) / 2),
    schaal_x: Math.max(LEAST, kept(type.locked_aspect_ratio ? both : x)),
    schaal_y: Math.max(LEAST, kept(type.locked_aspect_ratio ? both : y)),
  }
}

/** Nothing is drawn as flat as that nobody finds it again. */
const LEAST = 0.1

/** The corners of an area that is drawn from one to the opposite one. */
export const cornersBetween = (from: Point, to: Point): Point[] => [
  from,
  { x: to.x, y: from.y },
  to,
  { x: from.x, y: to.y },
]
