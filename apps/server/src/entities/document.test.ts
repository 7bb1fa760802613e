import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectLocalFile } from '../files/uploaded-file.ts'
import { pdfOf } from '../reports/annex/pdf.fixture.ts'
import { testApi } from '../testing/api.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-documents-'))
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
const pdf = (name: string) => upload(name, pdfOf([[595, 842]]))
const drawing = () =>
  upload('gevel.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h9"/></svg>')

async function keep(folder: string, file: Awaited<ReturnType<typeof upload>>): Promise<string> {
  const type = await api.item('inventarisatie_asset_document_types', 'Gevelaanzicht')
  return api.create('assetDocument', {
    inventarisatie_asset: to(folder),
    inventarisatie_asset_document_type: to(type),
    naam: file.filename,
    file,
  })
}
async function ask(survey: string, more: Record<string, unknown>) {
  const type = await api.item('document_types', 'Bouwtekening')
  const input = { onderzoek: to(survey), document_type: to(type), naam: 'Tekening gevel', beschikbaar: true, ...more }
  return api.ask(
    'mutation($input: CreateDocumentInput!) { createDocument(input: $input) { id file { id filename } asset_document { id } } }',
    { input },
  )
}

test('a document of the asset is taken over with its file, which stays when it goes from there', async () => {
  const { survey, inventoryAsset } = await makeSurvey(api)
  const kept = await keep(inventoryAsset, await pdf('gevel.pdf'))
  const made = (await ask(survey, { asset_document: to(kept) })).data?.createDocument as {
    id: string
    file: { id: string; filename: string }
  }
  expect(made.file.filename).toBe('gevel.pdf')
  await api.get('mutation($id: ID!) { deleteInventarisatieAssetDocument(id: $id) { id } }', { id: kept })
  expect(
    await api.get('query($id: ID!) { document(id: $id) { file { id } asset_document { id } } }', { id: made.id }),
  ).toEqual({ file: { id: made.file.id }, asset_document: null })
})

test('what cannot be read beside the form is not taken over, nor what is kept with another asset, nor over a file of its own', async () => {
  const { survey, inventoryAsset } = await makeSurvey(api)
  const issuesOf = async (more: Record<string, unknown>) =>
    (await ask(survey, more)).errors?.[0]?.extensions.issues.map(({ path, rule }) => [path, rule])
  expect(await issuesOf({ asset_document: to(await keep(inventoryAsset, await drawing())) })).toEqual([
    ['asset_document', 'notReadable'],
  ])
  const elsewhere = await makeSurvey(api)
  const other = await keep(elsewhere.inventoryAsset, await pdf('elders.pdf'))
  expect(await issuesOf({ asset_document: to(other) })).toEqual([['asset_document', 'sameAsset']])
  expect(await issuesOf({})).toEqual([['file', 'isRequired']])
  const kept = await keep(inventoryAsset, await pdf('plint.pdf'))
  const { data } = await ask(survey, { asset_document: to(kept), file: await pdf('eigen.pdf') })
  expect(data?.createDocument).toMatchObject({ file: { filename: 'eigen.pdf' } })
})

test('of what was received the file stays: it is first taken away, and then the document can be called missing', async () => {
  const { survey } = await makeSurvey(api)
  const made = (await ask(survey, { file: await pdf('bestek.pdf') })).data?.createDocument as { id: string } | undefined
  const id = made?.id
  const change = async (input: Record<string, unknown>) =>
    (
      await api.ask(
        'mutation($id: ID!, $input: UpdateDocumentInput!) { updateDocument(id: $id, input: $input) { id } }',
        { id, input },
      )
    ).errors?.[0]?.extensions.issues.map(({ path, rule }) => [path, rule]) ?? 'ok'
  const kept = () => api.get('query($id: ID!) { document(id: $id) { beschikbaar file { filename } } }', { id })
  expect(await change({ beschikbaar: false })).toEqual([['file', 'isReceived']])
  expect(await kept()).toEqual({ beschikbaar: true, file: { filename: 'bestek.pdf' } })
  expect(await change({ beschikbaar: false, file: null })).toBe('ok')
  expect(await kept()).toEqual({ beschikbaar: false, file: null })
  expect(await change({ beschikbaar: true })).toEqual([['file', 'isRequired']])
})
