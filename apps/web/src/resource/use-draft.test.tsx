// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, refusal, type Seen } from '../api/testing.ts'
import type { Read } from '../kinds/record.ts'
import { button, input, press, readyPage, showPage, type, until } from '../page/testing.tsx'
import { DefinedSections, Part } from './fields.tsx'
import { FormBody, useResourceForm } from './resource-form.tsx'
import { useFormPart } from './saved-parts.ts'
import { useForm } from './use-form.tsx'

let leave: () => Promise<void>
let seen: Seen[]
let answer: (request: Seen) => unknown

/** An asset as it stands on the server. */
const house = (version: number, fields: Partial<Read> = {}): Read => ({
  __typename: 'VastgoedAsset',
  id: 'r1',
  record_version: version,
  straatnaam: 'Dijk',
  plaats: 'Waterveen',
  ...fields,
})
function Form({ row }: { row: Read | null }) {
  const names = ['straatnaam', 'plaats'] as const
  const form = useResourceForm({ of: 'building', row, names, place: 'o1', startEditing: row === null })
  return (
    <main>
      {form.body()}
      {form.footer}
    </main>
  )
}
/** Opens the form as a page that was just loaded does. */
const load = async (row: Read | null) => {
  leave = await showPage(() => <Form row={row} />)
}
/** The page is taken away without a question, and comes again. */
async function reload(row: Read | null) {
  dispatchEvent(new Event('pagehide'))
  const kept = { ...localStorage }
  await leave()
  // What the page did while it was taken apart, a page that crashed would not have done.
  localStorage.clear()
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, String(value))
  await load(row)
}
const isOffered = () => button('Terugzetten') !== undefined
const saves = () => seen.filter(({ query }) => query.startsWith('mutation'))

beforeEach(async () => {
  await readyPage()
  answer = ({ variables }) => ({ data: { row: { ...house(2), ...(variables.input as object) } } })
  seen = fakeServer((request) =>
    request.query.startsWith('mutation') ? answer(request) : { data: { rows: [], total: 0 } },
  ).seen
})
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

test('a half-filled edit is offered after a reload, and again until it is taken up or thrown away', async () => {
  await load(house(1))
  await press('Bewerken')
  await type('Straatnaam', 'Kade')
  await reload(house(1))
  expect(isOffered()).toBe(true)
  // Somebody who has not seen it yet, edits and gives up again.
  await press('Bewerken')
  expect(isOffered()).toBe(true)
  await press('Annuleer')
  await reload(house(1))
  expect(isOffered()).toBe(true)
  // And one who types something else before looking up.
  await press('Bewerken')
  await type('Plaats', 'Waterdam')
  await press('Annuleer')
  const throwAway = document.querySelector<HTMLButtonElement>('dialog .button-danger')
  await act(async () => throwAway?.click())
  await reload(house(1))
  await press('Terugzetten')
  expect(input('Straatnaam')?.value).toBe('Kade')
  expect(isOffered()).toBe(false)
  await reload(house(1))
  await press('Weggooien')
  await reload(house(1))
  expect(isOffered()).toBe(false)
})

test('two half-filled ones are offered one after the other', async () => {
  for (const straatnaam of ['Kade', 'Kaai']) {
    await load(house(1))
    await press('Bewerken')
    await type('Straatnaam', straatnaam)
    dispatchEvent(new Event('pagehide'))
    await leave()
  }
  await load(house(1))
  await press('Terugzetten')
  expect(input('Straatnaam')?.value).toBe('Kaai')
  await press('Terugzetten')
  expect(input('Straatnaam')?.value).toBe('Kade')
  expect(isOffered()).toBe(false)
})

test('a new record keeps what was typed when another one is made first', async () => {
  await load(null)
  await type('Straatnaam', 'Kade')
  await reload(null)
  await type('Straatnaam', 'Laan')
  await type('Plaats', 'Waterdam')
  await press('Opslaan')
  await until(() => saves().length === 1)
  await reload(null)
  await press('Terugzetten')
  expect(input('Straatnaam')?.value).toBe('Kade')
})

test('a record that was changed in between says so, and each field that both changed is chosen', async () => {
  await load(house(1))
  await press('Bewerken')
  await type('Straatnaam', 'Kade')
  await type('Plaats', 'Waterdam')
  await reload(house(4, { straatnaam: 'Kaai' }))
  expect(document.querySelector('.message')?.textContent).toContain('Het is daarna gewijzigd')
  await press('Terugzetten')
  expect([input('Straatnaam')?.value, input('Plaats')?.value]).toEqual(['Kade', 'Waterdam'])
  answer = () =>
    refusal('conflict', 'Intussen gewijzigd', {
      current: 4,
      by: 'Samir',
      at: '2026-11-19 10:00:00',
      fields: { straatnaam: { yours: 'Kade', theirs: 'Kaai' } },
    })
  await press('Opslaan')
  await until(() => document.querySelector('dialog[open]') !== null)
  expect(saves().at(-1)?.variables).toMatchObject({
    input: { record_version: 1, straatnaam: 'Kade', plaats: 'Waterdam' },
  })
  expect(document.querySelector('dialog')?.textContent).toContain('Kaai')
})

test('what is saved is not offered again', async () => {
  await load(house(1))
  await press('Bewerken')
  await type('Straatnaam', 'Kade')
  await reload(house(1))
  await press('Terugzetten')
  await press('Opslaan')
  await until(() => button('Bewerken') !== undefined)
  await reload(house(2, { straatnaam: 'Kade' }))
  expect(isOffered()).toBe(false)
})

test('what was on its way when the page was left is not offered once it has been saved', async () => {
  await load(house(1))
  await press('Bewerken')
  await type('Straatnaam', 'Kade')
  await reload(house(2, { straatnaam: 'Kade' }))
  expect(isOffered()).toBe(false)
  // Nor later, when somebody else has changed it.
  await reload(house(3, { straatnaam: 'Gracht' }))
  expect(isOffered()).toBe(false)
})

test('a form that grew keeps nothing behind under what it was before', async () => {
  const own = house(1)
  const rest = house(1, { id: 'r2' })
  const Growing = () => {
    const [isLarge, setLarge] = useState(false)
    const first = useFormPart({ of: 'building', row: own, names: ['straatnaam'] })
    const second = useFormPart({ of: 'building', row: rest, names: ['plaats'] })
    const form = useForm({ parts: isLarge ? [first, second] : [first], readOnly: null })
    return (
      <main>
        <FormBody form={form}>
          {form.parts.map((part) => (
            <Part key={String(part.row?.id)} part={part} editing={form.editing}>
              <DefinedSections names={part === first ? ['straatnaam'] : ['plaats']} level={2} />
            </Part>
          ))}
        </FormBody>
        {form.footer}
        <button type="button" onClick={() => setLarge(!isLarge)}>
          Meer
        </button>
        {form.dialogs}
      </main>
    )
  }
  leave = await showPage(Growing)
  await press('Bewerken')
  await type('Straatnaam', 'Kade')
  await press('Meer')
  await type('Plaats', 'Dorp')
  await press('Opslaan')
  await until(() => button('Bewerken') !== undefined)
  expect(saves()).toHaveLength(2)
  await press('Meer')
  expect(isOffered()).toBe(false)
})
