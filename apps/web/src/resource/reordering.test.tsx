// @vitest-environment jsdom
import { model } from '@vezel/model'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reachNow } from '../api/reach.ts'
import { useRows } from '../api/rows.ts'
import { fakeServer, refusal } from '../api/testing.ts'
import { button, press, readyPage, showPage, until } from '../page/testing.tsx'
import { useReordering } from './reordering.tsx'

const titles = ['Eerst', 'Dan', 'Laatst']
let stored: string[]
let answer: () => unknown
let leave: () => Promise<void>

/** Its rows with a button that moves the first one to the end, as a table does for a key. */
function List() {
  const remark = model.entity('remark')
  const { rows } = useRows(remark, { titel: true })
  const { move, notice } = useReordering(remark)
  return (
    <main>
      {notice}
      <button type="button" onClick={() => move(String(rows[0]?.id), 0, 2)}>
        Omlaag
      </button>
      <ol>{rows.map(({ titel }) => titel).join(', ')}</ol>
    </main>
  )
}
const order = () => document.querySelector('ol')?.textContent
const said = () => document.querySelector('.message')?.textContent ?? ''

beforeEach(async () => {
  await readyPage()
  stored = [...titles]
  fakeServer(({ query }) => {
    if (query.startsWith('mutation')) return answer()
    const rows = stored.map((titel) => ({ __typename: 'Opmerking', id: titel, record_version: 1, titel }))
    return { data: { rows, total: rows.length } }
  })
  leave = await showPage(() => <List />)
  await until(() => order() === 'Eerst, Dan, Laatst')
})
afterEach(async () => {
  await leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a row that is moved stands there at once, and a server that hangs is told and may be given up', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
  )
  vi.useFakeTimers()
  await act(async () => button('Omlaag')?.click())
  expect([order(), said()]).toEqual(['Dan, Laatst, Eerst', ''])
  await act(() => vi.advanceTimersByTimeAsync(2_100))
  expect(said()).toContain('de nieuwe volgorde is nog niet bevestigd')
  expect(reachNow().saving).toBe(1)
  await act(async () => button('Niet langer wachten')?.click())
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(reachNow().saving).toBe(0)
  // Whether it was done nobody knows.
  expect(said()).not.toContain('niet opgeslagen')
  expect(document.querySelector('.message-error')).not.toBeNull()
})

test('an order that is refused goes back, and says why', async () => {
  answer = () => refusal('closed', 'Alleen lezen: het onderzoek is afgerond')
  await press('Omlaag')
  await until(() => said() !== '')
  expect(said()).toContain('De volgorde is niet opgeslagen. Het onderzoek is afgerond.')
  await until(() => order() === 'Eerst, Dan, Laatst')
  await press('Sluiten')
  expect(said()).toBe('')
})
