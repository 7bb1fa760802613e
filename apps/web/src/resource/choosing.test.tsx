// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../router/router.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { Ticks } from './ticks.tsx'

const names = ['kast', 'kelder', 'keuken', 'toilet', 'zolder']
let root: Root
let ticks: Ticks
let search: (query: string) => void
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // What a browser has and jsdom lacks: sizes, fonts, and whether a link is in view.
  class Observer {
    observe = () => {}
    unobserve = () => {}
    disconnect = () => {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  Object.defineProperty(document, 'fonts', { configurable: true, value: { check: () => true } })
  HTMLElement.prototype.showPopover = () => {}
  HTMLCanvasElement.prototype.getContext = (() => ({
    measureText: () => ({ width: 50 }),
  })) as unknown as typeof HTMLCanvasElement.prototype.getContext
  root = createRoot(document.body.appendChild(document.createElement('div')))
  ticks = new Ticks()
  ticks.refusal = (row) => (row === 'toilet' ? 'Alleen lezen: de ruimte is vervallen' : null)
  function Screen() {
    const [query, setQuery] = useState('')
    search = setQuery
    return (
      <DataTable
        label="Ruimten"
        flow
        rows={names}
        id={(row) => row}
        columns={[{ key: 'naam', title: 'Naam', value: (row) => row }]}
        to={(row) => `/${row}`}
        query={query}
        ticks={ticks}
      />
    )
  }
  await act(async () => root.render(<App routes={[{ path: '*', screen: async () => Screen }]} />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const box = (name: string) => document.querySelector<HTMLInputElement>(`[aria-label="${name} selecteren"]`)
const all = () => document.querySelector<HTMLInputElement>('[aria-label="Alle rijen selecteren"]')
const link = (name: string) => [...document.querySelectorAll('a')].find((one) => one.textContent === name)
const chosen = () => ticks.chosen().ids.join(' ')
const said = () => [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent).join('')
const click = (element: Element | null | undefined, shiftKey = false) =>
  act(async () => void element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey })))
const key = (name: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    )
  })
const focus = (name: string) => act(async () => link(name)?.focus())

test('by mouse: one row, a range with Shift, all that may be chosen, and none', async () => {
  await click(box('kelder'))
  expect(chosen()).toBe('kelder')
  expect(box('kelder')?.checked).toBe(true)
  expect(said()).toBe('1 van 5 geselecteerd')
  await click(box('zolder'), true)
  expect(chosen()).toBe('kelder keuken zolder')
  expect(all()?.indeterminate).toBe(true)
  await click(all())
  expect(chosen()).toBe('kast kelder keuken zolder')
  await click(all())
  expect(chosen()).toBe('')
  expect(said()).toBe('Niets meer geselecteerd')
})

test('by keyboard: Space, Shift with arrows to and fro, Ctrl+A, Escape; the focus goes along', async () => {
  await focus('kast')
  await key(' ')
  expect(chosen()).toBe('kast')
  await key('ArrowDown', { shiftKey: true })
  await key('ArrowDown', { shiftKey: true })
  expect(chosen()).toBe('kast kelder keuken')
  expect(document.activeElement?.textContent).toBe('keuken')
  await key('ArrowUp', { shiftKey: true })
  expect(chosen()).toBe('kast kelder')
  await key('a', { ctrlKey: true })
  expect(chosen()).toBe('kast kelder keuken zolder')
  await key('Escape')
  expect(chosen()).toBe('')
  await key('ArrowDown')
  expect(chosen()).toBe('')
})

test('a row to which nothing can be done says why, and is never chosen', async () => {
  expect(box('toilet')?.getAttribute('aria-description')).toBe('Alleen lezen: de ruimte is vervallen')
  await click(box('toilet'))
  expect(chosen()).toBe('')
  await focus('toilet')
  await key(' ')
  expect(chosen()).toBe('')
})

test('what is searched away is not among what is chosen, and comes back with its row', async () => {
  await focus('kast')
  await key('a', { ctrlKey: true })
  await act(async () => search('ke'))
  expect(chosen()).toBe('kelder keuken')
  expect(said()).toBe('2 van 2 geselecteerd')
  await act(async () => search(''))
  expect(chosen()).toBe('kast kelder keuken zolder')
})
