import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { uploadFolder } from '../files/upload-folder.ts'
import { inspectLocalFile } from '../files/uploaded-file.ts'
import { drawPlanJob } from '../jobs/draw-plan.ts'
import { pdfOf } from '../reports/annex/pdf.fixture.ts'
import { testApi } from '../testing/api.ts'
import { picture } from '../testing/picture.ts'
import { makeSurvey } from '../testing/survey.ts'

// A drawing takes a second where much else runs.
vi.setConfig({ testTimeout: 20_000 })

let api: Awaited<ReturnType<typeof testApi>>
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-asset-plans-'))
  api = await testApi({ dataDir })
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true })
})

const to = (id: unknown) => ({ connect: { id } })
async function upload(name: string, content: string | Uint8Array) {
  const path = join(dataDir, `${randomUUID()}-${name}`)
  await writeFile(path, content)
  return inspectLocalFile(api.services.files, path, name)
}
const twoPages = () =>
  upload(
    'Begane grond.pdf',
    pdfOf([
      [595, 842],
      [1191, 842],
    ]),
  )
interface Plan {
  readonly naam: string
  readonly breedte: number
  readonly hoogte: number
  readonly beeld: { readonly breedte: number; readonly hoogte: number; readonly mime_type: string } | null
  readonly beeld_fout: string | null
  readonly record_version: number
}
const read = (id: string): Promise<Plan> =>
  api.get(
    'query($id: ID!) { assetPlattegrond(id: $id) { naam breedte hoogte beeld_fout record_version beeld { breedte hoogte mime_type } } }',
    { id },
  )
const update = (id: string, input: Record<string, unknown>) =>
  api.ask('mutation($id: ID!, $input: UpdatePlattegrondInput!) { updatePlattegrond(id: $id, input: $input) { id } }', {
    id,
    input,
  })
/** Does what waits for a plan, as the worker would; answers how many tasks that were. */
async function work(id: string): Promise<number> {
  const { rows } = await api.services.pools.owner.query<{ id: string }>(
    `select "id"::text from "taak" where "soort" = 'plattegrond' and "record_id" = $1 and "status" = 'wacht'`,
    [id],
  )
  const { organisationId: organisation, userId: user } = api.inspector
  for (const { id: task } of rows)
    await drawPlanJob({ task, organisation, user }, api.services, new AbortController().signal)
  return rows.length
}
const statusOf = async (id: string) =>
  (
    await api.services.pools.owner.query<{ status: string }>(
      `select "status" from "taak" where "record_id" = $1 order by "created_at"`,
      [id],
    )
  ).rows.map(({ status }) => status)

test('is drawn once, as large as it is looked at, and nothing is left beside it', async () => {
  const { asset } = await makeSurvey(api)
  const id = await api.create('buildingPlan', { asset: to(asset), file: await twoPages() })
  expect(await read(id)).toMatchObject({ naam: 'Begane grond', beeld: null, breedte: 4200, hoogte: 2970 })
  expect(await work(id)).toBe(1)
  const size = { breedte: 2967, hoogte: 4200 }
  expect(await read(id)).toMatchObject({ ...size, beeld: { ...size, mime_type: 'image/png' }, record_version: 1 })
  expect(await update(id, { naam: 'Kelder' })).toMatchObject({ data: expect.anything() })
  expect(await work(id)).toBe(0)
  expect((await read(id)).beeld).not.toBe(null)
  expect(await readdir(uploadFolder(api.services.config)).catch(() => [])).toEqual([])
})

test('another page is another picture, and of several changes only the last is drawn', async () => {
  const { asset } = await makeSurvey(api)
  const id = await api.create('buildingPlan', { asset: to(asset), file: await twoPages() })
  await work(id)
  await update(id, { pagina: 2 })
  expect((await read(id)).beeld).toBe(null)
  await update(id, { rotatie: '90' })
  expect(await statusOf(id)).toEqual(['klaar', 'geannuleerd', 'wacht'])
  expect(await work(id)).toBe(1)
  expect(await read(id)).toMatchObject({ breedte: 2969, hoogte: 4200, beeld: { breedte: 2969 } })
  await update(id, { file: null })
  expect(await read(id)).toMatchObject({ beeld: null, beeld_fout: null })
})

test('says at the plan why a file cannot be drawn, keeps the file, and draws the one that takes its place', async () => {
  const { asset } = await makeSurvey(api)
  const id = await api.create('buildingPlan', { asset: to(asset), file: await twoPages(), pagina: 9 })
  await work(id)
  expect(await read(id)).toMatchObject({ beeld: null, beeld_fout: 'pagina' })
  await update(id, { file: await upload('stuk.pdf', pdfOf([[595, 842]]).subarray(0, 300)), pagina: 1 })
  await work(id)
  expect(await read(id)).toMatchObject({ beeld: null, beeld_fout: 'beschadigd' })
  await update(id, { file: await picture(api.services, dataDir) })
  await work(id)
  expect(await read(id)).toMatchObject({ beeld_fout: null, beeld: { breedte: 4, hoogte: 3 } })
})

test('a file of another type is refused at its field, before anything is written', async () => {
  const { asset } = await makeSurvey(api)
  const answer = await api.ask(
    'mutation($input: CreatePlattegrondInput!) { createPlattegrond(input: $input) { id } }',
    { input: { asset: to(asset), file: await upload('plan.txt', 'geen tekening') } },
  )
  expect(answer.errors?.[0]?.extensions.code).toBe('fileType')
})

test('is called after its floor, which is not deleted from under it', async () => {
  const { asset } = await makeSurvey(api)
  const floor = await api.create('floor', { asset: to(asset), naam: 'Souterrain' })
  const id = await api.create('buildingPlan', { asset: to(asset), verdieping: to(floor) })
  expect((await read(id)).naam).toBe('Souterrain')
  const refused = await api.ask('mutation($id: ID!) { deleteVerdieping(id: $id) { id } }', { id: floor })
  expect(refused.errors?.[0]?.extensions.code).toBe('inUse')
})

test('what was deleted before it was drawn is drawn once it is back', async () => {
  const { asset } = await makeSurvey(api)
  const id = await api.create('buildingPlan', { asset: to(asset), file: await twoPages() })
  await api.get('mutation($id: ID!) { deletePlattegrond(id: $id) { id } }', { id })
  await work(id)
  await api.get('mutation($id: ID!) { restorePlattegrond(id: $id) { id } }', { id })
  expect(await work(id)).toBe(1)
  expect((await read(id)).beeld).not.toBe(null)
})

test('a plan of a vessel lies on a deck of that vessel, and a blank sheet has nothing to draw', async () => {
  const { asset } = await makeSurvey(api)
  const vessel = await api.create('vessel', { naam: 'Noordvaarder', imo_nummer: '9074729' })
  const elsewhere = await api.create('floor', { asset: to(asset), naam: 'Begane grond' })
  const create = 'mutation($input: CreateVesselPlattegrondInput!) { createVesselPlattegrond(input: $input) { id } }'
  const refused = await api.ask(create, { input: { asset: to(vessel), verdieping: to(elsewhere) } })
  expect(refused.errors?.[0]?.extensions.issues.map(({ path }) => path)).toContain('verdieping')
  const id = await api.create('vesselPlan', { asset: to(vessel), naam: 'Hoofddek' })
  expect(await work(id)).toBe(0)
  const again = await api.ask('mutation($id: ID!) { drawPlattegrond(id: $id) { id } }', { id })
  expect(again.errors?.[0]?.extensions.code).toBe('notFound')
})
