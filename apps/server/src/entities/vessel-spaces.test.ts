import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let vessel: string
let beside: string
let building: string
beforeAll(async () => {
  api = await testApi()
  const port = await api.create('port', { naam: 'Delfzijl', unlocode: 'NLDZL', land: 'NL' })
  vessel = await api.create('vessel', { naam: 'Noordvaarder', imo_nummer: '9999993', thuishaven: to(port) })
  beside = await api.create('vessel', { naam: 'Zeemeeuw', eni_nummer: '02312345' })
  building = (await makeSurvey(api)).asset
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })
const issuesOf = (answer: Awaited<ReturnType<typeof api.ask>>) =>
  answer.errors?.[0]?.extensions.issues?.map(({ path, rule }) => [path, rule])
const makeSpace = (input: Record<string, unknown>) =>
  api.ask(
    'mutation($input: CreateVesselRuimteInput!) { createVesselRuimte(input: $input) { id naam volledige_naam } }',
    {
      input,
    },
  )

describe('a vessel', () => {
  test('is named by its name and number, and lies at its port of registry', async () => {
    const row = await api.get('query($id: ID!) { vessel(id: $id) { title adres thuishaven { naam land } } }', {
      id: vessel,
    })
    expect(row).toEqual({
      title: 'Noordvaarder (IMO 9999993)',
      adres: 'Delfzijl',
      thuishaven: { naam: 'Delfzijl', land: 'NL' },
    })
  })

  test.each([
    [{ naam: 'Zonder nummer' }, ['imo_nummer', 'isRequiredFor']],
    [{ naam: 'Fout', imo_nummer: '9999994' }, ['imo_nummer', 'isImoNumber']],
    [{ naam: 'Dubbel', imo_nummer: '9999993' }, ['imo_nummer', 'isUnique']],
    [{ naam: 'Fout', eni_nummer: '123' }, ['eni_nummer', 'isEniNumber']],
    [{ naam: 'Fout', eni_nummer: '02312346', vlag: 'Nederland' }, ['vlag', 'isCountryCode']],
  ])('is refused as %o', async (input, issue) => {
    const answer = await api.ask('mutation($input: CreateVesselInput!) { createVessel(input: $input) { id } }', {
      input,
    })
    expect(issuesOf(answer)).toContainEqual(issue)
  })
})

describe('a port', () => {
  const make = (input: Record<string, unknown>) =>
    api.ask('mutation($input: CreatePortInput!) { createPort(input: $input) { id } }', { input })

  test('has a code of five characters that no other has', async () => {
    expect(issuesOf(await make({ naam: 'Rotterdam', unlocode: 'NLRT', land: 'NL' }))).toEqual([
      ['unlocode', 'isPortCode'],
    ])
    expect(issuesOf(await make({ naam: 'Delfzijl', unlocode: 'NLDZL', land: 'NL' }))).toEqual([
      ['unlocode', 'isUnique'],
    ])
    expect((await make({ naam: 'Zonder code', land: 'NL' })).errors).toBeUndefined()
  })

  test('stays while a vessel names it', async () => {
    const ports = (await api.get('{ ports(filter: { unlocode: { eq: "NLDZL" } }) { id } }')) as { id: string }[]
    const manager = await api.as('mo@eerste.test')
    const answer = await api.ask('mutation($id: ID!) { deletePort(id: $id) { id } }', { id: ports[0]?.id }, manager)
    expect(answer.errors?.[0]?.extensions.code).toBe('inUse')
  })
})

describe('a space on board', () => {
  test('takes its name from the list, and stands below its deck', async () => {
    const deck = await api.create('floor', {
      asset: to(vessel),
      deck_name: to(await api.item('deck_names', 'Hoofddek')),
    })
    const { data } = await makeSpace({
      asset: to(vessel),
      verdieping: to(deck),
      location_name: to(await api.item('location_names', 'Machinekamer')),
    })
    expect(data).toEqual({
      createVesselRuimte: { id: expect.any(String), naam: 'Machinekamer', volledige_naam: 'Hoofddek > Machinekamer' },
    })
  })

  test('is of a vessel, as a room is of a building', async () => {
    expect(issuesOf(await makeSpace({ asset: to(building), naam: 'Hut' }))).toEqual([['asset', 'ofOtherKind']])
    const room = await api.ask('mutation($input: CreateRuimteInput!) { createRuimte(input: $input) { id } }', {
      input: { asset: to(vessel), naam: 'Lokaal' },
    })
    expect(issuesOf(room)).toEqual([['asset', 'ofOtherKind']])
  })

  test('is part of a space of the same vessel only', async () => {
    const elsewhere = await api.create('vesselSpace', { asset: to(beside), naam: 'Ruim' })
    const answer = await makeSpace({ asset: to(vessel), naam: 'Kist', parent_ruimte: to(elsewhere) })
    expect(issuesOf(answer)).toContainEqual(['parent_ruimte', 'sameAsset'])
  })
})
