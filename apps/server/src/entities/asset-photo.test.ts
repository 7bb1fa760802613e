import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectLocalFile } from '../files/uploaded-file.ts'
import { testApi } from '../testing/api.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-asset-photos-'))
  api = await testApi({ dataDir })
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true })
})

const to = (id: unknown) => ({ connect: { id } })
async function picture(taken?: string) {
  const path = join(dataDir, `${randomUUID()}.jpg`)
  const background = { r: Math.floor(Math.random() * 255), g: Math.floor(Math.random() * 255), b: 9 }
  const drawn = sharp({ create: { width: 4, height: 3, channels: 3, background } }).jpeg()
  await writeFile(path, await (taken ? drawn.withExif({ IFD2: { DateTimeOriginal: taken } }) : drawn).toBuffer())
  return inspectLocalFile(api.services.files, path, 'gevel.jpg')
}
const newPhoto = async (asset: string, rest: Record<string, unknown> = {}) =>
  api.create('buildingPhoto', { asset: to(asset), file: await picture(), ...rest })
interface Photo {
  readonly id: string
  readonly is_voorblad: boolean
  readonly volgorde: number
  readonly genomen_op: string | null
}
const photosOf = (asset: string): Promise<Photo[]> =>
  api.get(
    'query($asset: ID!) { assetFotos(filter: { asset: { eq: $asset } }, sort: [{ field: "volgorde" }]) { id is_voorblad volgorde genomen_op } }',
    { asset },
  )
const mainOf = async (asset: string) =>
  (await photosOf(asset)).filter(({ is_voorblad }) => is_voorblad).map(({ id }) => id)
const makeMain = (id: string) =>
  api.ask('mutation($id: ID!) { updateVastgoedAssetFoto(id: $id, input: { is_voorblad: true }) { id } }', { id })
const newVessel = (imo_nummer: string) => api.create('vessel', { naam: 'Noordvaarder', imo_nummer })

test('comes last, and knows when the camera took it unless somebody says otherwise', async () => {
  const { asset } = await makeSurvey(api)
  await newPhoto(asset, { file: await picture('2026:03:14 09:26:53') })
  await newPhoto(asset, { file: await picture('2026:03:14 09:26:53'), genomen_op: '2026-03-15 10:00:00' })
  await newPhoto(asset)
  expect((await photosOf(asset)).map(({ volgorde, genomen_op }) => [volgorde, genomen_op])).toEqual([
    [1, '2026-03-14 09:26:53'],
    [2, '2026-03-15 10:00:00'],
    [3, null],
  ])
})

test('one photo of an asset is the main one: the last that became it, whichever way', async () => {
  const { asset } = await makeSurvey(api)
  const { asset: other } = await makeSurvey(api)
  const elsewhere = await newPhoto(other, { is_voorblad: true })
  const first = await newPhoto(asset, { is_voorblad: true })
  const second = await newPhoto(asset, { is_voorblad: true })
  expect(await mainOf(asset)).toEqual([second])
  await makeMain(first)
  expect(await mainOf(asset)).toEqual([first])
  await api.get('mutation($id: ID!) { deleteVastgoedAssetFoto(id: $id) { id } }', { id: first })
  await makeMain(second)
  await api.get('mutation($id: ID!) { restoreVastgoedAssetFoto(id: $id) { id } }', { id: first })
  expect(await mainOf(asset)).toEqual([first])
  expect(await mainOf(other)).toEqual([elsewhere])
  const lines: { wijzigingen: { veld: string }[] }[] = await api.get(
    'query($id: ID!) { geschiedenis(type: "VastgoedAssetFoto", id: $id) { wijzigingen { veld } } }',
    { id: second },
  )
  expect(lines[0]?.wijzigingen.map(({ veld }) => veld)).toEqual(['is_voorblad'])
})

test('a main photo that comes from another asset leaves the one that is there', async () => {
  const { asset } = await makeSurvey(api)
  const { asset: other } = await makeSurvey(api)
  const main = await newPhoto(asset, { is_voorblad: true })
  const moved = await newPhoto(other, { is_voorblad: true })
  await api.get(
    'mutation($id: ID!, $asset: ID!) { updateVastgoedAssetFoto(id: $id, input: { asset: { connect: { id: $asset } } }) { id } }',
    { id: moved, asset },
  )
  expect(await mainOf(asset)).toEqual([main])
  expect(await photosOf(asset)).toHaveLength(2)
})

test('one stays the main one, however many become it at once', async () => {
  const { asset } = await makeSurvey(api)
  const photos = await Promise.all(Array.from({ length: 6 }, () => newPhoto(asset)))
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(photos.map(makeMain))
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    expect(await mainOf(asset)).toHaveLength(1)
  }
})

test('a photo of a vessel is of a vessel, one of a building of a building', async () => {
  const { asset } = await makeSurvey(api)
  const vessel = await newVessel('9074729')
  const file = await picture()
  for (const [type, wrong] of [
    ['VesselPhoto', asset],
    ['VastgoedAssetFoto', vessel],
  ] as const) {
    const answer = await api.ask(`mutation($input: Create${type}Input!) { create${type}(input: $input) { id } }`, {
      input: { asset: to(wrong), file },
    })
    expect(answer.errors?.[0]?.extensions).toMatchObject({ issues: [{ path: 'asset' }] })
  }
  await api.create('vesselPhoto', { asset: to(vessel), file })
  expect(await photosOf(vessel)).toHaveLength(1)
})

test('a photo shows a space of its own asset, of a vessel too', async () => {
  const { space } = await makeSurvey(api)
  const vessel = await newVessel('9319466')
  const input = { asset: to(vessel), file: await picture(), sub_asset: to(space) }
  const answer = await api.ask(
    'mutation($input: CreateVesselPhotoInput!) { createVesselPhoto(input: $input) { id } }',
    {
      input,
    },
  )
  expect(answer.errors?.[0]?.extensions).toMatchObject({ issues: [{ path: 'sub_asset', rule: 'sameAsset' }] })
})
