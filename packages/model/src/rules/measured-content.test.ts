import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentProblem, percentOf } from './measured-content.ts'

const bands = [
  { min: 0, max: 0.1 },
  { min: 0.1, max: 2 },
  { min: 2, max: 5 },
  { min: 5, max: 10 },
  { min: 10, max: 15 },
  { min: 15, max: 30 },
  { min: 30, max: 60 },
  { min: 60, max: 100 },
]
/** What was measured, to a thousandth of a percent. */
const percents = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000)

test('every content from 0 to 100 % fits in exactly one band, its lower bound with it', () => {
  const fitting = (value: number) => bands.filter((band) => contentProblem({ value, unit: 'm_m', band }) === null)
  fc.assert(
    fc.property(percents, (value) => {
      expect(fitting(value)).toHaveLength(1)
    }),
  )
  for (const band of bands) expect(fitting(band.min)).toEqual([band])
  expect(fitting(100)).toEqual([bands.at(-1)])
})

test('no content above 100 % is one, in whatever band or unit', () => {
  const above = fc.double({ min: 100.001, max: 99_999, noNaN: true })
  fc.assert(
    fc.property(above, fc.constantFrom(null, { min: null, max: null }, ...bands), (value, band) => {
      expect(contentProblem({ value, unit: 'm_m', band })).toEqual({ rule: 'isPercentage', args: [] })
      expect(contentProblem({ value: value * 10_000, unit: 'mg_kg', band })).toEqual({ rule: 'isPercentage', args: [] })
    }),
  )
})

test('a value is judged alike in percent and in mg/kg, and fibres in air are no content', () => {
  fc.assert(
    fc.property(percents, fc.constantFrom(...bands), (value, band) => {
      // To the milligram, as a laboratory writes it.
      const inMilligrams = { value: Math.round(value * 10_000), unit: 'mg_kg', band }
      expect(contentProblem(inMilligrams)).toEqual(contentProblem({ value, unit: 'm_m', band }))
      expect(contentProblem({ value: value * 1e6, unit: 'vezels_m3', band })).toBeNull()
    }),
  )
  expect(percentOf({ value: 12, unit: 'vezels_m3' })).toBeNull()
})
