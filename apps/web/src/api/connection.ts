import { ApiProblem, aborted, problemOf, unexpected, unreachable } from './problem.ts'
import { readToken } from './token.ts'
import { underway } from './underway.ts'

/** What is sent: a document that never changes for its purpose, and its variables. */
export interface Request {
  readonly document: string
  readonly variables?: Readonly<Record<string, unknown>>
}
export interface SendOptions {
  readonly signal?: AbortSignal
  /** How much of the files has been sent, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void
}
export type Data = Readonly<Record<string, unknown>>
/** The types of the records that a change wrote, as the server tells them; null where it does not. */
export type Written = ReadonlySet<string> | null

const endpoint = '/graphql'
const timeoutMs = 60_000
/** Waits before a new try; a query goes on with the last one, a mutation gives up after `mutationTries`. */
const lookMs = 2_000
const waitsMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000]
const mutationTries = 4

let lost = false
const listeners = new Set<() => void>()
function setLost(next: boolean) {
  if (next === lost) return
  lost = next
  for (const listener of [...listeners]) listener()
  if (lost) void untilServerAnswers()
}
// The device knows sooner than a request does.
globalThis.addEventListener?.('offline', () => setLost(true))

let looking: Promise<void> | null = null
/** Asks every other second whether the server is there; who waits for another try (`pause`) then goes on at once. */
export function untilServerAnswers(): Promise<void> {
  const look = async () => {
    for (;;) {
      const answers = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (answers) break
      setLost(true)
      await pause(lookMs)
    }
    looking = null
    setLost(false)
    for (const goOn of [...waiting]) goOn()
  }
  looking ??= look()
  return looking
}
/** Who waits for the next try. */
const waiting = new Set<() => void>()

/** Whether the server could not be reached the last time somebody tried. */
export const isLost = (): boolean => lost
export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let refused: () => void = () => {}
/** Called when the server does not know the token any more. */
export function onRefused(listener: () => void): void {
  refused = listener
}

/** Asks; goes on asking while the server cannot be reached. Throws `ApiProblem`. */
export async function ask<Answer = Data>(request: Request, signal?: AbortSignal): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return (await send(request, { signal })) as Answer
    } catch (problem) {
      if (!isConnection(problem)) throw problem
      setLost(true)
      await pause(waitsMs[Math.min(attempt, waitsMs.length - 1)] ?? 0, signal)
    }
  }
}

/** Changes; sends the same request, with the same key, a few times when the server cannot be reached. Throws `ApiProblem`. */
export async function change<Answer = Data>(
  request: Request,
  options: SendOptions = {},
): Promise<Answer & { readonly written: Written }> {
  for (let attempt = 0; ; attempt++) {
    try {
      let written: string | null = null
      const data = await send(request, { ...options, onWritten: (told) => (written = told) })
      return { ...(data as Answer), written: written === null ? null : new Set(String(written).split(',')) }
    } catch (problem) {
      if (!isConnection(problem)) throw problem
      setLost(true)
      if (attempt + 1 >= mutationTries) throw problem
      await pause(waitsMs[attempt] ?? 0, options.signal)
    }
  }
}

interface Sending extends SendOptions {
  /** Called with what the server says that it wrote. */
  readonly onWritten?: (told: string | null) => void
}
const writtenHeader = 'vezel-written'

async function send({ document, variables }: Request, options: Sending): Promise<Data> {
  const files: [path: string, file: File][] = []
  const body = JSON.stringify({ query: document, variables: withoutFiles(variables ?? {}, 'variables', files) })
  const text = await underway(files.length > 0 ? sendFiles(body, files, options) : sendJson(body, options))
  setLost(false)
  const answer = parse(text)
  const [error] = answer.errors ?? []
  if (error) {
    const problem = problemOf(error)
    if (problem.code === 'unauthenticated' && readToken() !== null) refused()
    throw problem
  }
  return answer.data ?? {}
}

/** The token and the language of the page, on every request. */
function headers(): Record<string, string> {
  return { authorization: `Bearer ${readToken()}`, 'accept-language': globalThis.document.documentElement.lang || 'nl' }
}

async function sendJson(body: string, { signal, onWritten }: Sending): Promise<string> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const text = await response.text()
    if (isGateway(response.status)) throw new Error(`status ${response.status}`)
    onWritten?.(response.headers.get(writtenHeader))
    return text
  } catch (cause) {
    throw signal?.aborted ? aborted() : unreachable(cause)
  }
}

/** Only XMLHttpRequest tells how far an upload is. */
function sendFiles(
  body: string,
  files: readonly [string, File][],
  { signal, onProgress, onWritten }: Sending,
): Promise<string> {
  const form = new FormData()
  form.set('operations', body)
  form.set('map', JSON.stringify(Object.fromEntries(files.map(([path], at) => [at, [path]]))))
  for (const [at, [, file]] of files.entries()) form.set(String(at), file, file.name)
  return new Promise((done, fail) => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', endpoint)
    for (const [name, value] of Object.entries(headers())) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total)
    xhr.onload = () => {
      if (isGateway(xhr.status)) return fail(unreachable(`status ${xhr.status}`))
      onWritten?.(xhr.getResponseHeader(writtenHeader))
      done(xhr.responseText)
    }
    xhr.onerror = () => fail(unreachable('upload'))
    xhr.onabort = () => fail(aborted())
    if (signal?.aborted) return fail(aborted())
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(form)
  })
}

/** A copy with null in the place of each file, and the places of the files (GraphQL multipart). */
function withoutFiles(value: unknown, path: string, files: [string, File][]): unknown {
  if (value instanceof File) {
    files.push([path, value])
    return null
  }
  if (Array.isArray(value)) return value.map((one, at) => withoutFiles(one, `${path}.${at}`, files))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutFiles(one, `${path}.${name}`, files)]),
  )
}

function parse(text: string): { data?: Data | null; errors?: readonly unknown[] } {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer === 'object' && answer !== null) return answer
  } catch {
    // Handled below: an empty or broken answer is the same thing.
  }
  throw unexpected()
}

/** A proxy in front of the server that found nobody home. */
const isGateway = (status: number) => status === 502 || status === 503 || status === 504
const isConnection = (problem: unknown) => problem instanceof ApiProblem && problem.code === 'connection'

/** Waits, but no longer than until the device says that it is connected again. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const finish = () => {
      clearTimeout(timer)
      waiting.delete(finish)
      removeEventListener('online', finish)
      signal?.removeEventListener('abort', stop)
      done()
    }
    const stop = () => {
      finish()
      fail(aborted())
    }
    const timer = setTimeout(finish, ms)
    addEventListener('online', finish)
    waiting.add(finish)
    signal?.addEventListener('abort', stop)
  })
}
