import { expect, test } from 'vitest'
import { isOverdue } from './in-survey.tsx'

test('a survey is overdue from the day after its last one, by the clock in the Netherlands, and while it is active', () => {
  const survey = (code: string, einddatum: string | null) => ({ onderzoek_status: { code }, einddatum }) as never
  const lateAt = (now: string, code = 'actief', einddatum: string | null = '2026-11-20') =>
    isOverdue(survey(code, einddatum), new Date(now))
  expect(lateAt('2026-11-20T22:59:00Z')).toBe(false)
  expect(lateAt('2026-11-20T23:01:00Z')).toBe(true)
  expect(lateAt('2026-12-01T12:00:00Z', 'gepland')).toBe(false)
  expect(lateAt('2026-12-01T12:00:00Z', 'afgerond')).toBe(false)
  expect(lateAt('2026-12-01T12:00:00Z', 'actief', null)).toBe(false)
})
