// @vitest-environment jsdom
import { roles } from '@vezel/model/rights.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import { fakeServer, refusal, type Seen, until } from '../api/testing.ts'
import { MergeDialog } from './merge-dialog.tsx'

let root: Root
beforeEach(() => {
  setMe({ inventarisatie_user: { inventarisatie_rol: { id: String(roles.manager) } } } as Me)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const client = (id: string, naam: string, telefoon: string | null) => ({
  __typename: 'Klant',
  id,
  record_version: 1,
  naam,
  telefoon,
})
const rows = [client('a', 'Gemeente', null), client('b', 'De gemeente', '010 2')]
const answer = {
  batch: null,
  differs: ['naam', 'telefoon'],
  other: 'deleted',
  moved: [{ type: 'OnderzoekKlant', count: 7, titles: ['2026-0031', '2026-0032'] }],
  stays: [],
  renumbered: [],
  refused: [],
}
const text = () => document.body.textContent ?? ''
const button = (name: string) => [...document.querySelectorAll('button')].find((b) => b.textContent === name)
const merges = (seen: readonly Seen[]) => seen.filter(({ query }) => query.includes('merge')).map((s) => s.variables)

async function shown(reply: (seen: Seen) => unknown = () => ({ data: { answer } })) {
  const server = fakeServer((seen) => (seen.query.includes('merge') ? reply(seen) : { data: { rows } }))
  const done = vi.fn()
  await act(async () => root.render(<MergeDialog of="client" ids={['a', 'b']} onClose={() => {}} onMerged={done} />))
  await act(() => until(() => merges(server.seen).length > 0))
  return { server, done }
}

test('shows the two side by side, what moves, and takes over what the one that stays lacks', async () => {
  const { server, done } = await shown()
  await act(() => until(() => text().includes('2026-0031')))
  expect(text()).toContain('7 opdrachtgevers: 2026-0031, 2026-0032, en nog 5')
  expect(text()).toContain('De gemeente wordt verwijderd.')
  await act(() => until(() => merges(server.seen).length === 2))
  expect(merges(server.seen).at(-1)).toEqual({ keep: 'a', other: 'b', take: ['telefoon'], preview: true })
  await act(() => until(() => button('Voeg samen')?.hasAttribute('disabled') === false))
  await act(async () => button('Voeg samen')?.click())
  await act(() => until(() => done.mock.calls.length > 0))
  expect(merges(server.seen).find((asked) => !asked?.preview)).toMatchObject({
    keep: 'a',
    other: 'b',
    take: ['telefoon'],
    key: expect.any(String),
  })
  expect(done).toHaveBeenCalledWith('b')
})

test('the other way round, the other one goes', async () => {
  const { server } = await shown()
  const [, second] = document.querySelectorAll<HTMLInputElement>('input[type=radio]')
  await act(async () => second?.click())
  await act(() => until(() => merges(server.seen).some((asked) => asked?.keep === 'b')))
  await act(() => until(() => text().includes('Gemeente wordt verwijderd.')))
  expect(merges(server.seen).at(-1)).toEqual({ keep: 'b', other: 'a', take: [], preview: true })
})

test('says why two cannot be merged, and what a closed survey keeps', async () => {
  const refused = [{ id: 'b', title: 'Beperking 4', code: 'invalid', message: 'Controleer de invoer: Dit bestaat al' }]
  const stays = [{ type: 'OnderzoekKlant', count: 1, titles: ['2025-0009'] }]
  await shown(() => ({ data: { answer: { ...answer, refused, stays } } }))
  await act(() => until(() => text().includes('Beperking 4')))
  expect(text()).toContain('Beperking 4: Dit bestaat al')
  expect(text()).toContain('2025-0009')
  expect(text()).not.toContain('wordt verwijderd')
})

test('the one that may not go is the one that stays, and it is said why', async () => {
  const { server } = await shown(({ variables }) =>
    variables?.keep === 'a'
      ? refusal('meaningKept', 'Niet opgeslagen: op De gemeente wordt gerekend')
      : { data: { answer } },
  )
  await act(() => until(() => text().includes('Gemeente wordt verwijderd.')))
  expect(merges(server.seen).at(-1)).toMatchObject({ keep: 'b', other: 'a', preview: true })
  expect(text()).toContain('andersom kan niet: Op De gemeente wordt gerekend')
  await act(() => until(() => button('Voeg samen')?.hasAttribute('disabled') === false))
})

test('what the server refuses is said, and the dialog stays', async () => {
  await shown(() => refusal('notMerged', 'Niet samengevoegd: ze betekenen niet hetzelfde'))
  await act(() => until(() => text().includes('ze betekenen niet hetzelfde')))
})

test('of a kind that says which one it turned out to be, only others are offered, and what will be said of it', async () => {
  const building = (id: string, title: string) => ({ __typename: 'VastgoedAsset', id, record_version: 1, title })
  const pair = [building('a', 'Lijsterlaan 3'), building('b', 'Lijsterlaan 1')]
  const stays = [{ type: 'Onderzoek', count: 1, titles: ['2025-0413'] }]
  const merged = { ...answer, differs: [], other: 'retired', moved: [], stays }
  const { seen } = fakeServer(({ query }) =>
    query.includes('merge') ? { data: { answer: merged } } : { data: { rows: pair } },
  )
  await act(async () => root.render(<MergeDialog of="building" ids={['a']} onClose={() => {}} />))
  await act(() => until(() => seen.some(({ variables }) => JSON.stringify(variables).includes('samengevoegd_met'))))
  expect(seen.map(({ variables }) => JSON.stringify(variables)).join()).toContain('"samengevoegd_met":{"empty":true}')
  await act(async () => root.render(<MergeDialog key="two" of="building" ids={['a', 'b']} onClose={() => {}} />))
  await act(() => until(() => text().includes('2025-0413')))
  expect(text()).toContain('Er wordt niets verplaatst.')
  expect(text()).not.toContain('Er verwijst niets naar')
  expect(text()).toContain('Lijsterlaan 1 heet voortaan ‘samengevoegd met Lijsterlaan 3’')
})
