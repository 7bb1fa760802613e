import type { DrawnObject, ElementType } from '../drawing.ts'
import { kept, type Point } from '../geometry/point.ts'
import { identity } from '../geometry/transform.ts'
import { CHOSEN, type Mark, type Paint, type Stroke } from '../marks.ts'
import { listDrawing } from '../markup.ts'

/** A path through points of the plan. */
export const through = (points: readonly Point[], isClosed: boolean): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${kept(x)} ${kept(y)}`).join('L')}${isClosed ? 'Z' : ''}`

/** The first path of what the list draws says how its lines look: whole or dashed, filled or open. */
export const signOf = (type: ElementType) => listDrawing(type.svg)?.marks.find(({ kind }) => kind === 'path') ?? null

/** A stroke as the sign of the type has it, so wide as it is drawn: its dashes grow along. */
export function strokeLike(type: ElementType, paint: Paint, width: number): Stroke {
  const sign = signOf(type)?.stroke
  return { ...paint, width, dash: (sign?.dash ?? []).map((length) => (length * width) / (sign?.width || 1)) }
}

/** How wide a band shows that something is chosen, beside its own line. */
const BAND = 8

/** The band around what is chosen and has no drawing of its own for that. */
export const chosenBand = (d: string, width: number, look: { isActive: boolean; unit: number }): Mark[] =>
  look.isActive
    ? [
        {
          kind: 'path',
          d,
          transform: identity,
          fill: null,
          stroke: { color: CHOSEN, opacity: 0.6, width: width + BAND * look.unit, dash: [] },
          pattern: null,
        },
      ]
    : []

/** Width of the line around an area or a rectangle of a type without a size, in units. */
const OUTLINE = 3

export const outlineWidth = (object: DrawnObject, type: ElementType): number =>
  (type.has_size ? (object.grootte ?? type.default_size) : null) ?? OUTLINE
