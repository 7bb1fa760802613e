import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** PostgreSQL repeats the refused value in the message of these errors (class 22). */
const repeatsValue = (code: unknown) => typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)

/** An error without what people typed: PostgreSQL puts whole rows in `detail`. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  return {
    type: error.name,
    code,
    constraint,
    table,
    message: repeatsValue(code) ? undefined : error.message,
    stack: error.stack?.slice(error.stack.indexOf('\n    at ') + 1),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}

/** Lines of JSON on standard output. Nobody logs names, addresses, bodies, tokens or query strings. */
export const makeLog = (config: Pick<Config, 'logLevel'>): Log =>
  pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  })
