/** One refused field, with its sentence in the language of the request. */
export interface ApiIssue {
  readonly path: string
  readonly rule: string
  readonly args: readonly (string | number)[]
  readonly message: string
}

/**
 * What the server refused, or why it could not be asked. `code` is one of `model/problems.ts`, or `connection` (the
 * server was not reached), `unexpected` (its answer made no sense), `aborted` (stopped by the user), `internal`.
 * `message` is a sentence for people, with the part for dialogs after the first colon.
 */
export class ApiProblem extends Error {
  readonly code: string
  readonly args: Readonly<Record<string, unknown>>
  readonly issues: readonly ApiIssue[]

  constructor(
    code: string,
    message: string,
    args: Readonly<Record<string, unknown>> = {},
    issues: readonly ApiIssue[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'ApiProblem'
    this.code = code
    this.args = args
    this.issues = issues
  }
}

/** Sentences for what the server could not say itself; the page gives those of its language. */
export const ownWords = {
  connection: 'No connection with the server',
  unexpected: 'The server gave an answer that makes no sense',
}

/** The server was not reached. */
export const unreachable = (cause: unknown) => new ApiProblem('connection', ownWords.connection, {}, [], { cause })
/** Its answer made no sense. */
export const unexpected = (cause?: unknown) => new ApiProblem('unexpected', ownWords.unexpected, {}, [], { cause })
/** Somebody stopped it: as with a lost connection nobody knows what the server did. */
export const aborted = () => new ApiProblem('aborted', ownWords.connection)

/** Nobody knows whether the server did it. */
export const isUnsure = (cause: unknown): boolean =>
  cause instanceof ApiProblem && (cause.code === 'connection' || cause.code === 'aborted')

/** Anything that was thrown, as a problem. */
export function toProblem(cause: unknown): ApiProblem {
  if (cause instanceof ApiProblem) return cause
  return unexpected(cause)
}

/** The body of an answer that is an error: its code, arguments and sentence. */
export function problemOf(error: unknown): ApiProblem {
  const { message, extensions } = (error ?? {}) as {
    message?: string
    extensions?: { code?: string; args?: Record<string, unknown>; issues?: ApiIssue[] }
  }
  return new ApiProblem(
    extensions?.code ?? 'unexpected',
    message ?? ownWords.unexpected,
    extensions?.args,
    extensions?.issues,
  )
}
