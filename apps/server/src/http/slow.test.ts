import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { limits } from '@vezel/model/limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demandRate } from '../files/upload.ts'
import { readBody } from '../graphql/body.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { testServices } from '../testing/services.ts'
import { buildApp } from './app.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

test('a body is read to its limit, and no further', async () => {
  expect(await readBody(Readable.from([Buffer.from('één '), Buffer.from('twee')]), 10)).toBe('één twee')
  await expect(readBody(Readable.from([Buffer.from('één '), Buffer.from('twee')]), 9)).rejects.toMatchObject({
    code: 'requestTooLarge',
  })
})

test('a body that does not come is not waited for', async () => {
  const never = new Readable({ read() {} })
  await expect(readBody(never, 10, 30)).rejects.toMatchObject({ code: 'tooSlow' })
})

test('an upload that trickles is cut off, one that flows is not', async () => {
  const servers: Server[] = []
  const received = (rate: number) =>
    new Promise<string>((done) => {
      const server = createServer((request: IncomingMessage) => {
        demandRate(request, { bytes: 100, ms: 50 })
        request.on('error', (error) => done((error as { code?: string }).code ?? ''))
        request.resume().on('end', () => done('all'))
      })
      servers.push(server)
      server.listen(0, '127.0.0.1', () => {
        const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
        socket.on('error', () => {})
        socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n')
        let left = 4000
        const timer = setInterval(() => {
          if (left <= 0 || socket.destroyed) return clearInterval(timer)
          socket.write('x'.repeat(Math.min(rate, left)))
          left -= rate
        }, 10)
      })
    })
  expect(await received(5)).toBe('tooSlow')
  expect(await received(200)).toBe('all')
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

test('a stranger may send little, and a server waits for nobody without end', async () => {
  const app = await buildApp(testServices(db))
  const send = async (length: number) => {
    const payload = JSON.stringify({ query: '{ __typename }' }).padEnd(length)
    const headers = { 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload })
    return [answer.statusCode, answer.json().errors?.[0].extensions.code]
  }
  expect(await send(limits.anonymousBodyBytes)).toEqual([200, undefined])
  expect(await send(limits.anonymousBodyBytes + 1)).toEqual([413, 'requestTooLarge'])
  expect(app.server.headersTimeout).toBeLessThanOrEqual(20_000)
  expect(app.server.requestTimeout).toBeGreaterThan(0)
  expect(app.server.maxConnections).toBeGreaterThan(0)
  await app.close()
})
