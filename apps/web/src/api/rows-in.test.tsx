// @vitest-environment jsdom
import { limitation } from '@vezel/model/entities/survey/limitation.ts'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAll } from './queries.ts'
import { useRows } from './rows.ts'
import { type RowsAnswer, sendRows, undoRows } from './rows-in.ts'
import { fakeServer, refusal, type Seen, until } from './testing.ts'

// An import of more rows than one call takes, of which a call fails or is the last before somebody stops it.

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  forgetAll()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

/** A server that keeps what was written, and refuses the whole of the call of this number. */
function server(failing: number) {
  const kept = new Map<string, readonly string[]>()
  let calls = 0
  const { seen } = fakeServer(
    ({ query, variables }: Seen) => {
      if (query.startsWith('mutation undo')) {
        const changed = kept.get(String(variables.batch)) ?? []
        kept.delete(String(variables.batch))
        return { data: { answer: { batch: 'back', changed, same: [], refused: [] } } }
      }
      if (!query.startsWith('mutation')) {
        const rows = [...kept.values()]
          .flat()
          .map((id) => ({ __typename: 'OnderzoekBeperking', id, record_version: 1 }))
        return { data: { rows, total: rows.length } }
      }
      calls += 1
      if (calls === failing) return refusal('internal', 'Er ging iets mis')
      const changed = (variables.rows as unknown[]).map((_, at) => `${calls}.${at}`)
      if (!variables.preview) kept.set(`batch${calls}`, changed)
      return { data: { answer: { batch: variables.preview ? null : `batch${calls}`, changed, same: [], refused: [] } } }
    },
    () => 'OnderzoekBeperking',
  )
  return { seen, kept }
}
function Count() {
  const { total } = useRows(limitation, { omschrijving: true })
  return <p>{`er zijn er ${total}`}</p>
}
const shows = (total: number) =>
  act(async () => void (await until(() => document.body.textContent === `er zijn er ${total}`)))
const rows = Array.from({ length: 2 * pageLimits.importCall + 1 }, (_, at) => ({
  id: null,
  fields: { omschrijving: `Regel ${at}` },
}))

test.each([1, 2, 3])(
  'when call %i of three fails, the page shows what was written before it, which can be undone',
  async (failing) => {
    const { kept } = server(failing)
    await act(async () => root.render(<Count />))
    await shows(0)
    let told: RowsAnswer | undefined
    const onWritten = (answer: RowsAnswer) => {
      told = answer
    }
    const sent = act(() => sendRows('limitation', rows, { isTrial: false, onWritten }))
    await expect(sent).rejects.toMatchObject({ code: 'internal' })
    const written = (failing - 1) * pageLimits.importCall
    await shows(written)
    expect([told?.ids.length ?? 0, told?.handled.size ?? 0]).toEqual([written, written])
    await act(() => undoRows('limitation', told?.batches ?? []))
    expect(kept.size).toBe(0)
    await shows(0)
  },
)

test('stopped after the first call, what it wrote stands and the rest was not sent', async () => {
  const { seen } = server(0)
  await act(async () => root.render(<Count />))
  const stop = new AbortController()
  const answer = await act(() =>
    sendRows('limitation', rows, { isTrial: false, signal: stop.signal, onProgress: () => stop.abort() }),
  )
  await shows(pageLimits.importCall)
  expect([answer.ids.length, answer.handled.size, answer.batches]).toEqual([
    pageLimits.importCall,
    pageLimits.importCall,
    ['batch1'],
  ])
  expect(seen.filter(({ query }) => query.startsWith('mutation'))).toHaveLength(1)
})

test('a trial that fails half-way leaves the page as it is', async () => {
  const { seen } = server(2)
  await act(async () => root.render(<Count />))
  await shows(0)
  const asked = seen.length
  await expect(act(() => sendRows('limitation', rows, { isTrial: true }))).rejects.toMatchObject({ code: 'internal' })
  expect(seen.slice(asked).every(({ query }) => query.startsWith('mutation'))).toBe(true)
})
