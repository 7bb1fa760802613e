// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, refusal, type Seen } from '../api/testing.ts'
import { button, errors, hasFocus, input, press, readyPage, showPage, type, until } from '../page/testing.tsx'
import { Link } from '../router/router.tsx'
import { FormPage, useResourceForm } from './resource-form.tsx'

let leave: () => Promise<void>
let seen: Seen[]
let answer: () => unknown

const house = { __typename: 'VastgoedAsset', id: 'r1', record_version: 1, straatnaam: 'Dijk', huisnummer: 1 }
function Form() {
  const form = useResourceForm({ of: 'building', row: house, names: ['straatnaam', 'huisnummer'] })
  return (
    <main>
      <Link to="/elders" id="away">
        Elders
      </Link>
      <FormPage form={form}>{form.body()}</FormPage>
    </main>
  )
}
const saves = () => seen.filter(({ query }) => query.startsWith('mutation'))
const isAsked = () => document.querySelector('dialog')?.textContent?.includes('Pagina verlaten?') ?? false
const isAway = () => location.pathname === '/elders'

beforeEach(async () => {
  await readyPage()
  history.replaceState(null, '', '/pand')
  answer = () => ({ data: { row: { ...house, record_version: 2, straatnaam: 'Kade' } } })
  seen = fakeServer(({ query }) => (query.startsWith('mutation') ? answer() : { data: { rows: [], total: 0 } })).seen
  leave = await showPage(() => <Form />)
  await press('Bewerken')
  await type('Straatnaam', 'Kade')
})
afterEach(async () => {
  await leave()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})
async function goAway(by: string): Promise<void> {
  await act(async () => document.getElementById('away')?.click())
  await until(isAsked)
  expect(isAway()).toBe(false)
  expect(document.querySelectorAll('dialog .button-primary')).toHaveLength(1)
  await press(by)
}

test('saves what was typed and goes where somebody was going', async () => {
  await goAway('Opslaan en verlaten')
  await until(isAway)
  expect(saves().map(({ variables }) => variables.input)).toEqual([{ straatnaam: 'Kade', record_version: 1 }])
})

test('goes without saving, or stays with what was typed', async () => {
  await goAway('Verder bewerken')
  expect(isAsked()).toBe(false)
  expect(input('Straatnaam')?.value).toBe('Kade')
  await goAway('Verlaten zonder opslaan')
  await until(isAway)
  expect(saves()).toEqual([])
})

test('what cannot be saved keeps its page, with the focus where it is mended', async () => {
  answer = () =>
    refusal('invalid', 'Controleer de invoer: Straatnaam', {}, [
      { path: 'straatnaam', rule: 'maxLength', args: [10], message: 'Te lang' },
    ])
  await goAway('Opslaan en verlaten')
  await until(() => errors().length === 1)
  await hasFocus('Straatnaam')
  expect(isAway()).toBe(false)
  expect(button('Opslaan')).toBeDefined()
})

const pressEscape = async () => {
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  const at = document.querySelector('dialog[open]') ?? document.activeElement
  await act(async () => void at?.dispatchEvent(key))
  // Else the browser closes with it the question that has just come up.
  expect(key.defaultPrevented).toBe(true)
}

test('Escape asks before it gives up what was typed, and does nothing in the question but go back to it', async () => {
  const isAsked = () => document.querySelector('dialog')?.textContent?.includes('Wijzigingen weggooien?') ?? false
  await pressEscape()
  expect(isAsked()).toBe(true)
  await pressEscape()
  expect(isAsked()).toBe(false)
  expect(input('Straatnaam')?.value).toBe('Kade')
  await pressEscape()
  await press('Weggooien')
  expect(input('Straatnaam')).toBeUndefined()
  expect(button('Bewerken')).toBeDefined()
})
