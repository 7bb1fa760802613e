import { ApiProblem, aborted, isUnsure, problemOf, unexpected, unreachable } from './problem.ts'
import { pause, setLost, watchWait, whileSaving } from './reach.ts'
import { readToken } from './token.ts'
import { underway } from './underway.ts'

/** What is sent: a document that never changes for its purpose, and its variables. */
export interface Request {
  readonly document: string
  readonly variables?: Readonly<Record<string, unknown>>
  /** The server may take longer than for one record. */
  readonly isLong?: boolean
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
/** How long an answer is waited for; what is known to be long work has a minute. */
const timeoutMs = 10_000
const longMs = 60_000
/** Waits before a new try; a query goes on with the last one. */
const waitsMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000]
/** A change is given up after so many tries, or so long: then somebody has to know that it may not have happened. */
const changeTries = 4
const changeMs = 30_000

/** Whether there is another token now, with which to send again what was refused; null where there was none. */
type Renew = (refused: string | null) => Promise<boolean>
let renew: Renew = async () => false
/** Called when the server does not know the token any more; what was refused waits for the answer. */
export function onRefused(listener: Renew): void {
  renew = listener
}

/** Asks; goes on asking while the server cannot be reached. Throws `ApiProblem`. */
export async function ask<Answer = Data>(request: Request, signal?: AbortSignal): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return (await send(request, { signal, attempt })) as Answer
    } catch (problem) {
      if (!isConnection(problem)) throw problem
      await anotherTry(attempt, signal)
    }
  }
}

/**
 * Changes; sends the same request, with the same key, a few times when the server cannot be reached. Throws `ApiProblem`:
 * after `connection` and `aborted` nobody knows whether it happened, and the same change made again happens once.
 */
export async function change<Answer = Data>(
  request: Request,
  options: SendOptions = {},
): Promise<Answer & { readonly written: Written }> {
  const { key } = request.variables ?? {}
  if (typeof key !== 'string') return tryChange(request, options)
  const kept = keyed(request, key)
  return whileSaving(async () => {
    try {
      const answer = await tryChange<Answer>(kept.request, options)
      kept.forget()
      return answer
    } catch (problem) {
      if (!isUnsure(problem)) kept.forget()
      throw problem
    }
  })
}

async function tryChange<Answer>(
  request: Request,
  options: SendOptions,
): Promise<Answer & { readonly written: Written }> {
  const began = Date.now()
  for (let attempt = 0; ; attempt++) {
    try {
      let written: string | null = null
      const data = await send(request, { ...options, attempt, onWritten: (told) => (written = told) })
      return { ...(data as Answer), written: written === null ? null : new Set(String(written).split(',')) }
    } catch (problem) {
      if (!isConnection(problem)) throw problem
      if (attempt + 1 >= changeTries || Date.now() - began > changeMs) {
        setLost(true)
        throw problem
      }
      await anotherTry(attempt, options.signal)
    }
  }
}

async function anotherTry(attempt: number, signal: AbortSignal | undefined): Promise<void> {
  setLost(true)
  await pause(waitsMs[Math.min(attempt, waitsMs.length - 1)] ?? 0, signal)
  if (signal?.aborted) throw aborted()
}

/** The keys of changes on their way, and of those of which nobody knows what became of them. */
const openKeys = new Map<string, string>()

/** The same change has the same key until it is known what became of it. */
function keyed(request: Request, key: string): { readonly request: Request; readonly forget: () => void } {
  const files: [path: string, file: File][] = []
  const plain = JSON.stringify([request.document, withoutFiles({ ...request.variables, key: null }, '', files)])
  const change = [
    plain,
    ...files.map(([path, { name, size, lastModified }]) => [path, name, size, lastModified]),
  ].join()
  const first = openKeys.get(change) ?? key
  openKeys.set(change, first)
  return {
    request: { ...request, variables: { ...request.variables, key: first } },
    forget: () => void openKeys.delete(change),
  }
}

interface Sending extends SendOptions {
  /** How often it was tried before: a server that is slow is waited for longer each time. */
  readonly attempt: number
  /** Called with what the server says that it wrote. */
  readonly onWritten?: (told: string | null) => void
}
const writtenHeader = 'vezel-written'

async function send(request: Request, options: Sending): Promise<Data> {
  const { document, variables, isLong = false } = request
  const files: [path: string, file: File][] = []
  const body = JSON.stringify({ query: document, variables: withoutFiles(variables ?? {}, 'variables', files) })
  const token = readToken()
  const wait = watchWait()
  const answered =
    files.length > 0 ? sendFiles(body, files, { ...options, onPart: wait.goesOn }) : sendJson(body, isLong, options)
  const text = await underway(answered).finally(wait.end)
  setLost(false)
  const answer = parse(text)
  const [error] = answer.errors ?? []
  if (!error) return answer.data ?? {}
  const problem = problemOf(error)
  if (problem.code === 'unauthenticated' && (await renew(token))) return send(request, options)
  throw problem
}

/** The token and the language of the page, on every request. */
function headers(): Record<string, string> {
  return { authorization: `Bearer ${readToken()}`, 'accept-language': globalThis.document.documentElement.lang || 'nl' }
}

async function sendJson(body: string, isLong: boolean, { signal, attempt, onWritten }: Sending): Promise<string> {
  const timeout = AbortSignal.timeout(isLong ? longMs : Math.min(longMs, timeoutMs * 2 ** attempt))
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
  { signal, onProgress, onWritten, onPart }: Sending & { readonly onPart: () => void },
): Promise<string> {
  const form = new FormData()
  form.set('operations', body)
  form.set('map', JSON.stringify(Object.fromEntries(files.map(([path], at) => [at, [path]]))))
  for (const [at, [, file]] of files.entries()) form.set(String(at), file, file.name)
  return new Promise((done, fail) => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', endpoint)
    for (const [name, value] of Object.entries(headers())) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      onPart()
      if (lengthComputable) onProgress?.(loaded / total)
    }
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
