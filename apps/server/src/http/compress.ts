import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Below this, compressing costs more than it saves. */
const WORTH_BYTES = 2048
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses answers that are made for the request; files on disk were compressed when they were built. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_BYTES || reply.hasHeader('content-encoding'))
      return payload
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
    if (!encoding) return payload
    reply.header('content-encoding', encoding).header('vary', 'Accept-Encoding').removeHeader('content-length')
    return encoding === 'br'
      ? brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : zip(payload, { level: 4 })
  })
}
