import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { derive } from '@vezel/report/derive.ts'
import type { Dossier } from '@vezel/report/dossier.ts'
import { wordsOf } from '@vezel/report/texts/words.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAs } from '../../graphql/run.ts'
import { gather } from '../../reports/gather.ts'
import { testApi } from '../../testing/api.ts'
import { picture } from '../../testing/picture.ts'
import { makeSurvey } from '../../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-photos-'))
  api = await testApi({ dataDir })
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true })
})

const to = (id: unknown) => ({ connect: { id } })
const newPhoto = async (location: string) =>
  api.create('sourcePhoto', { bron_locatie: to(location), file: await picture(api.services, dataDir) })
const numberOf = async (photo: string) =>
  (
    (await api.get('query($id: ID!) { bronLocatieFoto(id: $id) { foto_nummer } }', { id: photo })) as {
      foto_nummer: string
    }
  ).foto_nummer
const firstOf = async (list: string) => to(((await api.get(`{ ${list}(limit: 1) { id } }`)) as { id: string }[])[0]?.id)
const change = (mutation: string, variables: Record<string, unknown>) => api.get(mutation, variables)

/** A survey with two sources of one location each, the first of which comes first in print. */
async function surveyWithSources() {
  const made = await makeSurvey(api)
  const locations: string[] = []
  for (let nth = 0; nth < 2; nth++) {
    const source = await api.create('source', {
      onderzoek: to(made.survey),
      product: await firstOf('producten'),
      toepassing: await firstOf('toepassingen'),
      structuur: await firstOf('structuren'),
      eenheid: await firstOf('eenheden'),
    })
    const location = await api.create('location', { bron: to(source), sub_asset: to(made.space) })
    const method = await firstOf('bron_locatie_analysemethodes')
    await api.create('finding', {
      bron_locatie: to(location),
      bron_locatie_analysemethode: method,
      hoeveelheid: 1,
      verwijzing_tekst: 'Bestek',
    })
    locations.push(location)
  }
  const report = await api.create('report', { onderzoek: to(made.survey) })
  return { ...made, report, first: locations[0] ?? '', second: locations[1] ?? '' }
}

/** The number under which each picture is printed, by its file: on a sheet, at an exclusion or in the appendix. */
async function printed(report: string): Promise<Map<string, string>> {
  const dossier: Dossier = await gather(askAs(api.services, api.inspector), report)
  const { sources, exclusionPhotos, otherPhotos } = derive(dossier, wordsOf('nl'))
  const all = [...sources.flatMap(({ sheet }) => [...sheet.photos, ...sheet.more]), ...exclusionPhotos, ...otherPhotos]
  const numbers = new Map(all.map(({ fileKey, number }) => [fileKey, number]))
  expect(numbers.size).toBe(all.length)
  expect(new Set(numbers.values()).size).toBe(all.length)
  return numbers
}

test('two versions of a report keep every number, whatever is added, deleted, moved and sorted between them', async () => {
  const { report, survey, space, first, second } = await surveyWithSources()
  const photos: string[] = []
  for (const location of [first, second, first, second, second]) photos.push(await newPhoto(location))
  expect(await Promise.all(photos.map(numberOf))).toEqual(['F01', 'F02', 'F03', 'F04', 'F05'])
  const [one, two, three, , last] = photos
  const before = await printed(report)
  expect(before.size).toBe(5)

  await change('mutation($id: ID!) { deleteBronLocatieFoto(id: $id) { id } }', { id: last })
  await change('mutation($id: ID!) { deleteBronLocatieFoto(id: $id) { id } }', { id: one })
  const exclusion = await api.create('exclusion', {
    onderzoek: to(survey),
    sub_asset: to(space),
    beperking: await firstOf('beperkingen'),
    omschrijving: 'Onder water',
    file: await picture(api.services, dataDir),
  })
  const added = await newPhoto(first)
  await change(
    'mutation($id: ID!, $to: ID!) { updateBronLocatieFoto(id: $id, input: { bron_locatie: { connect: { id: $to } }, onderschrift: "Elders" }) { id } }',
    {
      id: two,
      to: first,
    },
  )
  const ids = (await api.get('query($id: ID!) { bronLocatieFotos(filter: { bron_locatie: { eq: $id } }) { id } }', {
    id: first,
  })) as { id: string }[]
  await change(
    'mutation($id: ID!, $from: String!) { UpdateBronLocatieFotoSortTable(id: $id, index_from: $from, index_to: "0") { id } }',
    {
      id: added,
      from: String(ids.findIndex(({ id }) => id === added)),
    },
  )

  const after = await printed(report)
  expect(after.size).toBe(5)
  for (const [file, number] of after)
    expect([file, before.get(file) ?? 'new']).toEqual([file, before.has(file) ? number : 'new'])
  expect([...after.values()].sort()).toEqual(['F02', 'F03', 'F04', 'F06', 'F07'])
  const { foto_nummer } = (await api.get('query($id: ID!) { uitgeslotenRuimte(id: $id) { foto_nummer } }', {
    id: exclusion,
  })) as { foto_nummer: string }
  expect([foto_nummer, await numberOf(added), await numberOf(three ?? '')]).toEqual(['F06', 'F07', 'F03'])

  await change('mutation($id: ID!) { restoreBronLocatieFoto(id: $id) { id } }', { id: one })
  expect(await numberOf(one ?? '')).toBe('F01')
})

test('another picture has another number, and an exclusion without one has none', async () => {
  const { survey, space, first } = await surveyWithSources()
  const photo = await newPhoto(first)
  await change('mutation($id: ID!, $file: Upload!) { updateBronLocatieFoto(id: $id, input: { file: $file }) { id } }', {
    id: photo,
    file: await picture(api.services, dataDir),
  })
  expect(await numberOf(photo)).toBe('F02')
  const exclusion = await api.create('exclusion', {
    onderzoek: to(survey),
    sub_asset: to(space),
    beperking: await firstOf('beperkingen'),
    omschrijving: 'Onder water',
  })
  const update = async (input: Record<string, unknown>) => {
    const mutation =
      'mutation($id: ID!, $input: UpdateUitgeslotenRuimteInput!) { updateUitgeslotenRuimte(id: $id, input: $input) { foto_nummer } }'
    return ((await change(mutation, { id: exclusion, input })) as { foto_nummer: string | null }).foto_nummer
  }
  expect(await update({ omschrijving: 'Nog onder water' })).toBe(null)
  expect(await update({ file: await picture(api.services, dataDir) })).toBe('F03')
  expect(await update({ omschrijving: 'Droog' })).toBe('F03')
  expect(await update({ file: null })).toBe(null)
  expect(await update({ file: await picture(api.services, dataDir) })).toBe('F04')
})

test('photos that arrive at once have a number each, and another asset counts for itself', async () => {
  const [here, there] = [await surveyWithSources(), await surveyWithSources()]
  const photos = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => newPhoto(n % 2 ? here.first : here.second)))
  expect((await Promise.all(photos.map(numberOf))).sort()).toEqual(['F01', 'F02', 'F03', 'F04', 'F05', 'F06'])
  expect(await numberOf(await newPhoto(there.first))).toBe('F01')
})
