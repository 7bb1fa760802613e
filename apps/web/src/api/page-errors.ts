import { placeOf } from '@vezel/model/route-paths.ts'
import { ApiProblem } from './problem.ts'

/** Of one page, so that one that fails at each key does not keep the server busy; the server bounds it too. */
const most = 20
const said = new Set<string>()

/** Answers that are none of ours to mend: nobody is logged in, nothing is there, the server cannot be reached. */
const usual: readonly string[] = ['unauthenticated', 'forbidden', 'notFound', 'connection', 'databaseAway', 'aborted']

/**
 * Tells the server's log what failed in this page: what kind of error, in which route, and where in our code. No words of
 * it, no address and no ids: those may tell of people. Never fails, and says the same thing once.
 */
export function reportPageError(what: 'page' | 'image', cause: unknown, code?: string): void {
  if (cause instanceof ApiProblem && usual.includes(cause.code)) return
  const type = cause instanceof ApiProblem ? cause.code : cause instanceof Error ? cause.name : typeof cause
  const error = { what, type, code, route: placeOf(location.pathname)?.name, at: framesOf(cause) }
  const { code: _, ...same } = error
  const key = JSON.stringify(same)
  if (said.has(key) || said.size >= most) return
  said.add(key)
  const body = JSON.stringify(error)
  // Sent also while the page is being left.
  fetch('/page-error', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {})
}

/** The places of an error in files of the page: `samples-4f2a.js:1:2301`. */
function framesOf(cause: unknown): string[] {
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  return [...stack.matchAll(/([\w.-]+\.[cm]?[jt]sx?)(?:\?[^:)\s]*)?:(\d+):(\d+)/g)]
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .slice(0, 10)
}
