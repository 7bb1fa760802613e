import { expect, test } from 'vitest'
import { amountOfPlace, amountOfSource } from './amount.ts'

const there = { gevaarlijk: true, toestand: 'aanwezig' }
const clean = { gevaarlijk: false, toestand: 'aanwezig' }
const gone = { gevaarlijk: false, toestand: 'verwijderd' }

test.each([
  [12.5, there, 12.5],
  [0, there, 'unknown'],
  [0, { ...there, toestand: 'deels_verwijderd' }, 'unknown'],
  [null, there, null],
  [0, clean, 0],
  [0, gone, null],
  [3, gone, null],
] as const)('of a place an amount of %s, of %o, is told as %s', (amount, place, told) => {
  expect(amountOfPlace(amount, place)).toBe(told)
})

test.each([
  [12.5, there, 12.5],
  [0, there, 'unknown'],
  [null, there, 'unknown'],
  [null, clean, null],
  [0, clean, 0],
  [null, gone, null],
] as const)('of a source a total of %s, of %o, is told as %s', (total, source, told) => {
  expect(amountOfSource(total, source)).toBe(told)
})
