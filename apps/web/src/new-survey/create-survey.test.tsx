// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, refusal, type Seen } from '../api/testing.ts'
import { button, errors, hasFocus, input, press, readyPage, showPage, type, until } from '../page/testing.tsx'
import { CreateSurvey } from './create-survey.tsx'

let leave: () => Promise<void>
let seen: Seen[]
let refused: unknown = null
let opened: string[]

const items = ['a', 'b'].map((id) => ({ id, value: `Item ${id}`, active: true }))
const client = { __typename: 'Klant', id: 'k1', record_version: 1, naam: 'Gemeente' }
function answer({ query, variables }: Seen): unknown {
  if (query.startsWith('mutation')) {
    if (refused) return refused
    const { id } = variables.input as { id: string }
    return { data: { row: { __typename: 'VastgoedAsset', id, record_version: 1 } } }
  }
  if (query.startsWith('query row(')) return { data: { row: { id: variables.id, nummer: '2026-0099' } } }
  if (query.startsWith('query propose(')) return { data: { answer: {} } }
  if (query.startsWith('query lookups'))
    return { data: Object.fromEntries([...query.matchAll(/(l\d+):/g)].map(([, name]) => [name, items])) }
  return { data: query.includes('rows: klanten(') ? { rows: [client], total: 1 } : { rows: [], total: 0 } }
}
const open = () => showPage(() => <CreateSurvey onClose={() => {}} onCreated={(id) => opened.push(id)} />)
const saves = () => seen.filter(({ query }) => query.startsWith('mutation'))

beforeEach(async () => {
  await readyPage()
  refused = null
  opened = []
  seen = fakeServer(answer).seen
})
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

/** Types in a list and presses what it then offers. */
async function choose(label: string, option: string): Promise<void> {
  await type(label, option.slice(0, 4))
  const offered = () => [...document.querySelectorAll('[role="option"]')].find((one) => one.textContent === option)
  await until(() => offered() !== undefined)
  await act(async () => void offered()?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  expect(input(label)?.value).toBe(option)
}
async function fillIn(): Promise<void> {
  await press('Nieuw pand')
  await type('Straatnaam', 'Kade')
  await type('Huisnummer', '7')
  await type('Postcode', '9990 AA')
  await type('Plaats', 'Waterveen')
  await press('Volgende')
  await choose('Opdrachtgever', 'Gemeente')
  await choose('Type onderzoek', 'Item a')
  await press('Volgende')
}

test('a new survey that was being filled in is offered again after a reload, the new asset too', async () => {
  leave = await open()
  await press('Nieuw pand')
  await type('Naam complex of gebouw', 'Gymzaal')
  dispatchEvent(new Event('pagehide'))
  await leave()

  leave = await open()
  expect(input('Naam complex of gebouw')).toBeUndefined()
  await press('Terugzetten')
  expect(input('Naam complex of gebouw')?.value).toBe('Gymzaal')
})

test('building, survey and client go in one call, and the page of the survey opens', async () => {
  leave = await open()
  await fillIn()
  await press('Opslaan')
  await until(() => opened.length === 1)
  expect(saves()).toHaveLength(1)
  const [{ query, variables } = { query: '', variables: {} }] = saves()
  expect(query).toContain('createVastgoedAsset')
  expect(variables.input).toMatchObject({
    straatnaam: 'Kade',
    inventarisatie_asset: {
      create: [
        {
          onderzoeken: {
            create: [
              {
                onderzoek_type: { connect: { id: 'a' } },
                onderzoek_klant: { create: [{ klant: { connect: { id: 'k1' } } }] },
              },
            ],
          },
        },
      ],
    },
  })
  const sent = JSON.parse(JSON.stringify(variables.input)) as {
    inventarisatie_asset: { create: [{ onderzoeken: { create: [{ id: string }] } }] }
  }
  expect(opened).toEqual([sent.inventarisatie_asset.create[0].onderzoeken.create[0].id])
})

test('what is refused of the client or the survey stands at its field, in its step', async () => {
  leave = await open()
  await fillIn()
  const below = 'inventarisatie_asset.0.onderzoeken.0'
  const issue = (path: string, rule: string) => ({ path, rule, args: [], message: '' })
  refused = refusal('invalid', 'Onderzoeknummer', {}, [issue(`${below}.nummer`, 'isUnique')])
  await press('Opslaan')
  await hasFocus('Onderzoeknummer')
  await until(() => errors().length === 1)
  await type('Onderzoeknummer', '2026-0100')
  expect(errors()).toEqual([])
  await press('Volgende')
  refused = refusal('invalid', 'Opdrachtgever', {}, [issue(`${below}.onderzoek_klant.0.referentie`, 'maxLength')])
  await press('Opslaan')
  await hasFocus('Referentie opdrachtgever')
  expect(opened).toEqual([])
  expect(button('Vorige')).toBeDefined()
})

test('Ctrl+Enter opens the survey and begins the next one as a new dialog does', async () => {
  leave = await open()
  await fillIn()
  await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true })))
  await until(() => document.querySelector('[aria-current="step"]')?.textContent === '1. Pand')
  expect(saves()).toHaveLength(1)
  expect(opened).toEqual([])
  expect(input('Bestaand pand of schip')?.checked).toBe(true)
  await press('Nieuw pand')
  expect(input('Straatnaam')?.value).toBe('')
})
