import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../http/app.ts'
import { answerProblems } from '../http/problems.ts'
import { outsideProblem } from '../outside-problem.ts'
import type { Services } from '../services.ts'
import { testApi } from '../testing/api.ts'
import { logIn as login } from '../testing/log-in.ts'
import { testServices } from '../testing/services.ts'
import { makeSurvey } from '../testing/survey.ts'
import { testPassword } from '../testing/template.ts'
import { makeCopies } from './images.ts'
import { makeS3Store } from './s3-store.ts'
import type { FileStore } from './store.ts'
import { withUploads } from './upload.ts'
import { uploadFolder } from './upload-folder.ts'

/** The kernel's own full disk: whatever is written to it fails with ENOSPC. */
const FULL = '/dev/full'

let api: Awaited<ReturnType<typeof testApi>>
let dataDir: string
let services: Services
let url: string
let token: string
let survey: string
let isFull: boolean
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  api = await testApi()
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-full-'))
  const plain = testServices(api.services.pools, { dataDir })
  const files: FileStore = {
    ...plain.files,
    put: (key, file) =>
      isFull ? pipeline(createReadStream(file.path), createWriteStream(FULL)) : plain.files.put(key, file),
  }
  services = { ...plain, files }
  const app = await buildApp(services)
  closing.push(() => app.close())
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  const input = { username: 'ines@eerste.test', password: testPassword }
  token = (await login(services.pools.serve, input, { address: 'here' })).access_token
  survey = (await makeSurvey(api)).survey
})
beforeEach(() => {
  isFull = true
})
afterAll(async () => {
  // In this order: an upload that hangs would keep its server from closing.
  for (const close of closing) await close()
  await api.close()
  await rm(dataDir, { recursive: true })
})

/** A new limitation with a photo, sent as the page sends it: with an id and a key, so that it may be sent again. */
async function limitation() {
  const beperking = (await api.get('{ beperkingen(limit: 1) { id } }'))[0] as { id: string }
  const content = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
  const [id, key] = [uuid(), uuid()]
  const link = (to: string) => ({ connect: { id: to } })
  const input = {
    id,
    onderzoek: link(survey),
    beperking: link(beperking.id),
    omschrijving: 'Kruipruimte onder water',
    file: null,
  }
  const query =
    'mutation($input: CreateOnderzoekBeperkingInput!, $key: String) { createOnderzoekBeperking(input: $input, key: $key) { omschrijving file { filename } } }'
  return {
    id,
    send: (language = 'nl') => {
      const form = new FormData()
      form.append('operations', JSON.stringify({ query, variables: { input, key } }))
      form.append('map', JSON.stringify({ 0: ['variables.input.file'] }))
      form.append('0', new Blob([new Uint8Array(content)]), 'kelder.jpg')
      const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
      return fetch(`${url}/graphql`, { method: 'POST', body: form, headers }).then((answer) => answer.json())
    },
  }
}
const rows = async (table: string) => (await api.services.pools.owner.query(`select from "${table}"`)).rowCount
const storageFull = expect.objectContaining({ code: 'storageFull', args: {}, issues: [] })
const saved = {
  data: {
    createOnderzoekBeperking: { omschrijving: 'Kruipruimte onder water', file: { filename: 'kelder.jpg' } },
  },
}

test('a store of files that is full says so in the language of the page, and keeps nothing of the record', async () => {
  const { send } = await limitation()
  for (const [language, sentence] of [
    ['nl', /^Niet opgeslagen: de schijf van de server is vol .* probeer het daarna opnieuw/],
    ['en', /^Not saved: the disk of the server is full .* then try again/],
    ['fr', /^Non enregistré: le disque du serveur est plein .* puis réessayez/],
  ] as const) {
    const { errors } = await send(language)
    expect(errors).toMatchObject([{ message: expect.stringMatching(sentence), extensions: storageFull }])
  }
  expect([await rows('file'), await rows('onderzoek_beperking')]).toEqual([0, 0])
  expect(await readdir(uploadFolder(services.config))).toEqual([])
  isFull = false
  expect(await send()).toEqual(saved)
})

