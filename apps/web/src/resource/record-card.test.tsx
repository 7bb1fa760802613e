// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import { ApiProblem } from '../api/problem.ts'
import { forgetAll } from '../api/queries.ts'
import { fakeServer } from '../api/testing.ts'
import { readyPage } from '../page/testing.tsx'
import { App } from '../router/router.tsx'
import type { AskedPart } from './answered.tsx'
import { ReadCard, RecordCard } from './record-card.tsx'

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

const read = { __typename: 'OutOfScope', id: 'o', record_version: 1, nummer: 'OS1', omschrijving: 'Berging' }
const busy = { message: 'De server is druk', extensions: { code: 'busy', args: {}, issues: [] } }
/** The card of a record that is read, with what else it shows. */
async function showRead(answer: object, also: readonly AskedPart[] = []) {
  await readyPage()
  forgetAll()
  fakeServer(({ query }) => (query.includes('outOfScope') ? answer : { data: {} }))
  history.replaceState(null, '', '/onderzoeken/1/uitsluitingen')
  act(() => setMe(manager))
  const form = () => <p>Wat er staat</p>
  const screen = async () => () => (
    <RecordCard of="outOfScope" id="o" route="surveys-survey-exclusions" also={also} form={form} />
  )
  await act(async () => root.render(<App key={Math.random()} routes={[{ path: '*', screen }]} />))
  await act(async () => new Promise((done) => setTimeout(done, 20)))
}
const said = () => document.body.textContent ?? ''

test('what a card shows beside its record is not there as long as it is on its way, and where it failed the card says so', async () => {
  const reload = vi.fn(async () => {})
  const answer = { data: { rows: [read], row: read, total: 1 } }
  await showRead(answer)
  expect(said()).toContain('Wat er staat')
  await showRead(answer, [{ status: 'loading', problem: null, reload }])
  expect(said()).not.toContain('Wat er staat')
  await showRead(answer, [{ status: 'failed', problem: new ApiProblem('busy', 'De server is druk'), reload }])
  expect(said()).not.toContain('Wat er staat')
  expect(said()).toContain('De server is druk')
  act(() => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Opnieuw proberen')?.click())
  expect(reload).toHaveBeenCalledOnce()
})

test('a record that could not be read is not said to be gone', async () => {
  await showRead({ errors: [busy] })
  expect(said()).toContain('De server is druk')
  expect(said()).not.toContain('niet gevonden')
})
