// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { change } from '../api/connection.ts'
import { reachNow } from '../api/reach.ts'
import { ConfirmDialog } from './dialog.tsx'

let root: Root
let goOn: () => void
const sent: unknown[] = []
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.useFakeTimers()
  sent.length = 0
  // A server that takes what it is sent and answers when it goes on.
  const { promise, resolve } = Promise.withResolvers<void>()
  goOn = resolve
  vi.stubGlobal('fetch', (path: string, { body, signal }: { body?: string; signal: AbortSignal }) => {
    if (path === '/graphql') sent.push(JSON.parse(body ?? '{}').variables.key)
    return new Promise((done, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason))
      void promise.then(() => done(Response.json({ data: { row: { id: '1' } } })))
    })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  goOn()
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const remove = (signal: AbortSignal) =>
  change({ document: 'mutation($key: String) { x(key: $key) }', variables: { key: crypto.randomUUID() } }, { signal })
let closed = 0
const question = (onConfirm: (signal: AbortSignal) => Promise<unknown>): ReactNode => (
  <ConfirmDialog open onClose={() => closed++} title="Bron verwijderen" confirm="Verwijderen" onConfirm={onConfirm}>
    B14
  </ConfirmDialog>
)
const text = () => document.body.textContent ?? ''
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)
const press = (name: string) => act(async () => button(name)?.click())
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('what is asked of a server that hangs says so after two seconds, and may be given up: nobody knows what became of it', async () => {
  await act(async () => root.render(question(remove)))
  await press('Verwijderen')
  await later(1_900)
  expect(text()).not.toContain('laat op zich wachten')
  await later(200)
  expect(text()).toContain('De server laat op zich wachten; er is nog geen antwoord.')
  expect(reachNow()).toMatchObject({ isSlow: true, saving: 1 })
  await press('Niet langer wachten')
  expect(closed).toBe(0)
  expect(document.querySelector('.dialog-error')?.textContent).toMatch(/^Fout: .+/)
  expect(button('Verwijderen')?.disabled).toBe(false)
  expect(reachNow()).toMatchObject({ isSlow: false, saving: 0 })
  // Asked again it is the same change, which is not done twice.
  goOn()
  await press('Verwijderen')
  await later(0)
  expect(closed).toBe(1)
  expect(new Set(sent).size).toBe(1)
})

test('what takes no signal goes on by itself: it is not waited for, and all is not saved before it has ended', async () => {
  await act(async () => root.render(question(() => remove(new AbortController().signal))))
  await press('Verwijderen')
  await later(2_100)
  await press('Niet langer wachten')
  expect(button('Verwijderen')?.disabled).toBe(false)
  expect(reachNow().saving).toBe(1)
  goOn()
  await later(0)
  expect(reachNow().saving).toBe(0)
})
