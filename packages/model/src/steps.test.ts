import { expect, test } from 'vitest'
import { registry } from './entities/index.ts'
import { nextOf, stepsOf } from './steps.ts'

const asker = { id: 'mo', now: '2026-11-22 12:00:00', may: () => true }
const nextFrom = (state: string, record: Readonly<Record<string, unknown>> = {}) =>
  nextOf(stepsOf(registry.report, state, record, asker))?.name

test('what comes next is the furthest open step on, never one back or away', () => {
  expect(nextFrom('concept')).toBe('submit')
  // Neither printed nor reviewed, a report may only be sent back: nothing comes next.
  expect(nextFrom('ter_controle')).toBeUndefined()
  const printed = { file: 'pdf', vingerafdruk: 'abc', opstellers: '', inventarisatie_user: 'ines' }
  expect(nextFrom('ter_controle', printed)).toBe('approve')
  expect(nextFrom('ter_controle', { ...printed, gecontroleerd_door: 'karel' })).toBe('release')
  // A released one may be withdrawn, which is no way on.
  expect(nextFrom('vrijgegeven')).toBeUndefined()
})

test('nobody is offered a step that the matrix does not give', () => {
  expect(stepsOf(registry.report, 'vrijgegeven', {}, { ...asker, may: () => false })).toEqual([])
})
