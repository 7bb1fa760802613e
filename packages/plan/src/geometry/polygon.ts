import { cross, distance, minus, nearestOnStretch, type Point, type Stretch } from './point.ts'

/** The stretches from point to point; of a closed line the one back to the first as well. */
export function stretchesOf(points: readonly Point[], isClosed: boolean): Stretch[] {
  const stretches = points.slice(1).map((point, index): Stretch => [points[index] ?? point, point])
  const [first, last] = [points[0], points.at(-1)]
  return isClosed && first && last && points.length > 2 ? [...stretches, [last, first]] : stretches
}

/** In units. */
export const lengthOf = (points: readonly Point[], isClosed = false): number =>
  stretchesOf(points, isClosed).reduce((sum, [from, to]) => sum + distance(from, to), 0)

/** In square units, whichever way round it was drawn. From the first point on, so that it is as exact far from the origin. */
export function areaOf(points: readonly Point[]): number {
  const origin = points[0]
  if (!origin) return 0
  const twice = stretchesOf(points, true).reduce(
    (sum, [from, to]) => sum + cross(minus(from, origin), minus(to, origin)),
    0,
  )
  return Math.abs(twice) / 2
}

/** By the even-odd rule, which also fills an area that crosses itself. */
export function containsPoint(points: readonly Point[], { x, y }: Point): boolean {
  let isInside = false
  for (const [from, to] of stretchesOf(points, true)) {
    if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x) isInside = !isInside
  }
  return isInside
}

/** How far a point lies from a line, in units; infinitely far from one without points. */
export function distanceTo(points: readonly Point[], isClosed: boolean, point: Point): number {
  const [only] = points
  if (only && points.length === 1) return distance(only, point)
  return Math.min(...stretchesOf(points, isClosed).map((stretch) => distance(point, nearestOnStretch(point, stretch))))
}
