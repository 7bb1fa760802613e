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

/** What is said again within it is left out. */
const QUIET_MS = 60_000

/** A way to say something that many requests would say at once: once a minute, with how many times it was not said. */
export function onceAMinute(now = Date.now): (say: (details: { more?: number }) => void) => void {
  let last = Number.NEGATIVE_INFINITY
  let more = 0
  return (say) => {
    if (now() - last < QUIET_MS) {
      more += 1
      return
    }
    last = now()
    const details = more > 0 ? { more } : {}
    more = 0
    say(details)
  }
}

const missing = new Map<string, ReturnType<typeof onceAMinute>>()
/** Says what the server needs and does not have, by its kind: every request and connection misses it alike. */
export function sayMissing(kind: string, say: (details: { more?: number }) => void): void {
  const known = missing.get(kind) ?? onceAMinute()
  missing.set(kind, known)
  known(say)
}

/** Lines of JSON on standard output. Nobody logs names, addresses, bodies, tokens or query strings. */
export const makeLog = (config: Pick<Config, 'logLevel'>): Log =>
  pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  })
