import { type Locale, locales } from '@vezel/model/kit/label.ts'
import { Problem, problemKinds, problemText } from '@vezel/model/problems.ts'
import type { FastifyError, FastifyInstance } from 'fastify'

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
    if (error instanceof Problem) {
      return answer(
        problemKinds[error.code].status,
        problemText(error.code, error.args, locale),
        error.code,
        error.args,
      )
    }
    const status = error.statusCode ?? 500
    if (status < 500) return answer(status, error.message, 'badRequest')
    request.log.error({ err: error }, 'a request failed')
    return answer(500, locale === 'en' ? 'An error occurred' : 'Er is een fout opgetreden', 'internal')
  })
}
