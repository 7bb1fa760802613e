import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { defect } from '@vezel/model/problem-words.ts'
import { Problem, problemKinds, problemText, type ToldProblem } from '@vezel/model/problems.ts'
import { issueText } from '@vezel/model/rules/named.ts'
import { GraphQLError } from 'graphql'
import { sayMissing } from '../log.ts'
import { outsideProblem } from '../outside-problem.ts'

interface Logger {
  readonly error: (details: unknown, message: string) => void
}

/** One error as it leaves the server: code, arguments and text in the user's language; a defect only as such. */
export function formatError(error: GraphQLError, locale: Locale, log: Logger): Record<string, unknown> {
  const outside = outsideProblem(error.originalError)
  if (outside)
    sayMissing(outside.code, (more) =>
      log.error({ err: error.originalError, path: error.path, ...more }, 'what the server needs is not there'),
    )
  const cause = outside ?? error.originalError
  const at = { ...(error.path ? { path: error.path } : {}), ...(error.locations ? { locations: error.locations } : {}) }
  if (cause instanceof Problem) {
    const { message, code, args, issues } = inWords(cause, locale)
    return { message, ...at, extensions: { code, args, issues } }
  }
  if (cause && !(cause instanceof GraphQLError)) {
    log.error({ err: cause, path: error.path }, 'a request failed')
    return { message: inLocale(defect, locale), ...at, extensions: { code: 'internal', args: {}, issues: [] } }
  }
  // What is wrong with a document concerns whoever wrote it, in the words of the language it is written in.
  const args = { reason: error.message }
  return {
    message: problemText('badRequest', args, locale),
    ...at,
    extensions: { code: 'badRequest', args, issues: [] },
  }
}

/** A problem as somebody is told it, with a sentence for each value that it is about. */
export function inWords(problem: ToldProblem, locale: Locale) {
  const { code, args } = problem
  const issues = problem.issues.map((issue) => ({ ...issue, message: issueText(issue, locale) }))
  const message = problemText(code, args, locale)
  const [only, ...more] = issues
  // Which value it is stands in the sentence already; why, when there is one reason.
  const reason = code === 'badValue' && only && more.length === 0 ? `: ${uncapital(only.message)}` : ''
  return { message: `${message}${reason}`, code, args, issues }
}

/** Errors are part of an answer that arrived (200), unless the database was away: then there is no answer yet. */
export function statusOf(error: unknown): number {
  return outsideProblem(error)?.code === 'databaseAway' ? problemKinds.databaseAway.status : 200
}
