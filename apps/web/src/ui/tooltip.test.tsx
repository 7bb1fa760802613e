// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { IconButton } from './button.tsx'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // What the browser does to put something above the page.
  HTMLElement.prototype.showPopover = () => {}
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<IconButton label="Sluiten" icon={null} />))
})
afterEach(async () => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  await later()
})
const button = () => document.querySelector('button') as HTMLButtonElement
const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const shown = () => document.querySelector('.tooltip')?.textContent ?? null
const later = () => new Promise((done) => setTimeout(done, 5))

test('whoever tabs to a button of one icon sees its name until they go on', () => {
  press('Tab')
  act(() => button().focus())
  expect(shown()).toBe('Sluiten')
  act(() => button().blur())
  expect(shown()).toBeNull()
})

test('a page that sets the focus on a button shows no name, also after Enter or a Tab before', async () => {
  act(() => button().focus())
  expect(shown()).toBeNull()
  act(() => button().blur())
  press('Enter')
  act(() => button().focus())
  expect(shown()).toBeNull()
  act(() => button().blur())
  press('Tab')
  await later()
  act(() => button().focus())
  expect(shown()).toBeNull()
})
