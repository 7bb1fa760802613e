// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer, type Seen } from '../api/testing.ts'
import { readyPage, showPage, until } from '../page/testing.tsx'
import { useFormPart } from '../resource/saved-parts.ts'
import { SameShip } from './same-ship.tsx'

let leave: () => Promise<void>
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

const ship = { __typename: 'Vessel', id: 's1', title: 'ms Noordvaarder (IMO 9999993)' }
async function typed(imo: string, id?: string): Promise<Seen[]> {
  await readyPage()
  const { seen } = fakeServer(() => ({ data: { rows: [ship], total: 1 } }))
  function Form() {
    const { store } = useFormPart({ of: 'vessel', row: null })
    return (
      <main>
        <button type="button" onClick={() => store.set('imo_nummer', imo)}>
          Typ
        </button>
        <SameShip store={store} {...(id ? { id } : {})} />
      </main>
    )
  }
  leave = await showPage(() => <Form />)
  await act(async () => document.querySelector('button')?.click())
  return seen
}
const text = () => document.body.textContent ?? ''

test('a number that a ship has already is said while it is typed, with the way to that ship', async () => {
  const seen = await typed('9999993')
  await until(() => text().includes('Dit nummer heeft al een schip: ms Noordvaarder'))
  expect(document.querySelector('a')?.getAttribute('href')).toContain('s1')
  expect(JSON.stringify(seen.at(-1)?.variables)).toContain('9999993')
})

test('of a number that is not whole, and of the ship itself, nothing is said', async () => {
  expect((await typed('999999')).filter(({ query }) => query.includes('vessels'))).toEqual([])
  await leave()
  const seen = await typed('9999993', 's1')
  await until(() => seen.some(({ query }) => query.includes('vessels')))
  expect(text()).not.toContain('Dit nummer heeft al')
})
