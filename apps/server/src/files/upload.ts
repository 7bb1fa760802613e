import { createHash } from 'node:crypto'
import { createWriteStream, type WriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { FastifyRequest } from 'fastify'
import { type Services, uploadFolder } from '../services.ts'
import type { LocalFile } from './store.ts'
import { inspectFile, newUploadPath, type UploadedFile } from './uploaded-file.ts'

/** Of one request, which waits on the disk; photos are sent one a request, so that each can be tried again. */
const FILES_MOST = 2
/** `operations` and `map` are JSON. */
const FIELD_BYTES_MOST = 2 * 1024 * 1024

type Json = Record<string, unknown>

/**
 * Reads a GraphQL multipart request (parts `operations`, `map`, then the files) and gives `task` the body with an
 * `UploadedFile` in the place of each file. Everything has arrived before the task begins, so a task that refuses leaves
 * no half-read request behind. Temporary files are gone when it ends. Throws `fileTooLarge`, `fileType`, `badRequest`.
 * `open` makes the file in which an upload waits.
 */
export async function withUploads<T>(
  request: FastifyRequest,
  services: Pick<Services, 'config' | 'files'>,
  task: (body: Json) => Promise<T>,
  open = openUpload,
): Promise<T> {
  const paths: string[] = []
  const files: UploadedFile[] = []
  try {
    const fields = new Map<string, Json>()
    const received = new Map<string, { local: LocalFile; filename: string }>()
    await readParts(request, async (part) => {
      if (part.type === 'field') fields.set(part.fieldname, parseObject(part.fieldname, part.value))
      else {
        const path = await newUploadPath(uploadFolder(services.config))
        paths.push(path)
        received.set(part.fieldname, { local: { path, ...(await receive(part, open(path))) }, filename: part.filename })
      }
    })
    const operations = fields.get('operations')
    const map = fields.get('map')
    if (!operations || !map) throw new Problem('badRequest', { reason: 'operations, map' })
    const missing = Object.keys(map).find((name) => !received.has(name))
    if (missing !== undefined) throw new Problem('badRequest', { reason: `map.${missing}` })
    for (const [name, { local, filename }] of received) {
      const file = await inspectFile(services.files, local, filename)
      files.push(file)
      const places = ownValue(map, name)
      if (!Array.isArray(places) || places.length === 0) throw new Problem('badRequest', { reason: `map.${name}` })
      for (const place of places) putAt(operations, String(place), file)
    }
    return await task(operations)
  } finally {
    // A browser reads no answer before it has sent everything: what it still sends after a refusal is thrown away.
    request.raw.unpipe().resume()
    await Promise.all([...files.map((file) => file.discard()), ...paths.map((path) => rm(path, { force: true }))])
  }
}

/** Gives each part to `take`. A form that cannot be read is the sender's, and said as `badRequest`. */
async function readParts(request: FastifyRequest, take: (part: Multipart) => Promise<void>): Promise<void> {
  const most = {
    fileSize: limits.uploadMegabytes * 1024 * 1024,
    files: FILES_MOST,
    fields: 2,
    fieldSize: FIELD_BYTES_MOST,
  }
  const rate = demandRate(request.raw)
  try {
    for await (const part of request.parts({ limits: most })) await take(part)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // The reader of forms has no codes of its own; the disk, the network and our problems have.
    if (!(error instanceof Error) || (code !== undefined && code !== 'ERR_STREAM_PREMATURE_CLOSE')) throw error
    throw new Problem('badRequest', { reason: error.message }, [], { cause: error })
  } finally {
    rate.end()
  }
}

/** A telephone with one bar sends more than this; who sends less keeps a connection and a file for nothing. */
const RATE = { bytes: 40_000, ms: 20_000 }

/** Cuts a sender off who lets less arrive than `RATE`. */
export function demandRate(raw: IncomingMessage, { bytes, ms } = RATE): { end(): void } {
  let seen = raw.socket.bytesRead
  const timer = setInterval(() => {
    if (raw.socket.bytesRead - seen < bytes) raw.destroy(new Problem('tooSlow'))
    seen = raw.socket.bytesRead
  }, ms).unref()
  return { end: () => clearInterval(timer) }
}

const openUpload = (path: string): WriteStream => createWriteStream(path, { flags: 'wx' })

async function receive(part: MultipartFile, target: WriteStream): Promise<Omit<LocalFile, 'path'>> {
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(part.file, measure, target)
  if (part.file.truncated) throw new Problem('fileTooLarge', { max: limits.uploadMegabytes })
  return { size, sha256: hash.digest('hex') }
}

function parseObject(name: string, text: unknown): Json {
  try {
    const value: unknown = JSON.parse(String(text))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json
  } catch {}
  throw new Problem('badRequest', { reason: name })
}

/** Puts a file at a path such as `variables.input.file`, where the request says null. */
function putAt(operations: Json, place: string, file: UploadedFile): void {
  const steps = place.split('.')
  const last = steps.pop() ?? ''
  let at: unknown = operations
  for (const step of steps) at = ownValue(at, step)
  if (steps[0] !== 'variables' || ownValue(at, last) !== null)
    throw new Problem('badRequest', { reason: `map: ${place}` })
  ;(at as Json)[last] = file
}

const ownValue = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? (of as Json)[name] : undefined
