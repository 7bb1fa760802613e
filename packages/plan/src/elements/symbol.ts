import { type DrawnObject, type ElementType, opacityOf, placementOf, sizeOf } from '../drawing.ts'
import { applied, composed, scaling, type Transform, translation } from '../geometry/transform.ts'
import { INK } from '../marks.ts'
import { type ListDrawing, listDrawing, marksIn, rectangle } from '../markup.ts'
import type { ElementKind } from './kind.ts'

/** What a type without a drawing, or with one that cannot be read, is shown as. */
const BLANK: ListDrawing = {
  box: [0, 0, 24, 24],
  marks: [
    {
      kind: 'path',
      d: rectangle([1, 1, 22, 22]),
      box: null,
      transform: translation(0, 0),
      fill: null,
      stroke: { color: INK, opacity: 1, width: 2, dash: [4, 3] },
    },
  ],
}

/** Whether its handles stretch it: its size is then the thickness of its lines, else its diameter. */
const isStretched = (type: ElementType) => type.svg_scale_x !== null || type.svg_scale_y !== null

/** From the drawing of the list to the plan: its middle lies on the place of the object. */
function placed(object: DrawnObject, type: ElementType, { box }: ListDrawing): Transform {
  const [x, y, width, height] = box
  const usual = isStretched(type) ? (type.default_size ?? 1) : Math.max(width, height)
  const factor = sizeOf(object, type, usual) / (usual || 1)
  return composed(placementOf(object), scaling(factor, factor), translation(-x - width / 2, -y - height / 2))
}

const drawnAs = (type: ElementType, isActive: boolean) =>
  (isActive ? listDrawing(type.svg_active) : null) ?? listDrawing(type.svg) ?? BLANK

/** A sign from the list: a sample, a door, a north arrow. */
export const symbol: ElementKind = {
  marks: (object, type, { color, isActive }) => {
    const drawing = drawnAs(type, isActive)
    return marksIn(drawing, { color, opacity: opacityOf(object, type) }, placed(object, type, drawing))
  },
  outline: (object, type) => {
    const drawing = drawnAs(type, false)
    const transform = placed(object, type, drawing)
    const [x, y, width, height] = drawing.box
    const corners = [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ]
    return { points: corners.map((corner) => applied(transform, corner)), isClosed: true, reach: 0 }
  },
}
