import { expect, test } from 'vitest'
import { refusedAll } from './capabilities.ts'

test('a day is told as everywhere in that language, the day before the month', () => {
  const [capability, type] = ['Inventariseren', 'DIA'].map((nl) => ({ nl, en: nl, fr: nl }))
  if (!capability || !type) throw new Error('two words')
  const person = { id: 'p', name: 'Femke de Boer', isGranted: true, missing: [{ type, expired: '2026-11-15' }] }
  const told = refusedAll([person], capability, '2026-11-27')
  expect(told.nl).toMatch(/27 november 2026.*15 november 2026/)
  expect(told.en).toMatch(/27 November 2026.*15 November 2026/)
  expect(told.fr).toMatch(/27 novembre 2026.*15 novembre 2026/)
})
