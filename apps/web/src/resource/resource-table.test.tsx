// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import { fakeServer, type Seen } from '../api/testing.ts'
import { App } from '../router/router.tsx'
import { type UiTexts, UiTextsContext } from '../ui/texts.ts'
import { uiTextsEn } from '../ui/texts-en.ts'
import { uiTextsFr } from '../ui/texts-fr.ts'
import { uiTextsNl } from '../ui/texts-nl.ts'
import { ResourceTable } from './resource-table.tsx'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // What a browser has and jsdom lacks: sizes, fonts, what points, and whether something is in view.
  class Observer {
    observe = () => {}
    unobserve = () => {}
    disconnect = () => {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  Object.defineProperty(document, 'fonts', { configurable: true, value: { status: 'loaded' } })
  HTMLCanvasElement.prototype.getContext = (() => ({
    measureText: () => ({ width: 50 }),
  })) as unknown as typeof HTMLCanvasElement.prototype.getContext
  setMe({ id: '1', inventarisatie_user: { inventarisatie_rol: { id: '3' } } } as Me)
  localStorage.clear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  setMe(null)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const text = () => document.body.textContent ?? ''
const remarks = ['Zolder', 'Kruipruimte', 'Gang', 'Kelder', 'Dak', 'Gevel'].map((titel, at) => ({
  __typename: 'Opmerking',
  id: `r${at}`,
  record_version: 1,
  titel,
  in_rapport: at % 2 === 0,
  updated_at: '2026-11-19 09:30:00',
}))
/** Lists of remarks, of which there are more in all than are answered where `total` says so. */
const answering =
  (rows: readonly unknown[], total = rows.length) =>
  ({ query }: Seen) => ({ data: query.startsWith('query counts') ? { c0: 40 } : { rows, total } })

interface Shown {
  address?: string
  texts?: UiTexts
  groupBy?: 'in_rapport'
  flow?: boolean
}
let surveys = 0
/** The table of the remarks of a survey nobody has asked for yet, at an address. Gives the id of that survey. */
async function shown({ address = '/', texts = uiTextsNl, ...given }: Shown) {
  history.replaceState(null, '', address)
  surveys += 1
  const survey = `o${surveys}`
  const screen = async () => () => (
    <UiTextsContext value={texts}>
      <ResourceTable of="remark" where={{ onderzoek: survey }} onCreate={() => {}} {...given} />
    </UiTextsContext>
  )
  await act(async () => root.render(<App key={Math.random()} routes={[{ path: '*', screen }]} />))
  return survey
}
/** Lets the page work until `check` holds. */
async function seen(check: () => boolean) {
  for (let at = 0; at < 200 && !check(); at++) await act(() => new Promise<void>((done) => setTimeout(done, 10)))
  expect(check(), text()).toBe(true)
}

test('a list says how many it leaves out, and has the server search and sort it', async () => {
  const server = fakeServer(answering(remarks, 7000))
  const survey = await shown({ address: '/?q=gang&sort=-titel' })
  await seen(() => text().includes('Dit zijn de eerste 6 van 7.000.'))
  await seen(() => server.seen.some(({ variables }) => variables.search === 'gang'))
  const last = server.seen.findLast(({ query }) => query.startsWith('query rows'))
  expect(last?.variables).toMatchObject({
    search: 'gang',
    sort: [{ field: 'titel', direction: 'desc' }, { field: 'volgorde' }],
    limit: 5000,
    filter: { onderzoek: { eq: survey } },
  })
})

test('a table in a card says as well what it leaves out', async () => {
  fakeServer(answering(remarks, 7000))
  await shown({ flow: true })
  await seen(() => text().includes('Dit zijn de eerste 6 van 7.000.'))
})

test('a list that is whole says nothing of that, and is searched on the page', async () => {
  const server = fakeServer(answering(remarks))
  await shown({ address: '/?q=gang' })
  await seen(() => text().includes('1 van 6'))
  expect(text()).not.toContain('Dit zijn de eerste')
  expect(server.seen.every(({ variables }) => variables.search === undefined)).toBe(true)
})

test('the conditions of the address go to the server with what the screen fixes, and stand above the list', async () => {
  const server = fakeServer(answering(remarks))
  const survey = await shown({ address: '/?filter=in_rapport.is.true*titel.contains.k' })
  await seen(() => text().includes('in rapport is ja'))
  expect(text()).toContain('Opmerkingen waarvan')
  expect(text()).toContain('6 van 40')
  const asked = server.seen.find(({ query }) => query.startsWith('query rows'))
  expect(asked?.variables.filter).toEqual({
    and: [{ onderzoek: { eq: survey } }, { and: [{ in_rapport: { eq: true } }, { titel: { contains: 'k' } }] }],
  })
  const [counted] = server.seen.filter(({ query }) => query.startsWith('query counts'))
  expect(counted?.variables.f0).toEqual({ onderzoek: { eq: survey } })
})

test('where conditions leave nothing the way back is to clear them', async () => {
  fakeServer(answering([]))
  await shown({ address: '/?filter=titel.contains.k' })
  await seen(() => text().includes('Geen opmerkingen met deze voorwaarden'))
  const clear = [...document.querySelectorAll<HTMLElement>('.empty button')].find(
    (one) => one.textContent === 'Alles wissen',
  )
  await act(async () => clear?.click())
  expect(location.search).not.toContain('filter')
  expect(text()).toContain('Er zijn nog geen opmerkingen')
})

test.each([
  { texts: uiTextsNl, none: 'Er zijn nog geen opmerkingen', nothing: 'Geen resultaten gevonden met xyz' },
  { texts: uiTextsEn, none: 'There are no remarks yet', nothing: 'No results found with xyz' },
  { texts: uiTextsFr, none: 'Pas encore de remarques', nothing: 'Aucun résultat trouvé avec xyz' },
])('an empty table and a search without results say so in $texts.locale', async ({ texts, none, nothing }) => {
  fakeServer(answering([]))
  await shown({ texts })
  await seen(() => text().includes(none))
  fakeServer(answering(remarks))
  await shown({ texts, address: '/?q=xyz' })
  await seen(() => text().includes(nothing))
})

test('rows stand in groups by a column, with how many each has, until somebody chooses otherwise', async () => {
  fakeServer(answering(remarks))
  await shown({ groupBy: 'in_rapport' })
  const groups = () => [...document.querySelectorAll('.table-group')].map((one) => one.textContent)
  await seen(() => groups().length === 2)
  expect(groups().map((words) => words?.replace(/\s+/g, ' ').trim())).toEqual(['In rapport: Nee 3', 'In rapport: Ja 3'])
  localStorage.setItem('vezel-table remark', JSON.stringify({ columns: null, density: 'normal', group: null }))
  await shown({ groupBy: 'in_rapport' })
  await seen(() => document.querySelectorAll('.table-line').length === 6)
  expect(groups()).toEqual([])
})
