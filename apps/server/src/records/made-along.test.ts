import { type Role, roles } from '@vezel/model/rights.ts'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeEveryRole, roleNames } from '../testing/roles.ts'
import { makeSurvey } from '../testing/survey.ts'

// A record with those that hang on it, in one call: all of them are made, or none.

type Input = Readonly<Record<string, unknown>>
let api: Awaited<ReturnType<typeof testApi>>
let people: Readonly<Record<Role, Session>>
let client: string
let type: string
beforeAll(async () => {
  api = await testApi()
  people = await makeEveryRole(api, api.inspector.organisationId)
  client = await api.create('client', { naam: 'Gemeente', land: 'NL' }, people.manager)
  type = await api.item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)')
}, 60_000)
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })
const building = (naam: string): Input => ({
  naam,
  straatnaam: 'Kade',
  huisnummer: 1,
  postcode: '9990 AA',
  plaats: 'Waterveen',
})
const survey = (more: Input = {}): Input => ({
  onderzoek_type: to(type),
  onderzoek_klant: { create: [{ klant: to(client), referentie: 'R-1' }] },
  ...more,
})
/** A new building with the survey of it, as the form for a new survey sends it. */
const buildingWith = (naam: string, of: Input): Input => ({
  ...building(naam),
  inventarisatie_asset: { create: [{ onderzoeken: { create: [of] } }] },
})
const make = (name: string, input: Input, as?: Session) =>
  api.ask(`mutation($input: Create${name}Input!) { create${name}(input: $input) { id } }`, { input }, as)
const pathsOf = (answer: Awaited<ReturnType<typeof make>>) =>
  answer.errors?.[0]?.extensions.issues.map(({ path, rule }) => `${path} ${rule}`)

/** How many rows there are of everything that may be made along. */
const counts = async () =>
  (
    await api.services.pools.owner.query(
      ['asset', 'inventarisatie_asset', 'onderzoek', 'onderzoek_klant', 'onderzoek_uitvoering', 'inventarisatie']
        .concat(['bron', 'bron_locatie', 'bron_locatie_inventarisatie', 'geschiedenis'])
        .map((table) => `select '${table}' as "table", count(*)::integer from "${table}"`)
        .join(' union all '),
    )
  ).rows

test.each(roleNames)(
  'a survey with its new building and its client is made by who may make each of them: %s',
  async (role) => {
    const as = people[role]
    const before = await counts()
    const answer = await make('VastgoedAsset', buildingWith(`Gymzaal ${role}`, survey()), as)
    const mayMake = (['inspector', 'manager', 'admin', 'projectLeader', 'planner'] as const).some((one) => one === role)
    if (!mayMake) {
      expect(answer.errors?.[0]?.extensions.code).toBe('forbidden')
      expect(await counts()).toEqual(before)
      return
    }
    expect(answer.errors).toBeUndefined()
    const [made] = (await api.get(
      `query($naam: String!) { onderzoeken(filter: { inventarisatie_asset: { where: { asset: { where: { naam: { eq: $naam } } } } } }) {
      nummer onderzoek_klant { klant { id } referentie } inventarisatie_asset { asset { naam } } uitvoering { id } inventarisaties { id } } }`,
      { naam: `Gymzaal ${role}` },
    )) as [unknown]
    expect(made).toMatchObject({
      nummer: expect.stringMatching(/^\d{4}-\d{4}$/),
      onderzoek_klant: { klant: { id: client }, referentie: 'R-1' },
      inventarisatie_asset: { asset: { naam: `Gymzaal ${role}` } },
      uitvoering: { id: expect.any(String) },
      inventarisaties: [{ id: expect.any(String) }],
    })
  },
)

