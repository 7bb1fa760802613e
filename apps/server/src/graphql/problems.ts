import type { Locale } from '@vezel/model/kit/label.ts'
import { Problem, problemText } from '@vezel/model/problems.ts'
import { issueText } from '@vezel/model/rules/named.ts'
import { GraphQLError } from 'graphql'
import { storageProblem } from '../storage-problem.ts'

interface Logger {
  readonly error: (details: unknown, message: string) => void
}

/** One error as it leaves the server: code, arguments and text in the user's language; a defect only as such. */
export function formatError(error: GraphQLError, locale: Locale, log: Logger): Record<string, unknown> {
  const full = storageProblem(error.originalError)
  if (full) log.error({ err: error.originalError, path: error.path }, 'nothing can be stored')
  const cause = full ?? error.originalError
  const at = { ...(error.path ? { path: error.path } : {}), ...(error.locations ? { locations: error.locations } : {}) }
  if (cause instanceof Problem) {
    const issues = cause.issues.map((issue) => ({ ...issue, message: issueText(issue, locale) }))
    const summary = cause.code === 'invalid' && issues.length === 1 ? issues[0]?.message : undefined
    const message =
      summary === undefined ? problemText(cause.code, cause.args, locale) : problemText(cause.code, { summary }, locale)
    return { message, ...at, extensions: { code: cause.code, args: cause.args, issues } }
  }
  if (cause && !(cause instanceof GraphQLError)) {
    log.error({ err: cause, path: error.path }, 'a request failed')
    const message =
      locale === 'en'
        ? 'An error occurred: try again, or tell us when it stays'
        : 'Er is een fout opgetreden: probeer het opnieuw, of meld het ons als het blijft'
    return { message, ...at, extensions: { code: 'internal', args: {}, issues: [] } }
  }
  return { message: error.message, ...at, extensions: { code: 'badRequest', args: {}, issues: [] } }
}
