// @vitest-environment jsdom
import { model } from '@vezel/model'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { input, readyPage, type } from '../page/testing.tsx'
import { Fields, Part } from './fields.tsx'
import { createForm, type FormStore } from './form-store.ts'

const names = ['soort', 'api_url', 'api_sleutel']
let root: Root
let store: FormStore
beforeEach(async () => {
  await readyPage()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
})

/** The form of a connection, of which there is a key since then. */
function open(since: string | null): void {
  const values = { soort: 'api', api_url: 'https://lab.test', api_sleutel: null }
  store = createForm({ entity: model.entity('laboratoryConnection'), names, values })
  act(() =>
    root.render(
      <Part part={{ store, row: { id: '1', ...values, sleutel_sinds: since }, id: 'f' }} editing>
        <Fields names={names} />
      </Part>,
    ),
  )
}
const help = () => document.getElementById(input('Sleutel')?.getAttribute('aria-describedby') ?? '')?.textContent

test('a form says since when there is a key, beside an input that is empty and sends nothing', async () => {
  open('2026-11-23 09:12:00')
  expect(help()).toMatch(/^Er is een sleutel bewaard sinds .*23.*2026.* 09:12\. Wordt versleuteld bewaard/)
  expect(input('Sleutel')).toMatchObject({ value: '', type: 'password' })
  await type('Sleutel', 'nieuw')
  expect(store.patch()).toEqual({ api_sleutel: 'nieuw' })
  await type('Sleutel', '')
  expect(store.patch()).toEqual({})
})

test('a form says of no key that there is one', () => {
  open(null)
  expect(help()).toMatch(/^Wordt versleuteld bewaard/)
})
