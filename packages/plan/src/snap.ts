import Flatbush from 'flatbush'
import type { Outline } from './elements/kind.ts'
import { boundsOf } from './geometry/bounds.ts'
import {
  cross,
  distance,
  dot,
  minus,
  nearestOnStretch,
  type Point,
  plus,
  type Stretch,
  times,
} from './geometry/point.ts'
import { stretchesOf } from './geometry/polygon.ts'

/** What a drawn point may stick to. */
export interface SnapTargets {
  /** Lines that come within a distance of a point. */
  near(point: Point, within: number): Stretch[]
}

/** Walls, rooms and whatever else has corners, to be asked for each move of the hand. */
export function snapTargets(outlines: Iterable<Outline>): SnapTargets {
  const stretches = [...outlines].flatMap(({ points, isClosed }) => stretchesOf(points, isClosed))
  const index = stretches.length > 0 ? new Flatbush(stretches.length) : null
  for (const stretch of stretches) {
    const { minX, minY, maxX, maxY } = boundsOf(stretch)
    index?.add(minX, minY, maxX, maxY)
  }
  index?.finish()
  return {
    near: ({ x, y }, within) =>
      (index?.search(x - within, y - within, x + within, y + within) ?? [])
        .sort((a, b) => a - b)
        .map((at) => stretches[at])
        .filter((stretch) => stretch !== undefined),
  }
}

/** Where the hand is in drawing a line. */
export interface Drawn {
  /** The points so far. */
  readonly points: readonly Point[]
  /** How near something must be to be stuck to, in units. */
  readonly within: number
  /** Typed while drawing, in units: the next point lies so far from the last one. */
  readonly length: number | null
}

export interface Snapped {
  readonly point: Point
  /** What it stuck to, which the screen shows. */
  readonly to: 'corner' | 'wall' | 'angle' | null
}

/**
 * Where a point comes to lie: on a corner, else at a right angle with the sheet or the stretch before, where a wall is if one is
 * crossed there, else on a wall. A typed length keeps that direction.
 */
export function snapped(pointer: Point, targets: SnapTargets, { points, within, length }: Drawn): Snapped {
  const found = stuck(pointer, targets, points, within)
  const last = points.at(-1)
  if (!last || length === null) return found
  const way = minus(found.point, last)
  const size = Math.hypot(way.x, way.y)
  if (size === 0) return found
  return { point: plus(last, times(way, length / size)), to: found.to === 'angle' ? 'angle' : null }
}

function stuck(pointer: Point, targets: SnapTargets, points: readonly Point[], within: number): Snapped {
  const near = targets.near(pointer, within)
  const corner = nearest(pointer, [...near.flat(), ...points.slice(0, 1)], within)
  if (corner) return { point: corner, to: 'corner' }
  const angle = rightAngle(pointer, points, within)
  if (angle) {
    const crossed = nearest(
      pointer,
      near.flatMap((wall) => crossing(angle, wall) ?? []),
      within,
    )
    return crossed ? { point: crossed, to: 'wall' } : { point: angle.point, to: 'angle' }
  }
  const wall = nearest(
    pointer,
    near.map((stretch) => nearestOnStretch(pointer, stretch)),
    within,
  )
  return wall ? { point: wall, to: 'wall' } : { point: pointer, to: null }
}

function nearest(pointer: Point, points: readonly Point[], within: number): Point | null {
  let best: Point | null = null
  let least = within
  for (const point of points) {
    const far = distance(pointer, point)
    if (far <= least) [best, least] = [point, far]
  }
  return best
}

/** A line on which the next point may lie, and the place on it. */
interface Line {
  readonly point: Point
  readonly from: Point
  readonly way: Point
}

function rightAngle(pointer: Point, points: readonly Point[], within: number): Line | null {
  const [before, last] = [points.at(-2), points.at(-1)]
  if (!last) return null
  const along = before ? minus(last, before) : { x: 0, y: 0 }
  const size = Math.hypot(along.x, along.y)
  const ways = [
    // The stretch before comes first: it is what the eye compares with.
    ...(size > 0 ? [times(along, 1 / size), { x: -along.y / size, y: along.x / size }] : []),
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ]
  const lines = ways.map((way) => ({ point: plus(last, times(way, dot(minus(pointer, last), way))), from: last, way }))
  const fitting = lines.filter(({ point }) => distance(point, pointer) <= within && distance(point, last) > within)
  return fitting.reduce<Line | null>(
    (best, line) => (best && distance(best.point, pointer) <= distance(line.point, pointer) ? best : line),
    null,
  )
}

/** Where a line crosses a wall. */
function crossing({ from, way }: Line, [start, end]: Stretch): Point | null {
  const wall = minus(end, start)
  const across = cross(way, wall)
  if (across === 0) return null
  const part = cross(minus(from, start), way) / -across
  return part >= 0 && part <= 1 ? plus(start, times(wall, part)) : null
}
