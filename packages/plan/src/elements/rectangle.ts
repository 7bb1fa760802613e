import { type DrawnObject, type ElementType, opacityOf, placementOf } from '../drawing.ts'
import type { Point } from '../geometry/point.ts'
import { applied, identity } from '../geometry/transform.ts'
import { type Box, listDrawing, type ToldMark } from '../markup.ts'
import type { ElementKind } from './kind.ts'
import { chosenBand, outlineWidth, strokeLike, through } from './path.ts'

/** The rectangle that is all there is of the drawing of a type, if so. */
export function onlyRectangle(type: ElementType): (ToldMark & { readonly box: Box }) | null {
  const [mark, ...more] = listDrawing(type.svg)?.marks ?? []
  return mark?.kind === 'path' && mark.box && more.length === 0 ? { ...mark, box: mark.box } : null
}

/** Its corners on the plan: as large as in the list at scale 1, around the place of the object. */
function cornersOf(object: DrawnObject, type: ElementType): Point[] {
  const [, , width, height] = onlyRectangle(type)?.box ?? [0, 0, 1, 1]
  const placement = placementOf(object)
  const [x, y] = [width / 2, height / 2]
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ].map((corner) => applied(placement, corner))
}

/** A rectangle that is stretched, and whose line stays as wide on all sides: a column, a hatch. */
export const rectangleElement: ElementKind = {
  marks: (object, type, look) => {
    const d = through(cornersOf(object, type), true)
    const sign = onlyRectangle(type)
    const opacity = opacityOf(object, type)
    const width = outlineWidth(object, type)
    return [
      ...chosenBand(d, width, look),
      {
        kind: 'path',
        d,
        transform: identity,
        fill: sign?.fill ? { color: look.color, opacity } : null,
        stroke: sign?.stroke ? strokeLike(type, { color: look.color, opacity: 1 }, width) : null,
        pattern: null,
      },
    ]
  },
  outline: (object, type) => ({
    points: cornersOf(object, type),
    isClosed: true,
    reach: outlineWidth(object, type) / 2,
  }),
}
