// @vitest-environment jsdom
import { model } from '@vezel/model'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Fields, Part } from './fields.tsx'
import { createForm, type FormStore } from './form-store.ts'
import { startDraft } from './selection.ts'

let root: Root
let store: FormStore
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
})

function show(of: string, names: readonly string[]): void {
  const entity = model.entity(of)
  store = createForm({ entity, names, values: startDraft(entity), isNew: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
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

test('a figure that a number cannot have is refused with a word at its field, until something else is typed', () => {
  show('survey', ['geldigheid_jaren'])
  const word = () => input('geldigheid_jaren').closest('.field')?.querySelector('[role="status"]')?.textContent ?? null
  expect(word()).toBe('')
  const words: Record<string, string> = {
    '2-': 'Hier kan geen getal onder nul staan',
    '-2': 'Hier kan geen getal onder nul staan',
    '1,5': 'Een heel getal, zonder komma of punt',
    twee: 'Alleen cijfers',
    '99999999999': 'Hoogstens 2147483647',
  }
  for (const [typed, why] of Object.entries(words)) {
    type('geldigheid_jaren', typed)
    expect([typed, word(), input('geldigheid_jaren').value]).toEqual([typed, why, ''])
  }
  type('geldigheid_jaren', '5')
  expect([word(), input('geldigheid_jaren').value]).toEqual(['', '5'])
  type('geldigheid_jaren', '5x')
  act(() => input('geldigheid_jaren').blur())
  expect(word()).toBe('')
})
