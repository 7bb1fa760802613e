// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../router/router.tsx'
import { DataTable } from './data-table.tsx'
import { EmptyState } from './feedback.tsx'
import { rowLeaves } from './leaving-row.ts'

let root: Root
let show: (rows: readonly string[]) => Promise<void>
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
  HTMLCanvasElement.prototype.getContext = (() => ({
    measureText: () => ({ width: 50 }),
  })) as unknown as typeof HTMLCanvasElement.prototype.getContext
  root = createRoot(document.body.appendChild(document.createElement('div')))
  let set: (rows: readonly string[]) => void = () => {}
  function Screen() {
    const [rows, setRows] = useState<readonly string[]>([])
    set = setRows
    return (
      <DataTable
        label="Beperkingen"
        flow
        rows={rows}
        id={(row) => row}
        columns={[
          { key: 'naam', title: 'Naam', value: (row) => row, text: (row) => row },
          { key: 'delete', title: '', value: () => null, render: (row) => <button type="button">Weg {row}</button> },
        ]}
        to={(row) => `/${row}`}
        empty={<EmptyState title="Er zijn geen" actions={<button type="button">Beperking toevoegen</button>} />}
      />
    )
  }
  await act(async () => root.render(<App routes={[{ path: '*', screen: async () => Screen }]} />))
  show = async (rows) => {
    await act(async () => set(rows))
    await act(async () => void (await new Promise((done) => setTimeout(done, 20))))
  }
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})
const focused = () => document.activeElement?.textContent

/** Deletes a record as its question does: first it is told, then its row goes, and what had the focus with it. */
async function remove(id: string, left: readonly string[]) {
  const went = rowLeaves(id)
  await show(left)
  await act(async () => went())
  await act(async () => void (await new Promise((done) => setTimeout(done, 20))))
}

test('after a row went the keyboard goes on at the one that took its place, else at the last, else at what adds one', async () => {
  await show(['kast', 'kruipruimte', 'zolder'])
  expect(document.activeElement).toBe(document.body)
  await remove('kruipruimte', ['kast', 'zolder'])
  expect(focused()).toBe('zolder')
  ;(document.activeElement as HTMLElement).blur()
  await remove('zolder', ['kast'])
  expect(focused()).toBe('kast')
  ;(document.activeElement as HTMLElement).blur()
  await remove('kast', [])
  expect(focused()).toBe('Beperking toevoegen')
})

test('somebody who is elsewhere when a row goes stays there', async () => {
  await show(['kast', 'zolder'])
  const other = document.body.appendChild(document.createElement('button'))
  other.focus()
  await remove('kast', ['zolder'])
  expect(document.activeElement).toBe(other)
})

test('whoever stood at what fills an empty table goes on at the first row that comes', async () => {
  await show([])
  document.querySelector<HTMLElement>('.empty button')?.focus()
  expect(focused()).toBe('Beperking toevoegen')
  await show(['kast', 'zolder'])
  expect(focused()).toBe('kast')
})

test('Tab stops at the buttons of the line that the arrows have come to, and of no other', async () => {
  await show(['kast', 'kruipruimte', 'zolder'])
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('tbody :is(a, button)')]
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ textContent }) => textContent)
  const settled = (length: number) => act(async () => void (await vi.waitUntil(() => stops().length === length)))
  await settled(2)
  expect(stops()).toEqual(['kast', 'Weg kast'])
  const press = async (key: string) => {
    await act(async () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    )
    await act(async () => void (await new Promise((done) => setTimeout(done, 20))))
  }
  await act(async () => document.querySelector<HTMLElement>('tbody a')?.focus())
  await press('End')
  await act(async () => void (await vi.waitUntil(() => stops().includes('Weg zolder') && stops().length === 2)))
  expect(stops()).toEqual(['zolder', 'Weg zolder'])
  // A row that comes is passed by as well.
  await show(['kast', 'kelder', 'kruipruimte', 'zolder'])
  await settled(2)
  expect(stops()).toEqual(['zolder', 'Weg zolder'])
})

test('in the hand lines are as high before it is known how wide the table is', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const columns = [
    { key: 'naam', title: 'Naam', value: (row: string) => row },
    { key: 'aantal', title: 'Aantal', value: () => 2 },
    { key: 'plaats', title: 'Plaats', value: () => 'Zolder', under: () => 'Zolder' },
  ]
  const Screen = () => <DataTable label="Bronnen" flow rows={['kast']} id={(row) => row} columns={columns} />
  await act(async () => root.unmount())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<App routes={[{ path: '*', screen: async () => Screen }]} />))
  await act(async () => void (await new Promise((done) => setTimeout(done, 20))))
  // jsdom never tells how wide it is.
  const table = document.querySelector('table')
  expect(table?.style.getPropertyValue('--row')).toBe('72px')
  expect(table?.style.minWidth).toBe('0px')
})
