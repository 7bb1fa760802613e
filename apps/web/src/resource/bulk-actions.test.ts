import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitting } from './bulk-actions.tsx'

test('as many actions stand side by side as there is room for, with the button that has the rest', () => {
  expect(fitting([100, 100, 100], 308)).toBe(3)
  expect(fitting([100, 100, 100], 307)).toBe(1)
  expect(fitting([100, 100, 100], 312 - 104)).toBe(1)
  expect(fitting([100, 100, 100], 150)).toBe(0)
  // Where nothing is measured, or they stand below each other, none is hidden.
  expect(fitting([100, 100], 0)).toBe(2)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 300 })), fc.integer({ min: 120, max: 1400 }), (widths, room) => {
      const shown = fitting(widths, room)
      const used = widths.slice(0, shown).reduce((sum, width) => sum + width + 4, 0)
      expect(used - 4 + (shown < widths.length ? 108 : 0)).toBeLessThanOrEqual(room)
    }),
  )
})
