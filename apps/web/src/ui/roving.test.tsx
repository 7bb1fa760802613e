// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRoving } from './roving.ts'

let root: Root
let setPage: (page: string) => void
let setMore: (isMore: boolean) => void
function Row() {
  const rove = useRoving<HTMLDivElement>('row')
  const [page, set] = useState('b')
  const [isMore, more] = useState(false)
  setPage = set
  setMore = more
  return (
    <div ref={rove}>
      {['a', 'b', 'c', ...(isMore ? ['d'] : [])].map((name) => (
        <a key={name} id={name} href={`#${name}`} aria-current={name === page ? 'page' : undefined}>
          {name}
        </a>
      ))}
      <button type="button" disabled>
        e
      </button>
      <input aria-label="search" />
      <div popover="manual" style={{ display: 'block' }}>
        <button type="button" id="inside">
          f
        </button>
      </div>
    </div>
  )
}
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<Row />))
  // It comes after what the page shows.
  await vi.waitUntil(() => stops().length === 1, { timeout: 5_000 })
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
})
/** Where Tab stops, but for what is no part of the row. */
const stops = () => [...document.querySelectorAll('a')].filter((one) => one.tabIndex === 0).map(({ id }) => id)
const focused = () => document.activeElement?.id
const focus = (id: string) => act(() => document.getElementById(id)?.focus())
const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  act(() => void document.activeElement?.dispatchEvent(event))
  return event.defaultPrevented
}
/** What changed is looked at once the change is over. */
const changed = (change: () => void) => act(async () => change())

test('a row is one stop, at what is open; arrows lead along it and round, Home and End to its ends', () => {
  expect(stops()).toEqual(['b'])
  focus('b')
  press('ArrowRight')
  expect([focused(), stops()]).toEqual(['c', ['c']])
  press('ArrowRight')
  expect(focused()).toBe('a')
  press('ArrowLeft')
  expect(focused()).toBe('c')
  press('Home')
  expect(focused()).toBe('a')
  press('End')
  expect([focused(), stops()]).toEqual(['c', ['c']])
})

test('what is typed into, opened above it or pressed with another key is left alone', () => {
  document.querySelector('input')?.focus()
  expect(press('ArrowRight')).toBe(false)
  focus('inside')
  expect([press('ArrowRight'), focused(), document.getElementById('inside')?.tabIndex]).toEqual([false, 'inside', 0])
  focus('a')
  expect([press('ArrowRight', { altKey: true }), press('ArrowDown'), focused()]).toEqual([false, false, 'a'])
})

test('what comes and goes leaves one stop, and of another page it is that page', async () => {
  focus('c')
  await changed(() => setMore(true))
  expect(stops()).toEqual(['c'])
  focus('d')
  await changed(() => setMore(false))
  expect(stops()).toEqual(['b'])
  act(() => (document.activeElement as HTMLElement | null)?.blur())
  await changed(() => setPage('a'))
  expect(stops()).toEqual(['a'])
})
