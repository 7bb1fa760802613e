import { expect, test } from 'vitest'
import { isEniNumber, isImoNumber } from './ship-numbers.ts'

test('an IMO number ends in its check digit', () => {
  // 9×7 + 0×6 + 7×5 + 4×4 + 7×3 + 2×2 = 139
  expect(isImoNumber.test('9074729', {})).toBe(true)
  expect(isImoNumber.test('9074728', {})).toBe(false)
  expect(isImoNumber.test('907472', {})).toBe(false)
  expect(isImoNumber.test('IMO9074729', {})).toBe(false)
})

test('an ENI number has eight digits', () => {
  expect(isEniNumber.test('02313445', {})).toBe(true)
  expect(isEniNumber.test('2313445', {})).toBe(false)
})
