import { expect, test } from 'vitest'
import { rowsOf } from './survey-sources.ts'

const finding = (survey: string, toCheck = false, start: string | null = null) => ({
  id: `${survey} ${start}`,
  te_controleren: toCheck,
  inventarisatie: { start, onderzoek: { id: survey } },
})
const location = (nummer: string, ...findings: ReturnType<typeof finding>[]) => ({
  id: nummer,
  nummer,
  in_onderzoek: findings.some((one) => one.inventarisatie.onderzoek.id === 'nu'),
  inventarisaties: findings,
})
const source = (nummer: string, survey: string, ...locaties: ReturnType<typeof location>[]) => ({
  id: nummer,
  nummer,
  onderzoek: { id: survey },
  locaties,
})
const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id)

test('shows of a source of another survey only the locations found again', () => {
  const { inSurvey, elsewhere } = rowsOf(
    [source('B06', 'oud', location('B06.1', finding('nu')), location('B06.2', finding('oud')))],
    'nu',
  )
  expect(ids(inSurvey)).toEqual(['B06.1'])
  // The other one is offered beside it.
  expect(ids(elsewhere)).toEqual(['B06.2'])
})

test('keeps sources without a finding in this survey apart', () => {
  const { inSurvey, elsewhere } = rowsOf([source('B01', 'oud', location('B01.1', finding('oud')))], 'nu')
  expect(inSurvey).toEqual([])
  expect(ids(elsewhere)).toEqual(['B01.1'])
})

test('shows a source of this survey that has no location yet, and all locations of one that has', () => {
  const { inSurvey } = rowsOf(
    [source('B17', 'nu'), source('B18', 'nu', location('B18.10'), location('B18.2', finding('nu', true)))],
    'nu',
  )
  expect(ids(inSurvey)).toEqual(['B17 none', 'B18.2', 'B18.10'])
  expect(inSurvey.map((row) => [row.isFound, row.isToCheck])).toEqual([
    [false, false],
    [true, true],
    [false, false],
  ])
})

test('of several visits the last finding of this survey is the one that is changed with others', () => {
  const seen = [
    finding('nu', false, '2026-02-02'),
    finding('nu', false, '2026-03-01'),
    finding('oud', false, '2026-04-01'),
  ]
  const { inSurvey } = rowsOf(
    [source('B01', 'nu', location('B01.1', ...seen), location('B01.2', finding('oud')))],
    'nu',
  )
  expect(inSurvey.map(({ finding }) => finding)).toEqual(['nu 2026-03-01', null])
})
