import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

export interface ContentType {
  /** Without a dot; `jpg`, never `jpeg`. */
  readonly extension: string
  readonly mime: string
}
const unknown: ContentType = { extension: 'bin', mime: 'application/octet-stream' }
/** Enough to see what a text is. */
const HEAD_BYTES = 64 * 1024

/** The type of a file by its content. The name decides one thing only: whether a text is a table. */
export async function contentTypeOf(path: string, filename: string): Promise<ContentType> {
  const known = await fileTypeFromFile(path)
  if (known && known.ext !== 'xml') return { extension: known.ext, mime: known.mime }
  const head = await readHead(path)
  if (/^AC10\d\d/.test(head.toString('latin1', 0, 6))) return { extension: 'dwg', mime: 'image/vnd.dwg' }
  const text = textOf(head)
  if (text === undefined) return unknown
  if (isSvg(text)) return { extension: 'svg', mime: 'image/svg+xml' }
  return /\.csv$/i.test(filename) ? { extension: 'csv', mime: 'text/csv' } : { extension: 'txt', mime: 'text/plain' }
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(HEAD_BYTES), position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** UTF-8, or what older office programs write; undefined for anything with bytes that no text has. */
function textOf(head: Buffer): string | undefined {
  if (head.length === 0 || head.some((byte) => byte < 32 && ![9, 10, 12, 13].includes(byte))) return undefined
  return new TextDecoder('utf-8').decode(head)
}

/** A root element `svg`, after whatever may stand before it. */
function isSvg(text: string): boolean {
  const start = text.replace(/^\uFEFF?\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?>|\s+)*/i, '')
  return /^<(?:[\w-]+:)?svg[\s>]/.test(start)
}
