import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureServingRole, SERVING_ROLE } from './db/app-role.ts'
import { type EmbeddedDatabase, startEmbedded } from './db/embedded.ts'
import { makePool, makeServingPool } from './db/pools.ts'
import { buildApp } from './http/app.ts'
import { outsideProblem } from './outside-problem.ts'
import { testServices } from './testing/services.ts'
import { prepareTemplate, testPassword } from './testing/template.ts'

let dataDir: string
let server: EmbeddedDatabase
let app: FastifyInstance
let pools: { owner: ReturnType<typeof makePool>; serve: ReturnType<typeof makePool> }
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-away-'))
  server = await startEmbedded(join(dataDir, 'pg'), { settings: { fsync: 'off' } })
  pools = { owner: makePool(server.connection), serve: makeServingPool({ ...server.connection, user: SERVING_ROLE }) }
  await ensureServingRole(pools.owner, { login: true })
  await prepareTemplate(pools.owner)
  app = await buildApp(testServices(pools, { dataDir }))
}, 60_000)
afterAll(async () => {
  await app.close()
  await Promise.all([pools.owner.end(), pools.serve.end()])
  await server.stop()
  await rm(dataDir, { recursive: true })
})

const login = 'mutation($input: LoginInput!) { login(input: $input) { access_token } }'
const me = { username: 'ines@eerste.test', password: testPassword }
const post = (query: string, variables: unknown, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/graphql', payload: { query, variables }, headers })

test('while the database is away every request says so, as 503, and afterwards all goes on', async () => {
  const first = await post(login, { input: me })
  const authorization = `Bearer ${first.json().data.login.access_token}`
  await server.stop()
  const asked = {
    'a read': post('{ me { id } }', {}, { authorization }),
    'a write': post('mutation { createAdres(input: { straatnaam: "Kade" }) { id } }', {}, { authorization }),
    'a log-in': post(login, { input: me }),
    'an upload': app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--\r\n',
    }),
    'a file': app.inject({ method: 'GET', url: '/file/photo/a.jpg', headers: { authorization } }),
    'a download': app.inject({ method: 'GET', url: '/download/photo/a.jpg', headers: { authorization } }),
  }
  for (const [what, answer] of Object.entries(asked)) {
    const { statusCode, body } = await answer
    expect(statusCode, what).toBe(503)
    const [error] = (JSON.parse(body) as { errors: { message: string; extensions: { code: string } }[] }).errors
    expect(error, what).toMatchObject({
      message: expect.stringMatching(/^Even niet bereikbaar: de database antwoordt niet/),
      extensions: { code: 'databaseAway' },
    })
  }
  expect((await app.inject({ method: 'GET', url: '/health' })).statusCode).toBe(503)
  server = await startEmbedded(join(dataDir, 'pg'), { settings: { fsync: 'off' } })
  const again = await post('{ me { id } }', {}, { authorization })
  expect([again.statusCode, again.json().data.me.id]).toEqual([200, '3'])
}, 60_000)

test('a missing file, or a refused statement, is not the database that is away', () => {
  const failed = (details: object) => Object.assign(new Error('failed'), details)
  expect(outsideProblem(failed({ code: 'ENOENT', syscall: 'open' }))).toBeUndefined()
  expect(outsideProblem(failed({ code: '22021' }))).toBeUndefined()
  expect(outsideProblem(new Error('outer', { cause: failed({ code: 'ENOENT', syscall: 'connect' }) }))?.code).toBe(
    'databaseAway',
  )
  expect(outsideProblem(new AggregateError([failed({ code: 'ECONNREFUSED' })]))?.code).toBe('databaseAway')
})
