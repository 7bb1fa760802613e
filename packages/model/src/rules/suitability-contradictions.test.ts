import { expect, test } from 'vitest'
import {
  type AgainstSuitability,
  excludes,
  type SampleOutcome,
  suitabilityContradictions,
} from './suitability-contradictions.ts'

const nothing: AgainstSuitability = {
  exclusions: [],
  samples: [],
  suspicions: [],
  isCarriedOut: true,
  isHiddenSuspected: false,
}
const said = (klasse: string, space: string | null = null, geschikt = true) => ({ id: klasse, geschikt, klasse, space })
const sample = (nummer: string, result: SampleOutcome['result'], finding: string | null = null): SampleOutcome => ({
  nummer,
  space: null,
  finding,
  result,
})
const whole = 'volledige_renovatie_of_sloop'
const partly = 'gebruik_en_beheer'
const not = 'niet_geschikt_risicobeoordeling_nodig'
const reasons = (rows: ReturnType<typeof said>[], against: Partial<AgainstSuitability>) =>
  suitabilityContradictions(rows, { ...nothing, ...against }).map(({ suitability, reason }) => [suitability, reason])

test('every suitability is contradicted by what was left out, awaits a result or was not visited', () => {
  const against = {
    exclusions: [{ nummer: 'U1', space: 'hall' }],
    samples: [sample('M01', 'awaited')],
    isCarriedOut: false,
  }
  for (const klasse of [whole, partly])
    expect(reasons([said(klasse)], against)).toEqual([
      [klasse, 'exclusions'],
      [klasse, 'samplesWithoutResult'],
      [klasse, 'notCarriedOut'],
    ])
  expect(reasons([said(partly, 'attic')], against).map(([, reason]) => reason)).not.toContain('exclusions')
  expect(reasons([said(not)], against)).toEqual([])
})

test('demolition is contradicted by what is suspected, seen in part or thought hidden; other uses are not', () => {
  const against = { suspicions: [{ nummer: 'B02', space: null }], isHiddenSuspected: true }
  expect(reasons([said(whole)], against)).toEqual([
    [whole, 'suspicions'],
    [whole, 'hiddenSuspected'],
  ])
  expect(reasons([said(partly)], against)).toEqual([])
})

test('suitable and not suitable exclude each other for the same part', () => {
  expect(reasons([said(whole), said(not)], {})).toEqual([[whole, 'alsoUnsuitable']])
  // Of a part it speaks against the whole, and says nothing against another part.
  expect(reasons([said(whole), said(not, 'attic')], {})).toEqual([[whole, 'partUnsuitable']])
  expect(reasons([said(whole, 'hall'), said(not, 'attic')], {})).toEqual([])
  // Of the whole it holds of every part.
  expect(reasons([said(whole, 'hall'), said(not)], {})).toEqual([[whole, 'wholeUnsuitable']])
  // Whoever lives with it removes nothing.
  expect(reasons([said(partly), said(not)], {})).toEqual([])
})

test.each([
  ['alleen_genoemd_materiaal', true, true],
  ['renovatie_zonder_aantasting', true, true],
  [whole, true, true],
  [whole, false, false],
  [partly, true, false],
  ['attest_vlaanderen', true, false],
  [not, true, false],
])('"not suitable" beside %s, suitable: %s, is excluded: %s', (klasse, geschikt, isExcluded) => {
  const [one, other] = [said(not), said(klasse, null, geschikt)]
  expect([excludes(one, other), excludes(other, one)]).toEqual([isExcluded, isExcluded])
})

test('a rejected sample contradicts as one that awaits its result, until another of the same finding tells', () => {
  const found = (samples: SampleOutcome[]) =>
    suitabilityContradictions([said(partly)], { ...nothing, samples }).flatMap(({ numbers }) => numbers)
  expect(found([sample('M01', 'rejected', 'wall'), sample('M02', 'known', 'floor')])).toEqual(['M01'])
  expect(found([sample('M01', 'rejected', 'wall'), sample('M03', 'known', 'wall')])).toEqual([])
  expect(found([sample('M01', 'awaited', 'wall'), sample('M03', 'known', 'wall')])).toEqual(['M01'])
  expect(found([sample('L01', 'rejected'), sample('L02', 'known')])).toEqual(['L01'])
})
