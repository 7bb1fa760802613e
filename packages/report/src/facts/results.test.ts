import { expect, test } from 'vitest'
import { derive } from '../derive.ts'
import type { Dossier } from '../dossier.ts'
import { sourceIn, withSurvey } from '../fixture/changed.ts'
import { schoolDossier } from '../fixture/school.ts'
import { item } from '../fixture/school-items.ts'
import { gaps } from '../gaps.ts'
import { wordsOf } from '../texts/words.ts'
import { contentOf, isContentContradicted, mostOf } from './results.ts'

const nl = wordsOf('nl')

test('orders the results of a sample by content, however the laboratory sent them', () => {
  const dossier = withSurvey(({ monsters }) => ({
    monsters: monsters.map((row) => ({
      ...row,
      analyses: row.analyses.map((analysis) => ({ ...analysis, resultaten: [...analysis.resultaten].reverse() })),
    })),
  }))
  expect(derive(dossier, nl).samples.map(({ lines }) => lines)).toEqual(
    derive(schoolDossier(), nl).samples.map(({ lines }) => lines),
  )
})

test('prints measured contents of one unit in one precision', () => {
  const measured = [12.5, 3, 0.125]
  const dossier = withSurvey(({ monsters }) => ({
    monsters: monsters.map((row, index) => ({
      ...row,
      analyses: row.analyses.map((analysis) => ({
        ...analysis,
        resultaten: analysis.resultaten.map((result) => ({
          ...result,
          waarde: measured[index] ?? null,
          eenheid: { id: 'e', value: 'massaprocent', value_en: null, value_fr: null, code: '', symbool: '%' },
        })),
      })),
    })),
  }))
  const { samples } = derive(dossier, nl)
  expect(samples.slice(0, 3).map(({ lines }) => lines[0]?.content)).toEqual(['12,500 %', '3,000 %', '0,125 %'])
})

const percent = { id: 'e', value: '% (m/m)', value_en: null, value_fr: null, code: 'm_m', symbool: '%' }

/** The school with what was measured of chrysotile in the samples of B01, in order; null leaves the class alone. */
function measuredInB01(values: readonly (number | null)[]): Dossier {
  const numbers = sourceIn(schoolDossier(), 'B01')?.samples.map(({ row }) => row.nummer) ?? []
  return withSurvey(({ monsters }) => ({
    monsters: monsters.map((row) =>
      numbers.includes(row.nummer)
        ? {
            ...row,
            analyses: row.analyses.map((analysis) => ({
              ...analysis,
              resultaten: analysis.resultaten
                .filter(({ analyse_materiaal }) => analyse_materiaal.value === 'Chrysotiel')
                .map((result) => ({
                  ...result,
                  waarde: values[numbers.indexOf(row.nummer)] ?? null,
                  eenheid: percent,
                })),
            })),
          }
        : row,
    ),
  }))
}

test('prints the highest content of a source whose samples share a class, whichever sample has it', () => {
  const samples = sourceIn(schoolDossier(), 'B01')?.samples.length ?? 0
  expect(samples).toBeGreaterThan(1)
  const lows = Array.from({ length: samples }, (_, at) => 16 + at / 10)
  for (const at of lows.keys()) {
    const dossier = measuredInB01(lows.with(at, 29))
    expect(sourceIn(dossier, 'B01')?.fibres).toEqual([expect.objectContaining({ content: '29,0 %' })])
    // A sample of which only the class is known may hold as much as that.
    const unmeasured = measuredInB01(lows.map((low, index) => (index === at ? null : low)))
    expect(sourceIn(unmeasured, 'B01')?.fibres).toEqual([expect.objectContaining({ content: '15 – 30 %' })])
  }
})

test.each([0, 0.004, 14.9, 30, 50, 123_456.789])(
  'names a sample of class 15 – 30 %% in which %d %% was measured',
  (value) => {
    const [number] = sourceIn(schoolDossier(), 'B01')?.samples.map(({ row }) => row.nummer) ?? []
    expect(gaps(measuredInB01([16, 29]))).toEqual([])
    expect(gaps(measuredInB01([value]))).toEqual([
      expect.objectContaining({ code: 'contentContradicted', page: 'sample', label: { nl: number, en: number } }),
    ])
  },
)

test('prints a class of another unit in its own words, and names a unit that is not of the kind of sample', () => {
  const lead = { ...item('1000', '< 1000 mg/kg'), min: 0, max: 1000, eenheid: 'mg/kg' }
  const inAir = { ...item('v', 'vezels/m³', null, 'vezels_m3'), symbool: 'v/m³' }
  const [sample] = schoolDossier().onderzoek.monsters
  const [result] = sample?.analyses.flatMap(({ resultaten }) => resultaten) ?? []
  if (!sample || !result) throw new Error('the school has no result')
  const known = { ...result, analyse_resultaat_hoeveelheid: lead }
  expect(contentOf(known, wordsOf('nl'), new Map())).toBe('< 1000 mg/kg')
  expect(mostOf(known)).toBe(0.1)
  const measured = { ...result, waarde: 20, eenheid: inAir }
  expect(isContentContradicted(measured, sample)).toBe(true)
  expect(isContentContradicted({ ...measured, waarde: null }, sample)).toBe(false)
})
