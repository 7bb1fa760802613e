import { inLocale, type Locale, locales } from '@vezel/model/kit/label.ts'
import { defect } from '@vezel/model/problem-words.ts'
import { Problem, problemKinds, problemText } from '@vezel/model/problems.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sayMissing } from '../log.ts'
import { outsideProblem } from '../outside-problem.ts'

/** The language the caller asks for; Dutch when it is none of ours. */
export function localeOf(header: string | undefined): Locale {
  const asked = header?.slice(0, 2).toLowerCase()
  return locales.find((known) => known === asked) ?? 'nl'
}

/** An address with escapes that stand for nothing, or with a part that is too long to be one of ours. */
export function refuseAddress(request: FastifyRequest, reply: FastifyReply): void {
  const message = problemText('badAddress', {}, localeOf(request.headers['accept-language']))
  reply
    .code(problemKinds.badAddress.status)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message, extensions: { code: 'badAddress', args: {}, issues: [] } }] })
}

/** Errors outside `/graphql` in the shape they have inside it; a defect is logged and shown without its inside. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const locale = localeOf(request.headers['accept-language'])
    const answer = (status: number, message: string, code: string, args: unknown = {}) =>
      reply
        .code(status)
        .removeHeader('etag')
        .header('cache-control', 'no-store')
        .send({ errors: [{ message, extensions: { code, args, issues: [] } }] })
    const outside = outsideProblem(error)
    if (outside)
      sayMissing(outside.code, (more) =>
        request.log.error({ err: error, ...more }, 'what the server needs is not there'),
      )
    const problem = outside ?? error
    if (problem instanceof Problem) {
      const { code, args } = problem
      return answer(problemKinds[code].status, problemText(code, args, locale), code, args)
    }
    const status = error.statusCode ?? 500
    // What is wrong with a request by hand concerns whoever wrote it, in the words of the library that read it.
    const args = { reason: error.message }
    if (status < 500) return answer(status, problemText('badRequest', args, locale), 'badRequest', args)
    request.log.error({ err: error }, 'a request failed')
    return answer(500, inLocale(defect, locale), 'internal')
  })
}
