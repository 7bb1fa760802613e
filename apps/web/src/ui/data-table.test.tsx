// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../router/router.tsx'
import { DataTable } from './data-table.tsx'
import { EmptyState } from './feedback.tsx'

let root: Root
let show: (rows: readonly string[], gone?: { at: number }) => Promise<void>
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
  Object.defineProperty(document, 'fonts', { configurable: true, value: { status: 'loaded' } })
  HTMLCanvasElement.prototype.getContext = (() => ({
    measureText: () => ({ width: 50 }),
  })) as unknown as typeof HTMLCanvasElement.prototype.getContext
  root = createRoot(document.body.appendChild(document.createElement('div')))
  let set: (now: { rows: readonly string[]; gone?: { at: number } }) => void = () => {}
  function Screen() {
    const [now, setNow] = useState<Parameters<typeof set>[0]>({ rows: [] })
    set = setNow
    return (
      <DataTable
        label="Beperkingen"
        flow
        rows={now.rows}
        id={(row) => row}
        columns={[{ key: 'naam', title: 'Naam', value: (row) => row, text: (row) => row }]}
        to={(row) => `/${row}`}
        gone={now.gone ?? null}
        empty={<EmptyState title="Er zijn geen" actions={<button type="button">Beperking toevoegen</button>} />}
      />
    )
  }
  await act(async () => root.render(<App routes={[{ path: '*', screen: async () => Screen }]} />))
  show = async (rows, gone) => {
    await act(async () => set({ rows, gone }))
    await act(async () => void (await new Promise((done) => setTimeout(done, 20))))
  }
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})
const focused = () => document.activeElement?.textContent

test('after a row went the keyboard goes on at the one that took its place, else at the last, else at what adds one', async () => {
  await show(['kast', 'kruipruimte', 'zolder'])
  expect(document.activeElement).toBe(document.body)
  await show(['kast', 'zolder'], { at: 1 })
  expect(focused()).toBe('zolder')
  await show(['kast'], { at: 1 })
  expect(focused()).toBe('kast')
  await show([], { at: 0 })
  expect(focused()).toBe('Beperking toevoegen')
})
