// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { act, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentMe, type Me, setMe } from '../../api/me.ts'
import { fakeServer, type Seen } from '../../api/testing.ts'
import { SignedInFrame } from '../../frame/signed-in-frame.tsx'
import { readyPage, until } from '../../page/testing.tsx'
import { TextsProvider } from '../../page/texts.tsx'
import { App, Outlet } from '../../router/router.tsx'
import { OrganisationScreen } from './branches.tsx'

// The build writes it into the page.
vi.hoisted(() => Object.assign(globalThis, { __VERSION__: '1.0.0' }))

const as = (role: string, set = '1') =>
  ({
    id: '1',
    full_name: 'Joost Hendriks',
    country: 'BE',
    inventarisatie_user: {
      id: '1',
      inventarisatie_rol: { id: role },
      inventarisatie_organisatie: { id: '1', naam: 'Noordlicht', variable_set: { id: set } },
    },
  }) as Me
const firm = (set: string, record_version: number) => ({
  __typename: 'InventarisatieOrganisatie',
  id: '1',
  record_version,
  naam: 'Noordlicht',
  land: 'NL',
  variable_set: { __typename: 'VariableSet', id: set, name: `Set ${set}` },
  adres: null,
})

let known: unknown
function answer({ query, variables }: Seen): unknown {
  if (query.startsWith('query me')) return { data: { me: as('3', '2') } }
  if (query.startsWith('query row(')) return { data: { row: variables.id === '1' ? known : null } }
  if (query.startsWith('query lookups')) return { data: {} }
  if (query.startsWith('query work(')) return { data: { open: 0, tasks: [] } }
  return { data: { rows: [], total: 0 } }
}

let root: Root
let seen: readonly Seen[]
beforeEach(async () => {
  Object.assign(document, { fonts: { check: () => true } })
  await readyPage()
  known = firm('1', 1)
  seen = fakeServer(answer).seen
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
async function show(path: string, screen: ComponentType) {
  history.replaceState(null, '', path)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => setMe(as('3')))
  const routes = [
    { frame: Language, children: [{ frame: SignedInFrame, children: [{ path: '*', screen: async () => screen }] }] },
  ]
  await act(async () => root.render(<App routes={routes} />))
  await until(() => document.querySelector('h1') !== null)
}
const page = () => document.querySelector('main')?.textContent ?? ''

const asked = () => seen.filter(({ query }) => query.startsWith('query me')).length
const setOfMe = () => currentMe()?.inventarisatie_user?.inventarisatie_organisatie.variable_set.id

test('with another set of the organisation its lists are those that whoever is logged in works with', async () => {
  known = firm('2', 2)
  await show('/admin/kiwa', OrganisationScreen)
  await until(() => page().includes('Set 2'))
  await until(() => setOfMe() === '2')
  expect(asked()).toBe(1)
})

test('as long as nothing of it differs nothing is asked again', async () => {
  await show('/admin/kiwa', OrganisationScreen)
  await until(() => page().includes('Set 1'))
  expect([asked(), setOfMe()]).toEqual([0, '1'])
})
