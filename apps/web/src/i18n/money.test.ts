import { expect, test } from 'vitest'
import { money } from './money.ts'

test('an amount of euros has its cents, and its sign where a language has it', () => {
  expect(money(32.5, 'nl')).toBe('€\u00a032,50')
  expect(money(1240, 'en')).toBe('€1,240.00')
  expect(money(0.5, 'fr')).toBe('0,50\u00a0€')
})
