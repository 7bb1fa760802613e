import { type DrawnObject, type ElementType, placementOf, pointsOf } from './drawing.ts'
import { outlineOf } from './elements/index.ts'
import { boundsOf } from './geometry/bounds.ts'
import { kept, minus, type Point } from './geometry/point.ts'
import { applied, inverse, rotation } from './geometry/transform.ts'

/** What may be done to an element by hand: only what its type has a handle for. */
export interface Offers {
  readonly move: boolean
  readonly rotate: boolean
  readonly scaleX: boolean
  readonly scaleY: boolean
}

export const offersOf = (type: ElementType): Offers => ({
  move: type.svg_move !== null,
  rotate: type.svg_rotate !== null,
  scaleX: type.svg_scale_x !== null,
  scaleY: type.svg_scale_y !== null,
})

export type Handle =
  | { readonly does: 'move' | 'rotate' | 'scale_x' | 'scale_y'; readonly at: Point; readonly svg: string }
  /** A corner of a line or area. */
  | { readonly does: 'point'; readonly at: Point; readonly index: number }

/** How far outside what they turn or stretch handles lie, in units of a usual sheet. */
const AWAY = 60

/** The handles of what is chosen, where they lie on the plan; of what is locked there are none. */
export function handlesOf(object: DrawnObject, type: ElementType, unit: number): Handle[] {
  if (object.vergrendeld) return []
  const { points } = outlineOf(object, type)
  // About the object as it lies when it is not turned; the handles turn along.
  const back = inverse(turnOf(object))
  const { minX, minY, maxX, maxY } = boundsOf(back ? points.map((point) => applied(back, minus(point, object))) : [])
  const [x, y, away] = [(minX + maxX) / 2, (minY + maxY) / 2, AWAY * unit]
  const at = (point: Point): Point => {
    const turned = applied(turnOf(object), point)
    return { x: turned.x + object.x, y: turned.y + object.y }
  }
  const { svg_move, svg_rotate, svg_scale_x, svg_scale_y } = type
  return [
    ...(svg_move === null ? [] : [{ does: 'move', at: at({ x, y }), svg: svg_move } as const]),
    ...(svg_rotate === null ? [] : [{ does: 'rotate', at: at({ x, y: minY - away }), svg: svg_rotate } as const]),
    ...(svg_scale_x === null ? [] : [{ does: 'scale_x', at: at({ x: maxX + away, y }), svg: svg_scale_x } as const]),
    ...(svg_scale_y === null ? [] : [{ does: 'scale_y', at: at({ x, y: maxY + away }), svg: svg_scale_y } as const]),
    ...(type.is_poly ? pointsOf(object).map((point, index): Handle => ({ does: 'point', at: point, index })) : []),
  ]
}

const turnOf = (object: DrawnObject) => rotation(object.rotatie)

/** The points of a line or area when one of its corners is put elsewhere on the plan. */
export function withPointAt(object: DrawnObject, index: number, to: Point): Pick<DrawnObject, 'x' | 'y' | 'punten'> {
  const back = inverse(placementOf(object))
  const { x, y, punten } = object
  if (!back || !punten) return { x, y, punten }
  const own = applied(back, to)
  return { x, y, punten: punten.map((point, at) => (at === index ? [kept(own.x), kept(own.y)] : point)) }
}

/** The same when all its points are others: it stays where it is placed, so that its label does. */
export function withPoints(object: DrawnObject, points: readonly Point[]): Pick<DrawnObject, 'x' | 'y' | 'punten'> {
  const back = inverse(placementOf(object))
  const { x, y, punten } = object
  if (!back || !punten) return { x, y, punten }
  return {
    x,
    y,
    punten: points.map((point) => {
      const own = applied(back, point)
      return [kept(own.x), kept(own.y)] as const
    }),
  }
}
