import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noneTicked, ranged, type Ticked, tickedAll, toggled, toggledAll, unticked } from './selection-of-rows.ts'

const order = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const any = () => true
const ids = ({ ids }: Ticked) => [...ids].sort().join('')
const places = fc.integer({ min: 0, max: order.length - 1 })
const at = (place: number) => order[place] ?? ''

test('a range holds what stands between its ends, whichever way it goes and however it was made longer or shorter', () => {
  fc.assert(
    fc.property(places, fc.array(places, { minLength: 1, maxLength: 8 }), (start, ends) => {
      let now = toggled(noneTicked, at(start))
      for (const end of ends) now = ranged(now, order, at(end), any)
      const last = ends.at(-1) ?? 0
      expect(ids(now)).toBe(order.slice(Math.min(start, last), Math.max(start, last) + 1).join(''))
    }),
  )
})

test('what was ticked outside a range stays, and what may not be ticked never is', () => {
  fc.assert(
    fc.property(fc.subarray(order), places, places, (refused, start, end) => {
      const may = (id: string) => !refused.includes(id)
      const outside = tickedAll(noneTicked, ['x', 'y'], any)
      const now = ranged(toggled(outside, at(start)), order, at(end), may)
      const range = order.slice(Math.min(start, end), Math.max(start, end) + 1)
      expect(ids(now)).toBe([...range.filter(may), 'x', 'y'].join(''))
      expect(ids(tickedAll(now, order, may))).toBe([...order.filter(may), 'x', 'y'].join(''))
    }),
  )
})

test('a row is ticked and unticked by itself, and a group as a whole', () => {
  const one = toggled(toggled(toggled(noneTicked, 'b'), 'd'), 'b')
  expect(ids(one)).toBe('d')
  const group = toggledAll(one, ['c', 'd', 'e'], any)
  expect(ids(group)).toBe('cde')
  expect(ids(toggledAll(group, ['c', 'd', 'e'], any))).toBe('')
  expect(ids(unticked(group, ['d', 'z']))).toBe('ce')
})

test('a range goes on from the row itself where the one it began at is no longer in the list', () => {
  const begun = toggled(noneTicked, 'gone')
  expect(ids(ranged(begun, order, 'c', any))).toBe('cgone')
})
