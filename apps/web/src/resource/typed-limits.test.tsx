// @vitest-environment jsdom
import { model } from '@vezel/model'
import type { Field } from '@vezel/model/kit/field.ts'
import { rulesOf } from '@vezel/model/kit/model.ts'
import { issueText } from '@vezel/model/rules/named.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { words } from '../kinds/words.ts'
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

test('a whole number takes figures alone, and stops at 2147483647', () => {
  show('building', ['huisnummer'])
  const put = (text: string) => type('building', 'huisnummer', text)
  const held = () => [store.draft().huisnummer, input('building', 'huisnummer').value]
  put('12')
  for (const refused of ['12a', '1e3', '-12', '1,5', '+12']) {
    put(refused)
    expect(held(), refused).toEqual([12, '12'])
  }
  put('2147483647')
  expect(held()).toEqual([2_147_483_647, '2147483647'])
  for (const refused of ['2147483648', '21474836470', '9999999999']) {
    put(refused)
    expect(held(), refused).toEqual([2_147_483_647, '2147483647'])
  }
  put('')
  expect(held()).toEqual([null, ''])
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
  expect(field && words.date.start(field as never, '2026-11-19 16:05:12')).toBe('2026-11-19')
})
