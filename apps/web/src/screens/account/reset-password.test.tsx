// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, refusal } from '../../api/testing.ts'
import { press, readyPage, showPage, type, until } from '../../page/testing.tsx'
import { ResetPasswordScreen } from './reset-password.tsx'

// The build writes it into the page.
vi.hoisted(() => Object.assign(globalThis, { __VERSION__: '1.0.0' }))

let leave: () => Promise<void>
beforeEach(readyPage)
afterEach(async () => {
  await leave()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const words = () => document.querySelector('main')?.textContent ?? ''
const inputs = () => document.querySelectorAll('input[type="password"]').length

test.each([
  ['an invitation that was accepted', '&invitation=1', 'aangenomen', 'Deze uitnodiging heb je al aangenomen', 0],
  ['an invitation that was declined', '&invitation=1', 'afgeslagen', 'Deze uitnodiging is afgeslagen', 0],
  ['an invitation that was withdrawn', '&invitation=1', 'ingetrokken', 'Deze uitnodiging is ingetrokken', 0],
  ['an invitation that was mailed again', '&invitation=1', 'vervangen', 'Open de link uit de laatste mail', 0],
  ['an invitation that is too old', '&invitation=1', 'over', 'Deze link werkt niet meer', 0],
  ['a link that was used', '', 'over', 'Deze link is al gebruikt', 0],
  ['an invitation in force', '&invitation=1', 'open', 'Uitnodiging aannemen', 2],
  ['a link in force', '', 'open', 'Wachtwoord opslaan', 2],
  // Then saving says what is the matter.
  ['a server that cannot say', '', null, 'Wachtwoord opslaan', 2],
])('%s says at once what can be done with it', async (_, more, state, said, fields) => {
  const { seen } = fakeServer(() => {
    return state === null ? refusal('unavailable', 'Even niet: probeer het zo weer') : { data: { state } }
  })
  history.replaceState(null, '', `/reset-password?token=een-token&email=samir%40noordlicht.test${more}`)
  leave = await showPage(() => (
    <main>
      <ResetPasswordScreen />
    </main>
  ))
  await until(() => words().includes(said))
  expect(inputs()).toBe(fields)
  // Who is not logged in asks one thing at a time: whom it is for is a question of its own, of an invitation alone.
  const invited = { input: { email: 'samir@noordlicht.test', token: 'een-token' } }
  expect(seen.map(({ variables }) => variables)).toEqual([{ token: 'een-token' }, ...(more === '' ? [] : [invited])])
})

test('an invitation shows what whoever invited typed, and sends it as the person wants it', async () => {
  const person = { name: 'Samir', tussenvoegsel: null, achternaam: 'Aziz', phone_number: '06 12345678' }
  const { seen } = fakeServer(({ query }) =>
    query.includes('mutation')
      ? { data: { updateForgottenPassword: { status: 'ok' } } }
      : { data: { state: 'open', person } },
  )
  history.replaceState(null, '', '/reset-password?token=een-token&email=samir%40noordlicht.test&invitation=1')
  leave = await showPage(() => (
    <main>
      <ResetPasswordScreen />
    </main>
  ))
  await until(() => words().includes('Voornaam'))
  const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  expect(Object.keys(person).map((name) => input(name)?.value)).toEqual(['Samir', '', 'Aziz', '06 12345678'])
  await type('Tussenvoegsel', 'el')
  await type('Achternaam', '')
  await type('Nieuw wachtwoord', 'een-eigen-woord')
  await type('Herhaal het nieuwe wachtwoord', 'een-eigen-woord')
  await press('Uitnodiging aannemen')
  expect(input('achternaam')?.getAttribute('aria-invalid')).toBe('true')
  expect(seen).toHaveLength(2)
  await type('Achternaam', 'Azizi')
  await press('Uitnodiging aannemen')
  await until(() => seen.length === 3)
  expect(seen[2]?.variables).toEqual({
    input: {
      ...person,
      tussenvoegsel: 'el',
      achternaam: 'Azizi',
      email: 'samir@noordlicht.test',
      token: 'een-token',
      password: 'een-eigen-woord',
      password_confirmation: 'een-eigen-woord',
    },
  })
})
