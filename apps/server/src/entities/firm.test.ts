import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeEveryRole } from '../testing/roles.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
beforeAll(async () => {
  api = await testApi()
  admin = (await makeEveryRole(api, api.inspector.organisationId)).admin
})
afterAll(() => api.close())

const place = { straatnaam: 'Kade', huisnummer: 4, postcode: '9990 AA', plaats: 'Waterveen', land: 'NL' }
const make = (key: Parameters<typeof api.create>[0], input: Record<string, unknown>) => api.create(key, input, admin)
const ask = (document: string, variables: Record<string, unknown> = {}) => api.ask(document, variables, admin)
const get = (document: string, variables: Record<string, unknown> = {}) => api.get(document, variables, admin)
const addressOf = async (type: string, id: string) =>
  (
    (await get(`query($id: ID!) { ${type}(id: $id) { adres { id postcode } } }`, { id })) as {
      adres: { id: string } | null
    }
  ).adres?.id ?? null
const isThere = async (id: string) => (await get('query($id: ID!) { adres(id: $id) { id } }', { id })) !== null
const issuesOf = ({ errors }: Awaited<ReturnType<typeof ask>>) =>
  (errors?.[0]?.extensions.issues as { path: string; rule: string }[] | undefined)?.map(({ path, rule }) => [
    path,
    rule,
  ])

const owners = [
  ['client', 'klant', 'Klant', { naam: 'Gemeente', land: 'NL' }],
  [
    'laboratory',
    'laboratorium',
    'Laboratorium',
    { naam: 'Lab', land: 'NL', accreditatienummer: 'L-9', email: 'a@b.test' },
  ],
  ['branch', 'vestiging', 'Vestiging', { naam: 'Noord', procescertificaat_nummer: 'PC-9' }],
] as const

test.each(owners)('the address of a %s goes and comes back with it', async (key, type, api, input) => {
  const id = await make(key, { ...input, adres: { create: place } })
  const address = await addressOf(type, id)
  await get(`mutation($id: ID!) { delete${api}(id: $id) { id } }`, { id })
  expect(await isThere(String(address))).toBe(false)
  await get(`mutation($id: ID!) { restore${api}(id: $id) { id } }`, { id })
  expect(await addressOf(type, id)).toBe(address)
})

test('an address is of one record alone, whatever that is', async () => {
  const client = await make('client', { naam: 'Met adres', land: 'NL', adres: { create: place } })
  const input = {
    naam: 'Zuid',
    procescertificaat_nummer: 'PC-8',
    adres: { connect: { id: await addressOf('klant', client) } },
  }
  const answer = await ask('mutation($input: CreateVestigingInput!) { createVestiging(input: $input) { id } }', {
    input,
  })
  expect(issuesOf(answer)).toEqual([['adres', 'isUnique']])
})

test('a merged client keeps the address that was chosen, and taking it back gives it back', async () => {
  const keep = await make('client', { naam: 'Blijft', land: 'NL', adres: { create: place } })
  const other = await make('client', { naam: 'Gaat op', land: 'NL', adres: { create: { ...place, huisnummer: 5 } } })
  const address = await addressOf('klant', other)
  const own = await addressOf('klant', keep)
  const { batch } = (await get(
    'mutation($keep: ID!, $other: ID!) { mergeKlant(keep: $keep, other: $other, take: ["adres"]) { batch } }',
    { keep, other },
  )) as { batch: string }
  expect(await addressOf('klant', keep)).toBe(address)
  await get('mutation($batch: ID!) { undoBatch(batch: $batch) { batch } }', { batch })
  expect([await addressOf('klant', keep), await addressOf('klant', other)]).toEqual([own, address])
})

test('a branch of a Dutch firm has a process certificate, and of a Belgian one need not', async () => {
  const create = (naam: string) =>
    ask('mutation($input: CreateVestigingInput!) { createVestiging(input: $input) { id } }', { input: { naam } })
  expect(issuesOf(await create('Zonder'))).toEqual([['procescertificaat_nummer', 'isRequired']])
  const land = (input: object) =>
    get(
      'mutation($id: ID!, $input: UpdateInventarisatieOrganisatieInput!) { updateInventarisatieOrganisatie(id: $id, input: $input) { id } }',
      {
        id: String(admin.organisationId),
        input,
      },
    )
  await land({ land: 'BE' })
  expect(issuesOf(await create('Lindekerke'))).toBeUndefined()
  await land({ land: 'NL' })
})

