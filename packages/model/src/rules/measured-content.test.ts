import fc from 'fast-check'
import { expect, test } from 'vitest'
import defaults from '../lookups/defaults.json' with { type: 'json' }
import { contentProblem, isUnitOfKind, percentOf, percentsOf } from './measured-content.ts'

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

/** Every band that the lists begin with, of whatever substance. */
const listed = defaults.materiaal_types.flatMap(({ analyse_materialen: materials }) =>
  materials.flatMap(({ analyse_resultaat_hoeveelheden: all }) => all as readonly Band[]),
)
interface Band {
  readonly value: string
  readonly min: number | null
  readonly max: number | null
  readonly eenheid: string | null
}

test('the bounds of a band are of its own unit: 1500 mg/kg is not below 1000 mg/kg', () => {
  const inMilligrams = listed.filter(({ eenheid, min, max }) => eenheid === 'mg/kg' && (min !== null || max !== null))
  expect(inMilligrams.length).toBeGreaterThan(5)
  for (const band of inMilligrams) {
    const edge = band.max ?? band.min ?? 0
    const isOver = (value: number) => contentProblem({ value, unit: 'mg_kg', band })?.rule === 'isInContent'
    expect([band.value, isOver(edge * 1.5), isOver(edge / 2)]).toEqual([
      band.value,
      band.max !== null,
      band.max === null,
    ])
    expect(percentsOf(band)).toEqual({
      min: (band.min ?? 0) / 10_000,
      max: band.max === null ? 100 : band.max / 10_000,
    })
  }
})

test('every kind of sample has units to be measured in, and fibres in air are of no material', () => {
  const kinds = defaults.materiaal_types.flatMap(({ monster_soorten: all }) => all.map(({ code }) => code))
  const units = ['m_m', 'mg_kg', 'vezels_m3', 'vezels_cm2']
  for (const kind of kinds.filter((code) => code !== 'document')) {
    const fitting = units.filter((unit) => isUnitOfKind(unit, kind))
    expect([kind, fitting.length > 0 && fitting.length < units.length]).toEqual([kind, true])
  }
  expect(isUnitOfKind('vezels_m3', 'materiaal')).toBe(false)
  expect(isUnitOfKind('m_m', 'lucht')).toBe(false)
  expect(isUnitOfKind('own unit', 'lucht')).toBe(true)
})
