// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, refusal } from '../../api/testing.ts'
import { readyPage, showPage, until } from '../../page/testing.tsx'
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
  ['an invitation that was used', '&invitation=1', false, 'Deze uitnodiging is al gebruikt', 0],
  ['a link that was used', '', false, 'Deze link is al gebruikt', 0],
  ['an invitation in force', '&invitation=1', true, 'Uitnodiging aannemen', 2],
  ['a link in force', '', true, 'Wachtwoord opslaan', 2],
  // Then saving says what is the matter.
  ['a server that cannot say', '', null, 'Wachtwoord opslaan', 2],
])('%s says at once what can be done with it', async (_, more, open, said, fields) => {
  const { seen } = fakeServer(() => {
    return open === null ? refusal('unavailable', 'Even niet: probeer het zo weer') : { data: { open } }
  })
  history.replaceState(null, '', `/reset-password?token=een-token&email=samir%40noordlicht.test${more}`)
  leave = await showPage(() => (
    <main>
      <ResetPasswordScreen />
    </main>
  ))
  await until(() => words().includes(said))
  expect(inputs()).toBe(fields)
  expect(seen.map(({ variables }) => variables)).toEqual([{ token: 'een-token' }])
})
