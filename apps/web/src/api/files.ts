import { useEffect, useState } from 'react'
import { ApiProblem, problemOf, unreachable } from './problem.ts'
import { onForget } from './queries.ts'
import { untilServerAnswers } from './reach.ts'
import { tell } from './tell.ts'
import { readFileToken } from './token.ts'

/** What is needed of a stored file to fetch it: `url` is `/file/…`. */
export interface FileLike {
  readonly url?: unknown
}
/** Widths in which photos are kept beside the original. */
export type PhotoWidth = 320 | 800 | 1600

interface Blobs {
  users: number
  readonly url: Promise<string>
  leaving?: ReturnType<typeof setTimeout>
}
const blobs = new Map<string, Blobs>()
/** How long a picture stays in memory after the last place that showed it is gone. */
const keptMs = 30_000

onForget(() => blobs.clear())

/** The content of a file, read with the Bearer header; waits while the database is away. Rejects with an `ApiProblem`. */
export async function fetchFile(path: string, signal?: AbortSignal): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(path, { headers: { authorization: `Bearer ${readFileToken()}` }, signal }).catch(
      (cause: unknown) => {
        throw unreachable(cause)
      },
    )
    if (response.ok) return response
    const body = (await response.json().catch(() => null)) as { errors?: unknown[] } | null
    const problem = problemOf(body?.errors?.[0])
    if (problem.code !== 'databaseAway' || attempt === triesMost || signal?.aborted) throw problem
    await untilServerAnswers()
  }
}
/** Of a file while the database comes and goes. */
const triesMost = 4

/**
 * An address for an `<img>` or a viewer, because pages cannot send a header with those: null while it is fetched, when
 * there is no file, and when it could not be fetched (then `onFailed` is called). Given back when nothing shows it.
 */
export function useFileUrl(
  file: FileLike | null | undefined,
  width?: PhotoWidth,
  onFailed?: (problem: ApiProblem) => void,
): string | null {
  const url = typeof file?.url === 'string' ? file.url : null
  const path = url === null ? null : width ? `${url}?w=${width}` : url
  const [shown, setShown] = useState<{ path: string; url: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no reason to fetch again.
  useEffect(() => {
    if (path === null) return
    let left = false
    const entry = take(path)
    entry.url.then(
      (made) => left || setShown({ path, url: made }),
      (cause: unknown) => {
        if (left) return
        void tell('image', cause)
        if (cause instanceof ApiProblem) onFailed?.(cause)
      },
    )
    return () => {
      left = true
      leave(path, entry)
    }
  }, [path])
  return shown && shown.path === path ? shown.url : null
}

function take(path: string): Blobs {
  const known = blobs.get(path)
  if (known) {
    clearTimeout(known.leaving)
    known.users += 1
    return known
  }
  const made: Blobs = {
    users: 1,
    url: fetchFile(path).then(async (response) => URL.createObjectURL(await response.blob())),
  }
  made.url.catch(() => blobs.delete(path))
  blobs.set(path, made)
  return made
}

function leave(path: string, entry: Blobs) {
  entry.users -= 1
  if (entry.users > 0) return
  entry.leaving = setTimeout(() => {
    if (blobs.get(path) === entry) blobs.delete(path)
    void entry.url.then((url) => URL.revokeObjectURL(url))
  }, keptMs)
}

/**
 * Saves a file: the address with `/file` replaced by `/download` (§7). The server names it (survey, type, id and file
 * name, spaces as underscores); `name` asks for another one, to which the extension is added. Rejects with an `ApiProblem`.
 */
export async function downloadFile(file: FileLike, name?: string): Promise<void> {
  if (typeof file.url !== 'string') throw new ApiProblem('notFound', 'file_key missing in object')
  const path = file.url.replace(/^\/file/, '/download') + (name ? `?${new URLSearchParams({ name })}` : '')
  const response = await fetchFile(path)
  saveBlob(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? name ?? '')
}

/** Saves what the page has made itself under a name, as the browser saves a download. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}

function nameIn(disposition: string | null): string | undefined {
  const exact = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (exact !== undefined) return decodeURIComponent(exact)
  // A name of plain letters stands there once, in quotes when it has signs between them.
  const [, quoted, bare] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '') ?? []
  return quoted?.replace(/\\(.)/g, '$1') ?? bare
}
