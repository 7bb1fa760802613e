// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, refusal, type Seen } from '../api/testing.ts'
import { button, errors, input, press, readyPage, showPage, type, until } from '../page/testing.tsx'
import { CreateDialog } from './create-dialog.tsx'

let leave: () => Promise<void>
let seen: Seen[]
let isRefused = false
/** The sample that the server would make now, and what it takes over when it is like the last one. */
let next: Record<string, unknown>
let last: Record<string, unknown>
const proposals = () => seen.filter(({ query }) => query.startsWith('query propose')).map(({ variables }) => variables)
const saved = () => seen.filter(({ query }) => query.startsWith('mutation')).map(({ variables }) => variables.input)
const number = () => input('Monsternummer')

beforeEach(async () => {
  await readyPage()
  isRefused = false
  next = { nummer: 'M08', genomen_door: '5', inventarisatie: 'v1' }
  last = { omschrijving: 'Grijs', afgewerkt: false, zoals_vorige: 'm7' }
  seen = fakeServer(({ query, variables }) => {
    if (query.startsWith('query propose'))
      return isRefused
        ? refusal('forbidden', 'Geen recht')
        : { data: { answer: variables.last ? { ...next, ...last } : next } }
    const { id } = (variables.input ?? {}) as { id?: string }
    if (query.startsWith('mutation')) return { data: { row: { __typename: 'Monster', id, record_version: 1 } } }
    if (variables.id === 'm7')
      return {
        data: { row: { __typename: 'Monster', id: 'm7', record_version: 1, nummer: 'M07', omschrijving: 'Grijs' } },
      }
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
const withControl = (key: string) =>
  act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, cancelable: true })))
const saveAndNext = () => withControl('Enter')
const description = () => input('Omschrijving')?.value

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

test('like the last one is a button and a key: what it fills in can be taken back, and what was typed stays', async () => {
  await open()
  await press('Zoals de vorige')
  await until(() => description() === 'Grijs')
  expect(proposals().at(-1)).toEqual({ input: { onderzoek: { connect: { id: 'o1' } } }, last: true })
  expect(number()?.placeholder).toBe('wordt M08')
  await press('Leegmaken')
  expect(description()).toBe('')
  await until(() => proposals().length === 3)
  await type('Omschrijving', 'Wit')
  await withControl('d')
  await until(() => button('Leegmaken') !== undefined)
  expect(description()).toBe('Wit')
  await press('Opslaan')
  await until(() => saved().length === 1)
  expect(saved()[0]).toMatchObject({ omschrijving: 'Wit', afgewerkt: false, genomen_door: { connect: { id: '5' } } })
})

test('what was taken over says from which one, until somebody puts something in it', async () => {
  await open()
  const notes = () =>
    [...document.querySelectorAll('.field')].flatMap(
      (field) => field.textContent?.match(/^(\w+).*overgenomen van M07/)?.[1] ?? [],
    )
  expect(notes()).toEqual([])
  await press('Zoals de vorige')
  await until(() => notes().length > 1)
  expect(notes()).toContain('Omschrijving')
  expect(notes()).not.toContain('Monsternummer')
  const described = input('Omschrijving')?.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('overgenomen van M07')
  await type('Omschrijving', 'Wit')
  expect(notes()).not.toContain('Omschrijving')
  expect(notes().length).toBeGreaterThan(0)
  await press('Leegmaken')
  expect(notes()).toEqual([])
})

test('the next one begins empty, with the last one a key away', async () => {
  await open()
  await type('Omschrijving', 'Grijs')
  await saveAndNext()
  await until(() => saved().length === 1 && description() === '')
  await withControl('d')
  await until(() => description() === 'Grijs')
  await saveAndNext()
  await until(() => saved().length === 2)
  expect(saved()[1]).toMatchObject({ omschrijving: 'Grijs' })
  await until(() => button('Zoals de vorige') !== undefined)
  expect(description()).toBe('')
})

const isSaid = (words: string) => document.body.textContent?.includes(words) === true

test('where there is no last one, that is said', async () => {
  last = {}
  await open()
  await press('Zoals de vorige')
  await until(() => isSaid('Nog geen vorige van jou'))
})

test('of a last one that has nothing more it is not said that there is none', async () => {
  last = { zoals_vorige: 'm7' }
  await open()
  await press('Zoals de vorige')
  await until(() => isSaid('De vorige heeft niets dat hier nog ontbreekt'))
  expect(isSaid('Nog geen vorige van jou')).toBe(false)
})

test('where it cannot be asked, that is said, and not that there is none', async () => {
  await open()
  isRefused = true
  await press('Zoals de vorige')
  await until(() => isSaid('De vorige kan nu niet worden opgehaald'))
  expect(isSaid('Nog geen vorige van jou')).toBe(false)
})

test('what the server leaves open has to be filled in, and is asked again with what somebody says of when it was', async () => {
  next = { ...next, genomen_op: null }
  await open()
  expect(input('Genomen op')?.value).toBe('')
  expect(document.querySelector('.form-remarks')?.textContent).toContain('Genomen op')
  next = { nummer: 'M08', genomen_door: '5', inventarisatie: 'v1' }
  await type('Genomen op', '19-11-2020 10:00')
  await until(() => proposals().length === 2)
  expect(proposals()[1]).toMatchObject({ input: { genomen_op: '2020-11-19 10:00:00' } })
})

test('what is left open says at its field what it would contradict, until somebody fills it in', async () => {
  const said = () =>
    /past niet bij „Inventarisatie(bezoek)?”/.test(document.querySelector('.form-body')?.textContent ?? '')
  next = { ...next, genomen_op: null }
  await open()
  await until(said)
  next = { nummer: 'M08', genomen_door: '5', inventarisatie: 'v1' }
  await type('Genomen op', '19-11-2020 10:00')
  await until(() => !said())
})
