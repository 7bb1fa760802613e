// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Menu } from './popover.tsx'

let root: Root
const done: string[] = []
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  done.length = 0
  HTMLElement.prototype.showPopover = function () {
    this.style.display = 'block'
  }
  class NeverObserves {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', NeverObserves)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const items = ['Bekijken', 'Verplaatsen', 'Verwijderen'].map((label) => ({
    label,
    onSelect: () => done.push(label),
    refusal: label === 'Verplaatsen' ? 'Het onderzoek is afgerond' : undefined,
  }))
  await act(async () => root.render(<Menu label="Meer" items={items} />))
  document.querySelector('button')?.focus()
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})
const here = () => document.activeElement?.querySelector('span')?.firstChild?.textContent
const isOpen = () => document.querySelector('[role="menu"]') !== null
const press = async (...keys: string[]) => {
  for (const key of keys)
    await act(
      async () =>
        void document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        ),
    )
}

test('the arrow down opens a menu at its first line, the arrow up at its last', async () => {
  await press('ArrowDown')
  expect([isOpen(), here()]).toEqual([true, 'Bekijken'])
  await press('Escape')
  expect([isOpen(), document.activeElement]).toEqual([false, document.querySelector('button')])
  await press('ArrowUp')
  expect([isOpen(), here()]).toEqual([true, 'Verwijderen'])
})

test('arrows go round, Home and End to the ends, a letter to the next line that begins with it', async () => {
  await press('ArrowDown', 'ArrowUp')
  expect(here()).toBe('Verwijderen')
  await press('ArrowDown')
  expect(here()).toBe('Bekijken')
  await press('End')
  expect(here()).toBe('Verwijderen')
  await press('Home', 'v')
  expect(here()).toBe('Verplaatsen')
  await press('v')
  expect(here()).toBe('Verwijderen')
})

test('what is chosen closes the menu and gives the focus back; what is refused does neither', async () => {
  await press('ArrowDown', 'ArrowDown')
  await act(async () => (document.activeElement as HTMLElement).click())
  expect([isOpen(), done]).toEqual([true, []])
  await press('End')
  await act(async () => (document.activeElement as HTMLElement).click())
  expect([isOpen(), done, document.activeElement]).toEqual([false, ['Verwijderen'], document.querySelector('button')])
})
