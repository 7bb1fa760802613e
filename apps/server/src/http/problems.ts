import { type Locale, locales } from '@vezel/model/kit/label.ts'
import { Problem, problemKinds, problemText } from '@vezel/model/problems.ts'
import type { FastifyError, FastifyInstance } from 'fastify'
import { storageProblem } from '../storage-problem.ts'

/** The language the caller asks for; Dutch when it is none of ours. */
export function localeOf(header: string | undefined): Locale {
  const asked = header?.slice(0, 2).toLowerCase()
  return locales.find((known) => known === asked) ?? 'nl'
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
    const full = storageProblem(error)
    if (full) request.log.error({ err: error }, 'nothing can be stored')
    const problem = full ?? error
    if (problem instanceof Problem) {
      const { code, args } = problem
      return answer(problemKinds[code].status, problemText(code, args, locale), code, args)
    }
    const status = error.statusCode ?? 500
    if (status < 500) return answer(status, error.message, 'badRequest')
    request.log.error({ err: error }, 'a request failed')
    return answer(500, locale === 'en' ? 'An error occurred' : 'Er is een fout opgetreden', 'internal')
  })
}
