import { expect, test } from 'vitest'
import { isNumberFormat } from './rules/number-format.ts'
import { firstNumber, numbersBy, usualNumberFormat } from './survey-number.ts'

test.each([
  [usualNumberFormat, '2026-0001'],
  ['JJJJ00000', '202600001'],
  ['V/JJJJ/000', 'V/2026/001'],
  ['Asbest 2000', 'Asbest 2001'],
  ['000000', '000001'],
])('%s begins with %s', (format, first) => {
  expect(isNumberFormat.test(format, {})).toBe(true)
  expect(firstNumber(format, '2026')).toBe(first)
})

test('the zeros of a year are not digits that count', () => {
  expect(firstNumber('JJJJ00', '2030')).toBe('203001')
})

test.each(['abc', 'JJJJ', 'JJJJ-', '0000-JJJJ', 'JJJJ-0', 'JJJJ-000000000', 'JJJJ-\u202e0000', 'a\tb00'])(
  '%j is refused, and one that stands already is told',
  (format) => {
    expect(isNumberFormat.test(format, {})).toBe(false)
    expect(numbersBy(format)?.nl).toBe('Zo krijgt een onderzoek geen goed nummer')
  },
)

test('what is typed is told by its first number; nothing by nothing', () => {
  expect(numbersBy('V-000')?.nl).toBe('Eerste nummer: V-001')
  expect(numbersBy('')).toBeUndefined()
})
