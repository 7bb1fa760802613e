import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { accessLimits } from '@vezel/model/access-limits.ts'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makePool } from '../db/pools.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { logIn } from '../testing/log-in.ts'
import { makeOrganisation, makePerson } from '../testing/people.ts'
import { testServices } from '../testing/services.ts'
import { buildApp } from './app.ts'

let db: TestDatabase
let page: string
let app: FastifyInstance
const lines: string[] = []

beforeAll(async () => {
  db = await testDatabase()
  page = await mkdtemp(join(tmpdir(), 'vezel-page-'))
  await mkdir(join(page, 'assets'))
  await writeFile(join(page, 'index.html'), '<!doctype html><title>Vezel</title>')
  await writeFile(join(page, 'favicon.svg'), '<svg/>')
  await writeFile(join(page, 'assets/main-4f2a.js'), 'plain')
  await writeFile(join(page, 'assets/main-4f2a.js.br'), 'small')
  const log = pino({ base: null, level: 'debug' }, { write: (line: string) => lines.push(line) })
  app = await buildApp(testServices(db, { log }), { page })
})
afterAll(async () => {
  await app.close()
  await db.drop()
  await rm(page, { recursive: true })
})
/** Somebody new who is logged in. */
async function tokenOf(email: string): Promise<string> {
  await makePerson(db.owner, await makeOrganisation(db.owner), { email })
  const input = { username: email, password: 'vezel-demo-2026' }
  return (await logIn(db.serve, input, { address: email })).access_token
}
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

test('every path that names no file is a screen', async () => {
  for (const path of ['/', '/login', '/en/surveys/0190-7f/sources?sort=naam', '/onderzoeken/actief']) {
    const answer = await get(path)
    expect([answer.statusCode, answer.body], path).toEqual([200, '<!doctype html><title>Vezel</title>'])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
  }
})

test('a file that is not there, and an address for data, are not a screen', async () => {
  for (const path of [
    '/assets/gone-1a2b.js',
    '/favicon.ico',
    '/file',
    '/file/a',
    '/download/a/b/c',
    '/graphql',
    '/assets/../../package.json',
  ]) {
    expect((await get(path)).statusCode, path).toBe(404)
  }
  expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404)
})

test('files with a hash in their name are kept for ever, and come compressed', async () => {
  const plain = await get('/assets/main-4f2a.js')
  expect([plain.body, plain.headers['cache-control']]).toEqual(['plain', 'public, max-age=31536000, immutable'])
  const small = await get('/assets/main-4f2a.js', { 'accept-encoding': 'br, gzip' })
  expect([small.body, small.headers['content-encoding']]).toEqual(['small', 'br'])
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
})

test('the page may frame what the server lets in, and nothing else of others', async () => {
  const framesOf = async (of: Awaited<ReturnType<typeof buildApp>>) => {
    const { headers } = await of.inject({ url: '/' })
    return String(headers['content-security-policy']).match(/frame-src ([^;]*)/)?.[1]
  }
  expect(await framesOf(app)).toBe("'self' blob:")
  const open = await buildApp(testServices(db, { env: { FRAME_ORIGINS: 'https://kaart.test' } }), { page })
  expect(await framesOf(open)).toBe("'self' blob: https://kaart.test")
  await open.close()
})

test('the page may load only what is ours', async () => {
  const { headers } = await get('/')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' /)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('a long answer is compressed for whoever can read it', async () => {
  const query = { query: '{ __schema { types { name description fields { name } } } }' }
  const authorization = `Bearer ${await tokenOf('lang@noordlicht.test')}`
  const ask = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/graphql', payload: query, headers: { authorization, ...headers } })
  const plain = await ask({})
  const zipped = await ask({ 'accept-encoding': 'gzip' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
})

test('is healthy only while the database answers', async () => {
  expect((await get('/health')).statusCode).toBe(200)
  const serve = makePool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 })
  const without = await buildApp(testServices({ owner: db.owner, serve }), { page })
  expect((await without.inject({ method: 'GET', url: '/health' })).statusCode).toBe(503)
  await without.close()
  await serve.end()
})

test('the log tells the route and not the address, what was searched for, or who asked', async () => {
  lines.length = 0
  await get('/file/photo/secret-name.jpg?name=Jansen', {
    authorization: 'Bearer abcdefghijklmnopqrstuvwxyz',
    'user-agent': 'Browser',
  })
  expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ method: 'GET', route: '/file/:area/:name', status: 403 })
  expect(lines.join('')).not.toMatch(/secret-name|Jansen|abcdefghijkl|Browser|127\.0\.0\.1/)
})

/** Attempts with one name from one address, each with another `X-Forwarded-For`; answers the codes. */
async function attempts(behind: FastifyInstance, remoteAddress: string): Promise<string[]> {
  const codes = []
  for (let i = 0; i <= accessLimits.loginAttempts; i++) {
    const answer = await behind.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      headers: { 'x-forwarded-for': `203.0.113.${i}`, 'x-real-ip': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}` },
      payload: {
        query: 'mutation($input: LoginInput!) { login(input: $input) { access_token } }',
        variables: { input: { username: `guess-${remoteAddress}`, password: 'wrong' } },
      },
    })
    codes.push(answer.json().errors[0].extensions.code)
  }
  return codes
}
const failed = Array.from({ length: accessLimits.loginAttempts }, () => 'loginFailed')

test('an address in a header does not escape the limit on log-ins, also not from this machine or network', async () => {
  for (const address of ['198.51.100.9', '10.1.2.3', '127.0.0.1', '::1'])
    expect(await attempts(app, address), address).toEqual([...failed, 'tooManyAttempts'])
})

test('behind a proxy that is named everybody has the address the proxy saw, and others are not believed', async () => {
  const behind = await buildApp(testServices(db, { env: { TRUST_PROXY: '192.168.7.0/24' } }), { page })
  expect(await attempts(behind, '192.168.7.4')).toEqual([...failed, 'loginFailed'])
  expect(await attempts(behind, '192.168.8.4')).toEqual([...failed, 'tooManyAttempts'])
  await behind.close()
})

test('says so when the page is not built', async () => {
  const bare = await buildApp(testServices(db), { page: join(page, 'none') })
  const answer = await bare.inject({ method: 'GET', url: '/login' })
  expect([answer.statusCode, answer.json().errors[0].message]).toEqual([
    404,
    'The page is not built: run npm run build',
  ])
  await bare.close()
})

test('what fails in a page reaches the log of the server, and its address is no screen', async () => {
  lines.length = 0
  const error = { what: 'page', type: 'TypeError', route: 'surveys-active', at: ['main-4f2a.js:1:20'] }
  expect((await app.inject({ method: 'POST', url: '/page-error', payload: error })).statusCode).toBe(204)
  expect(lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'a page failed')).toMatchObject(error)
  expect((await get('/page-error')).statusCode).toBe(404)
})
