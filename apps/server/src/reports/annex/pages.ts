import { Worker } from 'node:worker_threads'
import { limits } from '@vezel/model/limits.ts'
import { type Annex, annexedOf, type Dossier } from '@vezel/report/index.ts'

/** What the thread that draws tells, one after the other. */
export type Drawn =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'page'; readonly bytes: Uint8Array; readonly width: number; readonly height: number }
  | { readonly kind: 'done' }

/** The documents that go into a report as pages, and the pictures of those by their keys. */
export interface AnnexPages {
  readonly annexes: ReadonlyMap<string, Annex>
  readonly pictures: ReadonlyMap<string, Uint8Array>
}

/** Bytes of a stored file, or null when it is gone. */
export type LoadFile = (fileKey: string) => Promise<Uint8Array | null>

/**
 * Draws the pages of the documents that belong to a report. One that cannot be read, or takes too long, is an annex without
 * pages: the report says so and comes all the same. Stops when `signal` aborts.
 */
export async function annexPagesOf(dossier: Dossier, loadFile: LoadFile, signal?: AbortSignal): Promise<AnnexPages> {
  const annexes = new Map<string, Annex>()
  const pictures = new Map<string, Uint8Array>()
  const keys = new Set(annexedOf(dossier).flatMap(({ row }) => (row.file ? [row.file.file_key] : [])))
  for (const key of keys) {
    signal?.throwIfAborted()
    const bytes = await loadFile(key)
    if (bytes === null || !isPdf(bytes)) {
      // A picture is one page, in the copy that every photo has.
      annexes.set(key, { pages: bytes === null ? [] : [{ key, width: null, height: null }], left: 0 })
      continue
    }
    const { count, pages } = await drawn(bytes, limits.annexPages - pictures.size, signal)
    annexes.set(key, {
      pages: pages.map(({ width, height }, index) => ({ key: `${key} ${index + 1}`, width, height })),
      left: count - pages.length,
    })
    for (const [index, page] of pages.entries()) pictures.set(`${key} ${index + 1}`, page.bytes)
  }
  return { annexes, pictures }
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

interface DrawnDocument {
  /** Of the whole document; 0 where nobody could read it. */
  readonly count: number
  readonly pages: readonly Extract<Drawn, { kind: 'page' }>[]
}

function drawn(pdf: Uint8Array, most: number, signal?: AbortSignal): Promise<DrawnDocument> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./draw.ts', import.meta.url), {
      workerData: { pdf: new Uint8Array(pdf), most },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      stdout: true,
      stderr: true,
    })
    let count = 0
    const pages: Extract<Drawn, { kind: 'page' }>[] = []
    const settle = (end: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      void worker.terminate()
      end()
    }
    const finish = () => settle(() => resolve({ count, pages }))
    const abort = () => settle(() => reject(signal?.reason))
    const timer = setTimeout(finish, limits.annexMs)
    signal?.addEventListener('abort', abort)
    worker.on('message', (message: Drawn) => {
      if (message.kind === 'count') count = message.count
      else if (message.kind === 'page') pages.push(message)
      else finish()
    })
    // Damaged, locked with a password, or too large to hold: what was drawn so far stands.
    worker.on('error', finish)
    worker.on('exit', finish)
  })
}