test('a database that is full says so too, and what was typed passes when there is room again', async () => {
  isFull = false
  const { owner } = services.pools
  // Its server really writes, and the system really refuses: the error is the one of a table that cannot grow.
  await owner.query(`
    create function "vol"() returns trigger language plpgsql security definer as $$
      begin copy (select repeat('x', 100000)) to '${FULL}'; return new; end $$;
    create trigger "vol" before insert on "onderzoek_beperking" for each row execute function "vol"()`)
  const { id, send } = await limitation()
  const before = await rows('file')
  expect((await send()).errors).toMatchObject([{ extensions: storageFull }])
  expect(await rows('file')).toBe(before)
  await owner.query('drop trigger "vol" on "onderzoek_beperking"')
  expect([await send(), await send()]).toEqual([saved, saved])
  expect((await owner.query('select from "onderzoek_beperking" where "id" = $1', [id])).rowCount).toBe(1)
})

test('a disk that fills up during an upload is answered, also to whoever is still sending', async () => {
  const app = Fastify({ logger: false })
  closing.push(() => app.close())
  answerProblems(app)
  await app.register(multipart, { throwFileSizeLimit: false })
  let ran = 0
  const task = { who: 'samir', refuse: async () => undefined, run: async () => ({ ran: ++ran }) }
  app.post('/', (request) => withUploads(request, services, task, isFull ? () => createWriteStream(FULL) : undefined))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const send = async () => {
    const form = new FormData()
    form.append('operations', JSON.stringify({ query: 'mutation', variables: { file: null } }))
    form.append('map', JSON.stringify({ 0: ['variables.file'] }))
    form.append('0', new Blob([new Uint8Array(randomBytes(20 * 1024 * 1024))]), 'groot.bin')
    const answer = await fetch(address, { method: 'POST', body: form })
    return { status: answer.status, body: await answer.json() }
  }
  for (let i = 0; i < 3; i++) {
    const { status, body } = await send()
    expect([status, body.errors[0].extensions]).toEqual([507, storageFull])
  }
  expect(ran).toBe(0)
  isFull = false
  expect(await send()).toEqual({ status: 200, body: { ran: 1 } })
  expect(await readdir(uploadFolder(services.config))).toEqual([])
})

test('a disk that fills up while the copies of a photo are made keeps none of them', async () => {
  const folder = await mkdtemp(join(dataDir, 'photo-'))
  const path = join(folder, 'foto')
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446688' } })
    .jpeg()
    .toFile(path)
  await symlink(FULL, `${path}.800.jpg`)
  expect(outsideProblem(await makeCopies(path).catch((error: unknown) => error))?.code).toBe('storageFull')
  expect(await readdir(folder)).toEqual(['foto'])
})

test('an S3-compatible store that has no room is full, and one that fails otherwise is not', async () => {
  let refusal = { status: 507, code: 'XMinioStorageFull' }
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.statusCode = request.method === 'PUT' ? refusal.status : 404
      response.setHeader('content-type', 'application/xml')
      response.end(request.method === 'PUT' ? `<Error><Code>${refusal.code}</Code></Error>` : undefined)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(async () => server.close())
  const store = makeS3Store(`http://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/bucket`)
  const sha256 = 'a'.repeat(64)
  const path = join(dataDir, 'ten-bytes')
  await writeFile(path, '0123456789')
  const put = () =>
    store.put(`1/${sha256}`, { path, size: 10, sha256 }).then(
      () => undefined,
      (error) => outsideProblem(error)?.code,
    )
  expect(await put()).toBe('storageFull')
  refusal = { status: 403, code: 'QuotaExceeded' }
  expect(await put()).toBe('storageFull')
  refusal = { status: 403, code: 'AccessDenied' }
  expect(await put()).toBeUndefined()
})

test('a quota that is used up and a disk that became read-only are told as a full disk; a defect is not', () => {
  const failed = (code: string) => new Error('write failed', { cause: Object.assign(new Error(code), { code }) })
  for (const code of ['ENOSPC', 'EDQUOT', 'EROFS', '53100'])
    expect(outsideProblem(failed(code))?.code).toBe('storageFull')
  expect(outsideProblem(failed('EACCES'))).toBeUndefined()
})
