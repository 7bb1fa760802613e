// @vitest-environment jsdom
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import { useTransitions } from './steps.tsx'

let root: Root
beforeEach(() => {
  setMe({ inventarisatie_user: { inventarisatie_rol: { id: '2' } } } as Me)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // What the browser does to put a dialog above the page.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
})

function Cancelling() {
  const row = { id: '1', record_version: 1, nummer: '2026-0031', onderzoek_status: { code: 'actief' } }
  const { events, dialog } = useTransitions('survey', row, { explain: { cancel: 'Het blijft bewaard.' } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once.
  useEffect(() => events.find(({ name }) => name === 'cancel')?.start(), [])
  return dialog
}
const reason = () => document.querySelector('textarea') as HTMLTextAreaElement
const error = () => document.querySelector('.field-error')?.textContent ?? null
const type = (text: string) =>
  act(() => {
    reason().focus()
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(reason(), text)
    reason().dispatchEvent(new Event('input', { bubbles: true }))
  })

test('cancelling a survey is called by what is cancelled, beside the button that leaves the question', () => {
  act(() => root.render(<Cancelling />))
  expect(document.querySelector('h2')?.textContent).toBe('Onderzoek annuleren')
  const buttons = [...document.querySelectorAll('.dialog-foot button')].map((button) => button.textContent)
  expect(buttons).toEqual(['Annuleer', 'Onderzoek annuleren'])
})

test('a reason that nobody has filled in yet is not wrong; one that was taken away again is', () => {
  act(() => root.render(<Cancelling />))
  expect(error()).toBeNull()
  type('Opdracht ingetrokken')
  type('')
  act(() => reason().blur())
  expect(error()).toBe('Dit veld is verplicht')
})
