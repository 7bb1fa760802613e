// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, change, onRefused } from './connection.ts'
import { fetchFile } from './files.ts'
import { reachNow } from './reach.ts'
import { dropToken, keepToken } from './token.ts'

const away = () =>
  Response.json(
    { errors: [{ message: 'Even niet bereikbaar: …', extensions: { code: 'databaseAway', args: {}, issues: [] } }] },
    { status: 503 },
  )
let isAway = true
const asked: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  // The one of the platform keeps the time of the platform.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController()
    setTimeout(() => late.abort(), ms)
    return late.signal
  })
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
  vi.restoreAllMocks()
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
  expect([answer, reachNow().isLost]).toEqual([undefined, true])
  isAway = false
  await vi.advanceTimersByTimeAsync(5_000)
  await pending
  expect(answer).toBeTruthy()
  expect(reachNow().isLost).toBe(false)
  expect(asked).toContain('/health')
})

/** A server that takes requests and answers none, until it goes on. */
function hangingServer() {
  const { promise: isBack, resolve: goOn } = Promise.withResolvers<void>()
  const keys: unknown[] = []
  vi.stubGlobal('fetch', (path: string, init: { body?: string; signal: AbortSignal }) => {
    if (path === '/graphql') keys.push(JSON.parse(init.body ?? '{}').variables?.key)
    return new Promise((done, fail) => {
      init.signal.addEventListener('abort', () => fail(init.signal.reason))
      void isBack.then(() => done(Response.json({ data: { row: { id: '1' } } })))
    })
  })
  return { keys, goOn }
}
const save = (key: string, signal?: AbortSignal) =>
  change({ document: 'mutation($key: String) { x(key: $key) }', variables: { at: 'here', key } }, { signal })

test('who waits for a server that hangs is told so after two seconds, and until it is known nothing is saved', async () => {
  const { goOn } = hangingServer()
  const pending = save('a')
  await vi.advanceTimersByTimeAsync(1_900)
  expect(reachNow()).toEqual({ isLost: false, isSlow: false, saving: 1 })
  await vi.advanceTimersByTimeAsync(200)
  expect(reachNow()).toEqual({ isLost: false, isSlow: true, saving: 1 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reachNow().isLost).toBe(true)
  goOn()
  await vi.advanceTimersByTimeAsync(6_000)
  await pending
  expect(reachNow()).toEqual({ isLost: false, isSlow: false, saving: 0 })
})

test('a change that nobody answers is given up within a minute; made again it has the key that it had', async () => {
  const { keys, goOn } = hangingServer()
  const failed = expect(save('b')).rejects.toMatchObject({ code: 'connection' })
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
  goOn()
  await vi.advanceTimersByTimeAsync(6_000)
  await save('c')
  expect(new Set(keys)).toEqual(new Set(['b']))
  // What became of it is known: the next one is another change.
  await save('d')
  expect(keys.at(-1)).toBe('d')
})

test('somebody stops waiting: nobody knows what became of the change, which has the same key when it is made again', async () => {
  const { keys, goOn } = hangingServer()
  const stop = new AbortController()
  const failed = expect(save('e', stop.signal)).rejects.toMatchObject({ code: 'aborted' })
  await vi.advanceTimersByTimeAsync(3_000)
  stop.abort()
  await failed
  expect(reachNow()).toEqual({ isLost: false, isSlow: false, saving: 0 })
  goOn()
  await save('f')
  expect(keys).toEqual(['e', 'e'])
})

test('what was refused for want of a session is sent again with the next one, and stays refused without', async () => {
  const refused = { errors: [{ message: 'Je sessie is verlopen', extensions: { code: 'unauthenticated' } }] }
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: { authorization: string } }) => {
    sent.push(headers.authorization)
    return Response.json(headers.authorization === 'Bearer new' ? { data: { row: { id: '1' } } } : refused)
  })
  keepToken('old')
  onRefused(async () => {
    keepToken('new')
    return true
  })
  await expect(save('g')).resolves.toMatchObject({ row: { id: '1' } })
  expect(sent).toEqual(['Bearer old', 'Bearer new'])
  // A browser forgets the token by itself as well.
  dropToken()
  await expect(save('g')).resolves.toMatchObject({ row: { id: '1' } })
  expect(sent).toEqual(['Bearer old', 'Bearer new', 'Bearer null', 'Bearer new'])
  keepToken('old')
  onRefused(async () => false)
  await expect(save('h')).rejects.toMatchObject({ code: 'unauthenticated' })
})
