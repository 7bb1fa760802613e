import { expect, test } from 'vitest'
import { visitAt } from './visit-at.ts'

const visit = (id: string, start: string | null, eind: string | null = null, status = 'concept') => ({
  id,
  start,
  eind,
  status,
})
const now = '2026-11-23 14:00:00'
const chosen = (...visits: ReturnType<typeof visit>[]) => visitAt(visits, now)?.id ?? null

test('a visit of which nobody said when it is, or that was cancelled, is never the one', () => {
  expect(chosen(visit('blank', null))).toBeNull()
  expect(chosen(visit('cancelled', '2026-11-23 08:00:00', null, 'geannuleerd'))).toBeNull()
  expect(chosen(visit('first', '2026-11-09 08:00:00'), visit('blank', null))).toBe('first')
})

test('the visit of that day goes before later and earlier ones', () => {
  const [earlier, today, later] = [
    visit('earlier', '2026-11-20 08:00:00', '2026-11-20 17:00:00'),
    visit('today', '2026-11-23 08:00:00', '2026-11-23 12:00:00'),
    visit('later', '2026-12-01 08:00:00'),
  ]
  expect(chosen(later, today, earlier)).toBe('today')
  expect(chosen(later, earlier)).toBe('earlier')
  expect(chosen(later, visit('last', '2027-01-01 08:00:00'))).toBe('later')
})

test('one of several days lasts through them, also beside a shorter one within it', () => {
  const week = visit('week', '2026-11-20 08:00:00', '2026-11-24 17:00:00')
  expect(chosen(week)).toBe('week')
  expect(chosen(week, visit('day', '2026-11-21 08:00:00', '2026-11-21 17:00:00'))).toBe('week')
})
