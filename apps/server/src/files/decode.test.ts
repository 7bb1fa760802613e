import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../http/app.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { logIn } from '../testing/log-in.ts'
import { testServices } from '../testing/services.ts'
import { testPassword } from '../testing/template.ts'

let db: TestDatabase
let dataDir: string
let app: FastifyInstance
let url: string
let branch: string
beforeAll(async () => {
  db = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-decode-'))
  app = await buildApp(testServices(db, { dataDir }))
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  const { rows } = await db.owner.query(
    `select v."id"::text from "vestiging" v join "inventarisatie_organisatie" o on o."id" = v."organisatie_id" where o."naam" like 'Eerste%'`,
  )
  branch = rows[0].id
})
afterAll(async () => {
  await app.close()
  await db.drop()
  await rm(dataDir, { recursive: true })
})

/** Gives the branch a logo as somebody; answers the code of the refusal. */
async function giveLogo(content: Buffer, email: string, filename: string): Promise<string | undefined> {
  const { access_token: token } = await logIn(db.serve, { username: email, password: testPassword }, { address: email })
  const form = new FormData()
  const query = 'mutation($id: ID!, $input: UpdateVestigingInput!) { updateVestiging(id: $id, input: $input) { id } }'
  form.append('operations', JSON.stringify({ query, variables: { id: branch, input: { logo: null } } }))
  form.append('map', JSON.stringify({ 0: ['variables.input.logo'] }))
  form.append('0', new Blob([content as BlobPart]), filename)
  const headers = { authorization: `Bearer ${token}` }
  const answer = (await (await fetch(`${url}/graphql`, { method: 'POST', body: form, headers })).json()) as {
    errors?: readonly { extensions: { code: string } }[]
  }
  return answer.errors?.[0]?.extensions.code
}

/** A photo whose head is right and whose pixels end halfway: whoever decodes it sees that. */
async function broken(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer()
  return whole.subarray(0, whole.length / 2)
}

test('a photo is decoded only when the right to write that record is known', async () => {
  const photo = await broken()
  expect(await giveLogo(photo, 'ines@eerste.test', 'logo.jpg')).toBe('forbidden')
  expect(await giveLogo(photo, 'bea@tweede.test', 'logo.jpg')).toBe('notFound')
  expect(await giveLogo(photo, 'mo@eerste.test', 'logo.jpg')).toBe('fileType')
  const whole = await sharp(photo, { failOn: 'none' }).jpeg().toBuffer()
  expect(await giveLogo(whole, 'mo@eerste.test', 'logo.jpg')).toBeUndefined()
})

test('a small file that unpacks to gigabytes is refused by what its head says', async () => {
  /** A drawing of one pixel that says it is larger. */
  const png = async (width: number, height: number) => {
    const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
    return bytes
  }
  const { readImageFacts } = await import('./images.ts')
  const { writeFile } = await import('node:fs/promises')
  const read = async (width: number, height: number) => {
    const path = join(dataDir, 'bomb')
    await writeFile(path, await png(width, height))
    return readImageFacts(path)
  }
  expect(await read(10_000, 5_000)).toEqual({ width: 10_000, height: 5_000 })
  await expect(read(10_000, 5_001)).rejects.toMatchObject({ code: 'fileType' })
})
