// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../../api/me.ts'
import { fakeServer } from '../../api/testing.ts'
import { button, input, press, readyPage, type, until } from '../../page/testing.tsx'
import { TextsProvider } from '../../page/texts.tsx'
import { App, Outlet } from '../../router/router.tsx'
import { Toasts } from '../../ui/toast.tsx'
import { AccountInformationScreen } from './account-information.tsx'

const me = {
  id: '4',
  email: 'femke@noordlicht.test',
  username: 'femke',
  full_name: 'Femke de Boer',
  country: 'NL',
  inventarisatie_user: { id: '8', inventarisatie_rol: { id: '1' }, inventarisatie_organisatie: { id: '1' } },
} as unknown as Me
const user = { __typename: 'User', id: '4', record_version: 1, email: me.email, username: me.username, name: 'Femke' }
const staff = { __typename: 'InventarisatieUser', id: '8', record_version: 1, full_name: 'Femke de Boer', user }

let root: Root
beforeEach(async () => {
  await readyPage()
  Object.assign(document, { fonts: { check: () => true } })
  localStorage.clear()
  setMe(me)
  fakeServer(({ query }) => {
    if (query.startsWith('query row(')) return { data: { row: staff } }
    if (query.startsWith('query me')) return { data: { me } }
    if (query.startsWith('mutation')) return { data: { answer: { id: '4' } } }
    if (query.startsWith('query factor'))
      return { data: { tweedeFactor: { aan: false, sinds: null, herstelcodes: 0, verplicht: false } } }
    if (query.startsWith('query sessions')) return { data: { sessies: [] } }
    return { data: { rows: [], total: 0 } }
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const Language = () => (
  <TextsProvider locale="nl">
    <Outlet />
    <Toasts />
  </TextsProvider>
)
async function load() {
  history.replaceState(null, '', '/account/informatie')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const routes = [{ frame: Language, children: [{ path: '*', screen: async () => AccountInformationScreen }] }]
  await act(async () => root.render(<App routes={routes} />))
  await until(() => input('Huidig wachtwoord') !== undefined)
}
/** The page is taken away without a question, and comes again. */
async function reload() {
  dispatchEvent(new Event('pagehide'))
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  await load()
}
const kept = () => JSON.stringify({ ...localStorage })

test('what is typed of the log-in is offered after a reload, but for passwords', async () => {
  await load()
  await type('Gebruikersnaam', 'femke-de-boer')
  await type('Huidig wachtwoord', 'geheim-woord-1')
  await type('Nieuw wachtwoord', 'geheim-woord-2')
  await reload()
  expect(kept()).toContain('femke-de-boer')
  expect(kept()).not.toContain('geheim-woord')
  expect(input('Gebruikersnaam')?.value).toBe('femke')
  await press('Terugzetten')
  expect(input('Gebruikersnaam')?.value).toBe('femke-de-boer')
  expect(button('Terugzetten')).toBeUndefined()
  await reload()
  await press('Weggooien')
  await reload()
  expect(button('Terugzetten')).toBeUndefined()
})

test('another password is said to be in place, and leaves nothing to be offered', async () => {
  await load()
  await type('Nieuw wachtwoord', 'een-heel-nieuw-woord')
  await type('Herhaal het nieuwe wachtwoord', 'een-heel-nieuw-woord')
  await type('Huidig wachtwoord', 'vezel-demo-2026')
  await press('Wijzigen')
  await until(() => document.querySelector('.toast')?.textContent?.includes('Je inloggegevens zijn gewijzigd') ?? false)
  expect(input('Nieuw wachtwoord')?.value).toBe('')
  await reload()
  expect(button('Terugzetten')).toBeUndefined()
})
