import { accessLimits } from '@vezel/model/access-limits.ts'
import { type Locale, locales } from '@vezel/model/kit/label.ts'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf, sessionOf } from '../auth/session.ts'
import { type UploadTask, withUploads } from '../files/upload.ts'
import type { Services } from '../services.ts'
import { readBody } from './body.ts'
import { type Answer, type Caller, type GraphqlRequest, inReadingTurn, personOf, refusalOf, run } from './run.ts'

/** `POST /graphql`: JSON, or a GraphQL multipart request with files. */
export async function registerGraphql(root: FastifyInstance, services: Services): Promise<void> {
  const callers = new WeakMap<FastifyRequest, Caller>()
  await root.register(async (app) => {
    // Who asks is known before anything of the request is read: a stranger's is small.
    app.addHook('onRequest', async (request, reply) => {
      callers.set(request, await callerOf(request, reply, services))
    })
    const parse = app.getDefaultJsonParser('error', 'error')
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
      const caller = callers.get(request)
      if (!caller) throw new Problem('unauthenticated')
      const text = await readBody(payload, caller.session ? limits.sessionBodyBytes : limits.anonymousBodyBytes)
      const bytes = Buffer.byteLength(text)
      const read = () =>
        new Promise<Body>((done, fail) => {
          parse(request, text, (error, value) => (error ? fail(error) : done({ value, bytes })))
        })
      return inReadingTurn(bytes, caller, read)
    })
    app.post('/graphql', async (request, reply) => {
      const caller = callers.get(request)
      if (!caller) throw new Problem('unauthenticated')
      // Nothing of a form is read for somebody who is not known.
      if (request.isMultipart() && !caller.session) throw new Problem('unauthenticated')
      const { status, body, written } = request.isMultipart()
        ? await withUploads(request, services, uploadOf(request, caller))
        : await run(requestOf(request.body as Body | undefined), caller, request.log)
      // By this the page knows which of its answers may be others now.
      if (written) reply.header('vezel-written', written.join(','))
      return reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(body)
    })
  })
}

/** A request with files: what is known to be refused without them is refused before they are read. */
function uploadOf(request: FastifyRequest, caller: Caller): UploadTask<Answer> {
  const asked = (value: unknown) => requestOf({ value, bytes: 0 })
  return {
    who: personOf(caller),
    signal: caller.signal,
    refuse: (value) => refusalOf(asked(value), caller, request.log),
    run: (value) => run(asked(value), caller, request.log),
  }
}

async function callerOf(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<Caller> {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  const token = bearerOf(request.headers.authorization)
  const known = token ? await sessionOf(services.pools.serve, token) : undefined
  const session = known && { ...known, request: request.id }
  const asked = request.headers['accept-language']?.slice(0, 2).toLowerCase()
  const locale: Locale = locales.find((known) => known === asked) ?? session?.locale ?? 'nl'
  const device = request.headers['user-agent']?.slice(0, accessLimits.deviceCharacters)
  return { services, session, token, locale, address: request.ip, device, signal: gone.signal }
}

interface Body {
  readonly value: unknown
  readonly bytes: number
}

function requestOf({ value, bytes }: Body = { value: undefined, bytes: 0 }): GraphqlRequest {
  const { query, variables, operationName } = (value ?? {}) as Partial<GraphqlRequest>
  if (typeof query !== 'string') throw new Problem('badRequest', { reason: 'query' })
  if (variables !== undefined && variables !== null && typeof variables !== 'object')
    throw new Problem('badRequest', { reason: 'variables' })
  return {
    query,
    variables: variables ?? null,
    operationName: typeof operationName === 'string' ? operationName : null,
    bytes,
  }
}
