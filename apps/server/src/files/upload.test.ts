import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import multipart from '@fastify/multipart'
import { model } from '@vezel/model'
import { file as fileField } from '@vezel/model/kit/field.ts'
import { limits } from '@vezel/model/limits.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { hashToken } from '../auth/token.ts'
import { inTransaction } from '../db/work.ts'
import { answerProblems } from '../http/problems.ts'
import type { Services } from '../services.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { makeOrganisation, makePerson } from '../testing/people.ts'
import { testServices } from '../testing/services.ts'
import { objectKey } from './store.ts'
import { storeFile, type UploadedFile } from './store-file.ts'
import { withUploads } from './upload.ts'
import { uploadFolder } from './upload-folder.ts'

let db: TestDatabase
let dataDir: string
let app: FastifyInstance
let services: Services
let url: string
let session: Session
/** What the request does with its files; set by a test. */
let task: (variables: Record<string, unknown>) => Promise<unknown>

beforeAll(async () => {
  db = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-upload-'))
  const person = await makePerson(db.owner, await makeOrganisation(db.owner))
  session = { ...person, roleId: 1, locale: 'nl', tokenHash: hashToken('none') }
  services = testServices(db, { dataDir })
  app = Fastify()
  answerProblems(app)
  await app.register(multipart, { throwFileSizeLimit: false })
  app.post('/', (request) =>
    withUploads(request, services, {
      who: 'samir',
      refuse: async () => undefined,
      run: (body) => task(body.variables as Record<string, unknown>),
    }),
  )
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await db.drop()
  await rm(dataDir, { recursive: true })
})
afterEach(async () => {
  // Whatever a request did, nothing of it stays behind.
  expect(await readdir(uploadFolder(services.config)).catch(() => [])).toEqual([])
})

async function send(
  content: Buffer | string,
  filename: string,
  parts: Record<string, unknown> = {},
): Promise<{ status: number; body: unknown }> {
  const form = new FormData()
  const operations = { query: 'mutation', variables: { input: { file: null } } }
  form.append('operations', JSON.stringify(parts.operations ?? operations))
  form.append('map', JSON.stringify(parts.map ?? { 0: ['variables.input.file'] }))
  form.append('0', new Blob([content as BlobPart]), filename)
  const answer = await fetch(url, { method: 'POST', body: form })
  return { status: answer.status, body: await answer.json() }
}
/** The upload as the mutation sees it. */
async function inspect(content: Buffer | string, filename: string): Promise<UploadedFile> {
  let seen: UploadedFile | undefined
  task = async (variables) => {
    seen = (variables.input as { file: UploadedFile }).file
    return {}
  }
  expect(await send(content, filename)).toMatchObject({ status: 200 })
  if (!seen) throw new Error('No file arrived')
  return seen
}
const errorOf = (body: unknown) => (body as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code

/** A photo that lies on its side, with the moment and the place it was taken. */
const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#884422' } })
    .withExif({
      IFD0: { Orientation: '6' },
      IFD2: { DateTimeOriginal: '2026:03:14 09:26:53' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 13/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '6/1 34/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test('a photo arrives with its size as seen and the moment it was taken', async () => {
  const file = await inspect(await photo(), 'Bron één.JPG')
  expect(file).toMatchObject({
    filename: 'Bron één.JPG',
    mime: 'image/jpeg',
    extension: 'jpg',
    width: 400,
    height: 600,
  })
  expect(file.takenAt).toBe('2026-03-14 09:26:53')
  expect(file.sha256).toMatch(/^[0-9a-f]{64}$/)
})

test('copies of a photo are upright, at most as wide as they say, and do not tell where it was taken', async () => {
  const original = await photo()
  task = async (variables) => {
    const { file } = variables.input as { file: UploadedFile }
    await file.keep(1, 'samir')
    return { sha256: file.sha256 }
  }
  const { body } = await send(original, 'photo.jpg')
  const { sha256 } = body as { sha256: string }
  expect((await sharp(original).metadata()).exif).toBeDefined()
  for (const width of limits.imageWidths) {
    const stream = await services.files.get(objectKey(1, sha256, width))
    const copy = await sharp(stream ? await buffer(stream) : undefined).metadata()
    expect(copy).toMatchObject({ format: 'jpeg', width: Math.min(width, 400), height: Math.min(width, 400) * 1.5 })
    expect(copy.exif).toBeUndefined()
    expect(copy.orientation).toBeUndefined()
  }
})

test('a drawing that is too large to be read whole is refused', async () => {
  const large = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${'M1 1 '.repeat(450_000)}"/></svg>`
  const { status, body } = await send(large, 'logo.svg')
  expect([status, errorOf(body)]).toEqual([413, 'fileTooLarge'])
})

test('the type comes from the content, whatever the name says', async () => {
  const png = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  const types = []
  for (const [content, name] of [
    [png, 'drawing.pdf'],
    ['%PDF-1.7\n%âãÏÓ\n1 0 obj', 'report.jpg'],
    ['<?xml version="1.0"?>\n<!-- made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.png'],
    ['naam;straat\nSchool;Kerkweg\n', 'rows.csv'],
    ['AC1032\0\0\0', 'plan.dwg'],
    ['<html><script>alert(1)</script>', 'photo.jpg'],
    [Buffer.from([1, 2, 3, 4]), 'photo.jpg'],
  ] as const) {
    types.push((await inspect(content as Buffer | string, name)).extension)
  }
  expect(types).toEqual(['png', 'pdf', 'svg', 'csv', 'dwg', 'txt', 'bin'])
})

test('a photo that breaks off, or bytes that only begin as one, are refused', async () => {
  const whole = await photo()
  task = async () => ({})
  const { status, body } = await send(Buffer.concat([whole.subarray(0, 200), Buffer.from('<html>')]), 'photo.jpg')
  expect([status, errorOf(body)]).toEqual([415, 'fileType'])
})

test('a file above the limit is refused before the mutation runs', async () => {
  let ran = false
  task = async () => {
    ran = true
    return {}
  }
  const { status, body } = await send(Buffer.alloc((limits.uploadMegabytes + 1) * 1024 * 1024), 'large.bin')
  expect([status, errorOf(body), ran]).toEqual([413, 'fileTooLarge', false])
})

test('a request with more files than it may have is refused before the mutation runs', async () => {
  let isRun = false
  task = async () => {
    isRun = true
    return {}
  }
  const form = new FormData()
  form.append('operations', JSON.stringify({ query: 'mutation', variables: { a: null, b: null, c: null } }))
  form.append('map', JSON.stringify({ 0: ['variables.a'], 1: ['variables.b'], 2: ['variables.c'] }))
  for (const name of ['0', '1', '2']) form.append(name, new Blob(['%PDF-1.7']), 'a.pdf')
  const answer = await fetch(url, { method: 'POST', body: form })
  expect([answer.status, errorOf(await answer.json()), isRun]).toEqual([413, 'badRequest', false])
})

test('a map that points elsewhere than at an empty variable is refused', async () => {
  task = async () => ({})
  const places = [
    'query',
    'variables.__proto__.file',
    'variables.input.missing',
    'variables.input',
    '',
    '.',
    '__proto__',
  ]
  for (const place of [
    ...places,
    'variables',
    'variables.constructor',
    'variables.input.file.0',
    'variables.9',
    'a.'.repeat(9999),
  ]) {
    const { status, body } = await send('text', 'a.txt', { map: { 0: [place] } })
    expect([status, errorOf(body)], place).toEqual([400, 'badRequest'])
  }
  const maps: unknown[] = [
    {},
    { 0: [] },
    { 0: 'variables.input.file' },
    { 0: [null] },
    { __proto__: [''] },
    { constructor: ['x'] },
  ]
  // A second file that the map names and that never comes.
  for (const map of [...maps, { 0: ['variables.input.file'], 1: ['variables.input.file'] }]) {
    const { status, body } = await send('text', 'a.txt', { map })
    expect([status, errorOf(body)], JSON.stringify(map)).toEqual([400, 'badRequest'])
  }
})

test('a form that is no form is refused', async () => {
  task = async () => ({})
  const part = (name: string, content: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
  const bodies = ['', '--x', '--x--\r\n', `${part('operations', '{')}--x--\r\n`, `${part('operations', '[]')}--x--\r\n`]
  const more = [
    part('operations', '{}'),
    `${part('__proto__', '{}')}--x--\r\n`,
    `${part('a', '{}').repeat(5)}--x--\r\n`,
    '--x\r\nno header\r\n--x--\r\n',
  ]
  for (const payload of [...bodies, ...more]) {
    for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data', 'multipart/form-data; boundary=']) {
      const answer = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload })
      expect(
        [answer.statusCode >= 400 && answer.statusCode < 500, answer.json().errors[0].extensions.code],
        `${type} ${payload}`,
      ).toEqual([true, 'badRequest'])
    }
  }
})

