import type { DrawnObject } from './drawing.ts'
import { type Bounds, overlap, widened } from './geometry/bounds.ts'
import { kept, type Point } from './geometry/point.ts'
import type { SceneLabel } from './scene.ts'

/** The label whose words lie under a point, the uppermost first; a margin for the finger in units of the plan. */
export function labelAt(labels: readonly SceneLabel[], { x, y }: Point, margin: number): SceneLabel | null {
  const under = widened({ minX: x, minY: y, maxX: x, maxY: y }, margin)
  return labels.findLast(({ words }) => overlap(words, under)) ?? null
}

/** Where a label stands once somebody has moved its words: its middle beside the place of its object, with which it moves along. */
export function withLabelMoved(
  { x, y }: Pick<DrawnObject, 'x' | 'y'>,
  { minX, minY, maxX, maxY }: Bounds,
  by: Point,
): Pick<DrawnObject, 'label_x' | 'label_y'> {
  return { label_x: kept((minX + maxX) / 2 + by.x - x), label_y: kept((minY + maxY) / 2 + by.y - y) }
}
