// @vitest-environment jsdom
import { entity } from '@vezel/model/kit/entity.ts'
import { button as buttonField, fileImport, info, text } from '@vezel/model/kit/field.ts'
import { check } from '@vezel/model/kit/model.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, input, readyPage, type, until } from '../page/testing.tsx'
import { Fields, Part } from './fields.tsx'
import { createForm, type FormStore } from './form-store.ts'
import { startDraft } from './selection.ts'

const label = { nl: 'Proef', en: 'Trial' }
const trial = entity({
  key: 'trial',
  api: { type: 'Proef', plural: 'proeven' },
  label,
  plural: label,
  fields: {
    postcode: text({ label: { nl: 'Postcode', en: 'Postcode' } }),
    plaats: text({ label: { nl: 'Plaats', en: 'Town' } }),
    zoek: buttonField({
      label: { nl: 'Zoek plaats', en: 'Find town' },
      help: { nl: 'Aan de postcode', en: 'By the postcode' },
    }),
    uitleg: info({
      label: { nl: 'Let op', en: 'Note' },
      text: { nl: 'Alleen in Nederland.', en: 'In the Netherlands only.' },
    }),
    adressen: fileImport({
      label: { nl: 'Adressen', en: 'Addresses' },
      columns: { straatnaam: { label: { nl: 'Straat', en: 'Street' }, required: true } },
    }),
  },
  title: ['plaats'],
  hide: { uitleg: (draft) => draft.plaats !== null },
  access: { read: 'member', create: 'member', update: 'member', delete: 'member' },
})
const names = Object.keys(trial.fields)

let root: Root
let store: FormStore
let pressed: unknown[][]
function draw(editing: boolean) {
  const onSet = (...told: unknown[]) => {
    pressed.push(told.slice(0, 2))
    if (told[0] === 'zoek') store.set('plaats', 'Waterveen')
  }
  act(() =>
    root.render(
      <Part part={{ store, row: { id: '1', postcode: '9990 AA', plaats: null }, id: 'f', onSet }} editing={editing}>
        <Fields names={names} />
      </Part>,
    ),
  )
}
beforeEach(async () => {
  await readyPage()
  pressed = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  store = createForm({ entity: trial, names, values: startDraft(trial), isNew: true })
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('a sentence stands on the form while it is read and while it is edited, until its definition hides it', () => {
  for (const editing of [false, true]) {
    draw(editing)
    expect(document.body.textContent).toContain('Let op Alleen in Nederland.')
  }
  act(() => store.set('plaats', 'Waterveen'))
  expect(document.body.textContent).not.toContain('Alleen in Nederland.')
})

test('a button does what the screen says, holds nothing and sends nothing; there is none while it is read', async () => {
  draw(false)
  expect(button('Zoek plaats')).toBeUndefined()
  draw(true)
  expect(document.body.textContent).toContain('Aan de postcode')
  act(() => button('Zoek plaats')?.click())
  expect(pressed).toEqual([['zoek', null]])
  expect(input('Plaats')?.value).toBe('Waterveen')
  expect(store.patch()).toEqual({ plaats: 'Waterveen', adressen: null })
  expect(check(trial, store.draft())).toEqual([])
})

const choose = async (file: File) => {
  const place = document.querySelector<HTMLInputElement>('input[type="file"]')
  Object.defineProperty(place, 'files', { value: [file], configurable: true })
  await act(async () => {
    place?.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

test('a file is read into rows, of which the form says how many; what lacks something is said at the field', async () => {
  draw(true)
  await choose(new File(['Straat;x\nKade;1\nDijk;2'], 'adressen.csv', { type: 'text/csv' }))
  await until(() => store.draft().adressen !== null)
  expect(store.draft().adressen).toEqual([{ straatnaam: 'Kade' }, { straatnaam: 'Dijk' }])
  expect(document.body.textContent).toContain('adressen.csv, 2 rijen')
  expect(store.field('adressen').issue).toBeUndefined()
  await choose(new File(['Straat;x\n;1\nDijk;2'], 'half.csv', { type: 'text/csv' }))
  await until(() => store.field('adressen').issue !== undefined)
  expect(store.field('adressen').issue).toMatchObject({ rule: 'rowsComplete', args: ['1: straatnaam'] })
})

test('a file that is no CSV is refused, by its name and by what is in it', async () => {
  draw(true)
  for (const file of [new File(['x'], 'foto.png', { type: 'image/png' }), new File(['\0\0'], 'adressen.csv')]) {
    await choose(file)
    const said = () => [...document.querySelectorAll('[role="alert"]')].map((one) => one.textContent)
    await until(() => said().includes('File type is invalid'))
    expect(store.draft().adressen).toBeNull()
  }
})

test('text is counted where it is typed, and stops at its limit', async () => {
  draw(true)
  expect(input('Postcode')?.maxLength).toBe(190)
  await type('Postcode', '9990 AA')
  expect(input('Postcode')?.closest('.control')?.textContent).toContain('7 / 190')
})
