// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../router/router.tsx'
import { Tree, type TreeNode } from './tree.tsx'

const nodes: readonly TreeNode[] = [
  {
    id: 'ground',
    label: 'Begane grond',
    children: [
      { id: 'hall', label: 'Hal' },
      { id: 'kitchen', label: 'Keuken', children: [{ id: 'cupboard', label: 'Kast' }] },
    ],
  },
  { id: 'attic', label: 'Zolder' },
]
let root: Root
const chosen: string[] = []
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  chosen.length = 0
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  // What a browser has and jsdom lacks.
  class NeverObserves {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', NeverObserves)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const Screen = () => (
    <Tree label="Ruimten" nodes={nodes} selected="hall" opened={['ground']} onSelect={(id) => chosen.push(id)} />
  )
  await act(async () => root.render(<App routes={[{ path: '*', screen: async () => Screen }]} />))
  await act(async () => void (await vi.waitUntil(() => document.querySelector('[role="tree"]'), { interval: 2 })))
  await act(async () => document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus())
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})
const here = () => document.activeElement?.textContent
const lines = () => [...document.querySelectorAll('[role="treeitem"]')].map(({ textContent }) => textContent)
const press = async (...keys: string[]) => {
  for (const key of keys)
    await act(
      async () =>
        void document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        ),
    )
}

test('a tree is one stop, at what is chosen; arrows go from line to line, Home and End to the ends', async () => {
  expect([here(), document.querySelectorAll('[tabindex="0"]').length]).toEqual(['Hal', 1])
  await press('ArrowDown')
  expect(here()).toBe('Keuken')
  await press('ArrowDown', 'ArrowDown')
  expect(here()).toBe('Zolder')
  await press('Home')
  expect(here()).toBe('Begane grond')
  await press('ArrowUp')
  expect(here()).toBe('Begane grond')
  await press('End')
  expect([here(), document.querySelectorAll('[tabindex="0"]').length]).toEqual(['Zolder', 1])
})

test('right unfolds and goes in, left goes out and folds', async () => {
  await press('ArrowDown', 'ArrowRight')
  expect([here(), lines().includes('Kast')]).toEqual(['Keuken', true])
  await press('ArrowRight')
  expect(here()).toBe('Kast')
  await press('ArrowLeft')
  expect(here()).toBe('Keuken')
  await press('ArrowLeft')
  expect(lines()).not.toContain('Kast')
  await press('ArrowLeft', 'ArrowLeft')
  expect(lines()).toEqual(['Begane grond', 'Zolder'])
})

test('a letter goes to the next line that begins with it, Enter and the space bar choose', async () => {
  await press('z')
  expect(here()).toBe('Zolder')
  await press('b', 'Enter')
  await press('k', ' ')
  expect(chosen).toEqual(['ground', 'kitchen'])
})
