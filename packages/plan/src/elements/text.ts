import { type DrawnObject, type ElementType, opacityOf, placementOf, sizeOf } from '../drawing.ts'
import { applied, composed, translation } from '../geometry/transform.ts'
import { listDrawing } from '../markup.ts'
import { widthOfText } from '../text-width.ts'
import type { ElementKind } from './kind.ts'
import { chosenBand, through } from './path.ts'

/** Whether the drawing of a type is text and nothing else: what it says is then what somebody types. */
export function isText(type: ElementType): boolean {
  const marks = listDrawing(type.svg)?.marks ?? []
  return marks.length > 0 && marks.every(({ kind }) => kind === 'text')
}

const USUAL = 12

/** Its box on the plan, around its middle: also of one in which nothing stands yet, so that it can be chosen. */
function boxOf(object: DrawnObject, type: ElementType) {
  const size = sizeOf(object, type, USUAL)
  const [x, y] = [Math.max(size, widthOfText(object.label ?? '', size)) / 2, size * 0.7]
  const placement = placementOf(object)
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ].map((corner) => applied(placement, corner))
}

/** Words on the plan. */
export const textElement: ElementKind = {
  marks: (object, type, look) => {
    const size = sizeOf(object, type, USUAL)
    return [
      ...chosenBand(through(boxOf(object, type), true), 0, look),
      {
        kind: 'text',
        text: object.label ?? '',
        transform: composed(placementOf(object), translation(0, size * 0.35)),
        size,
        anchor: 'middle',
        fill: { color: look.color, opacity: opacityOf(object, type) },
      },
    ]
  },
  outline: (object, type) => ({ points: boxOf(object, type), isClosed: true, reach: 0 }),
}
