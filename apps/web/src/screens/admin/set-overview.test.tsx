// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../../api/me.ts'
import { fakeServer, type Seen } from '../../api/testing.ts'
import { SignedInFrame } from '../../frame/signed-in-frame.tsx'
import { readyPage, until } from '../../page/testing.tsx'
import { TextsProvider } from '../../page/texts.tsx'
import { App, Outlet } from '../../router/router.tsx'
import { VariablesScreen } from './variables.tsx'

// The build writes it into the page.
vi.hoisted(() => Object.assign(globalThis, { __VERSION__: '1.0.0' }))

const me = {
  id: '1',
  full_name: 'Joost Hendriks',
  country: 'NL',
  inventarisatie_user: {
    id: '1',
    inventarisatie_rol: { id: '3' },
    inventarisatie_organisatie: { id: '1', naam: 'Noordlicht', variable_set: { id: '1' } },
  },
} as Me
const version = (id: string, name: string) => ({ __typename: 'VariableSet', id, name, record_version: 1, active: true })
const [old, now] = [version('1', 'Standaard'), version('3', 'Standaard 2027')]

/** A server that is still comparing. */
function answer({ query, variables }: Seen): unknown {
  if (query.startsWith('query me')) return { data: { me } }
  if (query.startsWith('query compared')) return new Promise(() => {})
  const firm = { __typename: 'InventarisatieOrganisatie', id: '1', naam: 'Noordlicht', record_version: 1 }
  if (query.includes('inventarisatieOrganisatie(')) return { data: { row: { ...firm, variable_set: old } } }
  if (query.startsWith('query row('))
    return {
      data: {
        row:
          variables.id === '3'
            ? { ...now, vorige_set: old, volgende_sets: [] }
            : { ...old, vorige_set: null, volgende_sets: [now] },
      },
    }
  if (query.startsWith('query lookups')) return { data: {} }
  if (query.startsWith('query work(')) return { data: { open: 0, tasks: [] } }
  return { data: { rows: [], total: 0 } }
}

let root: Root
beforeEach(async () => {
  Object.assign(document, { fonts: { check: () => true } })
  await readyPage()
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
async function open(set: string) {
  history.replaceState(null, '', `/admin/variabelen/${set}`)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => setMe(me))
  const routes = [
    {
      frame: Language,
      children: [{ frame: SignedInFrame, children: [{ path: '*', screen: async () => VariablesScreen }] }],
    },
  ]
  await act(async () => root.render(<App routes={routes} />))
}
const said = (part: string) => document.querySelector(part)?.textContent ?? ''

test('a new version names the one before and offers its surveys while the lists are still compared', async () => {
  await open('3')
  await until(() => said('.set-comparison').includes('Verschillen met Standaard'))
  expect(said('.set-comparison')).toContain('De lijsten worden vergeleken')
  await until(() => said('.set-comparison').includes('Geen open onderzoek heeft nog de vorige set'))
  expect(said('.set-versions')).toBe('Vorige versie: Standaard')
})

test('a set leads to the version that follows it', async () => {
  await open('1')
  await until(() => said('.set-versions') === 'Volgende versie: Standaard 2027')
})
