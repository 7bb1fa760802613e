import { expect, test } from 'vitest'
import { derive } from '../derive.ts'
import { withSurvey } from '../fixture/changed.ts'
import { wordsOf } from '../texts/words.ts'

const nl = wordsOf('nl')

test('counts no analysis that was rejected', () => {
  const dossier = withSurvey(({ monsters }) => ({
    monsters: monsters.map((row, index) =>
      index === 0
        ? {
            ...row,
            analyses: [...row.analyses, ...row.analyses.map((one) => ({ ...one, status: 'afgekeurd' as const }))],
          }
        : row,
    ),
  }))
  expect(derive(dossier, nl).counts).toMatchObject({ analyses: 30, results: 35 })
})

test('lists the samples of material first, each kind in the order of its numbers, and none that lapsed', () => {
  const dossier = withSurvey(({ monsters }) => ({
    monsters: monsters
      .toReversed()
      .map((row) => (row.nummer === 'M03' ? { ...row, status: 'vervallen' as const } : row)),
  }))
  const numbers = derive(dossier, nl).samples.map(({ row }) => row.nummer)
  expect(numbers.slice(0, 3)).toEqual(['M01', 'M02', 'M04'])
  expect(numbers.slice(-6)).toEqual(['K01', 'K02', 'K03', 'K04', 'K05', 'K06'])
})

test('says beside the results of one analysis that another is still out', () => {
  const dossier = withSurvey(({ monsters }) => ({
    monsters: monsters.map((row) => (row.nummer === 'M04' ? { ...row, in_afwachting: true } : row)),
  }))
  const sample = derive(dossier, nl).samples.find(({ row }) => row.nummer === 'M04')
  expect(sample?.lines.map(({ fibre }) => fibre)).toEqual(['Chrysotiel', 'uitslag ontbreekt'])
})
