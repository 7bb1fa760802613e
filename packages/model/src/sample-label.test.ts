import { expect, test } from 'vitest'
import { sampleLabel } from './sample-label.ts'

const sample = {
  survey: '2026-0031',
  number: 'M07',
  initials: 'SEA',
  taken: '17-11-2026 10:00',
  location: 'B06.1',
  space: 'Kruipruimte west',
}

test('names the sample with the initials of who took it, its survey, when and where', () => {
  expect(sampleLabel(sample)).toBe('M07 SEA\n2026-0031\n17-11-2026 10:00\nB06.1 Kruipruimte west')
})

test('leaves out what nobody knows, without an empty line or a space too many', () => {
  expect(sampleLabel({ ...sample, initials: null, location: null })).toBe(
    'M07\n2026-0031\n17-11-2026 10:00\nKruipruimte west',
  )
  expect(sampleLabel({ ...sample, taken: '', location: null, space: null })).toBe('M07 SEA\n2026-0031')
})
