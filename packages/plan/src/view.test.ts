import { expect, test } from 'vitest'
import { centredOn, fitted, panned, pinched, shownBy, toPlan, toWindow, zoomedAt } from './view.ts'

const window = { width: 800, height: 600 }
const view = { x: 100, y: 50, zoom: 2 }

test('a place of the window is a place of the plan, and back', () => {
  expect(toPlan(view, { x: 20, y: 10 })).toEqual({ x: 110, y: 55 })
  expect(toWindow(view, { x: 110, y: 55 })).toEqual({ x: 20, y: 10 })
  expect(shownBy(view, window)).toEqual({ minX: 100, minY: 50, maxX: 500, maxY: 350 })
})

test('a sheet that is fitted stands in the middle, with its margin on the side that is tight', () => {
  const whole = fitted({ minX: 0, minY: 0, maxX: 4000, maxY: 2000 }, window, 40)
  const [topLeft, bottomRight] = [toWindow(whole, { x: 0, y: 0 }), toWindow(whole, { x: 4000, y: 2000 })]
  expect(topLeft.x).toBeCloseTo(40)
  expect(bottomRight.x).toBeCloseTo(760)
  expect(topLeft.y).toBeCloseTo(600 - bottomRight.y)
})

test('what is under the pointer stays there when it comes nearer, and no zoom goes beyond its bounds', () => {
  const at = { x: 300, y: 200 }
  expect(toPlan(zoomedAt(view, at, 3), at)).toEqual(toPlan(view, at))
  expect(zoomedAt(view, at, 1e9).zoom).toBe(16)
  expect(zoomedAt(view, at, 1e-9).zoom).toBe(0.02)
})

test('the plan goes along with the hand, and a point comes to the middle', () => {
  expect(toWindow(panned(view, { x: 30, y: -10 }), { x: 110, y: 55 })).toEqual({ x: 50, y: 0 })
  expect(toWindow(centredOn(view, { x: 7, y: 8 }, window), { x: 7, y: 8 })).toEqual({ x: 400, y: 300 })
})

test('what lies under two fingers stays under them', () => {
  const [from, to] = [
    [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ],
    [
      { x: 150, y: 300 },
      { x: 450, y: 300 },
    ],
  ] as const
  const after = pinched(view, from, to)
  expect(after.zoom).toBeCloseTo(6)
  for (const finger of [0, 1] as const) {
    const now = toWindow(after, toPlan(view, from[finger]))
    expect([now.x, now.y]).toEqual([expect.closeTo(to[finger].x), expect.closeTo(to[finger].y)])
  }
})
