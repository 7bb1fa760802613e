import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kept } from './point.ts'
import { areaOf, containsPoint, distanceTo, lengthOf } from './polygon.ts'
import { applied, composed, inverse, rotation, scaling, translation } from './transform.ts'

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
]

test('a quarter turn is clockwise on a sheet whose y goes down', () => {
  const { x, y } = applied(rotation(90), { x: 1, y: 0 })
  expect([kept(x), kept(y)]).toEqual([0, 1])
})

test('a transform and its inverse lead back', () => {
  const number = fc.double({ min: -500, max: 500, noNaN: true })
  const factor = fc.double({ min: 0.01, max: 100, noNaN: true })
  fc.assert(
    fc.property(number, number, number, factor, factor, (x, y, degrees, scaleX, scaleY) => {
      const there = composed(translation(x, y), rotation(degrees), scaling(scaleX, scaleY))
      const back = inverse(there)
      const returned = back && applied(back, applied(there, { x: 3, y: -7 }))
      expect(returned?.x).toBeCloseTo(3, 6)
      expect(returned?.y).toBeCloseTo(-7, 6)
    }),
  )
})

test('what flattens everything has no inverse', () => {
  expect(inverse(scaling(0, 1))).toBeNull()
})

test('an area is the same whichever way round it is drawn, and far from the origin', () => {
  const far = square.map(({ x, y }) => ({ x: x + 1e7, y: y - 1e7 }))
  expect(areaOf(far)).toBe(100)
  expect(areaOf([...far].reverse())).toBe(100)
})

test('a line of one point or none has no length and no area', () => {
  expect([areaOf([]), lengthOf([]), areaOf(square.slice(0, 2)), lengthOf(square.slice(0, 1), true)]).toEqual([
    0, 0, 0, 0,
  ])
})

test('a point is inside, outside, or in the bay of a U', () => {
  const bay = [square[0], { x: 4, y: 0 }, { x: 4, y: 8 }, { x: 6, y: 8 }, { x: 6, y: 0 }, ...square.slice(1)]
  const points = bay.filter((point) => point !== undefined)
  expect(containsPoint(points, { x: 2, y: 5 })).toBe(true)
  expect(containsPoint(points, { x: 5, y: 5 })).toBe(false)
  expect(containsPoint(points, { x: 12, y: 5 })).toBe(false)
})

test('how far a point lies from a line counts the way back of a closed one only', () => {
  expect(distanceTo(square, true, { x: -3, y: 5 })).toBe(3)
  expect(distanceTo(square, false, { x: -3, y: 5 })).toBeCloseTo(Math.hypot(3, 5), 12)
  expect(distanceTo([], true, { x: 0, y: 0 })).toBe(Infinity)
})
