// @vitest-environment jsdom
import { dutchTime } from '@vezel/model/dutch-time.ts'
import '@vezel/model/routes.ts'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import { fakeServer } from '../api/testing.ts'
import type { Read } from '../kinds/record.ts'
import { readyPage, showPage, until } from '../page/testing.tsx'
import { TransitionButtons, useTransitions } from './steps.tsx'

let root: Root
beforeEach(() => {
  setMe({ inventarisatie_user: { inventarisatie_rol: { id: '2' } } } as Me)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // What the browser does to put a dialog above the page.
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
  act(() => setMe(null))
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

function Cancelling() {
  const row = { id: '1', record_version: 1, nummer: '2026-0031', onderzoek_status: { code: 'actief' } }
  const { events, dialog } = useTransitions('survey', row, { explain: { cancel: 'Het blijft bewaard.' } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once.
  useEffect(() => events.find(({ name }) => name === 'cancel')?.start(), [])
  return dialog
}
const reason = () => document.querySelector('textarea') as HTMLTextAreaElement
const error = () => document.querySelector('.field-error')?.textContent ?? null
const type = (text: string) =>
  act(() => {
    reason().focus()
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(reason(), text)
    reason().dispatchEvent(new Event('input', { bubbles: true }))
  })

test('cancelling a survey is called by what is cancelled, beside the button that leaves the question', () => {
  act(() => root.render(<Cancelling />))
  expect(document.querySelector('h2')?.textContent).toBe('Onderzoek annuleren')
  expect(document.querySelector('.dialog-head')?.textContent).toContain('2026-0031')
  const buttons = [...document.querySelectorAll('.dialog-foot button')].map((button) => button.textContent)
  expect(buttons).toEqual(['Annuleer', 'Onderzoek annuleren'])
})

test('a reason that nobody has filled in yet is not wrong; one that was taken away again is', () => {
  act(() => root.render(<Cancelling />))
  expect(error()).toBeNull()
  type('Opdracht ingetrokken')
  type('')
  act(() => reason().blur())
  expect(error()).toBe('Dit veld is verplicht')
})

const mine = { id: 'me', full_name: 'Sanne de Wit' }
const other = { id: 'other', full_name: 'Mark Visser' }
const underReview = {
  id: '1',
  record_version: 1,
  status: 'ter_controle',
  file: { id: 'f' },
  vingerafdruk: 'x',
  opgesteld_door: other,
  aangeboden_door: other,
  opstellers: 'other',
  inventarisatie_user: other,
  gecontroleerd_door: null,
  // Nobody reviews a survey that he is on himself.
  toegewezen: false,
}
function Steps({ row }: { row: Read }) {
  const { events } = useTransitions('report', row)
  return <TransitionButtons events={events} kind="primary" />
}
/** The buttons of a report for somebody of that role: the first is that of what comes next, then what is refused and why. */
function stepsFor(role: string, row: Read): { next: string | null; refused: Record<string, string> } {
  act(() => setMe({ inventarisatie_user: { id: 'me', inventarisatie_rol: { id: role } } } as Me))
  act(() => root.render(<Steps row={{ ...underReview, ...row }} />))
  const buttons = [...document.querySelectorAll('button')]
  const refused = buttons.filter((button) => button.ariaDisabled === 'true' || button.getAttribute('aria-disabled'))
  expect(document.querySelectorAll('.button-primary').length).toBeLessThan(2)
  return {
    next: document.querySelector('.button-primary')?.textContent ?? null,
    refused: Object.fromEntries(refused.map((one) => [one.textContent, one.getAttribute('aria-description') ?? ''])),
  }
}
const [inspector, manager] = ['1', '2']
const ownWork = 'Wie het rapport opstelde of aanbood, controleert het niet en geeft het niet vrij'
const unreviewed = 'Het rapport is nog niet gecontroleerd: een ander dan de opsteller geeft eerst akkoord'

test('what comes next stands out: for a reviewer to approve, for a manager after that to release', () => {
  expect(stepsFor(inspector, {})).toEqual({ next: 'Rapport akkoord geven…', refused: {} })
  expect(stepsFor(manager, {})).toEqual({
    next: 'Rapport akkoord geven…',
    refused: { 'Rapport vrijgeven…': unreviewed },
  })
  // Who approved it does not do so twice.
  const approved = { 'Rapport akkoord geven…': 'Je hebt op dit rapport al akkoord gegeven' }
  expect(stepsFor(manager, { gecontroleerd_door: mine })).toEqual({ next: 'Rapport vrijgeven…', refused: approved })
  expect(stepsFor(inspector, { gecontroleerd_door: mine })).toEqual({ next: null, refused: approved })
  expect(stepsFor(inspector, { status: 'concept', toegewezen: true })).toEqual({
    next: 'Rapport ter controle aanbieden…',
    refused: {},
  })
  expect(stepsFor(manager, { status: 'vrijgegeven' })).toEqual({ next: null, refused: {} })
})

test('who wrote a report, or ever submitted it, is refused its review on the page as well', () => {
  const refused = { 'Rapport akkoord geven…': ownWork }
  for (const own of [{ opgesteld_door: mine }, { aangeboden_door: mine }, { inventarisatie_user: mine }])
    expect(stepsFor(inspector, own)).toEqual({ next: null, refused })
  expect(stepsFor(inspector, { opstellers: 'other,me' })).toEqual({ next: null, refused })
  expect(stepsFor(manager, { opgesteld_door: mine, gecontroleerd_door: { id: 'third' } })).toEqual({
    next: null,
    refused: { ...refused, 'Rapport vrijgeven…': ownWork },
  })
})

test('a step that is refused does nothing, and says why to whoever presses it', () => {
  HTMLElement.prototype.showPopover = () => {}
  stepsFor(inspector, { opgesteld_door: mine })
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Rapport akkoord geven…',
  )
  act(() => button?.click())
  expect(document.querySelector('dialog')).toBeNull()
  expect(document.querySelector('.tooltip')?.textContent).toBe(ownWork)
})

const visitOn = (start: string, melding_status: string) => ({
  id: '1',
  record_version: 1,
  status: 'concept',
  melding_status,
  start,
  eind: start,
  inspecteurs: [mine],
  gemeld_start: start,
  gemeld_eind: start,
  gemeld_inspecteurs: [mine],
})
function NotifyButtons(row: ReturnType<typeof visitOn> & { spoed?: boolean }) {
  const { events } = useTransitions('visit', row)
  return events.map(({ name, isNext, refusal }) => <p key={name}>{[name, isNext, refusal].join('|')}</p>)
}
test('the notification of a visit has steps of its own, and one that is too late says so', () => {
  const shown = (row: ReturnType<typeof visitOn> & { spoed?: boolean }) => {
    act(() => root.render(<NotifyButtons {...row} />))
    return [...document.querySelectorAll('p')].map(({ textContent }) => textContent?.split('|'))
  }
  const untold = 'Het bezoek is niet gemeld bij de certificerende instelling'
  const late = expect.stringMatching(/^Een bezoek wordt minstens een hele werkdag vooraf gemeld/)
  expect(shown(visitOn('2126-01-05 08:00:00', 'concept'))).toEqual([
    ['notify', 'true', ''],
    ['carryOut', 'false', untold],
    ['cancel', 'false', ''],
  ])
  expect(shown(visitOn('2026-01-05 08:00:00', 'concept'))[0]).toEqual(['notify', 'false', late])
  const soon = dutchTime(new Date(Date.now() + 3_600_000))
  expect(shown({ ...visitOn(soon, 'concept'), spoed: true })[0]).toEqual(['notify', 'true', ''])
  const begun = expect.stringMatching(/^Ook een calamiteit of spoed wordt gemeld voordat het bezoek begint/)
  expect(shown({ ...visitOn('2026-01-05 08:00:00', 'concept'), spoed: true })[0]).toEqual(['notify', 'false', begun])
  expect(shown(visitOn('2026-01-05 08:00:00', 'gewijzigd'))).toEqual([
    ['notifyChange', 'false', 'Er is niets gewijzigd sinds de melding'],
    ['withdraw', 'false', ''],
    ['carryOut', 'true', ''],
    ['cancel', 'false', ''],
  ])
  const moved = { ...visitOn('2026-01-05 08:00:00', 'gemeld'), gemeld_start: '2026-01-12 08:00:00' }
  expect(shown(moved)[0]).toEqual(['notifyChange', 'false', late])
  expect(shown({ ...moved, start: soon, spoed: true })[0]).toEqual(['notifyChange', 'false', ''])
  expect(shown({ ...visitOn('2026-01-05 08:00:00', 'gemeld'), eind: '2026-01-05 12:00:00' })[2]).toEqual([
    'carryOut',
    'false',
    'De melding zegt iets anders over einde: meld eerst de wijziging',
  ])
  expect(shown({ ...visitOn('2026-01-05 08:00:00', 'gemeld'), status: 'uitgevoerd' })).toEqual([])
})

test('a step that the server would refuse says why at once, with the way there, and cannot be taken', async () => {
  await readyPage()
  const refused = {
    id: '1',
    title: '',
    code: 'transitionRefused',
    message: 'Niet mogelijk: er zijn nog bevindingen te controleren',
  }
  const records = [{ type: 'Monster', id: 's3', title: 'M03' }]
  const answer = { batch: null, changed: [], same: [], along: [], refused: [{ ...refused, records }] }
  const { seen } = fakeServer(({ query }) =>
    query.startsWith('mutation') ? { data: { answer } } : { data: { sample: [{ id: 's3', onderzoek: { id: '7' } }] } },
  )
  const leave = await showPage(Completing)
  await until(() => document.querySelector('dialog .message a') !== null)
  expect(seen[0]?.variables).toMatchObject({ ids: ['1'], event: 'complete', preview: true })
  expect(document.querySelector('dialog .message')?.textContent).toContain('Er zijn nog bevindingen te controleren')
  expect(document.querySelector('dialog .message a')?.getAttribute('href')).toBe('/onderzoeken/7/monsters/s3')
  const buttons = [...document.querySelectorAll('.dialog-foot button')].map((button) => button.textContent)
  expect(buttons).toEqual(['Sluiten'])
  expect(document.activeElement?.textContent).toBe('Sluiten')
  // It does not lie over where its link leads.
  await act(async () => document.querySelector<HTMLAnchorElement>('dialog .message a')?.click())
  await until(() => document.querySelector('dialog') === null)
  expect(location.pathname).toBe('/onderzoeken/7/monsters/s3')
  await leave()
})
function Completing() {
  const row = { id: '1', record_version: 1, nummer: '2026-0031', onderzoek_status: { code: 'actief' } }
  const { events, dialog } = useTransitions('survey', row)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once.
  useEffect(() => events.find(({ name }) => name === 'complete')?.start(), [])
  return <div data-shown>{dialog}</div>
}
