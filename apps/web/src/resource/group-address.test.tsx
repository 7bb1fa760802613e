// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, type Seen } from '../api/testing.ts'
import { readyPage, until } from '../page/testing.tsx'
import { TextsProvider } from '../page/texts.tsx'
import { App } from '../router/router.tsx'
import { RecordList } from './record-list.tsx'

const source = (id: string, nummer: string) => ({ __typename: 'Bron', id, record_version: 1, nummer, naam: 'Plaat' })
const location = (id: string, nummer: string, bron: unknown) => ({
  ...{ __typename: 'BronLocatie', id, record_version: 1, nummer, bron },
})
const [b1, b2] = [source('b1', 'B01'), source('b2', 'B02')]
const rows = [location('l1', 'B01.1', b1), location('l2', 'B01.2', b1), location('l3', 'B02.1', b2)]

function answer({ query, variables }: Seen): unknown {
  if (query.startsWith('query row(')) {
    return { data: { row: [b1, b2, ...rows].find(({ id }) => id === variables.id) ?? null } }
  }
  if (query.startsWith('query lookups') || query.startsWith('query counts')) return { data: {} }
  return query.includes('rows: bronLocaties(') ? { data: { rows, total: 3 } } : { data: { rows: [], total: 0 } }
}

let root: Root
beforeEach(async () => {
  await readyPage()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  Object.defineProperty(document, 'fonts', { configurable: true, value: { check: () => true } })
  HTMLCanvasElement.prototype.getContext = (() => ({
    measureText: () => ({ width: 40 }),
  })) as unknown as typeof HTMLCanvasElement.prototype.getContext
  // Room for every line.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 900 })
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1400 })
  fakeServer(answer)
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const Locations = () => (
  <TextsProvider locale="nl">
    <RecordList
      of="location"
      route="surveys-survey-sources-source-locations-location"
      where={{}}
      columns={['nummer', 'bron']}
      group={{ by: 'bron', route: 'surveys-survey-sources-source' }}
    />
  </TextsProvider>
)
async function show(path: string) {
  history.replaceState(null, '', path)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<App routes={[{ path: '*', screen: async () => Locations }]} />))
}
const links = () => [...document.querySelectorAll('[role="row"] a, tr a')].map((link) => link.getAttribute('href'))
const cardTabs = () =>
  [...document.querySelectorAll('.tabs-card .tab')].map((tab) => tab.textContent?.replace(/\d+$/, ''))

test('rows stand below their groups, and both lead to an address that names the group', async () => {
  await show('/onderzoeken/1/bronnen')
  await until(() => links().length >= 5)
  expect(links()).toEqual([
    '/onderzoeken/1/bronnen/b1',
    '/onderzoeken/1/bronnen/b1/locaties/l1',
    '/onderzoeken/1/bronnen/b1/locaties/l2',
    '/onderzoeken/1/bronnen/b2',
    '/onderzoeken/1/bronnen/b2/locaties/l3',
  ])
  expect(cardTabs()).toEqual([])
})

test('a group opens in a card with its own tabs, a row of it in the card of a row', async () => {
  await show('/onderzoeken/1/bronnen/b2/groep/status')
  await until(() => cardTabs().length > 0)
  expect(cardTabs()).toEqual(['Details', 'Status', 'Saneringsstrategieën'])
  await act(async () => root.unmount())
  await show('/onderzoeken/1/bronnen/b2/locaties/l3')
  await until(() => cardTabs().length > 0)
  expect(cardTabs()).toEqual(['Details', 'Waarnemingen', "Foto's", 'Monsters', 'Maatregelen'])
})