test('one branch is the default: who becomes it takes it over, and the history tells that of both', async () => {
  const defaults = async () =>
    ((await get('{ vestigingen(filter: { is_standaard: { eq: true } }) { id } }')) as { id: string }[]).map(
      ({ id }) => id,
    )
  const [before] = await defaults()
  const id = await make('branch', { naam: 'Nieuw', procescertificaat_nummer: 'PC-7', is_standaard: true })
  expect(await defaults()).toEqual([id])
  const lines = (await get(
    'query($id: ID!) { geschiedenis(type: "Vestiging", id: $id, limit: 1) { wijzigingen { veld } } }',
    { id: before },
  )) as { wijzigingen: { veld: string }[] }[]
  expect(lines[0]?.wijzigingen.map(({ veld }) => veld)).toEqual(['is_standaard'])
  await get('mutation($id: ID!) { updateVestiging(id: $id, input: { is_standaard: true }) { id } }', { id: before })
  expect(await defaults()).toEqual([before])
})

test('there is always a default branch: it is not given up, not deleted before another takes it over, and comes back as none', async () => {
  const defaults = async () =>
    ((await get('{ vestigingen(filter: { is_standaard: { eq: true } }) { id } }')) as { id: string }[]).map(
      ({ id }) => id,
    )
  const change = (id: string, value: boolean) =>
    ask('mutation($id: ID!, $input: UpdateVestigingInput!) { updateVestiging(id: $id, input: $input) { id } }', {
      id,
      input: { is_standaard: value },
    })
  const remove = (id: string) => ask('mutation($id: ID!) { deleteVestiging(id: $id) { id } }', { id })
  const restore = (id: string) => get('mutation($id: ID!) { restoreVestiging(id: $id) { id } }', { id })
  const first = await make('branch', { naam: 'Eerste', procescertificaat_nummer: 'PC-21', is_standaard: true })
  const second = await make('branch', { naam: 'Tweede', procescertificaat_nummer: 'PC-22' })
  expect(issuesOf(await change(first, false))).toEqual([['is_standaard', 'isTakenOver']])
  expect((await remove(first)).errors?.[0]?.message).toMatch(/standaardvestiging/)
  expect(await defaults()).toEqual([first])
  await change(second, true)
  expect((await remove(first)).errors).toBeUndefined()
  await restore(first)
  expect(await defaults()).toEqual([second])
  // One that was the default when it went, and finds another.
  await change(first, true)
  await api.services.pools.owner.query(
    `update "vestiging" set "deleted_at" = now(), "delete_batch" = gen_random_uuid() where "id" = $1`,
    [first],
  )
  await make('branch', { naam: 'Derde', procescertificaat_nummer: 'PC-23' })
  const [third] = await defaults()
  expect(third).not.toBe(first)
  await restore(first)
  expect(await defaults()).toEqual([third])
})

test('a Dutch postcode is kept in one spelling, however it was typed', async () => {
  const id = await make('client', { naam: 'Slordig', land: 'NL', adres: { create: { ...place, postcode: '8011ab' } } })
  expect(await get('query($id: ID!) { klant(id: $id) { adres { postcode } } }', { id })).toEqual({
    adres: { postcode: '8011 AB' },
  })
})

test('a format of survey numbers that gives none is refused at its field, and the zeros say how many digits', async () => {
  const format = (onderzoeknummer_format: string) =>
    ask(
      'mutation($id: ID!, $input: UpdateInventarisatieOrganisatieInput!) { updateInventarisatieOrganisatie(id: $id, input: $input) { id } }',
      { id: String(admin.organisationId), input: { onderzoeknummer_format } },
    )
  expect(issuesOf(await format('abc'))).toEqual([['onderzoeknummer_format', 'isNumberFormat']])
  expect(issuesOf(await format('P/JJJJ/000000'))).toBeUndefined()
  const { survey } = await makeSurvey(api, admin)
  const made = (await get('query($id: ID!) { onderzoek(id: $id) { nummer } }', { id: survey })) as { nummer: string }
  expect(made.nummer).toMatch(/^P\/\d{4}\/000001$/)
  await format('JJJJ-0000')
})

