// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { act, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../../api/me.ts'
import { fakeServer, type Seen } from '../../api/testing.ts'
import { SignedInFrame } from '../../frame/signed-in-frame.tsx'
import { input, press, readyPage, type, until } from '../../page/testing.tsx'
import { TextsProvider } from '../../page/texts.tsx'
import { App, Outlet } from '../../router/router.tsx'
import { ClientAddressScreen, ClientContactsScreen, ClientInformationScreen } from './clients.tsx'

// The build writes it into the page.
vi.hoisted(() => Object.assign(globalThis, { __VERSION__: '1.0.0' }))

const as = (role: string) =>
  ({
    id: '1',
    full_name: 'Joost Hendriks',
    country: 'BE',
    inventarisatie_user: {
      id: '1',
      inventarisatie_rol: { id: role },
      inventarisatie_organisatie: { id: '1', naam: 'Noordlicht', variable_set: { id: '1' } },
    },
  }) as Me
const client = {
  __typename: 'Klant',
  id: '7',
  record_version: 1,
  naam: 'Gemeente Waterveen',
  active: true,
  land: 'NL',
  adres: null,
}

let known: unknown
function answer({ query, variables }: Seen): unknown {
  if (query.startsWith('query counts'))
    return { data: Object.fromEntries([...query.matchAll(/\b(c\d+):/g)].map(([, name = ''], at) => [name, at + 3])) }
  if (query.startsWith('query row(')) return { data: { row: variables.id === '7' ? known : null } }
  if (query.startsWith('query lookups')) return { data: {} }
  if (query.startsWith('query work(')) return { data: { open: 0, tasks: [] } }
  return { data: { rows: [], total: 0 } }
}

let root: Root
beforeEach(async () => {
  await readyPage()
  known = client
  fakeServer(answer)
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const Language = () => (
  <TextsProvider locale="nl">
    <Outlet />
  </TextsProvider>
)
/** A screen in the frame of somebody who is logged in, at an address. */
async function show(path: string, screen: ComponentType, role = '2') {
  history.replaceState(null, '', path)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => setMe(as(role)))
  const routes = [
    { frame: Language, children: [{ frame: SignedInFrame, children: [{ path: '*', screen: async () => screen }] }] },
  ]
  await act(async () => root.render(<App routes={routes} />))
  await until(() => document.querySelector('h1') !== null)
}
const title = () => document.querySelector('h1')?.textContent
const tabs = () => [...document.querySelectorAll('main .tabs .tab')].map((tab) => tab.textContent)
const page = () => document.querySelector('main')?.textContent ?? ''

test('what lies below a record has its title on the bar, its tabs, and the way back where it lies deep', async () => {
  await show('/admin/klanten/7/informatie', ClientInformationScreen)
  // The tabs stand before the record has come: nothing jumps.
  expect(tabs().map((word) => word?.replace(/\d+$/, ''))).toEqual(['Informatie', 'Adres', 'Contacten'])
  await until(() => title() === 'Gemeente Waterveen')
  const way = () => [...document.querySelectorAll('.crumbs a')].map((link) => link.textContent).join(' › ')
  await until(() => way() === 'Beheer › Klanten')
  await until(() => page().includes('Klantnummer'))
  await until(() => tabs()[2] === 'Contacten3')
  await until(() => document.title === 'Informatie Gemeente Waterveen · Vezel')
})

test('an id that nobody has is told inside the frame, without the tabs of what does not exist', async () => {
  known = null
  await show('/admin/klanten/7/informatie', ClientInformationScreen)
  await until(() => page().includes('Klant niet gevonden'))
  expect(tabs()).toEqual([])
  expect(document.querySelector('#side-menu')?.textContent).toContain('Onderzoeken')
  await until(() => document.title === '404 Not Found')
})

test('the rows of a tab are those of the record', async () => {
  Object.assign(document, { fonts: { check: () => true } })
  const { seen } = fakeServer(answer)
  await show('/admin/klanten/7/contacten', ClientContactsScreen)
  await until(() => page().includes('Er zijn nog geen contactpersonen'))
  const asked = seen.find(({ query }) => query.includes('rows: contacten('))
  expect(asked?.variables.filter).toEqual({ klant: { eq: '7' } })
})

test('who is no manager sees neither the page nor its menu', async () => {
  await show('/admin/klanten/7/informatie', ClientInformationScreen, '1')
  await until(() => page().includes('Je mag dit niet bekijken'))
  expect(page()).not.toContain('Gemeente')
  expect(document.querySelector('#side-menu')?.textContent).not.toContain('Beheer')
})

test('an address comes into being with the client it is of, in the country of who fills it in', async () => {
  const address = { __typename: 'Adres', id: '9', record_version: 1, straatnaam: 'Kerkstraat', land: 'BE' }
  const { seen } = fakeServer((request) => {
    if (request.query.startsWith('mutation update')) {
      known = { ...client, record_version: 2, adres: address }
      return { data: { row: known } }
    }
    return request.variables.id === '9' ? { data: { row: address } } : answer(request)
  })
  await show('/admin/klanten/7/adres', ClientAddressScreen)
  await until(() => input('Straatnaam') !== undefined)
  await type('Straatnaam', 'Kerkstraat')
  await type('Huisnummer', '3')
  await type('Postcode', '9000')
  await type('Plaats', 'Lindekerke')
  await press('Opslaan')
  await until(() => seen.some(({ query }) => query.startsWith('mutation update')))
  const sent = seen.find(({ query }) => query.startsWith('mutation update'))?.variables
  expect(sent).toMatchObject({
    id: '7',
    input: { adres: { create: { straatnaam: 'Kerkstraat', huisnummer: 3, postcode: '9000', land: 'BE' } } },
  })
  // The form of its making goes, and the keyboard goes on at the address that came of it.
  await until(() => document.activeElement?.textContent === 'Bewerken')
})