test('the asset that is made along has one folder, like any other', async () => {
  const asset = await api.create('building', buildingWith('Eén map', survey()))
  const { rows } = await api.services.pools.owner.query(
    'select count(*)::integer as "n" from "inventarisatie_asset" where "asset_id" = $1',
    [asset],
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('what is refused of a record made along says where it stands, and leaves nothing behind', async () => {
  const before = await counts()
  const below = 'inventarisatie_asset.0.onderzoeken.0'
  for (const [input, paths] of [
    [buildingWith('A', survey({ onderzoek_type: undefined })), [`${below}.onderzoek_type isRequired`]],
    [
      buildingWith('B', survey({ onderzoek_klant: { create: [{ referentie: 'x'.repeat(191) }] } })),
      [`${below}.onderzoek_klant.0.klant isRequired`, `${below}.onderzoek_klant.0.referentie maxLength`],
    ],
    [
      buildingWith('C', survey({ onderzoek_klant: { create: [{ klant: to(uuid()) }] } })),
      [`${below}.onderzoek_klant.0.klant isKnown`],
    ],
    [{ ...buildingWith('D', survey()), postcode: '12' }, ['postcode isPostcode']],
  ] as const)
    expect(pathsOf(await make('VastgoedAsset', input))).toEqual(paths)
  expect(await counts()).toEqual(before)
})

test('an asset of another organisation is no asset, and leaves nothing behind either', async () => {
  const other = await makeSurvey(api, await api.as('bea@tweede.test'))
  const before = await counts()
  const answer = await make('Onderzoek', survey({ inventarisatie_asset: to(other.inventoryAsset) }))
  expect(pathsOf(answer)).toEqual(['inventarisatie_asset isKnown'])
  expect(await counts()).toEqual(before)
})

test('sent twice with the same ids, all of it is made once', async () => {
  const [asset, folder, id, along] = [uuid(), uuid(), uuid(), uuid()]
  const input = {
    ...building('Tweemaal'),
    id: asset,
    inventarisatie_asset: {
      create: [
        {
          id: folder,
          onderzoeken: { create: [survey({ id, onderzoek_klant: { create: [{ id: along, klant: to(client) }] } })] },
        },
      ],
    },
  }
  expect((await make('VastgoedAsset', input)).errors).toBeUndefined()
  const before = await counts()
  expect((await make('VastgoedAsset', input)).data).toEqual({ createVastgoedAsset: { id: asset } })
  expect(await counts()).toEqual(before)
})

test('a source is made with its first location and what was seen there; refused there, there is no source', async () => {
  const at = await makeSurvey(api)
  const finding: Input = {
    inventarisatie: to(at.visit),
    bron_locatie_analysemethode: to(await api.item('bron_locatie_analysemethodes', 'Eigen monster geanalyseerd')),
    hoeveelheid: 12.5,
  }
  const source = async (more: Input): Promise<Input> => ({
    onderzoek: to(at.survey),
    product: to(await api.item('producten', 'Leidingisolatie')),
    toepassing: to(await api.item('toepassingen', 'Leidingisolatie')),
    locaties: { create: [{ sub_asset: to(at.space), inventarisaties: { create: [{ ...finding, ...more }] } }] },
  })
  const before = await counts()
  const refused = await make('Bron', await source({ hoeveelheid: -1 }))
  expect(pathsOf(refused)).toEqual(['locaties.0.inventarisaties.0.hoeveelheid between'])
  expect(await counts()).toEqual(before)
  const id = await api.create('source', await source({}))
  expect(
    await api.get('query($id: ID!) { bron(id: $id) { locaties { nummer inventarisaties { hoeveelheid } } } }', { id }),
  ).toEqual({ locaties: [{ nummer: expect.stringMatching(/\.1$/), inventarisaties: [{ hoeveelheid: 12.5 }] }] })
})

test('nothing is made along in a closed survey', async () => {
  const at = await makeSurvey(api)
  const lead =
    'mutation($id: ID!, $input: UpdateOnderzoekInput) { transitionOnderzoek(id: $id, event: "cancel", input: $input) { id } }'
  await api.get(lead, { id: at.survey, input: { annuleer_reden: 'Geen toegang' } }, people.manager)
  const before = await counts()
  const answer = await make('VastgoedAsset', {
    ...building('Los'),
    inventarisatie_asset: { create: [{ bronnen: { create: [{ onderzoek: to(at.survey) }] } }] },
  })
  expect(answer.errors?.[0]?.extensions.code).toBe('readOnly')
  expect(await counts()).toEqual(before)
})

test('every role of the matrix is asked', () => expect(roleNames).toEqual(Object.keys(roles)))
