// @vitest-environment jsdom
import { model } from '@vezel/model'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Fields, Part } from './fields.tsx'
import { createForm, type FormStore } from './form-store.ts'
import { startDraft } from './selection.ts'

let root: Root | undefined
let store: FormStore
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(() => {
  act(() => root?.unmount())
  document.body.innerHTML = ''
})

function show(of: string, names: readonly string[]): void {
  const entity = model.named(of)
  store = createForm({ entity, names, values: startDraft(entity), isNew: true })
  act(() => root?.unmount())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root?.render(
      <Part part={{ store, row: null, id: 'f' }} editing>
        <Fields names={names} />
      </Part>,
    ),
  )
}
const input = (name: string) => document.getElementById(`f-${name}`) as HTMLInputElement
const error = (name: string) => document.getElementById(`f-${name}-error`)?.textContent ?? null
function type(name: string, text: string): void {
  act(() => {
    input(name).focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(name), text)
    input(name).dispatchEvent(new Event('input', { bubbles: true }))
  })
}
/** To the button of the calendar beside it, which is where Tab goes. */
const tabOn = (name: string) => act(() => input(name).parentElement?.querySelector('button')?.focus())

test('a time that does not exist is said at its field as soon as the text is left, and stays as it was typed', () => {
  show('visit', ['start', 'eind'])
  type('start', '19-11-2026 25:99')
  expect(error('start')).toBeNull()
  tabOn('start')
  expect(error('start')).toBe('Dit is geen geldige tijd')
  expect(input('start').value).toBe('19-11-2026 25:99')
  type('start', '19-11-2026 08:30')
  expect(error('start')).toBeNull()
})

test('an end date before the start date is said at the end date when it is left', () => {
  show('survey', ['startdatum', 'einddatum'])
  type('startdatum', '20-11-2026')
  tabOn('startdatum')
  type('einddatum', '19-11-2026')
  expect(error('einddatum')).toBeNull()
  tabOn('einddatum')
  expect(error('einddatum')).not.toBeNull()
})

test('a field that is only passed says nothing, one that is emptied says that it is required', () => {
  show('survey', ['nummer', 'startdatum', 'einddatum'])
  act(() => input('startdatum').focus())
  tabOn('startdatum')
  expect(error('startdatum')).toBeNull()
  type('einddatum', '19-11-2026')
  expect(error('startdatum')).toBeNull()
  type('startdatum', '18-11-2026')
  type('startdatum', '')
  tabOn('startdatum')
  expect(error('startdatum')).toBe('Dit veld is verplicht')
})

test('what a number cannot be is said at its field as it is typed, stays, and goes when something else is', () => {
  show('survey', ['geldigheid_jaren'])
  const word = () => input('geldigheid_jaren').closest('.field')?.querySelector('[role="status"]')?.textContent ?? null
  expect(word()).toBe('')
  const words: Record<string, string> = {
    '2-': 'Hier kan geen getal onder nul staan',
    '-2': 'Hier kan geen getal onder nul staan',
    '1,5': 'Een heel getal, zonder decimalen',
    twee: 'Alleen cijfers',
    '99999999999': 'Hoogstens 2.147.483.647',
  }
  for (const [typed, why] of Object.entries(words)) {
    show('survey', ['geldigheid_jaren'])
    type('geldigheid_jaren', typed)
    expect([typed, word(), input('geldigheid_jaren').value]).toEqual([typed, why, typed])
    act(() => input('geldigheid_jaren').blur())
    // Then the field says it, once.
    expect([typed, word(), error('geldigheid_jaren'), input('geldigheid_jaren').value]).toEqual([
      typed,
      '',
      'Dit is geen geheel getal, of het is te groot',
      typed,
    ])
  }
  type('geldigheid_jaren', '5')
  expect([word(), error('geldigheid_jaren'), input('geldigheid_jaren').value]).toEqual(['', null, '5'])
})

test('thousands apart are one number, which is said as it was read and stays in the field like that', () => {
  show('finding', ['hoeveelheid'])
  const field = () => input('hoeveelheid').closest('.field')
  const word = () => field()?.querySelector('[role="status"]')?.textContent ?? null
  const read: Record<string, [value: number, word: string, left: string]> = {
    '1.250': [1250, 'Gelezen als 1250', '1250'],
    '1.25': [1.25, 'Gelezen als 1,25', '1,25'],
    ' 1 250,5 ': [1250.5, 'Gelezen als 1250,5', '1250,5'],
    '1250,50': [1250.5, '', '1250,5'],
  }
  for (const [typed, [value, said, left]] of Object.entries(read)) {
    type('hoeveelheid', typed)
    expect([typed, store.draft().hoeveelheid, word(), input('hoeveelheid').value]).toEqual([typed, value, said, typed])
    act(() => input('hoeveelheid').blur())
    expect([typed, input('hoeveelheid').value, word(), error('hoeveelheid')]).toEqual([typed, left, said, null])
  }
  type('hoeveelheid', '1.250.5')
  act(() => input('hoeveelheid').blur())
  expect([input('hoeveelheid').value, word()]).toEqual(['1.250.5', ''])
  expect(error('hoeveelheid')).toBe('Dit getal is niet te lezen: schrijf bijvoorbeeld 1250 of 1,25')
})

test('a whole number takes thousands apart as well', () => {
  show('survey', ['geldigheid_jaren'])
  for (const typed of ['2', '2.', '2.0', '2.02', '2.020']) type('geldigheid_jaren', typed)
  expect([store.draft().geldigheid_jaren, input('geldigheid_jaren').value]).toEqual([2020, '2.020'])
})
