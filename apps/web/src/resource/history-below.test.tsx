// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { model } from '@vezel/model'
import { historyActions } from '@vezel/model/history.ts'
import { locales } from '@vezel/model/kit/label.ts'
import { roles } from '@vezel/model/rights.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import { fakeServer, refusal, type Seen, until } from '../api/testing.ts'
import { App } from '../router/router.tsx'
import { type HistoryStep, stepSentence } from './history-below-lines.ts'
import { HistoryBelowPanel } from './history-below-panel.tsx'
import { wayTo } from './history-places.ts'

let root: Root
const as = (role: number) => setMe({ inventarisatie_user: { inventarisatie_rol: { id: String(role) } } } as Me)

beforeEach(() => {
  as(roles.manager)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {}
      unobserve = () => {}
      disconnect = () => {}
    },
  )
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

const step = (id: string, actie: string, more: Partial<HistoryStep> = {}): HistoryStep => ({
  id,
  actie,
  op: '2026-11-19 09:30:00',
  door: { id: '3', full_name: 'Lotte de Wit' },
  batch: null,
  aantal: 1,
  soorten: [{ type: 'Opmerking', actie, aantal: 1 }],
  record: { type: 'Opmerking', id: 'r1', titel: 'Dakrand', weg: false },
  wijzigingen: [],
  ...more,
})
const many = step('20', 'update', {
  batch: 'b-1',
  mag_terug: true,
  aantal: 14,
  soorten: [{ type: 'Opmerking', actie: 'update', aantal: 14 }],
  record: null,
})
const gone = step('19', 'delete', {
  op: '2026-11-18 16:00:00',
  record: { type: 'Opmerking', id: 'r2', titel: 'Kelder', weg: true },
})
const choices = { personen: [{ id: '3', full_name: 'Lotte de Wit' }], soorten: ['Opmerking', 'Monster'] }
const row = { id: 's1', nummer: '2026-0031', onderzoek_status: { code: 'actief' }, toegewezen: true }

const text = () => document.body.textContent ?? ''
const button = (name: string) => [...document.querySelectorAll('button')].findLast((b) => b.textContent === name)

async function shown(answer: (seen: Seen) => unknown, fields = {}) {
  const server = fakeServer((seen) => (seen.query.includes('Keuzes') ? { data: { choices } } : answer(seen)))
  history.replaceState(null, '', '/onderzoeken/s1/informatie/overig')
  const screen = async () => () => (
    <HistoryBelowPanel of="survey" row={{ ...row, ...fields }} route="surveys-survey" onClose={() => {}} />
  )
  await act(async () => root.render(<App key={Math.random()} routes={[{ path: '*', screen }]} />))
  return server
}
const withLines =
  (...lines: readonly HistoryStep[]) =>
  () => ({ data: { lines } })
const isShown = () => act(() => until(() => document.querySelectorAll('.history-line').length > 0))

test('tells a step over many as one sentence, by day, the newest first', async () => {
  await shown(withLines(many, step('18', 'create'), gone))
  await isShown()
  expect([...document.querySelectorAll('.history-day')].map((day) => day.textContent)).toEqual([
    '19 november 2026',
    '18 november 2026',
  ])
  const lines = [...document.querySelectorAll('.history-line')].map((line) => line.textContent)
  expect(lines[0]).toBe('Lotte de Wit heeft 14 opmerkingen gewijzigd09:30Hele stap terugdraaien')
  expect(lines[1]).toContain('AangemaaktOpmerking DakrandLotte de Wit09:30')
})

test('tells what took a step back as that, and offers neither the step again nor what the server keeps from this role', async () => {
  const undo = { ...many, id: '21', batch: 'b-2', draait_terug: 'b-1' }
  await shown(withLines(undo, many, { ...many, id: '17', batch: 'b-0', mag_terug: false }))
  await isShown()
  const lines = [...document.querySelectorAll('.history-line')].map((line) => line.textContent)
  expect(lines).toEqual([
    'Lotte de Wit heeft het wijzigen van 14 opmerkingen ongedaan gemaakt09:30Hele stap terugdraaien',
    'Lotte de Wit heeft 14 opmerkingen gewijzigd09:30',
    'Lotte de Wit heeft 14 opmerkingen gewijzigd09:30',
  ])
})

test('leads to the page of a record that is there, and not of one that is gone', async () => {
  await shown(withLines(step('18', 'update'), gone))
  await isShown()
  const links = [...document.querySelectorAll('.history-line a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/onderzoeken/s1/informatie/overig/r1'])
})

