import { expect, test } from 'vitest'
import { lastSeen } from './asset-known.ts'

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
