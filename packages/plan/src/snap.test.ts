import { expect, test } from 'vitest'
import { type Drawn, snapped, snapTargets } from './snap.ts'

/** Two walls in an L: along the top, and down on the right. */
const walls = snapTargets([
  {
    points: [
      { x: 0, y: 0 },
      { x: 1000, y: 0 },
      { x: 1000, y: 800 },
    ],
    isClosed: false,
    reach: 4,
  },
])
const drawing = (more: Partial<Drawn> = {}): Drawn => ({ points: [], within: 10, length: null, ...more })

test('a corner wins over the walls that meet there', () => {
  expect(snapped({ x: 996, y: 5 }, walls, drawing())).toEqual({ point: { x: 1000, y: 0 }, to: 'corner' })
})

test('beside a wall a point comes to lie on it', () => {
  expect(snapped({ x: 400, y: 7 }, walls, drawing())).toEqual({ point: { x: 400, y: 0 }, to: 'wall' })
})

test('far from everything a point stays where it is', () => {
  expect(snapped({ x: 400, y: 70 }, walls, drawing())).toEqual({ point: { x: 400, y: 70 }, to: null })
  expect(snapped({ x: 4, y: 70 }, snapTargets([]), drawing())).toEqual({ point: { x: 4, y: 70 }, to: null })
})

test('a line goes on at a right angle with the sheet', () => {
  const found = snapped({ x: 500, y: 306 }, walls, drawing({ points: [{ x: 200, y: 300 }] }))
  expect(found).toEqual({ point: { x: 500, y: 300 }, to: 'angle' })
})

test('a line goes on at a right angle with the stretch before, also where that lies askew', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 400, y: 500 },
  ]
  const { point, to } = snapped({ x: 206, y: 655 }, walls, drawing({ points, within: 12 }))
  expect(to).toBe('angle')
  const [before, after] = [
    [300, 400],
    [point.x - 400, point.y - 500],
  ]
  expect((before[0] ?? 0) * (after[0] ?? 0) + (before[1] ?? 0) * (after[1] ?? 0)).toBeCloseTo(0, 6)
})

test('at a right angle and beside a wall a line ends on the wall', () => {
  const found = snapped({ x: 993, y: 404 }, walls, drawing({ points: [{ x: 200, y: 400 }] }))
  expect(found).toEqual({ point: { x: 1000, y: 400 }, to: 'wall' })
})

test('a typed length is exact, and keeps the right angle', () => {
  const found = snapped({ x: 480, y: 306 }, walls, drawing({ points: [{ x: 200, y: 300 }], length: 321.5 }))
  expect(found).toEqual({ point: { x: 521.5, y: 300 }, to: 'angle' })
})

test('a line closes on the point where it began', () => {
  const points = [
    { x: 200, y: 200 },
    { x: 300, y: 200 },
    { x: 300, y: 330 },
  ]
  expect(snapped({ x: 206, y: 204 }, walls, drawing({ points }))).toEqual({ point: { x: 200, y: 200 }, to: 'corner' })
})
