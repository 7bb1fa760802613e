// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, refusal } from '../../api/testing.ts'
import { press, readyPage, showPage, type, until } from '../../page/testing.tsx'
import { FactorDialog } from './factor-dialog.tsx'

let leave: () => Promise<void>
const onClose = vi.fn()
beforeEach(async () => {
  await readyPage()
  onClose.mockClear()
  fakeServer(({ query }) => {
    if (query.includes('bevestigTweedeFactor')) return refusal('codeFailed', 'Code klopt niet: of een herstelcode')
    if (query.includes('beginTweedeFactor')) return { data: { answer: { geheim: 'ABCD', uri: 'otpauth://totp/x' } } }
    return { data: { answer: { codes: ['aaaa-bbbb'] } } }
  })
})
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})
const text = () => document.querySelector('dialog')?.textContent ?? ''
const pressEscape = () =>
  act(
    async () =>
      void document
        .querySelector('dialog')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
  )

test('recovery codes, seen once, stay until it is said that they are kept', async () => {
  leave = await showPage(() => <FactorDialog task="codes" onClose={onClose} />)
  await type('Huidig wachtwoord', 'een-woord')
  await press('Verder')
  await until(() => text().includes('aaaa-bbbb'))
  await pressEscape()
  await press('Sluiten')
  expect(onClose).not.toHaveBeenCalled()
  expect(text()).toContain('aaaa-bbbb')
  expect(text()).toContain('Hierna zie je deze codes niet meer')
  await press('Ik heb ze bewaard')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a wrong code of the app that is set up speaks of no recovery code, for there is none yet', async () => {
  leave = await showPage(() => <FactorDialog task="begin" onClose={onClose} />)
  await type('Huidig wachtwoord', 'een-woord')
  await press('Verder')
  await until(() => text().includes('ABCD'))
  await type('Code uit de app', '000000')
  await press('Verder')
  await until(() => text().includes('Code klopt niet'))
  expect(text()).not.toContain('herstelcode')
})
