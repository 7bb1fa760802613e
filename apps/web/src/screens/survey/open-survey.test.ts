import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isKnownIn, knownIn } from './open-survey.ts'

const shown = (gesloten_op: string | null) => ({
  row: {
    nummer: '2026-0031',
    annuleer_reden: null,
    heropen_reden: null,
    actualisatie: null,
    geactualiseerd_op: null,
    geldig_tot: null,
    gewijzigd_sinds: null,
    gesloten_op,
  },
})
const moments = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().replace('T', ' ').slice(0, 19))

test('what lists and counts ask of the server is what a closed survey knows, of an open one everything', () => {
  fc.assert(
    fc.property(fc.option(moments), moments, (closed, created_at) => {
      const { created_at: until } = { created_at: undefined, ...knownIn(shown(closed)) }
      expect(until === undefined || created_at <= until.to).toBe(isKnownIn(shown(closed), { created_at }))
    }),
  )
  expect(knownIn(shown(null))).toEqual({})
})
