import { expect, test } from 'vitest'
import { check } from '../../kit/model.ts'
import { building } from './building.ts'
import { vessel } from './vessel.ts'

test('nothing is renovated before it is built; of a year that is not known nothing is said', () => {
  const issues = (bouwjaar: number | null, renovatiejaar: number) =>
    check(building, { bouwjaar, renovatiejaar }, ['renovatiejaar']).map(({ path, rule }) => [path, rule])
  expect(issues(1980, 1979)).toEqual([['renovatiejaar', 'notBeforeYear']])
  expect([issues(1980, 1980), issues(1980, 2001), issues(null, 1970)]).toEqual([[], [], []])
})

test('a postcode is kept as it is written in the Netherlands, however it was typed', () => {
  const { postcode } = building.fields
  expect(['9990cx', '9990 cx', '9990CX', '2000'].map((typed) => postcode.spelled?.(typed))).toEqual([
    '9990 CX',
    '9990 CX',
    '9990 CX',
    '2000',
  ])
})

test('of the two numbers of a ship one is enough, and only the first has a star until either is there', () => {
  const issues = (draft: object) => check(vessel, draft as never, ['imo_nummer', 'eni_nummer']).map(({ path }) => path)
  expect(issues({ imo_nummer: null, eni_nummer: null })).toEqual(['imo_nummer'])
  expect([
    issues({ imo_nummer: '9074729', eni_nummer: null }),
    issues({ imo_nummer: null, eni_nummer: '02312345' }),
  ]).toEqual([[], []])
  expect(vessel.requiredWords?.imo_nummer?.nl).toContain('één van de twee is genoeg')
})