test('brings back what was deleted, for whoever may delete; what refuses that says why', async () => {
  let refused = true
  const server = await shown(({ query }) => {
    if (!query.startsWith('mutation')) return { data: { lines: [gone] } }
    return refused
      ? refusal('closed', 'Afgesloten: het onderzoek is afgerond')
      : { data: { row: { __typename: 'Opmerking', id: 'r2', record_version: 3 } } }
  })
  await isShown()
  await act(async () => button('Terugzetten')?.click())
  await act(() => until(() => text().includes('Het onderzoek is afgerond.')))
  refused = false
  await act(async () => button('Terugzetten')?.click())
  await act(() => until(() => server.seen.filter(({ query }) => query.includes('restoreOpmerking')).length === 2))
  expect(server.seen.findLast(({ query }) => query.startsWith('mutation'))?.variables).toMatchObject({ id: 'r2' })
})

test.each([
  { who: 'a reader', role: roles.reader, fields: {} },
  { who: 'an inspector of another survey', role: roles.inspector, fields: { toegewezen: false } },
  { who: 'anybody once it is closed', role: roles.manager, fields: { onderzoek_status: { code: 'afgerond' } } },
])('offers no way back to $who', async ({ role, fields }) => {
  as(role)
  await shown(withLines(many, gone), fields)
  await isShown()
  expect(button('Terugzetten')).toBeUndefined()
  expect(button('Hele stap terugdraaien')).toBeUndefined()
})

test('is narrowed to a person and a kind, and says so where nothing fits', async () => {
  const server = await shown(({ variables }) => ({ data: { lines: variables.soort ? [] : [gone] } }))
  await isShown()
  const [, kind] = [...document.querySelectorAll('select')]
  await act(() => until(() => kind?.textContent?.includes('Monsters') === true))
  if (!kind) throw new Error('there is no choice of kind')
  await act(async () => {
    kind.value = 'Monster'
    kind.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await act(() => until(() => text().includes('Geen wijzigingen gevonden')))
  expect(server.seen.at(-1)?.variables).toMatchObject({ id: 's1', soort: 'Monster', door: null })
  await act(async () => button('Keuze wissen')?.click())
  await isShown()
})

test('asks for older steps before the last one, and tries again what failed', async () => {
  let fails = true
  const page = Array.from({ length: 50 }, (_, at) => step(String(100 - at), 'update'))
  const server = await shown(({ variables }) => {
    if (fails) return refusal('unavailable', 'Geen verbinding: probeer het zo weer')
    return { data: { lines: variables.voor === undefined ? page : [step('7', 'create')] } }
  })
  await act(() => until(() => text().includes('Probeer het zo weer.')))
  fails = false
  await act(async () => button('Opnieuw proberen')?.click())
  await isShown()
  await act(async () => button('Oudere wijzigingen')?.click())
  await act(() => until(() => document.querySelectorAll('.history-line').length === 51))
  expect(server.seen.at(-1)?.variables).toMatchObject({ voor: '51' })
  expect(button('Oudere wijzigingen')).toBeUndefined()
})

test('every action on every kind is a sentence in every language, with what it was done to', () => {
  for (const locale of locales)
    for (const entity of model.entities.filter(({ partOf }) => partOf.length > 0)) {
      const events = Object.keys(entity.transitions?.events ?? {}).map((event) => `transition:${event}`)
      for (const actie of [...Object.keys(historyActions), ...events]) {
        const soorten = [{ type: entity.api.type, actie, aantal: 3 }]
        const said = stepSentence({ door: { id: '1', full_name: 'Lotte' }, soorten }, locale)
        expect(said).toMatch(/^Lotte \S.*3 \S/)
        const undone = stepSentence({ door: { id: '1', full_name: 'Lotte' }, soorten, draait_terug: 'b' }, locale)
        expect(undone).toMatch(
          { nl: /^Lotte heeft .*3 .* ongedaan gemaakt$/, en: /^Lotte undid .*3/, fr: /^Lotte a annulé .*3/ }[locale],
        )
        expect(said).not.toMatch(/[{}]|transition|undefined/)
      }
    }
  const soorten = [
    { type: 'Opmerking', actie: 'update', aantal: 2 },
    { type: 'Monster', actie: 'create', aantal: 1 },
  ]
  expect(stepSentence({ door: null, soorten }, 'en')).toBe(
    'Somebody who no longer works here changed 2 remarks and created 1 sample',
  )
})

test('every kind that is part of a survey has a page to lead to', () => {
  const roadOf = (key: string) => wayTo(model.named(key), 'surveys-survey', ['survey'])
  for (const entity of model.entities.filter(({ partOf }) => partOf.length > 0))
    expect([entity.key, roadOf(entity.key)]).toEqual([
      entity.key,
      expect.objectContaining({ route: expect.any(String) }),
    ])
  expect(roadOf('remark')).toEqual({ route: 'surveys-survey-information-other-remark', params: { remark: [] } })
  expect(roadOf('result')?.params).toEqual({ sample: ['analyse', 'monster'], analysis: ['analyse'], result: [] })
  expect(roadOf('finding')?.route).toBe('surveys-survey-sources-source-locations-location')
})
