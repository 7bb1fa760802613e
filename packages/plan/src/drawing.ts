import { type DrawnLinkField, type DrawnLinkKind, drawnLinks, isDrawnLinkKind } from '@vezel/model/drawn-links.ts'
import { isPoints } from '@vezel/model/rules/points.ts'
import { kept, type Point } from './geometry/point.ts'
import { applied, composed, rotation, scaling, type Transform, translation } from './geometry/transform.ts'

/** Points of a line or area, beside the place of what is drawn: so that to move it is to change that place only. */
export type Punten = readonly (readonly [x: number, y: number])[]

/** Whether a value that was read is a list of points: what is none is drawn as nothing. */
export const isPunten = (value: unknown): value is Punten => isPoints.test(value, {})

/**
 * One thing that is drawn, by the names of `Tekenobject`: placed at x, y in units of the plan, turned and stretched about that place.
 * A link is the id of a record; an object has one at most, in the field that belongs to the `koppeling` of its type.
 */
export interface DrawnObject extends Readonly<Record<DrawnLinkField, string | null>> {
  readonly id: string
  /** The id of its item. */
  readonly svg_element_type: string
  readonly x: number
  readonly y: number
  /** Degrees, clockwise. */
  readonly rotatie: number
  readonly schaal_x: number
  readonly schaal_y: number
  readonly punten: Punten | null
  /** Stroke width of a line, diameter of a point, height of text, in units; null is the usual one of its type. */
  readonly grootte: number | null
  readonly kleur: string | null
  readonly opaciteit: number | null
  /** The id of its item. */
  readonly svg_pattern: string | null
  readonly label: string | null
  /** Where somebody put the label, beside x, y. */
  readonly label_x: number | null
  readonly label_y: number | null
  /** Drawing order: higher lies over lower. */
  readonly laag: number
  readonly vergrendeld: boolean
}

/** All that is drawn on one plan, by id. */
export type Drawing = ReadonlyMap<string, DrawnObject>

export const drawingOf = (objects: Iterable<DrawnObject>): Drawing =>
  new Map([...objects].map((object) => [object.id, object]))

/** From the lowest to the highest; what lies on one layer in the order of its ids, which is that of making. */
export const inDrawingOrder = (objects: Iterable<DrawnObject>): DrawnObject[] =>
  [...objects].sort((a, b) => a.laag - b.laag || (a.id < b.id ? -1 : 1))

/** What an item of svg_element_types says, by its names. */
export interface ElementType {
  readonly id: string
  readonly code: string
  readonly svg: string | null
  readonly svg_active: string | null
  readonly svg_move: string | null
  readonly svg_rotate: string | null
  readonly svg_scale_x: string | null
  readonly svg_scale_y: string | null
  readonly locked_aspect_ratio: boolean
  readonly is_poly: boolean
  readonly is_area: boolean
  readonly has_size: boolean
  readonly default_size: number | null
  readonly koppeling: string | null
}

/** What an item of svg_patterns says, by its names: one tile. */
export interface PatternItem {
  readonly id: string
  readonly svg: string | null
  readonly width: number | null
  readonly height: number | null
}

/** The record that an object stands for. */
export interface DrawnLink {
  readonly of: DrawnLinkKind
  readonly id: string
}

export function linkOf(object: DrawnObject, type: ElementType): DrawnLink | null {
  if (!isDrawnLinkKind(type.koppeling)) return null
  const id = object[drawnLinks[type.koppeling]]
  return id === null ? null : { of: type.koppeling, id }
}

/** From what an object calls its own to the plan. */
export const placementOf = ({ x, y, rotatie, schaal_x, schaal_y }: DrawnObject): Transform =>
  composed(translation(x, y), rotation(rotatie), scaling(schaal_x, schaal_y))

/** Its points as they lie on the plan. */
export function pointsOf(object: DrawnObject): Point[] {
  const placement = placementOf(object)
  return (object.punten ?? []).map(([x, y]) => applied(placement, { x, y }))
}

/** The place and points by which an object keeps points of the plan: it is placed at the first. */
export function placedAt(points: readonly Point[]): Pick<DrawnObject, 'x' | 'y' | 'punten'> {
  const { x, y } = points[0] ?? { x: 0, y: 0 }
  const [atX, atY] = [kept(x), kept(y)]
  return { x: atX, y: atY, punten: points.map((point) => [kept(point.x - atX), kept(point.y - atY)] as const) }
}

/** Height of text, width of a stroke or diameter: its own, else the usual one of its type. */
export const sizeOf = (object: DrawnObject, type: ElementType, otherwise: number): number =>
  (type.has_size ? (object.grootte ?? type.default_size) : null) ?? otherwise

const AREA_OPACITY = 0.4

/** That of the object, else of what it is: areas let the plan through. */
export const opacityOf = (object: DrawnObject, type: ElementType): number =>
  Math.min(1, Math.max(0, object.opaciteit ?? (type.is_poly && type.is_area ? AREA_OPACITY : 1)))
