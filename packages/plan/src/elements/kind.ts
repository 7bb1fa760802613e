import type { DrawnObject, ElementType, PatternItem } from '../drawing.ts'
import { type Bounds, boundsOf, widened } from '../geometry/bounds.ts'
import type { Point } from '../geometry/point.ts'
import { containsPoint, distanceTo } from '../geometry/polygon.ts'
import type { Mark } from '../marks.ts'

/** How something is drawn beside what it says itself. */
export interface Look {
  /** Its own colour, else that of the status of what it is linked to. */
  readonly color: string
  readonly isActive: boolean
  readonly pattern: PatternItem | null
  /** How many units of this plan are one of a usual sheet: for what is drawn as large on every plan. */
  readonly unit: number
}

/** What something covers of the plan. */
export interface Outline {
  readonly points: readonly Point[]
  readonly isClosed: boolean
  /** How far its line reaches to either side. */
  readonly reach: number
}

/** What is special about a kind of element. */
export interface ElementKind {
  marks(object: DrawnObject, type: ElementType, look: Look): Mark[]
  outline(object: DrawnObject, type: ElementType): Outline
}

export const boundsOfOutline = ({ points, reach }: Outline): Bounds => widened(boundsOf(points), reach)

/** Whether a point is on it, or not further from it than a margin of the finger or the mouse. */
export const isOn = ({ points, isClosed, reach }: Outline, point: Point, margin: number): boolean =>
  (isClosed && containsPoint(points, point)) || distanceTo(points, isClosed, point) <= reach + margin
