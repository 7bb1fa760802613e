// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import { fakeServer, refusal, type Seen } from '../api/testing.ts'
import { press, readyPage, showPage, until } from '../page/testing.tsx'
import { Link } from '../router/router.tsx'
import { type CellGoes, CellInput } from './cell-input.tsx'
import { useUnsaved } from './unsaved.ts'

let leave: () => Promise<void>
let seen: readonly Seen[]
let went: CellGoes[]
let titel: string | null
let state: string
/** What the server says to a save; it is kept when absent. */
let refuse: ((request: Seen) => unknown) | null

const remark = () => ({
  __typename: 'Opmerking',
  id: 'r1',
  record_version: 3,
  titel,
  tekst: '<p>Nat</p>',
  in_rapport: true,
  onderzoek: {
    __typename: 'Onderzoek',
    id: 'o1',
    record_version: 1,
    nummer: '2026-0031',
    toegewezen: true,
    onderzoek_status: { __typename: 'OnderzoekStatus', id: '2', record_version: 1, code: state, value: 'Afgerond' },
  },
})
beforeEach(async () => {
  await readyPage()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  ;[went, titel, state, refuse] = [[], 'Let op', 'actief', null]
  seen = fakeServer((request) => {
    if (!request.query.startsWith('mutation')) return { data: { row: remark() } }
    return refuse?.(request) ?? { data: { row: { ...remark(), ...(request.variables.input as object) } } }
  }).seen
})
afterEach(async () => {
  await leave()
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const Unsaved = () => <output>{useUnsaved()}</output>
const open = async (readOnly: string | null = null) => {
  leave = await showPage(() => (
    <main>
      <CellInput
        field={{ of: 'remark', id: 'r1', name: 'titel' }}
        label="Titel"
        readOnly={readOnly}
        overrides={undefined}
        onDone={(to) => went.push(to)}
        onLines={() => {}}
      />
      <button type="button">elders</button>
      <Link to="/elders">weg</Link>
      <Unsaved />
    </main>
  ))
}
const cell = () => document.querySelector<HTMLInputElement>('.cell-edit input')
const told = () => document.querySelector('[role="alert"]')?.textContent
const saves = () => seen.filter(({ query }) => query.startsWith('mutation'))
const key = (name: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  })
const type = (words: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(cell(), words)
    cell()?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const opened = async () => {
  await open()
  await until(() => cell() !== null)
}
const versionOf = ({ variables }: Seen) => (variables.input as { record_version: number }).record_version
/** Somebody else was first, and put this there. */
const taken = (value: string | null) => {
  const problem = refusal('conflict', 'Intussen gewijzigd', {
    fields: { titel: { yours: 'Mijn titel', theirs: value } },
    current: 4,
    by: 'Ilse Brouwer',
  })
  refuse = (request) => (versionOf(request) === 4 ? null : problem)
  titel = value
}

const reader = { id: '1', inventarisatie_user: { id: '1', inventarisatie_rol: { id: '7' } } } as Me
test.each<[string, RegExp, string | null, () => void]>([
  ['it is closed', /^Alleen lezen: onderzoek is afgerond$/, null, () => (state = 'afgerond')],
  ['the role refuses it', /rol/, null, () => setMe(reader)],
  ['the list says so', /^Dit is van een ander$/, 'Dit is van een ander', () => {}],
])('a cell that cannot be changed says why: %s', async (_, why, readOnly, given) => {
  given()
  await open(readOnly)
  await until(() => told() !== undefined)
  expect(told()).toMatch(why)
  expect(cell()).toBeNull()
  await key('Escape')
  expect(went).toEqual(['stay'])
})

test.each([['een andere titel', 'Hun titel', 'Hun titel'] as const, ['niets', null, 'leeg'] as const])(
  'somebody else put %s there meanwhile: both are shown, nothing is lost, and only a key replaces theirs',
  async (_, value, words) => {
    await opened()
    await type('Mijn titel')
    taken(value)
    await key('Enter')
    await until(() => told() !== undefined)
    expect(told()).toContain(words)
    expect(cell()?.value).toBe('Mijn titel')
    expect(went).toEqual([])

    // Going away is no answer: it stands there until there is one.
    await act(async () => document.querySelector('button')?.focus())
    expect(saves()).toHaveLength(1)
    expect(cell()?.value).toBe('Mijn titel')

    await act(async () => cell()?.focus())
    await key('Enter')
    await until(() => went.length > 0)
    expect(went).toEqual(['below'])
    expect(saves().at(-1)?.variables).toMatchObject({ input: { titel: 'Mijn titel', record_version: 4 } })
  },
)

test('what is typed counts as not saved until the server has it or it is left', async () => {
  const unsaved = () => document.querySelector('output')?.textContent
  await opened()
  expect(unsaved()).toBe('0')
  await type('Mijn titel')
  expect(unsaved()).toBe('1')
  refuse = () => refusal('unavailable', 'De server antwoordt niet')
  await key('Enter')
  await until(() => told() !== undefined)
  expect(unsaved()).toBe('1')
  await leave()
  await opened()
  expect(unsaved()).toBe('0')
})

test('what could not be saved is not left without asking, and is saved on the way', async () => {
  const goAway = () => act(async () => document.querySelector('a')?.click())
  const isAsked = () => document.querySelector('dialog')?.textContent?.includes('Pagina verlaten?') ?? false
  await opened()
  await type('Mijn titel')
  refuse = () => refusal('unavailable', 'De server antwoordt niet')
  await key('Enter')
  await until(() => told() !== undefined)
  await goAway()
  expect(isAsked()).toBe(true)
  await press('Verder bewerken')
  expect(isAsked()).toBe(false)
  expect(cell()?.value).toBe('Mijn titel')
  refuse = null
  await goAway()
  await press('Opslaan en verlaten')
  await until(() => location.pathname === '/elders')
  expect(saves().at(-1)?.variables).toMatchObject({ input: { titel: 'Mijn titel' } })
})

test('Escape leaves what somebody else has put there', async () => {
  await opened()
  await type('Mijn titel')
  taken('Hun titel')
  await key('Enter')
  await until(() => told() !== undefined)
  await key('Escape')
  expect(went).toEqual(['stay'])
  expect(saves()).toHaveLength(1)
})

test('where somebody else changed another field of it, what was typed goes on top without a question', async () => {
  await opened()
  await type('Mijn titel')
  const other = refusal('conflict', 'Intussen gewijzigd', {
    fields: { titel: { yours: 'Mijn titel', theirs: 'Let op' } },
    current: 4,
    by: 'Ilse Brouwer',
  })
  refuse = (request) => (versionOf(request) === 4 ? null : other)
  await key('Enter')
  await until(() => went.length > 0)
  expect(saves()).toHaveLength(2)
  expect(told()).toBeUndefined()
})
