// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readyPage, showPage } from '../../page/testing.tsx'
import { readHand, showHand } from '../../theme/hand.ts'
import { OwnDevice } from './own-device.tsx'

let leave: () => Promise<void>
beforeEach(readyPage)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})
const show = async (isTouch: boolean) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isTouch && query.includes('coarse'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  leave = await showPage(() => (
    <main>
      <OwnDevice />
    </main>
  ))
}
const hands = () => [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
const shown = () => document.documentElement.dataset.hand

test('the left hand is chosen for this device, is there again on the next visit, and is taken back', async () => {
  await show(true)
  expect(hands().map(({ checked }) => checked)).toEqual([false, true])
  await act(async () => hands()[0]?.click())
  expect([shown(), readHand()]).toEqual(['left', 'left'])
  delete document.documentElement.dataset.hand
  showHand()
  expect(shown()).toBe('left')
  await act(async () => hands()[1]?.click())
  expect([shown(), readHand()]).toEqual([undefined, 'right'])
})

test('where a mouse presses, no hand is asked', async () => {
  await show(false)
  expect(hands()).toEqual([])
})
