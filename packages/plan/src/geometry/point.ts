/** A place on a plan, in its units: dots of its picture, from the top left. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What a drawing keeps of a coordinate: thousandths of a unit, as the database does. */
const KEPT = 1000

/** A coordinate, angle or factor as it is kept. Never -0, which no database gives back. */
export const kept = (value: number): number => Math.round(value * KEPT) / KEPT + 0

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
export const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor })
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The point of a stretch that is nearest. */
export function nearestOnStretch(point: Point, [from, to]: Stretch): Point {
  const along = minus(to, from)
  const square = dot(along, along)
  if (square === 0) return from
  return plus(from, times(along, Math.min(1, Math.max(0, dot(minus(point, from), along) / square))))
}

/** A straight line between two points. */
export type Stretch = readonly [from: Point, to: Point]
