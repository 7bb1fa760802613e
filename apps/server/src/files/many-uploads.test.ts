import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { limits } from '@vezel/model/limits.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../http/app.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { logIn } from '../testing/log-in.ts'
import { testServices } from '../testing/services.ts'
import { testPassword } from '../testing/template.ts'
import { uploadFolder } from './upload-folder.ts'

let db: TestDatabase
let dataDir: string
let app: FastifyInstance
let url: string
let branch: string
const open: ClientRequest[] = []
beforeAll(async () => {
  db = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-many-'))
  app = await buildApp(testServices(db, { dataDir }))
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  const { rows } = await db.owner.query(
    `select v."id"::text from "vestiging" v join "inventarisatie_organisatie" o on o."id" = v."organisatie_id" where o."naam" like 'Eerste%'`,
  )
  branch = rows[0].id
})
afterEach(async () => {
  for (const one of open.splice(0)) one.destroy()
  await expect.poll(waiting).toEqual([])
})
afterAll(async () => {
  await app.close()
  await db.drop()
  await rm(dataDir, { recursive: true })
})

const waiting = () => readdir(uploadFolder({ dataDir })).catch(() => [])
const tokenOf = async (email: string) =>
  (await logIn(db.serve, { username: email, password: testPassword }, { address: email })).access_token

const giveLogo = 'mutation($id: ID!, $input: UpdateVestigingInput!) { updateVestiging(id: $id, input: $input) { id } }'
const part = (name: string, content: unknown) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${JSON.stringify(content)}\r\n`
const aFile =
  '--x\r\ncontent-disposition: form-data; name="0"; filename="a.svg"\r\ncontent-type: image/svg+xml\r\n\r\n<svg xmlns="http://www.w3.org/2000/svg">'
const theEnd = '</svg>\r\n--x--\r\n'

interface Asked {
  readonly query?: string
  readonly input?: Record<string, unknown>
  readonly map?: unknown
}
/** Sends everything up to the middle of the file, which never ends unless it is told to. */
function begin(
  token: string,
  { query = giveLogo, input = { logo: null }, map = { 0: ['variables.input.logo'] } }: Asked,
) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' }
  const sent = request(`${url}/graphql`, { method: 'POST', headers })
  open.push(sent)
  const answer = new Promise<{ status: number; code: string | undefined }>((done, fail) => {
    sent.on('error', fail)
    sent.once('response', async (response) => {
      const { errors } = JSON.parse(await text(response)) as { errors?: { extensions: { code: string } }[] }
      done({ status: response.statusCode ?? 0, code: errors?.[0]?.extensions.code })
    })
  })
  answer.catch(() => {})
  sent.write(part('operations', { query, variables: { id: branch, input } }) + part('map', map) + aFile)
  return { answer, end: () => void sent.end(theEnd) }
}

test('what is refused without its file is refused before the file is read', async () => {
  const [inspector, manager] = [await tokenOf('ines@eerste.test'), await tokenOf('mo@eerste.test')]
  await db.owner.query(
    `update "inventarisatie_user" set "inventarisatie_rol_id" = 7 where "user_id" = (select "id" from "user" where "email" = 'jan@tweede.test')`,
  )
  const reader = await tokenOf('jan@tweede.test')
  const addPhoto = 'mutation($input: CreateBronLocatieFotoInput!) { createBronLocatieFoto(input: $input) { id } }'
  const file = { input: { file: null }, map: { 0: ['variables.input.file'] } }
  const refused = [
    ['of another right', inspector, {}, 'forbidden'],
    ['of a reader', reader, { query: addPhoto, ...file }, 'forbidden'],
    [
      'in a fragment',
      inspector,
      { query: `${giveLogo.replace('{ update', '{ ...m } fragment m on Mutation { update')}` },
      'forbidden',
    ],
    ['in a question', manager, { query: 'query($input: JSON) { me { id } }' }, 'badRequest'],
    ['in a mistake', manager, { query: `${giveLogo.replace('{ id }', '{ idd }')}` }, 'badRequest'],
    ['beside a value that is none', manager, { input: { logo: null, naam: 7 } }, 'badValue'],
    ['of which the map says nothing', manager, { map: { 1: ['variables.input.logo'] } }, 'badRequest'],
    ['without a place', manager, { map: { 0: ['variables.input.naam'] } }, 'badRequest'],
    ['of nobody', 'x'.repeat(43), {}, 'unauthenticated'],
  ] as const
  for (const [what, token, asked, code] of refused) {
    // The file goes on for ever: only whoever does not read it answers.
    expect(await begin(token, asked).answer, what).toMatchObject({ code })
    expect(await waiting(), what).toEqual([])
  }
})

test('a file that comes before what it is for is refused', async () => {
  const headers = {
    authorization: `Bearer ${await tokenOf('mo@eerste.test')}`,
    'content-type': 'multipart/form-data; boundary=x',
  }
  const body = `${aFile}</svg>\r\n${part('operations', {})}${part('map', {})}--x--\r\n`
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body })
  expect([
    answer.status,
    ((await answer.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code,
  ]).toEqual([400, 'badRequest'])
})

test('of one person a few are read at a time, the others wait unread, and another person is not held up', async () => {
  const [manager, other] = [await tokenOf('mo@eerste.test'), await tokenOf('ada@eerste.test')]
  const { each, waiting: most } = limits.uploads
  // One more than may be read and wait together.
  const sent = Array.from({ length: each + most + 1 }, () => begin(manager, {}))
  expect(await Promise.race(sent.map((one) => one.answer))).toEqual({ status: 429, code: 'tooManyRequests' })
  await expect.poll(waiting).toHaveLength(each)
  const quick = begin(other, {})
  quick.end()
  expect(await quick.answer).toEqual({ status: 200, code: undefined })
  expect(await waiting()).toHaveLength(each)
  // Each that ends lets one in that waits, until all have been.
  for (const one of sent) one.end()
  const answers = await Promise.all(sent.map((one) => one.answer))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(each + most)
}, 60_000)

test('whoever hangs up while waiting leaves the place to the next', async () => {
  const manager = await tokenOf('mo@eerste.test')
  const { each } = limits.uploads
  for (let n = 0; n < each * 2; n++) begin(manager, {})
  await expect.poll(waiting).toHaveLength(each)
  for (const one of open.splice(0)) one.destroy()
  const last = begin(manager, {})
  last.end()
  expect(await last.answer).toEqual({ status: 200, code: undefined })
}, 30_000)
