import { limits } from '@vezel/model/limits.ts'
import { things } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { create } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../access.ts'
import { bearerOf, sessionOf } from '../auth/session.ts'
import { remember } from '../db/history.ts'
import { inSnapshot, inTransaction } from '../db/work.ts'
import { cleanCopy } from '../files/clean-copy.ts'
import { fileName, withMark } from '../files/file-name.ts'
import { downloadName, type FoundFile, findFile, voidMark } from '../files/find-file.ts'
import { type ByteRange, objectKey } from '../files/store.ts'
import { uploadFolder } from '../files/upload-folder.ts'
import type { Services } from '../services.ts'

interface FileRequest {
  Params: { area: string; name: string }
  /** Asked twice, a word comes as a list. */
  Querystring: { w?: string | string[]; name?: string | string[] }
}
const notFound = () => new Problem('notFound', { entity: things.file })

/**
 * `GET /file/…` to view and `GET /download/…` to save, with the Bearer header and the right of the record that uses the
 * file. `?w=320|800|1600` asks for the copy of a photo; `?name=` for a name to save under. A photo as it was uploaded, with
 * its place and camera, is for its uploader and for managers; others have the same pixels.
 */
export function registerFiles(app: FastifyInstance, services: Services): void {
  app.get<FileRequest>('/file/:area/:name', async (request, reply) => {
    const { session, file, mark } = await find(services, request)
    await send(services, session, file, request, reply, {
      'content-disposition': create(withMark(fileName(file.filename, file.extension), mark), { type: 'inline' }),
      // A browser may keep it, for whoever asks with the same header; the content of a key never changes.
      'cache-control': 'private, max-age=86400, immutable',
    })
    return reply
  })
  app.get<FileRequest>('/download/:area/:name', async (request, reply) => {
    const { session, file, name, mark } = await find(services, request)
    await send(services, session, file, request, reply, {
      'content-disposition': create(withMark(chosenName(request, file) ?? name, mark), { type: 'attachment' }),
      // A browser asks each time it is saved again, so that each time is remembered.
      'cache-control': 'private, no-cache',
    })
    if (request.method === 'GET' && isFromStart(reply)) void rememberDownload(services, session, file)
    return reply
  })
}

/** Sent whole, its first part, or found to be what the browser has; not the parts that follow, nor an error. */
const isFromStart = (reply: FastifyReply) =>
  reply.statusCode === 200 ||
  reply.statusCode === 304 ||
  (reply.statusCode === 206 && String(reply.getHeader('content-range')).startsWith('bytes 0-'))

/**
 * A line of history for the record that the file is on. The file does not wait for it, nor is it refused when the line
 * cannot be written: with a full disk, people must still be able to take their reports out. The log then tells of it.
 */
async function rememberDownload({ pools, log }: Services, session: Session, { filename, usedBy }: FoundFile) {
  try {
    await inTransaction(pools.serve, session, (work) =>
      remember(work, 'download', usedBy.entity, usedBy.id, { filename }),
    )
  } catch (error) {
    log.error({ err: error, type: usedBy.entity.api.type, id: usedBy.id }, 'a download could not be remembered')
  }
}

async function find({ pools }: Services, request: FastifyRequest<FileRequest>) {
  const token = bearerOf(request.headers.authorization)
  const known = token && (await sessionOf(pools.serve, token))
  const session = known && { ...known, request: request.id }
  if (!session) throw new Problem('unauthenticated')
  const { area, name: rest } = request.params
  return inSnapshot(pools.serve, session, async (client) => {
    const file = await findFile(client, session, `${area}/${rest}`)
    if (!file) throw notFound()
    return { session, file, name: await downloadName(client, file), mark: await voidMark(client, file) }
  })
}

/** The name of the request with the extension of the file (§7). */
function chosenName({ query }: FastifyRequest<FileRequest>, { extension }: FoundFile): string | undefined {
  const name = [query.name].flat()[0]
  return name ? fileName(name.replace(/\s+/g, '_'), extension) : undefined
}

/** Begins to send a file, or the part of it that is asked for. */
async function send(
  { files, config }: Pick<Services, 'files' | 'config'>,
  session: Session,
  file: FoundFile,
  request: FastifyRequest<FileRequest>,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const asked = Number([request.query.w].flat()[0])
  const width = file.width === null ? undefined : limits.imageWidths.find((known) => known === asked)
  const isClean = file.width !== null && width === undefined && !file.mayHaveOriginal
  const etag = `"${file.checksum}${isClean ? '-clean' : width === undefined ? '' : `-${width}`}"`
  reply.headers({
    etag,
    vary: 'Authorization',
    'accept-ranges': 'bytes',
    // What somebody uploaded runs nothing here, also when it is opened by itself.
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
    ...headers,
  })
  if (request.headers['if-none-match']?.includes(etag)) return void reply.code(304).send()

  const organisation = session.organisationId
  const key = isClean
    ? await cleanCopy(files, { ...file, organisation }, uploadFolder(config))
    : objectKey(organisation, file.checksum, width)
  const size = width === undefined && !isClean ? file.size : await files.size(key)
  if (size === undefined) throw missing(key)
  const wanted = request.headers['if-range'] === undefined || request.headers['if-range'] === etag
  const range = wanted ? parseRange(request.headers.range, size) : undefined
  if (range === 'unsatisfiable') return void reply.code(416).header('content-range', `bytes */${size}`).send()

  const content = await files.get(key, range)
  if (!content) throw missing(key)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply
    .type(width === undefined ? file.mime : 'image/jpeg')
    .header('content-length', range ? range.end - range.start + 1 : size)
    .send(content)
}

/** The row is there and its content is not: a defect, or a store that was not restored. */
const missing = (key: string) => new Error(`The store of files has no ${key}`)

/** One range of bytes; undefined for none, or for what we need not understand. */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (!match[1] && !match[2])) return undefined
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]))
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  return start < size && start <= end ? { start, end } : 'unsatisfiable'
}
