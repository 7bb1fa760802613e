// @vitest-environment jsdom
import { model } from '@vezel/model'
import type { Field } from '@vezel/model/kit/field.ts'
import { rulesOf } from '@vezel/model/kit/model.ts'
import { issueText } from '@vezel/model/rules/named.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import fc from 'fast-check'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { kinds } from '../kinds/kinds.ts'
import { readNumber } from '../ui/read-number.ts'
import { Fields, Part } from './fields.tsx'
import { createForm, type FormStore } from './form-store.ts'

let root: Root
let store: FormStore
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
})

function show(key: string, names: readonly string[], values: Draft = {}): void {
  store = createForm({ entity: model.named(key), names, values, isNew: true })
  act(() =>
    root.render(
      <Part part={{ store, row: null, id: `f-${key}` }} editing>
        <Fields names={names} />
      </Part>,
    ),
  )
}
const input = (key: string, name: string) => document.getElementById(`f-${key}-${name}`) as HTMLInputElement
const type = (key: string, name: string, text: string) =>
  act(() => {
    const element = input(key, name)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
const isTyped = (field: Field) => field.kind === 'text' || field.kind === 'textArea'
const limitOf = (field: Field) => rulesOf(field).find(({ name }) => name === 'maxLength')?.args[0]

test('every text and every text area has its limit, at which typing stops, and counts what is typed', () => {
  let seen = 0
  for (const entity of model.entities) {
    const names = Object.entries(entity.fields).flatMap(([name, field]) =>
      isTyped(field) && !field.readOnly ? [name] : [],
    )
    // Hidden ones are not on the page.
    const shown = names.filter((name) => !entity.hide[name]?.({}))
    show(entity.key, shown)
    for (const name of shown) {
      const limit = limitOf(entity.fields[name] as Field)
      expect(limit, `${entity.key}.${name}`).toBeGreaterThan(0)
      expect(input(entity.key, name).maxLength, `${entity.key}.${name}`).toBe(limit)
      const count = input(entity.key, name).closest('.control')?.querySelector('.control-count')?.textContent
      expect(count, `${entity.key}.${name}`).toBe(`0 / ${limit}`)
      seen += 1
    }
  }
  expect(seen).toBeGreaterThan(200)
})

/** Presses keys one by one at the end of what stands there. */
const press = (key: string, name: string, keys: string) => {
  for (const data of keys)
    act(() => {
      const element = input(key, name)
      const value = element.value + data
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value)
      element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data }))
    })
}
const heldBy = (key: string, name: string) => [store.draft()[name] ?? null, input(key, name).value]
const saidOf = (key: string, name: string) =>
  input(key, name).closest('.field')?.querySelector('[role="status"]')?.textContent ?? ''

test('a whole number takes keys of figures alone, stops at 2147483647, and says what it left out', () => {
  show('building', ['huisnummer'])
  const held = () => heldBy('building', 'huisnummer')
  const leave = () => act(() => input('building', 'huisnummer').blur())
  const begin = (text: string) => type('building', 'huisnummer', text)
  for (const [keys, stands, word] of [
    ['12b', 12, 'Alleen cijfers: “b” is niet overgenomen'],
    ['12bis', 12, 'Alleen cijfers: “bis” is niet overgenomen'],
    ['12-', 12, 'Hier kan geen getal onder nul staan: “-” is niet overgenomen'],
    ['1,5', 1, 'Een heel getal, zonder decimalen: “,5” is niet overgenomen'],
    ['21474836478', 2_147_483_647, 'Hoogstens 2.147.483.647: “8” is niet overgenomen'],
  ] as const) {
    begin('')
    press('building', 'huisnummer', keys)
    expect([keys, ...held()]).toEqual([keys, stands, String(stands)])
    expect(saidOf('building', 'huisnummer')).toBe(word)
    leave()
    expect(saidOf('building', 'huisnummer'), 'it is said as long as it is so').toBe(word)
  }
  begin('7')
  expect([...held(), saidOf('building', 'huisnummer')]).toEqual([7, '7', ''])
  begin('')
  expect(held()).toEqual([null, ''])
})

const anything = fc.string({ unit: fc.constantFrom('1', '25', '0', '.', ',', ' ', '-', 'b', 'm²', 'e'), maxLength: 8 })

test('whatever is pasted into a number is read as a whole or stands there as it was, refused', () => {
  for (const [key, name] of [
    ['building', 'huisnummer'],
    ['finding', 'hoeveelheid'],
  ] as const) {
    show(key, [name])
    fc.assert(
      fc.property(anything, (text) => {
        type(key, name, '')
        type(key, name, text)
        const [value, shown] = heldBy(key, name)
        expect(shown).toBe(text)
        const { issue } = store.field(name)
        if (/[a-z²]/.test(text)) {
          expect(value).toBe(text)
          expect(issue?.rule).toMatch(/^is(Integer|Number)$/)
          expect(saidOf(key, name)).not.toBe('')
        }
        if (typeof value === 'string') expect([value, issue !== undefined]).toEqual([text, true])
        else expect(value).toBe(readNumber(text, ','))
      }),
      { numRuns: 60 },
    )
  }
})

test('what is typed into a number with decimals stays, key by key, and is a number or refused', () => {
  show('finding', ['hoeveelheid'])
  fc.assert(
    fc.property(anything, (text) => {
      type('finding', 'hoeveelheid', '')
      press('finding', 'hoeveelheid', text)
      const [value, shown] = heldBy('finding', 'hoeveelheid')
      expect(shown).toBe(text)
      if (typeof value === 'string') expect(value).toBe(text)
      if (/[a-z²]/.test(text)) expect(store.field('hoeveelheid').issue?.rule).toBe('isNumber')
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['survey', 'startdatum', { startdatum: 'morgen' }, 'Dit is geen geldige datum', 'This is not a valid date'],
  ['visit', 'start', { start: '2026-11-19 25:99' }, 'Dit is geen geldige tijd', 'This is not a valid time'],
  [
    'survey',
    'einddatum',
    { startdatum: '2026-11-20', einddatum: '2026-11-19' },
    'De datum ligt vóór de startdatum',
    'The date lies before the start date',
  ],
  [
    'visit',
    'eind',
    { start: '2026-11-19 09:00:00', eind: '2026-11-19 08:59:00' },
    'De datum en tijd liggen vóór de startdatum en tijd',
    'The date and time lie before the start date and time',
  ],
])('a date or time of %s.%s that is wrong says so in the words of the specification', (key, name, values, nl, en) => {
  const form = createForm({ entity: model.named(key), names: Object.keys(values), values })
  const { issue } = form.field(name)
  expect(issue && [issueText(issue, 'nl'), issueText(issue, 'en')]).toEqual([nl, en])
})

test('a form begins with the start of today where the definition says today', () => {
  const [field] = model.entities.flatMap((entity) =>
    Object.values(entity.fields).filter(({ kind, default: first }) => kind === 'date' && first === 'today'),
  )
  expect(field && kinds.date.start(field as never, '2026-11-19 16:05:12')).toBe('2026-11-19')
})
