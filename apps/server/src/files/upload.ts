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
import type { Config } from '../config.ts'
import { FairQueue } from '../fair-queue.ts'
import type { FileStore, LocalFile } from './store.ts'
import { uploadFolder } from './upload-folder.ts'
import { inspectFile, newUploadPath, type UploadedFile } from './uploaded-file.ts'

/** Of one request, which waits on the disk; photos are sent one a request, so that each can be tried again. */
const FILES_MOST = 2
/** `operations` and `map` are JSON. */
const FIELD_BYTES_MOST = 2 * 1024 * 1024

type Json = Record<string, unknown>

/** What is needed of what a process shares. */
interface Needed {
  readonly config: Config
  readonly files: FileStore
}

/** What a person has on the way at a time: each request may bring so many files of the largest size. */
const onTheWay = new FairQueue(limits.uploads)

/** Whose request it is, and what is to be done with it. */
export interface UploadTask<T> {
  /** For whom it counts. */
  readonly who: string
  readonly signal?: AbortSignal | undefined
  /**
   * Judges the body, its files still null, before a byte of a file is read; what it answers is the answer of the request,
   * and no file is read. Undefined lets the files in.
   */
  readonly refuse: (body: Json) => Promise<T | undefined>
  readonly run: (body: Json) => Promise<T>
}

/**
 * Reads a GraphQL multipart request (parts `operations` and `map`, then the files, in that order) and gives the task the
 * body with an `UploadedFile` in the place of each file. Everything has arrived before it runs, so a task that refuses then
 * leaves no half-read request behind. Of one person a few requests are read at a time and the others wait, unread. Temporary
 * files are gone when it ends. Throws `fileTooLarge`, `fileType`, `badRequest`, `tooManyRequests`. `open` makes the file in
 * which an upload waits.
 */
export async function withUploads<T>(
  request: FastifyRequest,
  services: Needed,
  task: UploadTask<T>,
  open = openUpload,
): Promise<T> {
  const upload = new Upload(services, open)
  try {
    return await onTheWay.run(
      task.who,
      async () => {
        const refusal = await readParts(request, (part) => upload.take(part, task.refuse))
        if (refusal !== undefined) return refusal
        return task.run(await upload.body())
      },
      task.signal,
    )
  } finally {
    // A browser reads no answer before it has sent everything: what it still sends after a refusal is thrown away.
    request.raw.unpipe().resume()
    await upload.discard()
  }
}

/** One request as it arrives. */
class Upload {
  readonly #services: Needed
  readonly #open: typeof openUpload
  readonly #fields = new Map<string, Json>()
  readonly #received = new Map<string, { local: LocalFile; filename: string }>()
  readonly #paths: string[] = []
  readonly #files: UploadedFile[] = []

  constructor(services: Needed, open: typeof openUpload) {
    this.#services = services
    this.#open = open
  }

  /** Takes a part; answers what `refuse` says of the body when the first file is about to be read. */
  async take<T>(part: Multipart, refuse: UploadTask<T>['refuse']): Promise<T | undefined> {
    if (part.type === 'field') {
      this.#fields.set(part.fieldname, parseObject(part.fieldname, part.value))
      return undefined
    }
    const { operations, map } = this.#head()
    if (this.#received.size === 0) {
      for (const [name, places] of Object.entries(map)) eachPlace(operations, name, places)
      const refusal = await refuse(operations)
      if (refusal !== undefined) return refusal
    }
    if (!Object.hasOwn(map, part.fieldname) || this.#received.has(part.fieldname))
      throw new Problem('badRequest', { reason: `map.${part.fieldname}` })
    const path = await newUploadPath(uploadFolder(this.#services.config))
    this.#paths.push(path)
    const local = { path, ...(await receive(part, this.#open(path))) }
    this.#received.set(part.fieldname, { local, filename: part.filename })
    return undefined
  }

  /** The body with each file in its places. */
  async body(): Promise<Json> {
    const { operations, map } = this.#head()
    const missing = Object.keys(map).find((name) => !this.#received.has(name))
    if (missing !== undefined) throw new Problem('badRequest', { reason: `map.${missing}` })
    for (const [name, { local, filename }] of this.#received) {
      const file = await inspectFile(this.#services.files, local, filename)
      this.#files.push(file)
      for (const [at, last] of eachPlace(operations, name, map[name])) at[last] = file
    }
    return operations
  }

  discard(): Promise<unknown> {
    return Promise.all([
      ...this.#files.map((file) => file.discard()),
      ...this.#paths.map((path) => rm(path, { force: true })),
    ])
  }

  #head(): { operations: Json; map: Json } {
    const operations = this.#fields.get('operations')
    const map = this.#fields.get('map')
    if (!operations || !map) throw new Problem('badRequest', { reason: 'operations, map' })
    return { operations, map }
  }
}

/** Gives each part to `take`, until it answers something. A form that cannot be read is the sender's: `badRequest`. */
async function readParts<T>(
  request: FastifyRequest,
  take: (part: Multipart) => Promise<T | undefined>,
): Promise<T | undefined> {
  const most = {
    fileSize: limits.uploadMegabytes * 1024 * 1024,
    files: FILES_MOST,
    fields: 2,
    fieldSize: FIELD_BYTES_MOST,
  }
  const rate = demandRate(request.raw)
  try {
    for await (const part of request.parts({ limits: most })) {
      const answer = await take(part)
      if (answer !== undefined) return answer
    }
    return undefined
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
    if (isObject(value) && !Array.isArray(value)) return value
  } catch {}
  throw new Problem('badRequest', { reason: name })
}

/** The places of a file, such as `variables.input.file`, where the request says null: the object and the name in it. */
function eachPlace(operations: Json, name: string, places: unknown): [at: Json, last: string][] {
  if (!Array.isArray(places) || places.length === 0) throw new Problem('badRequest', { reason: `map.${name}` })
  return places.map((place) => {
    const steps = String(place).split('.')
    const last = steps.pop() ?? ''
    let at: unknown = operations
    for (const step of steps) at = ownValue(at, step)
    if (steps[0] !== 'variables' || !isObject(at) || ownValue(at, last) !== null)
      throw new Problem('badRequest', { reason: `map: ${place}` })
    return [at, last]
  })
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
const ownValue = (of: unknown, name: string): unknown =>
  isObject(of) && Object.hasOwn(of, name) ? of[name] : undefined
