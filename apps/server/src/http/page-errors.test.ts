import { accessLimits } from '@vezel/model/access-limits.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerPageErrors } from './page-errors.ts'

let app: FastifyInstance
let lines: Record<string, unknown>[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 60_000 * 1000 })
  lines = []
  const log = pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  app = Fastify()
  registerPageErrors(app, { log })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

const send = (body: unknown, remoteAddress = '10.0.0.1') =>
  app.inject({
    method: 'POST',
    url: '/page-error',
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })

test('what failed in a page is a line in the log', async () => {
  const error = {
    what: 'page',
    type: 'TypeError',
    code: 'VZ-GH12',
    route: 'surveys-survey-sources',
    at: ['samples-4f2a.js:1:2301', 'main-1b.js:12:7'],
  }
  expect((await send(error)).statusCode).toBe(204)
  expect(lines).toEqual([{ level: 50, msg: 'a page failed', ...error }])
})

test('nothing that could be of a person, and nothing that is not of that form, reaches the log', async () => {
  for (const body of [
    {
      what: 'samir@noordlicht.test',
      type: 'Jan Jansen',
      code: 'VZ-1\n{"level":60}',
      route: '/onderzoeken/0190-7f?zoek=Jansen',
    },
    { what: { what: 'page' }, at: ['https://vezel.nl/onderzoeken/0190:1:1', 'Jansen', 7, null] },
    { message: 'Jansen', stack: 'Jansen', user: 'Jansen' },
    ['Jansen'],
    'Jansen',
    null,
  ])
    expect((await send(body)).statusCode).toBe(204)
  expect(lines).toEqual(Array(6).fill({ level: 50, msg: 'a page failed' }))
})

test('no more than some frames are kept, and a body that is too large is refused', async () => {
  await send({ at: Array(50).fill('main-1b.js:12:7') })
  expect(lines[0]?.at).toHaveLength(10)
  expect((await send({ at: Array(500).fill('main-1b.js:12:7') })).statusCode).toBe(413)
  expect(lines).toHaveLength(1)
})

test('an address is heard some times a minute, all of them together more times, and in the next minute again', async () => {
  const { each, all } = accessLimits.pageErrors
  for (let sent = 0; sent < each + 5; sent++) expect((await send({ what: 'page' })).statusCode).toBe(204)
  expect(lines.filter(({ level }) => level === 50)).toHaveLength(each)
  await send({ what: 'image' }, '10.0.0.2')
  expect(lines.at(-1)).toMatchObject({ what: 'image' })
  for (let sent = 0; sent < all * 2; sent++) await send({ what: 'page' }, `10.1.${sent >> 8}.${sent & 255}`)
  expect(lines.filter(({ level }) => level === 50)).toHaveLength(all)
  expect(lines.filter(({ level }) => level === 40).map(({ msg }) => msg)).toEqual([
    'pages fail more often than is logged',
  ])
  vi.setSystemTime(60_000 * 1001)
  await send({ what: 'page' })
  expect(lines.filter(({ level }) => level === 50)).toHaveLength(all + 1)
})
