import { expect, test } from 'vitest'
import { departuresOf } from './visit.ts'

const told = {
  start: '2026-12-01 08:00:00',
  eind: '2026-12-01 12:00:00',
  calamiteit: false,
  spoed: false,
  inspecteurs: ['samir', 'femke'],
  gemeld_start: '2026-12-01 08:00:00',
  gemeld_eind: '2026-12-01 12:00:00',
  gemeld_calamiteit: false,
  gemeld_spoed: false,
  gemeld_inspecteurs: ['femke', 'samir'],
}

test('a visit that is as it was told departs in nothing, whatever the order of its people', () => {
  expect(departuresOf(told)).toEqual([])
})

test('what was changed since the notification stands beside what was told', () => {
  const changed = { ...told, start: '2026-12-01 09:00:00', calamiteit: true, inspecteurs: ['samir'] }
  expect(departuresOf(changed)).toEqual([
    { own: 'start', kept: 'gemeld_start' },
    { own: 'calamiteit', kept: 'gemeld_calamiteit' },
    { own: 'inspecteurs', kept: 'gemeld_inspecteurs' },
  ])
})
