// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, change, isLost } from './connection.ts'
import { fetchFile } from './files.ts'

const away = () =>
  Response.json(
    { errors: [{ message: 'Even niet bereikbaar: …', extensions: { code: 'databaseAway', args: {}, issues: [] } }] },
    { status: 503 },
  )
let isAway = true
const asked: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  isAway = true
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (isAway) return path === '/health' ? new Response('', { status: 503 }) : away()
    return path === '/graphql' ? Response.json({ data: { me: { id: '1' } } }) : new Response('content')
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['a question', () => ask({ document: '{ me { id } }' })],
  ['a change', () => change({ document: 'mutation { x }' })],
  ['a file', async () => (await fetchFile('/file/photo/a.jpg')).ok],
])('%s waits while the database is away, the page says so, and it goes on by itself', async (_, request) => {
  let answer: unknown
  const pending = request().then((got) => {
    answer = got
  })
  await vi.advanceTimersByTimeAsync(3_000)
  expect([answer, isLost()]).toEqual([undefined, true])
  isAway = false
  await vi.advanceTimersByTimeAsync(5_000)
  await pending
  expect(answer).toBeTruthy()
  expect(isLost()).toBe(false)
  expect(asked).toContain('/health')
})
