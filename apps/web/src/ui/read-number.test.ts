import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test('reads a number with a comma or a point, as it is written in the language of the page', () => {
  const dutch = { '': null, '-': null, 12: 12, '12,5': 12.5, '12.5': 12.5, '-0,25': -0.25, ',5': 0.5, '1,250': 1.25 }
  for (const [typed, number] of Object.entries(dutch)) expect([typed, readNumber(typed, ',')]).toEqual([typed, number])
  const thousands = { '1.250,5': 1250.5, '1.250,': 1250, '1.250.000': 1_250_000, '0.125': 0.125, '1250.125': 1250.125 }
  for (const [typed, number] of Object.entries(thousands))
    expect([typed, readNumber(typed, ',')]).toEqual([typed, number])
  expect(readNumber('1,250.5', '.')).toBe(1250.5)
  expect(readNumber('1.250', '.')).toBe(1.25)
})

test('does not guess where a point may mean thousands, and leaves what is no number as it is', () => {
  for (const typed of ['1.250', '12.500', '1,5,5', '1.25.5', '1.250.5', '.', '1,250.5'])
    expect([typed, readNumber(typed, ',')]).toEqual([typed, typed])
  expect(readNumber('1,250', '.')).toBe('1,250')
})
