import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { picture } from '../testing/picture.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-survey-photos-'))
  api = await testApi({ dataDir })
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true })
})

const to = (id: unknown) => ({ connect: { id } })
const newPhoto = async (survey: string, rest: Record<string, unknown> = {}) =>
  api.create('surveyPhoto', { onderzoek: to(survey), file: await picture(api.services, dataDir), ...rest })
const photosOf = (survey: string) =>
  api.get(
    'query($survey: ID!) { onderzoekFotos(filter: { onderzoek: { eq: $survey } }, sort: [{ field: "foto_nummer" }]) { plaats foto_nummer volgorde onderzoek_foto_size { code } } }',
    { survey },
  )

test('comes last, a quarter of a page, with the next number of the asset', async () => {
  const { survey } = await makeSurvey(api)
  await newPhoto(survey)
  await newPhoto(survey, { plaats: 'deskresearch' })
  await newPhoto(survey)
  const size = { code: 'kwart_pagina' }
  expect(await photosOf(survey)).toEqual([
    { plaats: 'rapport', foto_nummer: 'F01', volgorde: 1, onderzoek_foto_size: size },
    { plaats: 'deskresearch', foto_nummer: 'F02', volgorde: 2, onderzoek_foto_size: size },
    { plaats: 'rapport', foto_nummer: 'F03', volgorde: 3, onderzoek_foto_size: size },
  ])
})

test('another picture gets another number, another caption does not', async () => {
  const { survey } = await makeSurvey(api)
  const photo = await newPhoto(survey)
  const update = (input: Record<string, unknown>) =>
    api.get(
      'mutation($id: ID!, $input: UpdateOnderzoekFotoInput!) { updateOnderzoekFoto(id: $id, input: $input) { foto_nummer } }',
      { id: photo, input },
    )
  expect(await update({ onderschrift: 'Voorgevel' })).toEqual({ foto_nummer: 'F01' })
  expect(await update({ file: await picture(api.services, dataDir) })).toEqual({ foto_nummer: 'F02' })
})
