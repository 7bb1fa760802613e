// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Popover } from './popover.tsx'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // What is not shown has no focus.
  HTMLElement.prototype.showPopover = function () {
    this.style.display = 'block'
  }
  class NeverObserves {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', NeverObserves)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <Popover
        label="Filter"
        trigger={(given) => (
          <button type="button" {...given}>
            Filter
          </button>
        )}
      >
        {(close) => (
          <form>
            <input type="search" />
            <fieldset>
              <input type="radio" name="yes-no" value="ja" defaultChecked />
              <input type="radio" name="yes-no" value="nee" />
            </fieldset>
            <button type="button" disabled>
              Meer
            </button>
            <button type="button" onClick={close}>
              Annuleer
            </button>
          </form>
        )}
      </Popover>,
    ),
  )
  act(() => document.querySelector('button')?.click())
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})
const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('type')
const tab = (shiftKey = false) =>
  act(
    () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true }),
      ),
  )
const isOpen = () => document.querySelector('[popover]') !== null

test('the keyboard goes round in an open window, and is back at its button when that closes', () => {
  expect(focused()).toBe('search')
  tab(true)
  expect(focused()).toBe('Annuleer')
  tab()
  expect(focused()).toBe('search')
  expect(isOpen()).toBe(true)
  const cancel = [...document.querySelectorAll('button')].at(-1)
  act(() => cancel?.click())
  expect(isOpen()).toBe(false)
  expect(focused()).toBe('Filter')
})

test('a press beside everything leaves the keyboard at the button', async () => {
  act(() => {
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  })
  await act(() => new Promise((done) => setTimeout(done, 1)))
  expect(isOpen()).toBe(false)
  expect(focused()).toBe('Filter')
})
