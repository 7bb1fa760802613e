import { expect, test } from 'vitest'
import { derive } from '../derive.ts'
import { withSurvey } from '../fixture/changed.ts'
import { schoolDossier } from '../fixture/school.ts'
import { wordsOf } from '../texts/words.ts'

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
