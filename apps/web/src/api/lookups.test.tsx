// @vitest-environment jsdom

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useLookups } from './lookups.ts'
import { changed } from './queries.ts'
import { fakeServer, until } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

const item = { id: '5', value_en: null, value_fr: null, description: null, code: null, active: true }
function List() {
  const { items } = useLookups('condities', '1')
  return <p>{items.map(({ value }) => value).join(', ')}</p>
}

test('a list is asked once more after one of its items was in what somebody saved', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const { seen } = fakeServer((_, count) => ({ data: { l0: [{ ...item, value: `Goed ${count}` }] } }))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const settle = (text: string) =>
    act(async () => void (await until(() => document.body.textContent === text || seen.length > 5)))
  await act(async () => root.render(<List />))
  await settle('Goed 1')
  await act(() => changed(['BronLocatieInventarisatie:7', 'Conditie:5']))
  await settle('Goed 2')
  await act(() => changed(['BronLocatieInventarisatie:7']))
  expect([document.body.textContent, seen.length]).toEqual(['Goed 2', 2])
  await act(async () => root.unmount())
})

test('an answer that was asked before a change and comes after the next one is not shown', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const answers: ((body: unknown) => void)[] = []
  const { seen } = fakeServer(() => new Promise((answer) => answers.push(answer)))
  const listed = (value: string) => ({ data: { l0: [{ ...item, value }] } })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  function Materials() {
    const { items } = useLookups('producten', '1')
    return <p>{items.map(({ value }) => value).join(', ')}</p>
  }
  const asked = (times: number) => act(async () => void (await until(() => seen.length === times)))
  await act(async () => root.render(<Materials />))
  await asked(1)
  await act(() => changed(['Product:5']))
  await asked(2)
  await act(async () => answers[1]?.(listed('Nieuw')))
  await act(async () => answers[0]?.(listed('Oud')))
  await act(async () => void (await until(() => document.body.textContent?.includes('Nieuw') ?? false)))
  expect(document.body.textContent).not.toContain('Oud')
  await act(async () => root.unmount())
})
