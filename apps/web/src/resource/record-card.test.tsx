// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import { App } from '../router/router.tsx'
import { ReadCard } from './record-card.tsx'

const manager = { inventarisatie_user: { inventarisatie_rol: { id: '2' } } } as Me
const reader = { inventarisatie_user: { inventarisatie_rol: { id: '7' } } } as Me
const deletable = { shown: null, asked: null, ask: vi.fn(), close: () => {} }
const location = { id: 'l', record_version: 1, nummer: 'B06.1' }

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  class NeverObserves {
    observe = () => {}
    unobserve = () => {}
    disconnect = () => {}
  }
  vi.stubGlobal('IntersectionObserver', NeverObserves)
  vi.stubGlobal('ResizeObserver', NeverObserves)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  setMe(null)
  deletable.ask.mockClear()
  vi.unstubAllGlobals()
})

const card = '/onderzoeken/1/bronnen/2/locaties/l'
/** The card of a location at an address, as somebody sees it. */
async function show(path: string, me: Me, readOnly: string | null = null) {
  history.replaceState(null, '', path)
  act(() => setMe(me))
  const screen = async () => () => (
    <ReadCard
      of="location"
      row={location}
      route="surveys-survey-sources-source-locations-location"
      closeTo="/onderzoeken/1/bronnen"
      deletable={deletable}
      readOnly={readOnly}
      form={() => <p>Wat er is gezien</p>}
      tabs={{ 'surveys-survey-sources-source-locations-location-photos': () => <p>Een foto</p> }}
    />
  )
  await act(async () => root.render(<App key={Math.random()} routes={[{ path: '*', screen }]} />))
}
const tabs = () => [...document.querySelectorAll('.tab')].map((tab) => tab.textContent)
const openTab = () => document.querySelector('.tab[aria-current]')?.textContent
const button = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)

test('the tabs of a card are its routes, in their order, and the address says which is open', async () => {
  await show(`${card}/fotos`, manager)
  expect(tabs()).toEqual(['Details', 'Waarnemingen', "Foto's", 'Monsters', 'Maatregelen'])
  expect(openTab()).toBe("Foto's")
  expect(document.body.textContent).toContain('Een foto')
  await show(`${card}/fotos/p`, manager)
  expect(openTab()).toBe("Foto's")
})

test('a record opens on its own form, also where no tab is named', async () => {
  for (const path of [card, `${card}/details`]) {
    await show(path, manager)
    expect(openTab()).toBe('Details')
    expect(document.body.textContent).toContain('Wat er is gezien')
  }
})

test('every card has the history of its record, and deletes it where that is allowed', async () => {
  await show(card, manager)
  expect(button('Geschiedenis')).not.toBeNull()
  act(() => button('Bronlocatie verwijderen')?.click())
  expect(deletable.ask).toHaveBeenCalledOnce()
  await show(card, manager, 'Alleen lezen')
  expect(button('Bronlocatie verwijderen')).toBeNull()
  expect(button('Geschiedenis')).not.toBeNull()
  await show(card, reader)
  expect(button('Bronlocatie verwijderen')).toBeNull()
})

test('Escape closes a card that nobody is writing in', async () => {
  await show(card, manager)
  await act(async () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  expect(window.location.pathname).toBe('/onderzoeken/1/bronnen')
})
