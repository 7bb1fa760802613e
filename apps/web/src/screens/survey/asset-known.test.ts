import { expect, test } from 'vitest'
import { checkDue, isOpenMeasure, lastSeen, monthsLater } from './asset-known.ts'

const visit = (start: string | null, survey: string, status = 'uitgevoerd') => ({
  inventarisatie: { start, status, onderzoek: { id: survey, nummer: survey } },
})

test('a source was seen last in the latest visit that went on, of whichever survey', () => {
  const findings = [
    visit('2025-10-15T09:00:00', 'first'),
    visit('2026-11-16T09:00:00', 'second'),
    visit('2026-12-01T09:00:00', 'third', 'geannuleerd'),
    visit('2026-12-02T09:00:00', 'fourth', 'concept'),
    visit(null, 'fourth', 'concept'),
    { inventarisatie: null },
  ]
  expect(lastSeen(findings)).toEqual({ day: '2026-11-16', survey: { id: 'second', nummer: 'second' } })
  expect(lastSeen([visit(null, 'fourth', 'concept')])).toBeNull()
})

test('a measure is due its interval after the last check, else after it was done', () => {
  const measure = { frequentie_maanden: 12, laatste_controle: '2025-12-15', gereed_op: '2024-01-01' }
  expect(checkDue(measure)).toBe('2026-12-15')
  expect(checkDue({ ...measure, laatste_controle: null })).toBe('2025-01-01')
  expect(checkDue({ ...measure, laatste_controle: null, gereed_op: null })).toBeNull()
  expect(checkDue({ ...measure, frequentie_maanden: null })).toBeNull()
})

test('a measure stays open until it is done, and one that is repeated always', () => {
  const once = { frequentie_maanden: null, laatste_controle: null, gereed_op: null }
  expect(isOpenMeasure(once)).toBe(true)
  expect(isOpenMeasure({ ...once, gereed_op: '2026-01-01' })).toBe(false)
  expect(isOpenMeasure({ ...once, gereed_op: '2026-01-01', frequentie_maanden: 6 })).toBe(true)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-06-15', 12, '2027-06-15'],
])('%s and %d months is %s', (day, months, later) => expect(monthsLater(day, months)).toBe(later))
