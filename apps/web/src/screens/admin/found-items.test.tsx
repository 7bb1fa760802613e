// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../api/testing.ts'
import { readyPage, showPage, until } from '../../page/testing.tsx'
import { FoundItems } from './found-items.tsx'

let leave: () => Promise<void>
beforeEach(readyPage)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

const items = Array.from({ length: 9 }, (_, at) => ({
  __typename: 'Product',
  id: String(at),
  value: `Golfplaat ${at}`,
}))

/** A server with so many materials of that name. */
async function search(n: number) {
  fakeServer(({ query }) => {
    if (query.startsWith('query counts')) return { data: { c0: n } }
    const [, alias, limit] = /(l\d+): producten\(.*?limit: (\d+)/.exec(query) ?? []
    return { data: alias ? { [alias]: items.slice(0, n).slice(0, Number(limit)) } : {} }
  })
  leave = await showPage(() => (
    <section data-shown>
      <FoundItems set="1" query="golfplaat" />
    </section>
  ))
  await until(() => found().length > 0)
}
const found = () => [...document.querySelectorAll('.found-item')].map((one) => one.firstChild?.textContent)
const more = () => document.querySelector<HTMLButtonElement>('.found-more')

test('of a list with more hits than are shown the number of the others leads to them', async () => {
  await search(9)
  expect(found()).toHaveLength(5)
  await until(() => more() !== null)
  expect(more()?.textContent).toBe('Nog 4 in materialen tonen')
  await act(async () => more()?.click())
  await until(() => found().length === 9)
  expect(found()).toEqual(items.map(({ value }) => value))
  expect(more()).toBeNull()
})

test('a list that shows all its hits promises no more', async () => {
  await search(5)
  await act(() => new Promise((done) => setTimeout(done, 20)))
  expect([found().length, more()]).toEqual([5, null])
})
