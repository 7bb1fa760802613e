// @vitest-environment jsdom
import { model } from '@vezel/model'
import { afterEach, expect, test, vi } from 'vitest'
import { allRows } from './all-rows.ts'
import { fakeServer } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

test('every row that fits is fetched, a thousand at a time in one order; one that moves in between is there once', async () => {
  const all = Array.from({ length: 2345 }, (_, at) => ({ id: `s${at}`, nummer: String(at) }))
  const { seen } = fakeServer(({ variables }) => {
    const offset = Number(variables.offset)
    // The last row of the first thousand has moved into the second.
    const rows = all.slice(Math.max(0, offset - (offset === 1000 ? 1 : 0)), offset + Number(variables.limit))
    return { data: { rows, total: all.length } }
  })
  const told: number[] = []
  const rows = await allRows(
    model.entity('sample'),
    { nummer: true },
    { filter: { onderzoek: { eq: '1' } }, sort: [{ field: 'nummer' }] },
    { onProgress: ({ done, of }) => told.push(done / of) },
  )
  expect(rows.map(({ nummer }) => nummer)).toEqual(all.map(({ nummer }) => nummer))
  expect(seen.map(({ variables }) => variables.offset)).toEqual([0, 1000, 2000])
  expect(new Set(seen.map(({ variables }) => JSON.stringify([variables.filter, variables.sort]))).size).toBe(1)
  expect(told.at(-1)).toBe(1)
  expect(told).toHaveLength(3)
})
