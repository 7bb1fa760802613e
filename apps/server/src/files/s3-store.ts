import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { things } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { StartProblem } from '../start-problem.ts'
import type { ByteRange, FileStore } from './store.ts'

/**
 * Files in an S3-compatible store: `s3://key:secret@host:port/bucket?region=…`; `s3+http:` or `http:` without
 * encryption. The bucket exists already.
 */
export function makeS3Store(url: string): FileStore {
  const { protocol, username, password, host, pathname, searchParams } = new URL(url)
  const bucket = pathname.replace(/^\/|\/$/g, '')
  if (!bucket || bucket.includes('/') || !username || !password) {
    throw new StartProblem('FILES_URL must be s3://key:secret@host/bucket: give all four parts.')
  }
  const isPlain = protocol === 's3+http:' || protocol === 'http:'
  const client = new S3Client({
    endpoint: `${isPlain ? 'http' : 'https'}://${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
    forcePathStyle: true,
    // By default streams are sent in chunks with checksums between them, which some stores keep as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  const size = async (key: string) =>
    (await orAbsent(reached(client.send(new HeadObjectCommand(at(key))))))?.ContentLength
  const get = async (key: string, range?: ByteRange) => {
    const answer = await orAbsent(
      reached(client.send(new GetObjectCommand({ ...at(key), Range: range && `bytes=${range.start}-${range.end}` }))),
    )
    return answer?.Body as Readable | undefined
  }
  const remove = async (key: string) => {
    await reached(client.send(new DeleteObjectCommand(at(key))))
  }
  return {
    size,
    get,
    delete: remove,
    async put(key, file) {
      if ((await size(key)) === file.size) return
      const body = createReadStream(file.path)
      await reached(client.send(new PutObjectCommand({ ...at(key), Body: body, ContentLength: file.size }))).catch(
        failFull,
      )
      if ((await sha256Of(await get(key))) === file.sha256) return
      await remove(key)
      throw new Error(`The file store kept something else than was sent under ${key}`)
    },
    async *list(before) {
      for (let next: string | undefined, isFirst = true; isFirst || next; isFirst = false) {
        const page = await reached(client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: next })))
        for (const { Key: key, LastModified: written } of page.Contents ?? []) {
          if (key && written && written < before) yield key
        }
        next = page.NextContinuationToken
      }
    },
  }
}

/** The network does not lead to the store, which is no fault of the database or of the file. */
async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    const { code, syscall, name } = cause as { code?: unknown; syscall?: unknown; name?: unknown }
    if (syscall !== 'connect' && name !== 'TimeoutError' && code !== 'ECONNRESET' && code !== 'ENOTFOUND') throw cause
    throw new Problem('serviceUnavailable', { service: things.fileStore }, [], { cause })
  }
}

/** A store without room says so with this status, or by the quota of its bucket. */
function failFull(error: unknown): never {
  if (!(error instanceof S3ServiceException)) throw error
  if (error.$metadata.httpStatusCode !== 507 && error.name !== 'QuotaExceeded') throw error
  throw Object.assign(new Error('The file store is full', { cause: error }), { code: 'ENOSPC' })
}

async function sha256Of(stream: Readable | undefined): Promise<string | undefined> {
  if (!stream) return undefined
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}

async function orAbsent<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
    throw error
  }
}
