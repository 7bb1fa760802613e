// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, type Seen } from '../api/testing.ts'
import { button, errors, input, press, readyPage, showPage, type, until } from '../page/testing.tsx'
import { BulkEdit } from './bulk-edit.tsx'
import { Fields, Part } from './fields.tsx'
import type { FormStore } from './form-store.ts'
import { useFormPart } from './saved-parts.ts'

const stored = (__typename: string, id: string) => ({ __typename, id, record_version: 1 })
const item = (id: string, value: string) => ({
  ...stored('BronAdvies', id),
  value,
  value_en: null,
  value_fr: null,
  code: value,
  active: true,
})
const remove = item('1', 'Verwijderen')
const close = item('2', 'Ruimte afsluiten')
const source = { ...stored('Bron', '7'), nummer: 'B16', naam: 'Golfplaat', bron_advies: remove }

let seen: Seen[]
let rows: readonly object[] = []
let leave: () => Promise<void>
let store: FormStore
beforeEach(async () => {
  await readyPage()
  rows = []
  seen = fakeServer(({ query }) => {
    if (query.startsWith('query row')) return { data: { row: { ...stored('BronLocatie', '5'), bron: source } } }
    if (query.startsWith('mutation'))
      return { data: { answer: { batch: null, changed: [], same: [], refused: [], along: [] } } }
    return { data: query.startsWith('query lookups') ? { l0: [remove, close] } : { rows, total: rows.length } }
  }).seen
})
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

const names = ['bron_advies', 'reden_afwijkend_advies'] as const
function Form({ row, editing }: { row: Readonly<Record<string, unknown>> | null; editing: boolean }) {
  const part = useFormPart({ of: 'finding', row, names, values: { bron_locatie: '5' } })
  store = part.store
  return (
    <main>
      <Part part={part} editing={editing}>
        <Fields names={names} />
      </Part>
    </main>
  )
}
async function open(own: object | null, { editing = true, isNew = false } = {}): Promise<void> {
  const row = { id: '9', record_version: 1, bron_locatie: { id: '5' }, bron_advies: null, ...own }
  leave = await showPage(() => <Form row={isNew ? null : row} editing={editing} />)
  await until(() => text().includes('B16'))
}
const text = () => document.body.textContent ?? ''
const departing = { bron_advies: close, reden_afwijkend_advies: 'Ingestort' }
async function choose(value: string): Promise<void> {
  await type('Advies', value)
  await until(() => document.querySelector('[role="option"]') !== null)
  const options = [...document.querySelectorAll<HTMLElement>('[role="option"]')]
  await act(async () => options.find((one) => one.textContent?.includes(value))?.click())
}

test('the derived value is shown as one, with what it follows', async () => {
  await open(null, { editing: false })
  expect(text()).toContain('Verwijderen')
  expect(text()).toContain('Volgt het advies van de bron B16')
  expect(text()).not.toContain('Reden van afwijkend advies')
  expect(button('Afwijken…')).toBeUndefined()
})

test('a value of its own is shown with its reason and with what it departs from', async () => {
  await open(departing, { editing: false })
  expect(text()).toContain('Ruimte afsluiten')
  expect(text()).toContain('Ingestort')
  expect(text()).toMatch(/In afwijking van het advies van de bron B16.*: Verwijderen/)
})

test.each([false, true])(
  'departing is an act of its own, which asks another value and why (a new one: %s)',
  async (isNew) => {
    await open(null, { isNew })
    expect(input('Advies')).toBeUndefined()
    await press('Afwijken…')
    expect(document.activeElement).toBe(input('Advies'))
    expect(store.patch()).toEqual({})
    // What it follows already is not offered.
    await type('Advies', 'e')
    await until(() => document.querySelector('[role="option"]') !== null)
    expect([...document.querySelectorAll('[role="option"]')].map((one) => one.textContent)).toEqual([
      'Ruimte afsluiten',
    ])
    await choose('Ruimte afsluiten')
    expect(input('Reden van afwijkend advies')).toBeDefined()
    act(() => void store.validate())
    expect(errors()).toEqual(['Zeg waarom dit afwijkt van het advies van de bron'])
    await type('Reden van afwijkend advies', 'Ingestort')
    expect(errors()).toEqual([])
    expect(store.patch()).toEqual({ bron_advies: '2', reden_afwijkend_advies: 'Ingestort' })
  },
)

test('going back takes value and reason away, and the focus stays where the act was', async () => {
  await open(departing)
  expect(input('Advies')?.value).toBe('Ruimte afsluiten')
  await press('Terug naar het advies van de bron')
  expect(text()).toContain('Volgt het advies van de bron B16')
  expect(input('Reden van afwijkend advies')).toBeUndefined()
  expect(document.activeElement?.textContent).toBe('Afwijken…')
  expect(store.patch()).toEqual({ bron_advies: null, reden_afwijkend_advies: null })
})

test('many that are given a value of their own are given its reason along', async () => {
  const row = { ...stored('BronLocatieInventarisatie', '9'), bron_advies: null, reden_afwijkend_advies: null }
  rows = [row, { ...row, id: '10' }]
  leave = await showPage(() => (
    <BulkEdit of="finding" ids={['9', '10']} edit={['bron_advies']} onClose={() => {}} leaveOut={() => {}} />
  ))
  await until(() => input('Advies') !== undefined)
  await choose('Ruimte afsluiten')
  await until(() => input('Reden van afwijkend advies') !== undefined)
  // Before anything was chosen it may have been asked what leaving all empty would do.
  const steps = () =>
    seen.filter(
      ({ query, variables }) => query.startsWith('mutation') && 'reden_afwijkend_advies' in Object(variables.input),
    )
  expect(JSON.stringify(seen)).not.toContain('"connect"')
  await type('Reden van afwijkend advies', 'Ingestort')
  await until(() => steps().length > 0)
  expect(steps()[0]?.variables.input).toMatchObject({
    bron_advies: { connect: expect.anything() },
    reden_afwijkend_advies: 'Ingestort',
  })
})

test('of one form the derived value is asked once', async () => {
  await open(null)
  await press('Afwijken…')
  expect(seen.filter(({ query }) => query.startsWith('query row'))).toHaveLength(1)
})
