import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import { forgetAll } from '../api/queries.ts'
import { App } from '../router/router.tsx'
import { loadTexts, TextsProvider } from './texts.tsx'

/** Gives jsdom what a page needs and it lacks, and forgets what a former test left. Before each test; nobody is served yet. */
export async function readyPage(): Promise<void> {
  const organisation = { id: '1', naam: 'Noordlicht', variable_set: { id: '1' } }
  setMe({
    id: '1',
    inventarisatie_user: { id: '1', inventarisatie_rol: { id: '2' }, inventarisatie_organisatie: organisation },
  } as Me)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  Element.prototype.scrollIntoView = () => {}
  HTMLElement.prototype.showPopover = () => {}
  HTMLElement.prototype.hidePopover = () => {}
  // At a desk, where nothing moves.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('coarse'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  // Nothing comes into sight here, and nothing grows.
  class NeverObserves {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', NeverObserves)
  vi.stubGlobal('ResizeObserver', NeverObserves)
  forgetAll()
  localStorage.clear()
  await loadTexts('nl')
}

/** Shows something in Dutch, as a page that was just loaded does; gives the way to leave it. */
export async function showPage(content: () => ReactNode): Promise<() => Promise<void>> {
  const Screen = () => <TextsProvider locale="nl">{content()}</TextsProvider>
  const root: Root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<App routes={[{ path: '*', screen: async () => Screen }]} />))
  // Looked for often: by itself the library looks twenty times a second, which hundreds of tests would wait for.
  const isThere = () => document.querySelector('#root, dialog, main, [data-shown]')
  await act(async () => void (await vi.waitUntil(isThere, { interval: 2 })))
  return async () => {
    await act(async () => root.unmount())
    document.body.innerHTML = ''
  }
}

/** The button with these words. */
export const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)
/** The input of a label, the star of what is required aside. */
export const input = (label: string): HTMLInputElement | undefined => {
  const found = [...document.querySelectorAll('label')].find(
    (one) => one.textContent?.trim().replace(/\s*\*$/, '') === label,
  )
  return found?.control instanceof HTMLElement ? (found.control as HTMLInputElement) : undefined
}
export const press = (name: string) => act(async () => (button(name) ?? input(name))?.click())
/** Puts a text in an input, as somebody who types or pastes it. */
export const type = (label: string, text: string) =>
  act(async () => {
    const element = input(label)
    if (!element) throw new Error(`Nothing is labelled ${label}`)
    element.focus()
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
/** Waits until it holds: what is to be drawn is drawn between two looks. Throws when it does not come to hold. */
export async function until(check: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !check(); tries++)
    await act(() => new Promise<void>((done) => setTimeout(done, 5)))
  if (!check()) throw new Error(`Still not: ${check}`)
}
/** The focus moves once a field has been drawn. */
export const hasFocus = (label: string) =>
  until(() => input(label) !== undefined && document.activeElement === input(label))
/** The sentences of what is wrong, in the order of the fields. */
export const errors = () => [...document.querySelectorAll('.field-error')].map((one) => one.textContent)