test('the name keeps no path, and its extension when it is cut short', async () => {
  expect((await inspect('text', 'C:\\Users\\Samir\\plan.txt')).filename).toBe('plan.txt')
  const { filename } = await inspect('text', `${'lang'.repeat(100)}.txt`)
  expect(filename).toHaveLength(limits.text)
  expect(filename).toMatch(/[lang]\.txt$/)
})

test('a field takes only the types and the size it names', async () => {
  const field = fileField({ label: { nl: 'Foto', en: 'Photo' }, accept: ['png', 'jpeg'], maxMegabytes: 1 })
  const store = (file: UploadedFile) =>
    inTransaction(db.serve, session, (work) => storeFile(work, file, { entity: model.entity('sourcePhoto'), field }))
  const attempt = async (content: Buffer | string, name: string) => {
    task = async (variables) => ({ id: await store((variables.input as { file: UploadedFile }).file) })
    return send(content, name)
  }
  expect(errorOf((await attempt('%PDF-1.7\n', 'photo.jpg')).body)).toBe('fileType')
  const noise = await sharp({
    create: {
      width: 1500,
      height: 1500,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#000',
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(errorOf((await attempt(noise, 'photo.png')).body)).toBe('fileTooLarge')
  expect(await attempt(await photo(), 'photo.jpeg')).toMatchObject({ status: 200 })
  const { rows } = await db.owner.query(`select * from "file"`)
  expect(rows).toMatchObject([
    {
      organisatie_id: session.organisationId,
      file_key: expect.stringMatching(/^source-photo\/[0-9a-f-]{36}\.jpg$/),
      filename: 'photo.jpeg',
      mime_type: 'image/jpeg',
      breedte: 400,
      hoogte: 600,
      uploaded_by_id: session.inspectionUserId,
    },
  ])
})
