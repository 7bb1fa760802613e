import { type Locale, locales } from '@vezel/model/kit/label.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerOf, sessionOf } from '../auth/session.ts'
import { withUploads } from '../files/upload.ts'
import type { RequestContext } from '../operations/operation.ts'
import type { Services } from '../services.ts'
import { type GraphqlRequest, run } from './run.ts'

/** `POST /graphql`: JSON, or a GraphQL multipart request with files. */
export async function registerGraphql(app: FastifyInstance, services: Services): Promise<void> {
  app.post('/graphql', async (request, reply) => {
    const context = await contextOf(request, services)
    const answer = async (body: unknown) => run(requestOf(body), context, request.log)
    // Files are read before anything is written, and only for somebody who is known.
    if (request.isMultipart() && !context.session) throw new Problem('unauthenticated')
    const { status, body } = request.isMultipart()
      ? await withUploads(request, services, answer)
      : await answer(request.body)
    return reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(body)
  })
}

async function contextOf(request: FastifyRequest, services: Services): Promise<Omit<RequestContext, 'ask'>> {
  const token = bearerOf(request.headers.authorization)
  const session = token ? await sessionOf(services.pools.serve, token) : undefined
  const asked = request.headers['accept-language']?.slice(0, 2).toLowerCase()
  const locale: Locale = locales.find((known) => known === asked) ?? session?.locale ?? 'nl'
  return { services, session, token, locale, address: request.ip }
}

function requestOf(body: unknown): GraphqlRequest {
  const { query, variables, operationName } = (body ?? {}) as Partial<GraphqlRequest>
  if (typeof query !== 'string') throw new Problem('badRequest', { reason: 'query' })
  if (variables !== undefined && variables !== null && typeof variables !== 'object')
    throw new Problem('badRequest', { reason: 'variables' })
  return {
    query,
    variables: variables ?? null,
    operationName: typeof operationName === 'string' ? operationName : null,
  }
}
