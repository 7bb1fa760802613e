import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { limits } from '@vezel/model/limits.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { registerGraphql } from '../graphql/route.ts'
import type { Services } from '../services.ts'
import { compressAnswers } from './compress.ts'
import { registerFiles } from './files.ts'
import { servePage } from './page.ts'
import { registerPageErrors } from './page-errors.ts'
import { answerProblems, refuseAddress } from './problems.ts'
import { securityHeaders } from './security.ts'

const builtPage = join(import.meta.dirname, '../../../web/dist')
/** A sender has this long for its headers, and for a whole request: an upload of 50 MB at half a megabit a second. */
const HEADERS_MS = 20_000
const REQUEST_MS = 15 * 60_000
/** Connections at the same time, of everybody and of one address: an office with a hundred people is behind one. */
const CONNECTIONS = { most: 4000, each: 600 }
/** A database that does not answer within this time is not there. */
const HEALTH_MS = 3000

/** The HTTP server: page, API and files on one port. Not listening yet. */
export async function buildApp(services: Services, { page = builtPage } = {}): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = services.log
  const app = Fastify({
    loggerInstance: log,
    // Fastify would log the address of each request, with what people searched for.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: limits.sessionBodyBytes,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5000 },
    // The limit on log-ins counts by the caller's address: a header tells it only behind a proxy that is named.
    trustProxy: services.config.trustProxy,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, request, reply) => refuseAddress(request, reply),
  })
  boundConnections(app.server, { ...CONNECTIONS, isProxied: services.config.trustProxy !== false })
  const headers = securityHeaders(services.config, join(page, 'index.html'))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id })
  })
  // The pattern of the route, never the address: `/file/:area/:name`.
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'error' : reply.statusCode >= 400 ? 'info' : 'debug'
    const route = request.routeOptions.url ?? '(page)'
    const ms = Math.round(reply.elapsedTime)
    request.log[level]({ method: request.method, route, status: reply.statusCode, ms }, 'answered')
  })
  answerProblems(app)
  compressAnswers(app)
  await app.register(multipart, {
    limits: { fileSize: limits.uploadMegabytes * 1024 * 1024 },
    throwFileSizeLimit: false,
  })
  app.get('/health', async (_request, reply) => {
    const answers = await isDatabaseThere(services)
    return reply
      .code(answers ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: answers ? 'ok' : 'no database' })
  })
  app.addHook('onClose', () => services.reads.flush())
  registerFiles(app, services)
  registerPageErrors(app, services)
  await registerGraphql(app, services)
  await servePage(app, page)
  return app
}

/** Behind a proxy all connections have its address, and it bounds its own callers. */
function boundConnections(
  server: Server,
  { most, each, isProxied }: { most: number; each: number; isProxied: boolean },
) {
  server.maxConnections = most
  if (isProxied) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const from = socket.remoteAddress ?? ''
    const count = (open.get(from) ?? 0) + 1
    open.set(from, count)
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1
      if (left > 0) open.set(from, left)
      else open.delete(from)
    })
    if (count > each) socket.destroy()
  })
}

async function isDatabaseThere({ pools }: Services): Promise<boolean> {
  const query = pools.serve.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([query, new Promise<false>((done) => setTimeout(done, HEALTH_MS, false).unref())])
}
