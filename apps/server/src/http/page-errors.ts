import { accessLimits } from '@vezel/model/access-limits.ts'
import { limits } from '@vezel/model/limits.ts'
import type { FastifyInstance } from 'fastify'
import { onceAMinute } from '../log.ts'
import type { Services } from '../services.ts'

/** What a page may say of what failed in it: kinds, places in our own code and names of routes, and no words. */
const told = {
  what: /^(?:page|image)$/,
  /** The name of the error, such as `TypeError`, or the code of a problem. */
  type: /^[A-Za-z]{1,60}$/,
  /** As the error page showed it. */
  code: /^VZ-[0-9A-Z]{1,10}$/,
  /** The name of the route: its parameters are ids. */
  route: /^[A-Za-z-]{1,200}$/,
} as const
/** A place in a file of the page: `samples-4f2a.js:1:2301`. */
const frame = /^[\w.-]{1,100}:\d{1,7}:\d{1,7}$/

/**
 * `POST /page-error`: what failed in somebody's page, as a line in the log. Anybody may send it, because the page for
 * logging in can fail too, so what is not of the form above is left out, and an address that says much is not heard for
 * the rest of the minute. It names no person and no organisation, and nothing is kept but the line.
 */
export function registerPageErrors(app: FastifyInstance, { log }: Pick<Services, 'log'>): void {
  const hear = bounded(accessLimits.pageErrors)
  const sayMore = onceAMinute()
  app.post('/page-error', { bodyLimit: limits.pageErrorBytes }, async (request, reply) => {
    if (hear(request.ip)) log.error(readError(request.body), 'a page failed')
    else sayMore((more) => log.warn(more, 'pages fail more often than is logged'))
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}

function readError(body: unknown): Record<string, unknown> {
  const sent = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}))
  const known = Object.entries(told).flatMap(([name, form]) => {
    const value = sent.get(name)
    return typeof value === 'string' && form.test(value) ? [[name, value]] : []
  })
  const at = sent.get('at')
  const frames = Array.isArray(at) ? at.filter((one) => typeof one === 'string' && frame.test(one)).slice(0, 10) : []
  return { ...Object.fromEntries(known), ...(frames.length > 0 ? { at: frames } : {}) }
}

/** Whether one more of an address is heard: so many a minute of each, and of all together. Counts no more addresses than that. */
function bounded({ each, all }: { readonly each: number; readonly all: number }, now = Date.now) {
  let minute = 0
  let heard = 0
  let by = new Map<string, number>()
  return (address: string): boolean => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) {
      minute = current
      heard = 0
      by = new Map()
    }
    const own = by.get(address) ?? 0
    if (own >= each || heard >= all) return false
    heard += 1
    by.set(address, own + 1)
    return true
  }
}
