import type { Readable } from 'node:stream'

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}
/** A file on this machine, and what it must be when it has arrived. */
export interface LocalFile {
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** In hexadecimal digits. */
  readonly sha256: string
}

/**
 * Where the content of files lies, by key: `{organisation}/{sha256}`, for an image also `….{width}.jpg` and, once it was
 * asked for, `….clean.{extension}`. The same key always has the same content.
 */
export interface FileStore {
  /** Stores a file whole or not at all; it survives a power cut. Does nothing when it is there already. */
  put(key: string, file: LocalFile): Promise<void>
  /** The content, or undefined when there is none. */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Bytes, or undefined when there is none. */
  size(key: string): Promise<number | undefined>
  delete(key: string): Promise<void>
  /** The keys of all that was written before a moment; also of what broke off half-way, where a kill can leave that. */
  list(before: Date): AsyncIterable<string>
}

/** Ends the key of what was being written when its process was killed. */
export const DRAFT = '.draft'

/** The key of a photo without what its camera wrote into it. */
export const cleanKey = (organisation: number, sha256: string, extension: string): string =>
  `${organisation}/${sha256}.clean.${extension}`

/** The key of a file's content, or of its copy `width` pixels wide. */
export const objectKey = (organisation: number, sha256: string, width?: number): string =>
  `${organisation}/${sha256}${width === undefined ? '' : `.${width}.jpg`}`
