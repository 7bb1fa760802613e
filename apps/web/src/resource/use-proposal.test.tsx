// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, refusal, type Seen } from '../api/testing.ts'
import { errors, input, press, readyPage, showPage, type, until } from '../page/testing.tsx'
import { CreateDialog } from './create-dialog.tsx'

let leave: () => Promise<void>
let seen: Seen[]
let isRefused = false
/** The sample that the server would make now. */
let next = { nummer: 'M08', genomen_door: '5', inventarisatie: 'v1' }
const proposals = () => seen.filter(({ query }) => query.startsWith('query propose')).map(({ variables }) => variables)
const saved = () => seen.filter(({ query }) => query.startsWith('mutation')).map(({ variables }) => variables.input)
const number = () => input('Monsternummer')

beforeEach(async () => {
  await readyPage()
  isRefused = false
  next = { nummer: 'M08', genomen_door: '5', inventarisatie: 'v1' }
  seen = fakeServer(({ query, variables }) => {
    if (query.startsWith('query propose'))
      return isRefused ? refusal('forbidden', 'Geen recht') : { data: { answer: next } }
    const { id } = (variables.input ?? {}) as { id?: string }
    if (query.startsWith('mutation')) return { data: { row: { __typename: 'Monster', id, record_version: 1 } } }
    return { data: { rows: [], total: 0 } }
  }).seen
})
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})
async function open(): Promise<void> {
  leave = await showPage(() => (
    <CreateDialog of="sample" names={['omschrijving']} values={{ onderzoek: 'o1' }} onClose={() => {}} />
  ))
  await until(() => proposals().length === 1)
  await act(async () => {})
}
const saveAndNext = () =>
  act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true })))

test('the number that is next is shown and not sent; who took it is filled in and sent', async () => {
  await open()
  expect(proposals()).toEqual([{ input: { onderzoek: { connect: { id: 'o1' } } } }])
  expect(number()?.placeholder).toBe('wordt M08')
  expect(number()?.value).toBe('')
  await type('Omschrijving', 'Grijs')
  expect(proposals()).toHaveLength(1)
  await press('Opslaan')
  await until(() => saved().length === 1)
  expect(saved()[0]).toMatchObject({ omschrijving: 'Grijs', genomen_door: { connect: { id: '5' } } })
  expect(saved()[0]).not.toHaveProperty('nummer')
})

test('the next one is asked anew, also when nothing else changed', async () => {
  await open()
  await type('Omschrijving', 'Grijs')
  next = { ...next, nummer: 'M09' }
  await saveAndNext()
  await until(() => number()?.placeholder === 'wordt M09')
  expect(saved()).toHaveLength(1)
  expect(proposals()).toHaveLength(2)
})

test('a number that somebody types is theirs', async () => {
  await open()
  await type('Monsternummer', 'M20')
  await type('Omschrijving', 'Grijs')
  await press('Opslaan')
  await until(() => saved().length === 1)
  expect(saved()[0]).toMatchObject({ nummer: 'M20' })
})

test('where nothing may be proposed the form is as it was', async () => {
  isRefused = true
  await open()
  expect(number()?.placeholder).toBe('')
  await type('Omschrijving', 'Grijs')
  expect([errors(), proposals().length]).toEqual([[], 1])
})
