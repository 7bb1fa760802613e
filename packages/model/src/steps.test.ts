import { expect, test } from 'vitest'
import { registry } from './entities/index.ts'
import { isRefusedAs, nextOf, refusalOf, stepsOf } from './steps.ts'

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

test('a visit is notified a working day ahead, unless it cannot wait, and so is a start that moves', () => {
  const { visit } = registry
  const { notify, notifyChange } = visit.transitions.events
  const at = (start: string | null, more = {}) => {
    // Friday noon.
    const friday = { id: 'mo', now: '2026-11-20 12:00:00' }
    const record = { start, ...more }
    const refusal = refusalOf(visit, notify, record, friday)?.nl.split(',')[0]
    const moved = { melding_status: 'gemeld', gemeld_start: '2026-12-01 08:00:00', ...record }
    expect(refusalOf(visit, notifyChange, moved, friday)?.nl.split(',')[0]).toBe(refusal)
    // What else changes of a visit that was notified in time may be told up to the day itself.
    const stayed = { ...moved, gemeld_start: start, gemeld_eind: '2026-12-01 12:00:00' }
    expect(refusalOf(visit, notifyChange, stayed, friday)).toBeUndefined()
    return refusal
  }
  const late = 'een bezoek wordt minstens een hele werkdag vooraf gemeld'
  expect(at('2026-11-20 11:00:00')).toBe(late)
  expect(at('2026-11-20 13:00:00')).toBe(late)
  // Saturday and Sunday are no working days, and Friday is not whole any more.
  expect(at('2026-11-22 08:00:00')).toBe(late)
  expect(at('2026-11-23 08:00:00')).toBe(late)
  expect(at('2026-11-23 11:59:00')).toBe(late)
  expect(at('2026-11-23 12:00:00')).toBeUndefined()
  expect(at('2026-11-24 08:00:00')).toBeUndefined()
  for (const urgent of [{ spoed: true }, { calamiteit: true }]) {
    // It is told before it begins all the same.
    expect(at('2026-11-20 11:00:00', urgent)).toContain('wordt gemeld voordat het bezoek begint')
    expect(at('2026-11-20 13:00:00', urgent)).toBeUndefined()
  }
  expect(at(null)).toBeUndefined()
})

test('on Sunday evening it is too late for Monday, and around a holiday the country decides', () => {
  const { visit } = registry
  const isRefused = (start: string, now: string, land: string | null) =>
    refusalOf(visit, visit.transitions.events.notify, { start, land }, { id: 'mo', now }) !== undefined
  expect(isRefused('2026-11-23 08:00:00', '2026-11-22 21:00:00', 'NL')).toBe(true)
  expect(isRefused('2026-11-24 08:00:00', '2026-11-22 21:00:00', 'NL')).toBe(false)
  // King's Day, a Monday, and the Belgian national day, a Tuesday; a ship has no country.
  for (const [land, kings, national] of [
    ['NL', true, false],
    [null, true, false],
    ['BE', false, true],
  ] as const) {
    expect(isRefused('2026-04-28 08:00:00', '2026-04-26 10:00:00', land)).toBe(kings)
    expect(isRefused('2026-07-22 08:00:00', '2026-07-20 10:00:00', land)).toBe(national)
  }
})

const plan = {
  start: '2026-11-20 08:00:00',
  eind: '2026-11-20 12:00:00',
  calamiteit: false,
  spoed: true,
  inspecteurs: ['a', 'b'],
}
const told = {
  melding_status: 'gemeld',
  gemeld_start: '2026-11-20 08:00:00',
  gemeld_eind: '2026-11-20 12:00:00',
  gemeld_calamiteit: false,
  gemeld_spoed: true,
  gemeld_inspecteurs: ['b', 'a'],
}
/** What whoever supervises is told, with another value and how it is called. */
const differing = [
  ['start', '2026-11-20 07:00:00', 'start', 'start'],
  ['eind', '2026-11-20 13:00:00', 'einde', 'end'],
  ['calamiteit', true, 'calamiteit', 'calamity'],
  ['spoed', false, 'spoedeisend', 'urgent'],
  ['inspecteurs', ['a'], 'inspecteurs', 'inspectors'],
] as const

test('a visit is carried out as it was notified: what differs is named', () => {
  const { visit } = registry
  const refusal = (more: object) =>
    refusalOf(
      visit,
      visit.transitions.events.carryOut,
      { ...plan, ...told, ...more },
      { ...asker, now: '2026-11-21 08:00:00' },
    )
  expect(refusal({})).toBeUndefined()
  expect(refusal({ melding_status: 'gewijzigd' })).toBeUndefined()
  for (const [field, value, nl, en] of differing) {
    expect(refusal({ [field]: value })?.nl).toBe(`de melding zegt iets anders over ${nl}: meld eerst de wijziging`)
    expect(refusal({ [field]: value, melding_status: 'gewijzigd' })?.en).toBe(
      `the notification says otherwise of ${en}: notify the change first`,
    )
  }
  expect(refusal({ start: '2026-11-19 08:00:00', inspecteurs: ['c'] })?.nl).toContain('start en inspecteurs')
})

test('a step of a course beside the life is offered where that course is, and only during the states it names', () => {
  const { visit } = registry
  const offered = (status: string, melding_status: string) =>
    stepsOf(visit, status, { status, melding_status }, { ...asker, may: () => true }).map(({ name }) => name)
  expect(offered('concept', 'concept')).toEqual(['notify', 'carryOut', 'cancel'])
  expect(offered('concept', 'gemeld')).toEqual(['notifyChange', 'withdraw', 'carryOut', 'cancel'])
  expect(offered('concept', 'ingetrokken')).toEqual(['notify', 'carryOut', 'cancel'])
  for (const told of ['concept', 'gemeld', 'gewijzigd', 'ingetrokken']) {
    expect(offered('uitgevoerd', told)).toEqual([])
    expect(offered('geannuleerd', told)).toEqual([])
  }
})

test('a change notice tells a change', () => {
  const { visit } = registry
  const refusal = (more: object) =>
    refusalOf(
      visit,
      visit.transitions.events.notifyChange,
      { ...plan, ...told, ...more },
      { ...asker, now: '2026-11-01 08:00:00' },
    )?.nl
  expect(refusal({})).toBe('er is niets gewijzigd sinds de melding')
  expect(refusal({ melding_status: 'gewijzigd', opmerking: 'Sleutel bij de buren' })).toBe(refusal({}))
  for (const [field, value] of differing) expect(refusal({ [field]: value })).toBeUndefined()
})

test('who may approve is whom no guard refuses for a part in the report or its survey', () => {
  const { report } = registry
  const { approve } = report.transitions.events
  // Without a print nobody can approve it yet, which is not about who asks.
  const record = { opgesteld_door: 'ines', aangeboden_door: null, opstellers: 'ines,oud', meegewerkt: 'joost,marieke' }
  const refused = (more = {}) =>
    ['ines', 'oud', 'joost', 'marieke', 'karel'].filter((id) =>
      isRefusedAs(report, approve, { ...record, ...more }, { ...asker, id }),
    )
  expect(refused()).toEqual(['ines', 'oud', 'joost', 'marieke'])
  expect(refused({ file: 'pdf', vingerafdruk: 'abc', gecontroleerd_door: 'karel' })).toEqual([
    'ines',
    'oud',
    'joost',
    'marieke',
    'karel',
  ])
  expect(refused({ opgesteld_door: null, opstellers: null, meegewerkt: null })).toEqual([])
})
