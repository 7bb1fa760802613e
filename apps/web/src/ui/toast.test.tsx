// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Toasts, toast } from './toast.tsx'
import './undo-key.ts'

let root: Root
let undone = 0
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  HTMLElement.prototype.showPopover = () => {}
  undone = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <>
        <input type="search" />
        <Toasts />
      </>,
    ),
  )
  await act(async () => toast({ text: 'Hok A verwijderd', onUndo: () => undone++ }))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
})
const press = async (more: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { key: 'z', bubbles: true, cancelable: true, ...more })
  await act(async () => void (document.activeElement ?? document.body).dispatchEvent(event))
  return event.defaultPrevented
}

test('Ctrl+Z takes back what was just done, once, and leaves what stands in a search as it is', async () => {
  expect(await press({ ctrlKey: true })).toBe(true)
  expect([undone, document.querySelector('.toast')]).toEqual([1, null])
  expect(await press({ ctrlKey: true })).toBe(false)
  expect(undone).toBe(1)
})

test('while somebody types Ctrl+Z is of what they typed, and with Shift it is another key', async () => {
  document.querySelector('input')?.focus()
  expect([await press({ ctrlKey: true }), undone]).toEqual([false, 0])
  document.querySelector('input')?.blur()
  expect([await press({ ctrlKey: true, shiftKey: true }), await press({}), undone]).toEqual([false, false, 0])
})
