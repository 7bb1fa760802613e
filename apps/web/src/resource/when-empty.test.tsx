// @vitest-environment jsdom
import { model } from '@vezel/model'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { input, readyPage } from '../page/testing.tsx'
import { Fields, Part } from './fields.tsx'
import { createForm } from './form-store.ts'

let root: Root
beforeEach(async () => {
  await readyPage()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
})

/** A treatment of so much of a place. */
function open(hoeveelheid: number | null, editing: boolean): void {
  const values = { hoeveelheid }
  const store = createForm({ entity: model.entity('treatment'), names: ['hoeveelheid'], values })
  act(() =>
    root.render(
      <Part part={{ store, row: { id: '1', ...values }, id: 'f' }} editing={editing}>
        <Fields names={['hoeveelheid']} />
      </Part>,
    ),
  )
}
const said = () => document.querySelector('dd')?.textContent

test('what it means that nothing is filled in stands in place of the value, and below the input', () => {
  open(null, false)
  expect(said()).toBe('Alles')
  open(3, false)
  expect(said()).toBe('3')
  open(null, true)
  const help = document.getElementById(input('Behandelde hoeveelheid')?.getAttribute('aria-describedby') ?? '')
  expect(help?.textContent).toBe('Leeg: alles')
})
