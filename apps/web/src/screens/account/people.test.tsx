// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { act, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../../api/me.ts'
import { fakeServer, type Seen } from '../../api/testing.ts'
import { SignedInFrame } from '../../frame/signed-in-frame.tsx'
import { readyPage, until } from '../../page/testing.tsx'
import { TextsProvider } from '../../page/texts.tsx'
import { App, Outlet } from '../../router/router.tsx'
import { OwnCapabilitiesScreen, OwnSignatureScreen } from './own-account.tsx'
import { UserCapabilitiesScreen, UserSignatureScreen, UsersScreen } from './users.tsx'

// The build writes it into the page.
vi.hoisted(() => Object.assign(globalThis, { __VERSION__: '1.0.0' }))

const as = (role: string) =>
  ({
    id: '1',
    full_name: 'Joost Hendriks',
    country: 'NL',
    inventarisatie_user: {
      id: '7',
      inventarisatie_rol: { id: role },
      inventarisatie_organisatie: { id: '1', naam: 'Noordlicht', variable_set: { id: '1' } },
    },
  }) as Me
const femke = { __typename: 'InventarisatieUser', id: '8', record_version: 1, full_name: 'Femke de Boer', user: null }
const signed = {
  __typename: 'Handtekening',
  id: '5',
  record_version: 1,
  created_at: '2026-11-20 10:00:00',
  updated_at: '2026-11-20 10:00:00',
  ondertekend_als: 'F. de Boer, inspecteur',
  file: null,
  inventarisatie_user: { __typename: 'InventarisatieUser', id: '8', full_name: 'Femke de Boer' },
}

let rows: unknown[]
let seen: readonly Seen[]
function answer({ query }: Seen): unknown {
  if (query.startsWith('query counts')) return { data: {} }
  if (query.startsWith('query looked')) return { data: { certificatenNagekeken: { op: null, isTeLaat: false } } }
  if (query.includes('rows: uitnodigingen(')) return { data: { rows: [], total: 0 } }
  if (query.includes('row: userCapability(')) return { data: { row: rows[0] } }
  if (query.startsWith('query row(')) return { data: { row: femke } }
  if (query.startsWith('query lookups')) return { data: {} }
  if (query.startsWith('query work(')) return { data: { open: 0, tasks: [] } }
  return { data: { rows, total: rows.length } }
}

let root: Root
beforeEach(async () => {
  await readyPage()
  Object.assign(document, { fonts: { check: () => true } })
  rows = []
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
async function show(path: string, screen: ComponentType, role: string) {
  history.replaceState(null, '', path)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => setMe(as(role)))
  const routes = [
    { frame: Language, children: [{ frame: SignedInFrame, children: [{ path: '*', screen: async () => screen }] }] },
  ]
  await act(async () => root.render(<App routes={routes} />))
  await until(() => document.querySelector('h1') !== null)
}
const page = () => document.querySelector('main')?.textContent ?? ''
const buttons = () => [...document.querySelectorAll('main button')].map((button) => button.textContent)

test('one reads one’s own capabilities, and only a manager grants them', async () => {
  await show('/account/bevoegdheden', OwnCapabilitiesScreen, '1')
  await until(() => page().includes('Er zijn nog geen bevoegdheden'))
  const asked = seen.find(({ query }) => query.includes('rows: userCapabilities('))
  expect(asked?.variables.filter).toEqual({ inventarisatie_user: { eq: '7' } })
  expect(buttons().join()).not.toContain('toevoegen')
  await act(async () => root.unmount())
  await show('/account/bevoegdheden', OwnCapabilitiesScreen, '2')
  await until(() => buttons().join().includes('Bevoegdheid toevoegen'))
})

test('the card of a capability says whether it counts, what is missing, and who granted it', async () => {
  rows = [
    {
      __typename: 'UserCapability',
      id: '3',
      record_version: 1,
      created_at: '2026-11-20 10:00:00',
      updated_at: '2026-11-20 10:00:00',
      inventarisatie_user: { __typename: 'InventarisatieUser', id: '8', full_name: 'Femke de Boer' },
      inventarisatie_user_capability: {
        __typename: 'X',
        id: '4',
        value: 'Projectleiding',
        value_en: null,
        value_fr: null,
      },
      sinds: '2024-03-01 00:00:00',
      toegekend_door: { __typename: 'User', id: '1', full_name: 'Marieke van Dijk' },
      is_geldig: false,
      ontbrekende_certificaten: 'Medische keuring adembescherming',
    },
  ]
  await show('/admin/gebruikers/8/bevoegdheden?userCapability=3', UserCapabilitiesScreen, '2')
  const card = () => document.querySelector('.card')?.textContent ?? ''
  await until(() => card().includes('Marieke van Dijk'))
  expect(card()).toMatch(/GeldigNee.*Medische keuring adembescherming.*Toegekend door/)
})

test('everybody makes a signature, whatever the role', async () => {
  await show('/account/handtekening', OwnSignatureScreen, '7')
  await until(() => buttons().includes('Opslaan'))
})

test('a signature of somebody else is removed and never changed, and nobody is told to have recorded it', async () => {
  rows = [signed]
  await show('/admin/gebruikers/8/handtekening', UserSignatureScreen, '2')
  await until(() => page().includes('F. de Boer, inspecteur'))
  expect(page()).toContain('Alleen de persoon zelf wijzigt deze handtekening')
  expect(buttons()).toContain('Verwijderen')
  expect(buttons()).not.toContain('Bewerken')
  expect(page()).not.toContain('Vastgelegd')
})

test('where somebody else has no signature there is nothing to do', async () => {
  await show('/admin/gebruikers/8/handtekening', UserSignatureScreen, '3')
  await until(() => page().includes('Er is nog geen handtekening'))
  expect(buttons()).not.toContain('Opslaan')
})

test('the list of users has what every list has, and ends access where a delete could only be refused', async () => {
  rows = [
    { ...femke, active: true, user: { __typename: 'User', id: '2', email: 'femke@noordlicht.test' } },
    {
      ...femke,
      id: '9',
      full_name: 'Wim Vos',
      active: false,
      user: { __typename: 'User', id: '3', email: 'w@n.test' },
    },
  ]
  await show('/admin/gebruikers', UsersScreen, '3')
  await until(() => document.querySelectorAll('.table-line').length >= 2)
  const named = (name: string) => document.querySelector<HTMLElement>(`main button[aria-label="${name}"]`)
  await until(() => named('Exporteren') !== null && named('Filter') !== null)
  expect(document.querySelector('main input[type="search"]')).not.toBeNull()
  await until(() => document.querySelectorAll('.table-line input[type="checkbox"]').length >= 2)
  expect(
    document.querySelectorAll('[aria-label^="Femke de Boer verwijderen"], [aria-label$="Femke de Boer"]'),
  ).toHaveLength(0)
  expect(named('Toegang van Wim Vos beëindigen')).toBeNull()
  await act(async () => named('Toegang van Femke de Boer beëindigen')?.click())
  await until(() => document.querySelector('dialog')?.textContent?.includes('op elk apparaat uitgelogd') === true)
})
