// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../../api/me.ts'
import { forgetAll } from '../../api/queries.ts'
import { fakeServer, until } from '../../api/testing.ts'
import { loadTexts, TextsProvider } from '../../page/texts.tsx'
import { App } from '../../router/router.tsx'
import { CreateSurvey } from './create-survey.tsx'

let root: Root
beforeEach(async () => {
  setMe({ inventarisatie_user: { inventarisatie_rol: { id: '2' } } } as Me)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  // Nothing comes into sight here.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  forgetAll()
  localStorage.clear()
  fakeServer(() => ({ data: { rows: [], total: 0 } }))
  await loadTexts('nl')
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const Screen = () => (
  <TextsProvider locale="nl">
    <CreateSurvey onClose={() => {}} onCreated={() => {}} />
  </TextsProvider>
)
const routes = [{ path: '*', screen: async () => Screen }]

/** Opens the dialog as a page that was just loaded does. */
async function open(): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<App routes={routes} />))
  await act(async () => void (await until(() => document.querySelector('dialog') !== null)))
}
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name) as HTMLButtonElement
const labelled = (label: string) =>
  [...document.querySelectorAll('label')].find((one) => one.textContent?.trim().startsWith(label))
const input = (label: string) => labelled(label)?.control as HTMLInputElement | null | undefined
const press = (name: string) => act(async () => (button(name) ?? input(name))?.click())

test('a new survey that was being filled in is offered again after a reload, the new asset too', async () => {
  await open()
  await press('Nieuw pand')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input('Naam complex'), 'Gymzaal')
    input('Naam complex')?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  dispatchEvent(new Event('pagehide'))
  await act(async () => root.unmount())
  document.body.innerHTML = ''

  await open()
  expect(input('Naam complex')).toBeUndefined()
  await press('Terugzetten')
  await act(async () => void (await until(() => input('Naam complex') !== undefined)))
  expect(input('Naam complex')?.value).toBe('Gymzaal')
})