test('a laboratory offers an analysis once, and another one may offer it too', async () => {
  const offer = {
    stof: 'Asbest',
    monster_soort: 'Materiaalmonster',
    analyse_methode: 'Polarisatiemicroscopie (NEN 5896)',
  }
  const lab = () => make('laboratory', { naam: 'Lab', land: 'NL', accreditatienummer: 'L-3', email: 'a@b.test' })
  const create = (laboratorium: string, input = offer) =>
    ask(
      'mutation($input: CreateLaboratoriumMogelijkheidInput!) { createLaboratoriumMogelijkheid(input: $input) { id } }',
      {
        input: { ...input, laboratorium: { connect: { id: laboratorium } }, prijs_normaal: 32.5 },
      },
    )
  const one = await lab()
  expect(issuesOf(await create(one))).toBeUndefined()
  expect(issuesOf(await create(one))).toEqual([['analyse_methode', 'isUnique']])
  const adhesive = {
    ...offer,
    monster_soort: 'Kleefmonster',
    analyse_methode: 'Elektronenmicroscopie kleefmonster (NEN 2991)',
  }
  expect(issuesOf(await create(one, adhesive))).toBeUndefined()
  expect(issuesOf(await create(await lab()))).toBeUndefined()
})

test('a laboratory offers only methods that there are of a kind of sample of a substance', async () => {
  const laboratorium = await make('laboratory', {
    naam: 'Lab',
    land: 'NL',
    accreditatienummer: 'L-4',
    email: 'a@b.test',
  })
  const offer = {
    stof: 'Asbestos',
    monster_soort: 'Kleefmonster',
    analyse_methode: 'Polarisatiemicroscopie (NEN 5896)',
  }
  const create = (input: object) =>
    ask(
      'mutation($input: CreateLaboratoriumMogelijkheidInput!) { createLaboratoriumMogelijkheid(input: $input) { stof_code monster_soort_code analyse_methode_code } }',
      { input: { ...offer, ...input, laboratorium: { connect: { id: laboratorium } } } },
    )
  expect(issuesOf(await create({}))).toEqual([['analyse_methode', 'isMethodOfKind']])
  expect(issuesOf(await create({ monster_soort: 'Lijm' }))).toEqual([['monster_soort', 'isKindOfSubstance']])
  expect(issuesOf(await create({ stof: 'Teer' }))).toEqual([['stof', 'isSubstance']])
  // In another language it is the same.
  expect((await create({ monster_soort: 'Materiaalmonster' })).data).toMatchObject({
    createLaboratoriumMogelijkheid: {
      stof_code: 'asbest',
      monster_soort_code: 'materiaal',
      analyse_methode_code: 'polarisatiemicroscopie_nen_5896',
    },
  })
})

test('a firm without a branch is told to record one before its first survey', async () => {
  const { owner } = api.services.pools
  const bea = await api.as('bea@tweede.test')
  await owner.query(`update "inventarisatie_user" set "inventarisatie_rol_id" = 3 where "id" = $1`, [
    bea.inspectionUserId,
  ])
  const as = await api.as('bea@tweede.test')
  await owner.query(`update "inventarisatie_user" set "vestiging_id" = null where "organisatie_id" = $1`, [
    as.organisationId,
  ])
  await owner.query(`update "vestiging" set "deleted_at" = now() where "organisatie_id" = $1`, [as.organisationId])
  const type = await api.item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)', as)
  const survey = { onderzoek_type: { connect: { id: type } } }
  const input = { ...place, inventarisatie_asset: { create: { onderzoeken: { create: [survey] } } } }
  const create = () =>
    api.ask('mutation($input: CreateVastgoedAssetInput!) { createVastgoedAsset(input: $input) { id } }', { input }, as)
  const [error] = (await create()).errors ?? []
  expect(error?.message).toMatch(/leg die eerst vast bij Beheer, Kiwa$/)
  await api.create('branch', { naam: 'Hoofdvestiging', procescertificaat_nummer: 'PC-1' }, as)
  expect((await create()).errors).toBeUndefined()
  // The only one is where surveys begin; a second is not, until somebody says so.
  await api.create('branch', { naam: 'Tweede', procescertificaat_nummer: 'PC-1', is_standaard: false }, as)
  expect(await api.get('{ vestigingen(sort: [{ field: "naam" }]) { naam is_standaard } }', {}, as)).toEqual([
    { naam: 'Hoofdvestiging', is_standaard: true },
    { naam: 'Tweede', is_standaard: false },
  ])
})

test('a building or an address that goes to another country asks its postcode again', async () => {
  const building = await make('building', place)
  const client = await make('client', { naam: 'Verhuisd', land: 'NL', adres: { create: place } })
  const move = (type: string, id: unknown, input: Record<string, unknown>) =>
    ask(`mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`, {
      id,
      input,
    })
  for (const [type, id] of [
    ['VastgoedAsset', building],
    ['Adres', await addressOf('klant', client)],
  ] as const) {
    expect(issuesOf(await move(type, id, { land: 'BE' }))).toEqual([['postcode', 'isPostcode']])
    expect(issuesOf(await move(type, id, { land: 'BE', postcode: '2000' }))).toBeUndefined()
  }
})
