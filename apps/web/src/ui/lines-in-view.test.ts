import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spanOf, topFor } from './lines-in-view.ts'

const lines = fc.record({
  count: fc.integer({ min: 1, max: 5000 }),
  height: fc.integer({ min: 24, max: 64 }),
  head: fc.integer({ min: 0, max: 40 }),
})
/** From a scroller of the head and a line to one that is higher than a screen. */
const room = fc.integer({ min: 110, max: 2000 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('every line in view is drawn, and never more than those and the ones asked for besides', () => {
  fc.assert(
    fc.property(lines, room, share, fc.integer({ min: 0, max: 15 }), (of, room, share, more) => {
      const top = share * Math.max(0, of.head + of.count * of.height - room)
      const { from, to } = spanOf(of, top, room, more)
      const inView = Array.from({ length: of.count }, (_, at) => at).filter((at) => {
        const [start, end] = [of.head + at * of.height - top, of.head + (at + 1) * of.height - top]
        return end > of.head && start < room
      })
      expect(from).toBeLessThanOrEqual(inView[0]!)
      expect(to).toBeGreaterThan(inView.at(-1)!)
      expect(from).toBeGreaterThanOrEqual(Math.max(0, inView[0]! - more))
      expect(to).toBeLessThanOrEqual(Math.min(of.count, inView.at(-1)! + 1 + more))
    }),
  )
})

test('fewer lines than before are drawn to the last one', () => {
  expect(spanOf({ count: 3, height: 32, head: 32 }, 4000, 600, 4)).toEqual({ from: 3, to: 3 })
  expect(spanOf({ count: 0, height: 32, head: 32 }, 0, 600, 4)).toEqual({ from: 0, to: 0 })
})

test('a line that is brought into view shows whole below the head, and one that does moves nothing', () => {
  fc.assert(
    fc.property(lines, room, share, share, (of, room, share, place) => {
      const top = share * Math.max(0, of.head + of.count * of.height - room)
      const at = Math.floor(place * (of.count - 1))
      const after = topFor(of, at, top, room)
      const start = of.head + at * of.height
      expect(start - after).toBeGreaterThanOrEqual(of.head - 1e-6)
      expect(start + of.height - after).toBeLessThanOrEqual(room + 1e-6)
      const showed = start - top >= of.head && start + of.height - top <= room
      if (showed) expect(after).toBeCloseTo(top, 6)
    }),
  )
})
