/// <reference path="./polylabel.d.ts" />
import polylabel from 'polylabel'
import { type DrawnObject, type ElementType, pointsOf } from './drawing.ts'
import { boundsOf } from './geometry/bounds.ts'
import { distance, type Point, plus, times } from './geometry/point.ts'
import { lengthOf } from './geometry/polygon.ts'

/** How exactly the middle of an area is sought: a part of its size. */
const PRECISION = 0.01

/** Where the label of something belongs: inside an area where it is widest, halfway a line, on a point. */
export function anchorOf(object: DrawnObject, type: ElementType): Point {
  const points = type.is_poly ? pointsOf(object) : []
  if (points.length < 2) return { x: object.x, y: object.y }
  return type.is_area ? middleOfArea(points) : halfway(points)
}

function middleOfArea(points: readonly Point[]): Point {
  const { minX, minY, maxX, maxY } = boundsOf(points)
  const size = Math.max(maxX - minX, maxY - minY)
  const [first] = points
  // Of a line that is flat there is no inside to look for.
  if (!first || !(Math.min(maxX - minX, maxY - minY) > 0)) return halfway(points)
  const [x, y] = polylabel([[...points, first].map((point) => [point.x, point.y] as const)], size * PRECISION)
  return { x, y }
}

function halfway(points: readonly Point[]): Point {
  let left = lengthOf(points) / 2
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index] ?? to
    const length = distance(from, to)
    if (length >= left && length > 0) return plus(times(from, 1 - left / length), times(to, left / length))
    left -= length
  }
  return points[0] ?? { x: 0, y: 0 }
}
