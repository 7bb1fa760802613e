// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { type Cut, useCut } from './list-cut.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** What is asked after each of these states of a list was seen. */
async function asked(...states: readonly { query: string; total: number }[]): Promise<Cut | null> {
  let last: Cut | null = null
  function List({ query, total }: { query: string; total: number }) {
    last = useCut(query, { key: 'nummer', desc: true }, 100)
    last.learn(total)
    return null
  }
  const root = createRoot(document.createElement('div'))
  for (const state of states) await act(async () => root.render(<List {...state} />))
  await act(async () => root.unmount())
  return last
}

test('a list that fits is searched and sorted on the page, one that does not by the server', async () => {
  expect(await asked({ query: 'x', total: 100 })).toMatchObject({ isCut: false, search: undefined, sorting: null })
  const cut = await asked({ query: 'x', total: 101 })
  expect(cut).toMatchObject({ isCut: true, search: 'x', sorting: { key: 'nummer', desc: true }, limit: 100 })
})

test('while a long list is searched, that little is found does not make it a short one', async () => {
  const long = { query: '', total: 500 }
  expect(await asked(long, { query: 'gang', total: 3 })).toMatchObject({ isCut: true, search: 'gang' })
  expect(await asked(long, { query: 'gang', total: 3 }, { query: '', total: 80 })).toMatchObject({ isCut: false })
})
