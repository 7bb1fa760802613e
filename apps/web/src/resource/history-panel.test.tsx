// @vitest-environment jsdom
import { model } from '@vezel/model'
import { roles } from '@vezel/model/rights.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import { fakeServer, refusal, type Seen, until } from '../api/testing.ts'
import { type HistoryLine, wayBack } from './history-lines.ts'
import { HistoryPanel } from './history-panel.tsx'

let root: Root
/** Logged in with a role, by its id. */
const as = (role: number) => setMe({ inventarisatie_user: { inventarisatie_rol: { id: String(role) } } } as Me)

beforeEach(() => {
  as(roles.manager)
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

const change = (veld: string, oud: unknown, nieuw: unknown) => ({ veld, oud, nieuw, verborgen: false, gewist: false })
const line = (id: string, actie: string, wijzigingen: HistoryLine['wijzigingen']): HistoryLine => ({
  id,
  actie,
  op: '2026-11-19 09:30:00',
  door: { id: '3', full_name: 'Ines Inspecteur' },
  wijzigingen,
})
const lines = [
  line('14', 'update', [change('in_rapport', true, false), { ...change('tekst', null, null), gewist: true }]),
  line('13', 'update', [change('titel', 'Tweede', null), change('onderzoek', 'a', 'b')]),
  line('12', 'update', [change('titel', 'Eerste', 'Tweede')]),
  line('11', 'create', [change('titel', null, 'Eerste')]),
]
const row = { id: 'r1', record_version: 4, titel: null, onderzoek: null }
const text = () => document.body.textContent ?? ''

async function shown(answer: (seen: Seen) => unknown, fields = {}) {
  const server = fakeServer(answer)
  await act(async () => root.render(<HistoryPanel of="remark" row={{ ...row, ...fields }} onClose={() => {}} />))
  await act(() => until(() => document.querySelectorAll('.history-line').length > 0))
  return server
}
const buttons = () => [...document.querySelectorAll('button')].filter((b) => b.textContent === 'Terug naar deze versie')
const answering = ({ query }: Seen) =>
  query.includes('geschiedenis')
    ? { data: { lines } }
    : { data: { survey: [{ __typename: 'Onderzoek', id: 'b', nummer: '2026-0031' }] } }

test('says each change in the words of the page: labels, records by name, what is gone, what was blanked', async () => {
  await shown(answering)
  await act(() => until(() => text().includes('2026-0031')))
  const [newest, moved] = [...document.querySelectorAll('.history-line')].map((item) => item.textContent)
  expect(newest).toContain('GewijzigdInes Inspecteur19 november 2026 09:30')
  expect(newest).toContain('Van: Ja→Naar: Nee')
  expect(newest).toContain('Gewist op verzoek van de persoon')
  expect(moved).toContain('TitelVan: Tweede→Naar: Leeg')
  expect(moved).toContain('Van: Bestaat niet meer→Naar: ')
  expect(moved).toContain('2026-0031')
})

test('shows an empty history as what will come', async () => {
  fakeServer(() => ({ data: { lines: [] } }))
  await act(async () => root.render(<HistoryPanel of="remark" row={row} onClose={() => {}} />))
  await act(() => until(() => text().includes('Nog geen geschiedenis')))
})

test('goes back to a version after showing what that changes, and says when somebody else was first', async () => {
  const server = await shown((seen) =>
    seen.query.startsWith('mutation')
      ? refusal('conflict', 'Gewijzigd door een ander: dit record is intussen gewijzigd')
      : answering(seen),
  )
  // Not to what stands now.
  expect(buttons()).toHaveLength(3)
  act(() => buttons()[1]?.click())
  const question = [...document.querySelectorAll('dialog')].at(-1)
  expect(question?.textContent).toContain('TitelVan: Leeg→Naar: Tweede')
  await act(async () =>
    [...(question?.querySelectorAll('button') ?? [])].find((b) => b.textContent === 'Terug naar deze versie')?.click(),
  )
  await act(() => until(() => text().includes('dit record is intussen gewijzigd')))
  expect(server.seen.find(({ query }) => query.startsWith('mutation'))?.variables).toEqual({
    type: 'Opmerking',
    id: 'r1',
    regel: '12',
    record_version: 4,
  })
})

test.each([
  { role: roles.inspector, toegewezen: true, ways: 3 },
  { role: roles.inspector, toegewezen: false, ways: 0 },
  { role: roles.reader, toegewezen: true, ways: 0 },
])('offers the way back to whoever may change the record: role $role, assigned $toegewezen', async (someone) => {
  as(someone.role)
  await shown(answering, { toegewezen: someone.toegewezen })
  expect(buttons()).toHaveLength(someone.ways)
})

test('the way back is from now to then, over all lines between, and leaves what nobody may put back', () => {
  const entity = model.named('remark')
  expect(wayBack(entity, lines, '11')).toMatchObject([
    { veld: 'in_rapport', oud: false, nieuw: true },
    { veld: 'titel', oud: null, nieuw: 'Eerste' },
    { veld: 'onderzoek', oud: 'b', nieuw: 'a' },
  ])
  expect(wayBack(entity, lines, '14')).toEqual([])
  const hidden = [line('2', 'update', [{ ...change('titel', null, null), verborgen: true }]), line('1', 'create', [])]
  expect(wayBack(entity, hidden, '1')).toEqual([])
})

test('a history that begins later says since when the record is there', async () => {
  fakeServer(() => ({ data: { lines: [] } }))
  const made = {
    __typename: 'Rapport',
    created_at: '2026-11-12 08:15:00',
    inventarisatie_user: { full_name: 'Ines Inspecteur' },
  }
  await act(async () => root.render(<HistoryPanel of="report" row={{ ...row, ...made }} onClose={() => {}} />))
  await act(() => until(() => text().includes('Gemaakt op 12 november 2026 08:15 door Ines Inspecteur.')))
})

test('a step over several is taken back after what the server says of it', async () => {
  const step = {
    ...line('15', 'update', []),
    batch: 'b-1',
    mag_terug: true,
    aantal: 3,
    mee: [{ type: 'Opmerking', aantal: 2 }],
  }
  const undone = {
    batch: null,
    changed: ['r1', 'r2'],
    same: [],
    refused: [{ id: 'r3', message: 'Niet: Piet was later' }],
  }
  const server = await shown(({ query }) =>
    query.startsWith('mutation') ? { data: { answer: undone } } : { data: { lines: [step, ...lines] } },
  )
  expect(text()).toContain('In één keer met 2 andere')
  expect(text()).toContain('Ook verwijderd: 2 opmerkingen')
  const press = () =>
    [...document.querySelectorAll('button')]
      .filter((b) => b.textContent === 'Hele stap terugdraaien')
      .at(-1)
      ?.click()
  await act(async () => press())
  await act(() => until(() => text().includes('2 records worden teruggezet')))
  expect(text()).toContain('Piet was later')
  const asked = () => server.seen.filter(({ query }) => query.includes('undoBatch'))
  expect(asked().every(({ query }) => query.includes('preview: true'))).toBe(true)
  await act(async () => press())
  await act(() => until(() => asked().some(({ query }) => !query.includes('preview'))))
  expect(asked().at(-1)?.variables).toMatchObject({ batch: 'b-1' })
})

test('a merge is undone from where it stands, until it is; a step back is told as one', async () => {
  const merge = {
    ...line('15', 'merge', []),
    batch: 'b-1',
    mag_terug: true,
    aantal: 2,
    met: { titel: 'Kelder', kwam_hierin: true },
  }
  const undo = { ...line('16', 'update', []), batch: 'b-2', draait_terug: 'b-1', aantal: 2 }
  const offered = () =>
    [...document.querySelectorAll('button')].some((b) => b.textContent === 'Samenvoegen ongedaan maken')
  await shown(() => ({ data: { lines: [merge, ...lines] } }))
  expect(offered()).toBe(true)
  act(() => root.render(null))
  await shown(() => ({ data: { lines: [undo, merge, ...lines] } }))
  expect(document.querySelector('.history-line')?.textContent).toContain('Ongedaan gemaaktInes Inspecteur')
  expect(offered()).toBe(false)
  // What was taken back can be done again, and is then there to be taken back.
  act(() => root.render(null))
  await shown(() => ({
    data: { lines: [{ ...undo, id: '17', batch: 'b-3', draait_terug: 'b-2' }, undo, merge, ...lines] },
  }))
  expect(offered()).toBe(true)
})

test.each([
  { role: roles.manager, of: 'client', offered: true },
  { role: roles.inspector, of: 'client', offered: false },
  { role: roles.manager, of: 'remark', offered: false },
] as const)('erasing what tells of a person is offered to managers, where there is any: $role, $of', async (it) => {
  as(it.role)
  const server = fakeServer(({ query }) =>
    query.includes('wisGeschiedenis')
      ? { data: { answer: { regels: 2, velden: ['naam'] } } }
      : { data: { lines: [line('1', 'create', [])] } },
  )
  await act(async () => root.render(<HistoryPanel of={it.of} row={row} onClose={() => {}} />))
  await act(() => until(() => document.querySelectorAll('.history-line').length > 0))
  const button = (name: string) => [...document.querySelectorAll('button')].find((b) => b.textContent === name)
  expect(button('Persoonsgegevens wissen…') !== undefined).toBe(it.offered)
  if (!it.offered) return
  await act(async () => button('Persoonsgegevens wissen…')?.click())
  expect(server.seen.some(({ query }) => query.includes('wisGeschiedenis'))).toBe(false)
  await act(async () => button('Wis voorgoed')?.click())
  await act(() => until(() => server.seen.some(({ query }) => query.includes('wisGeschiedenis'))))
})

test('of what is closed it is said that erasing takes what stands now as well, and it is offered without any line', async () => {
  as(roles.manager)
  fakeServer(() => ({ data: { lines: [] } }))
  const button = (name: string) => [...document.querySelectorAll('button')].find((b) => b.textContent === name)
  const asked = async (code: string) => {
    const onderzoek = { id: 's', onderzoek_status: { id: 1, code } }
    await act(async () =>
      root.render(<HistoryPanel key={code} of="interview" row={{ ...row, onderzoek }} onClose={() => {}} />),
    )
    await act(() => until(() => button('Persoonsgegevens wissen…') !== undefined))
    await act(async () => button('Persoonsgegevens wissen…')?.click())
    return text()
  }
  expect(await asked('actief')).toContain('Wat er nu staat, blijft')
  expect(await asked('afgerond')).toContain('ook zoals het er nu staat')
})
