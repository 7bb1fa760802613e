import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFolderStore } from './folder-store.ts'
import { makeS3Store } from './s3-store.ts'
import { type FileStore, type LocalFile, objectKey } from './store.ts'

let folder: string
let s3: S3rver
let s3Url: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vezel-store-'))
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'vezel' }],
  })
  const { port } = await s3.run()
  s3Url = `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/vezel`
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

async function localFile(content: Buffer): Promise<LocalFile> {
  const sha256 = createHash('sha256').update(content).digest('hex')
  const path = join(folder, `local-${sha256}`)
  await writeFile(path, content)
  return { path, size: content.length, sha256 }
}
const read = async (store: FileStore, key: string, range?: { start: number; end: number }) => {
  const stream = await store.get(key, range)
  return stream && buffer(stream)
}

describe.each([
  ['a folder', () => makeFolderStore(join(folder, 'files'))],
  ['an S3-compatible store', () => makeS3Store(s3Url)],
])('in %s', (_name, open) => {
  test('a file comes back as it was sent, whole or in part', async () => {
    const store = open()
    const content = randomBytes(3_000_000)
    const file = await localFile(content)
    const key = objectKey(7, file.sha256)
    await store.put(key, file)
    expect(await store.size(key)).toBe(3_000_000)
    expect((await read(store, key))?.equals(content)).toBe(true)
    expect((await read(store, key, { start: 10, end: 29 }))?.equals(content.subarray(10, 30))).toBe(true)
  })

  test('a file sent twice is there once, and gone when removed', async () => {
    const store = open()
    const file = await localFile(Buffer.from('twice'))
    const key = objectKey(7, file.sha256, 320)
    await store.put(key, file)
    await store.put(key, file)
    await store.delete(key)
    await store.delete(key)
    expect(await store.size(key)).toBeUndefined()
    expect(await store.get(key)).toBeUndefined()
  })

  test('what was written before a moment is listed, and what came later is not', async () => {
    const store = open()
    const file = await localFile(Buffer.from('listed'))
    const keys = [objectKey(8, file.sha256), objectKey(8, file.sha256, 320)]
    for (const key of keys) await store.put(key, file)
    const listed = async (before: Date) => {
      const found = []
      for await (const key of store.list(before)) if (key.startsWith('8/')) found.push(key)
      return found.sort()
    }
    expect(await listed(new Date(Date.now() + 60_000))).toEqual(keys)
    expect(await listed(new Date(Date.now() - 60_000))).toEqual([])
  })

  test('the same content of two organisations lies apart', async () => {
    const store = open()
    const file = await localFile(Buffer.from('apart'))
    await store.put(objectKey(1, file.sha256), file)
    expect(await store.size(objectKey(2, file.sha256))).toBeUndefined()
  })
})

test('a folder keeps no half file when the copy breaks off', async () => {
  const store = makeFolderStore(join(folder, 'broken'))
  const sha256 = 'a'.repeat(64)
  await expect(store.put(objectKey(1, sha256), { path: join(folder, 'not-there'), size: 5, sha256 })).rejects.toThrow(
    'ENOENT',
  )
  expect(await readdir(join(folder, 'broken/1/aa'))).toEqual([])
})

test('a folder refuses keys that lead elsewhere', async () => {
  await expect(makeFolderStore(folder).size('../../etc/passwd')).rejects.toThrow('Not a key')
})

test('an S3-compatible store that keeps something else than was sent is found out', async () => {
  // A store that keeps the first half of everything.
  const objects = new Map<string, Buffer>()
  const server: Server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (request.method === 'PUT') {
      const content = await buffer(request)
      objects.set(path, content.subarray(0, content.length / 2))
    }
    if (request.method === 'DELETE') objects.delete(path)
    const content = objects.get(path)
    response.statusCode = content || request.method === 'DELETE' ? 200 : 404
    response.end(request.method === 'GET' ? content : undefined)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const store = makeS3Store(`http://key:secret@127.0.0.1:${port}/bucket`)
  const file = await localFile(Buffer.from('halved by a store that lies'))
  await expect(store.put(objectKey(1, file.sha256), file)).rejects.toThrow('kept something else than was sent')
  expect(objects.size).toBe(0)
  server.closeAllConnections()
  server.close()
})

test('the address of an S3-compatible store names host, bucket, key and secret', () => {
  expect(() => makeS3Store('s3://store.example/bucket')).toThrow('FILES_URL must be s3://key:secret@host/bucket')
})

test('the content of a file in a folder is on the disk under its hash', async () => {
  const file = await localFile(Buffer.from('by its hash'))
  await makeFolderStore(join(folder, 'files')).put(objectKey(7, file.sha256), file)
  const path = join(folder, 'files/7', file.sha256.slice(0, 2), file.sha256)
  expect(await readFile(path, 'utf8')).toBe('by its hash')
})
