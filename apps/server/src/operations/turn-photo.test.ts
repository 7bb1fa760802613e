import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { objectKey } from '../files/store.ts'
import { inspectLocalFile } from '../files/uploaded-file.ts'
import { testApi } from '../testing/api.ts'
import { makeEveryRole } from '../testing/roles.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let dataDir: string
let roles: Awaited<ReturnType<typeof makeEveryRole>>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-turn-'))
  api = await testApi({ dataDir })
  roles = await makeEveryRole(api, api.inspector.organisationId)
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true })
})

interface Photo {
  readonly record_version: number
  readonly foto_nummer: string
  readonly file: {
    readonly checksum: string
    readonly filename: string
    readonly breedte: number
    readonly hoogte: number
    readonly uploaded_by: { readonly id: string } | null
  }
}
const read = (id: string) =>
  api.get(
    'query($id: ID!) { onderzoekFoto(id: $id) { record_version foto_nummer file { checksum filename breedte hoogte uploaded_by { id } } } }',
    { id },
  ) as Promise<Photo>
const turn = (id: string, kwartslagen: number, version: number, as?: Session, type = 'OnderzoekFoto') =>
  api.ask(
    'mutation($type: String!, $id: ID!, $kwartslagen: Int!, $version: Int!) { draaiFoto(type: $type, id: $id, kwartslagen: $kwartslagen, record_version: $version) { id record_version } }',
    { type, id, kwartslagen, version },
    as,
  )
const codeOf = async (answer: ReturnType<typeof turn>) => (await answer).errors?.[0]?.extensions.code

/** A photo of a new survey, wider than high, as a phone without a gyroscope leaves it. */
async function lyingPhoto(of?: string): Promise<string> {
  const survey = of ?? (await makeSurvey(api)).survey
  const path = join(dataDir, `${survey}.jpg`)
  const background = { r: 9, g: Math.floor(Math.random() * 255), b: Math.floor(Math.random() * 255) }
  await writeFile(
    path,
    await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  )
  const file = await inspectLocalFile(api.services.files, path, 'gevel.jpg')
  return api.create('surveyPhoto', { onderzoek: { connect: { id: survey } }, file })
}
const sizeOf = async (checksum: string, width?: number) => {
  const content = await api.services.files.get(objectKey(api.inspector.organisationId, checksum, width))
  if (!content) throw new Error('not in the store')
  const { autoOrient } = await sharp(await buffer(content)).metadata()
  return `${autoOrient.width}×${autoOrient.height}`
}

test('a photo is turned with all copies of it, under its own number and of whoever took it', async () => {
  const id = await lyingPhoto()
  const before = await read(id)
  const manager = await api.as('mo@eerste.test')
  expect((await turn(id, 1, before.record_version, manager)).errors).toBeUndefined()
  const after = await read(id)
  expect([after.foto_nummer, after.file.filename]).toEqual([before.foto_nummer, 'gevel.jpg'])
  expect([after.file.breedte, after.file.hoogte]).toEqual([30, 40])
  expect(after.file.uploaded_by).toEqual(before.file.uploaded_by)
  for (const width of [undefined, 320, 800, 1600]) expect(await sizeOf(after.file.checksum, width)).toBe('30×40')
})

test('turned back it is the photo that it was, and the history tells of both', async () => {
  const id = await lyingPhoto()
  const before = await read(id)
  await turn(id, 1, before.record_version)
  await turn(id, -1, (await read(id)).record_version)
  const after = await read(id)
  expect([after.file.breedte, after.file.hoogte, after.foto_nummer]).toEqual([40, 30, before.foto_nummer])
  const { rows } = await api.services.pools.owner.query(
    `select "actie" from "geschiedenis" where "record_id" = $1 order by "id"`,
    [id],
  )
  expect(rows.map(({ actie }) => actie)).toEqual(['create', 'update', 'update'])
})

test('what a turn answers is the version for the next one', async () => {
  const id = await lyingPhoto()
  const { data } = await turn(id, 1, (await read(id)).record_version)
  const { record_version: version } = (data as { draaiFoto: { record_version: number } }).draaiFoto
  expect((await turn(id, 1, version)).errors).toBeUndefined()
  expect((await read(id)).record_version).toBe(version + 1)
})

test('a picture that came in its place meanwhile is left as it is', async () => {
  const id = await lyingPhoto()
  const seen = await read(id)
  const path = join(dataDir, `${id}-other.jpg`)
  await writeFile(
    path,
    await sharp({ create: { width: 20, height: 50, channels: 3, background: '#357' } })
      .jpeg()
      .toBuffer(),
  )
  const file = await inspectLocalFile(api.services.files, path, 'ander.jpg')
  await api.get('mutation($id: ID!, $file: Upload) { updateOnderzoekFoto(id: $id, input: { file: $file }) { id } }', {
    id,
    file,
  })
  expect(await codeOf(turn(id, 1, seen.record_version))).toBe('conflict')
  expect((await read(id)).file.filename).toBe('ander.jpg')
})

test('is refused before the picture is fetched: in a closed survey, and of somebody who may not write in it', async () => {
  const { survey } = await makeSurvey(api)
  const id = await lyingPhoto(survey)
  const { record_version: version, file } = await read(id)
  // Without the picture each call that gets so far is told that there is none.
  const key = objectKey(api.inspector.organisationId, file.checksum)
  await api.services.files.delete(key)
  expect(await codeOf(turn(id, 1, version))).toBe('notFound')
  expect(await codeOf(turn(id, 1, version + 1))).toBe('conflict')
  expect(await codeOf(turn(id, 1, version, roles.inspector))).toBe('notAssigned')
  await api.get(
    'mutation($id: ID!) { transitionOnderzoek(id: $id, event: "cancel", input: { annuleer_reden: "Ingetrokken" }) { id } }',
    { id: survey },
    await api.as('mo@eerste.test'),
  )
  expect(await codeOf(turn(id, 1, version))).toBe('readOnly')
})

test('is refused to whoever may not change the photo, after another change, and of what has none', async () => {
  const id = await lyingPhoto()
  const { record_version: version } = await read(id)
  expect(await codeOf(turn(id, 1, version, roles.reader))).toBe('forbidden')
  expect(await codeOf(turn(id, 1, version, await api.as('bea@tweede.test')))).toBe('notFound')
  expect(await codeOf(turn(id, 4, version))).toBe('badRequest')
  expect(await codeOf(turn(id, 1, version, undefined, 'Opmerking'))).toBe('badRequest')
  await turn(id, 1, version)
  expect(await codeOf(turn(id, 1, version))).toBe('conflict')
})
