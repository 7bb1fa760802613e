import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GraphqlAnswer } from '../testing/api.ts'
import { testApi } from '../testing/api.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let survey: string
let later: string
let asset: string
let vessel: string
let source: string
const link = (id: string) => ({ connect: { id } })

/** A school with three spaces, a ship, one survey with a source and a second survey of the school. */
beforeAll(async () => {
  api = await testApi()
  const made = await makeSurvey(api)
  survey = made.survey
  asset = made.asset
  const type = await api.item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)')
  later = await api.create('survey', {
    onderzoek_type: link(type),
    inventarisatie_asset: link(made.inventoryAsset),
    projectnummer: 'P_50%',
    omschrijving: 'Tweede ronde',
    startdatum: '2026-12-01',
    einddatum: '2026-12-02',
    prioriteit: 'direct',
  })
  vessel = await api.create('vessel', { naam: 'Noordvaarder', imo_nummer: '9074729' })
  await api.create('space', { asset: link(asset), naam: 'Lokaal 10', oppervlakte: 49.5 })
  await api.create('space', { asset: link(asset), naam: 'Lokaal 2', oppervlakte: 52 })
  source = await api.create('source', {
    onderzoek: link(survey),
    product: link(await api.item('producten', 'Leidingisolatie')),
    toepassing: link(await api.item('toepassingen', 'Leidingisolatie')),
  })
  const location = await api.create('location', { bron: link(source), sub_asset: link(made.space) })
  await api.create('finding', {
    bron_locatie: link(location),
    hoeveelheid: 12.5,
    bron_locatie_analysemethode: link(await api.item('bron_locatie_analysemethodes', 'Eigen monster geanalyseerd')),
  })
}, 30_000)
afterAll(() => api.close())

const numbers = async (args: string, variables: Record<string, unknown> = {}, heads = '') =>
  ((await api.get(`query${heads} { onderzoeken(${args}) { nummer } }`, variables)) as { nummer: string }[]).map(
    (row) => row.nummer,
  )
const names = async (args: string) =>
  ((await api.get(`{ ruimtes(${args}) { naam } }`)) as { naam: string }[]).map((row) => row.naam)
const codes = (answer: GraphqlAnswer) => (answer.errors ?? []).map((e) => e.extensions.code)

describe('records of an interface', () => {
  test('answer what each type was asked for, and only that', async () => {
    const query = `{ assets(sort: [{ field: "naam" }]) { naam ...on VastgoedAsset { plaats huisnummer } ...on Vessel { imo_nummer } } }`
    expect(await api.get(query)).toEqual([
      { naam: 'Noordvaarder', imo_nummer: '9074729' },
      { naam: 'School', plaats: 'Oosterzijl', huisnummer: 12 },
    ])
  })

  test('may use one alias for different fields of different types', async () => {
    const query = `{ assets(sort: [{ field: "naam" }]) { __typename ...on VastgoedAsset { kenmerk: adres } ...ship } }
      fragment ship on Vessel { kenmerk: imo_nummer }`
    expect(await api.get(query)).toEqual([
      { __typename: 'Vessel', kenmerk: '9074729' },
      { __typename: 'VastgoedAsset', kenmerk: 'Schoolstraat 12, 9988 AB Oosterzijl' },
    ])
  })

  test('are found one by one, by the interface and by their own type, but not by the other type', async () => {
    const query = `query($id: ID!) { asset(id: $id) { ...on Vessel { imo_nummer } ...on Asset { titel: title } } }`
    expect(await api.get(query, { id: vessel })).toEqual({ imo_nummer: '9074729', titel: 'Noordvaarder (IMO 9074729)' })
    expect(await api.get('query($id: ID!) { vessel(id: $id) { ...on Asset { naam } } }', { id: vessel })).toEqual({
      naam: 'Noordvaarder',
    })
    expect(await api.get('query($id: ID!) { vastgoedAsset(id: $id) { id } }', { id: vessel })).toBeNull()
  })

  test('answer the same from a write, where their type is not asked for', async () => {
    const mutation = `mutation($id: ID!) { updateRuimte(id: $id, input: { opmerking: "droog" }) { asset { naam ...on VastgoedAsset { plaats } ...on Vessel { imo_nummer } } } }`
    const [{ id }] = (await api.get('{ ruimtes(filter: { naam: { eq: "Lokaal 10" } }) { id } }')) as [{ id: string }]
    expect(await api.get(mutation, { id })).toEqual({ asset: { naam: 'School', plaats: 'Oosterzijl' } })
  })
})

describe('the form of a request', () => {
  test('one field asked twice under aliases takes its own arguments each time', async () => {
    const query = `query($id: ID!, $x: ID!, $y: ID!) { bron(id: $id) {
      a: materiaal_status(onderzoek: $x) { value } b: materiaal_status(onderzoek: $y) { value }
      c: hoeveelheid_totaal(onderzoek: $x) d: hoeveelheid_totaal(onderzoek: $y) } }`
    const answer = { a: { value: 'Asbestverdacht' }, b: null, c: 12.5, d: null }
    expect(await api.get(query, { id: source, x: survey, y: later })).toEqual(answer)
    // The same plan again, with the surveys changed about.
    expect(await api.get(query, { id: source, x: later, y: survey })).toEqual({
      a: answer.b,
      b: answer.a,
      c: answer.d,
      d: answer.c,
    })
  })

  test('fragments in fragments and the same record asked in two places become one answer', async () => {
    const query = `query($id: ID!) { bron(id: $id) { ...name locaties { nummer } ...places locaties { sub_asset { naam } } } }
      fragment name on Bron { nummer product { ...item } product { code } } fragment item on LookupItem { value }
      fragment places on Bron { locaties { bron { nummer } } }`
    expect(await api.get(query, { id: source })).toEqual({
      nummer: 'B01',
      product: { value: 'Leidingisolatie', code: 'leidingisolatie' },
      locaties: [{ nummer: 'B01.1', sub_asset: { naam: 'Kruipruimte' }, bron: { nummer: 'B01' } }],
    })
  })

  test('@include and @skip leave fields out or in by a variable, each time anew', async () => {
    const query = `query($id: ID!, $with: Boolean!) { bron(id: $id) { nummer naam @include(if: $with) ...on Bron @skip(if: $with) { in_rapport } } }`
    const ask = (on: boolean) => api.get(query, { id: source, with: on })
    expect(await ask(true)).toEqual({ nummer: 'B01', naam: 'Leidingisolatie' })
    expect(await ask(false)).toEqual({ nummer: 'B01', in_rapport: true })
    expect(await ask(true)).toEqual({ nummer: 'B01', naam: 'Leidingisolatie' })
  })

  test('@include, @skip and fragments stand at the top as well', async () => {
    const query = `query($on: Boolean!) { me @include(if: $on) { name } assetsTotal @skip(if: $on) ...both }
      fragment both on Query { bronnenTotal assets(limit: 1, sort: [{ field: "naam" }]) { naam ...on Vessel { imo_nummer } } }`
    const both = { bronnenTotal: 1, assets: [{ naam: 'Noordvaarder', imo_nummer: '9074729' }] }
    expect(await api.ask(query, { on: true })).toEqual({ data: { me: { name: 'Ines' }, ...both } })
    expect(await api.ask(query, { on: false })).toEqual({ data: { assetsTotal: 2, ...both } })
  })

  test('__typename is answered at every level, and beside introspection', async () => {
    const query = `query($id: ID!) { __typename onderzoek(id: $id) { __typename soort: __typename inventarisatie_asset { asset { __typename } } } }`
    const answer = {
      __typename: 'Onderzoek',
      soort: 'Onderzoek',
      inventarisatie_asset: { asset: { __typename: 'VastgoedAsset' } },
    }
    expect(await api.ask(query, { id: survey })).toEqual({ data: { __typename: 'Query', onderzoek: answer } })
    const both = await api.ask(
      `{ __type(name: "Vessel") { kind interfaces { name } } assets(filter: { id: { eq: "${vessel}" } }) { naam } }`,
    )
    expect(both).toEqual({
      data: {
        __type: { kind: 'OBJECT', interfaces: [{ name: 'Asset' }, { name: 'Bezitbaar' }] },
        assets: [{ naam: 'Noordvaarder' }],
      },
    })
  })

  test('several reads in one request are answered in their order', async () => {
    const { data } = await api.ask(
      'query($a: ID!, $b: ID!) { b: onderzoek(id: $b) { nummer } a: onderzoek(id: $a) { nummer } onderzoekenTotal }',
      { a: survey, b: later },
    )
    expect(Object.entries(data ?? {})).toEqual([
      ['b', { nummer: '2026-0002' }],
      ['a', { nummer: '2026-0001' }],
      ['onderzoekenTotal', 2],
    ])
  })

  test('of several operations the named one runs; without a name none does', async () => {
    const { run } = await import('./run.ts')
    const query = 'query een { me { name } } query twee { bronnenTotal }'
    const context = {
      services: api.services,
      session: api.inspector,
      locale: 'nl' as const,
      token: undefined,
      address: 'x',
    }
    const ask = async (operationName?: string) =>
      run({ query, operationName: operationName ?? null }, context, { error: () => {} })
    expect(await ask('twee')).toEqual({ status: 200, body: '{"data":{"bronnenTotal":1}}' })
    expect((await ask()).status).toBe(400)
  })

  test('twelve levels are answered, a thirteenth is refused', async () => {
    const nested = (levels: number): string => (levels === 1 ? 'id' : `kopie_van { ${nested(levels - 1)} }`)
    const ask = (levels: number) =>
      api.ask(`query($id: ID!) { onderzoek(id: $id) { ${nested(levels)} } }`, { id: survey })
    expect((await ask(12)).errors).toBeUndefined()
    expect(codes(await ask(13))).toEqual(['tooDeep'])
  })

  test('what the schema does not know is refused before anything is read', async () => {
    const { run } = await import('./run.ts')
    const context = {
      services: api.services,
      session: api.inspector,
      locale: 'nl' as const,
      token: undefined,
      address: 'x',
    }
    for (const query of ['{ onderzoeken { bestaatniet } }', '{ onderzoeken(filter: { nummer: 3 }) { id } }', '{ me {'])
      expect((await run({ query }, context, { error: () => {} })).status, query).toBe(400)
  })

  test('an id that is no id finds nothing', async () => {
    for (const id of ['', "' or 1=1 --", '00000000-0000-7000-8000-000000000000', '99999999999'])
      expect(await api.get('query($id: ID!) { onderzoek(id: $id) { id } }', { id })).toBeNull()
    expect(await api.get('query($id: ID!) { user(id: $id) { id } }', { id: 'drie' })).toBeNull()
  })
})

describe('a filter', () => {
  test.each([
    ['on a word', '{ prioriteit: { eq: "direct" } }', ['2026-0002']],
    ['on one of several words', '{ prioriteit: { in: ["direct", "normal"] } }', ['2026-0001', '2026-0002']],
    ['on none', '{ prioriteit: { in: [] } }', []],
    ['on what is empty', '{ projectnummer: { empty: true } }', ['2026-0001']],
    ['on what is filled', '{ projectnummer: { empty: false } }', ['2026-0002']],
    ['on a part, whatever the capitals', '{ projectnummer: { contains: "p_5" } }', ['2026-0002']],
    ['with a percent sign means that sign', '{ projectnummer: { contains: "0%" } }', ['2026-0002']],
    ['with a percent sign matches nothing else', '{ nummer: { contains: "2026%2" } }', []],
    ['with an underscore means that sign', '{ projectnummer: { contains: "P5" } }', []],
    ['with an underscore matches no other letter', '{ nummer: { contains: "2026_0002" } }', []],
    ['with a backslash matches nothing else', '{ nummer: { contains: "\\\\0002" } }', []],
    ['from a day', '{ startdatum: { from: "2026-11-20" } }', ['2026-0002']],
    ['up to and with a day', '{ startdatum: { to: "2026-11-19" } }', ['2026-0001']],
    ['on a number', '{ geldigheid_jaren: { from: 3, to: 3 } }', ['2026-0001', '2026-0002']],
    ['on two things at once', '{ prioriteit: { eq: "direct" }, projectnummer: { empty: true } }', []],
    [
      'with or',
      '{ or: [{ prioriteit: { eq: "direct" } }, { projectnummer: { empty: true } }] }',
      ['2026-0001', '2026-0002'],
    ],
    [
      'with or inside and',
      '{ and: [{ nummer: { contains: "2026" } }, { or: [{ omschrijving: { contains: "ronde" } }, { nummer: { eq: "x" } }] }] }',
      ['2026-0002'],
    ],
    ['with an empty list of alternatives changes nothing', '{ or: [] }', ['2026-0001', '2026-0002']],
    ['on an item of a list', '{ onderzoek_status: { where: { code: { eq: "actief" } } } }', ['2026-0001']],
    [
      'on a relation of a relation',
      '{ inventarisatie_asset: { where: { asset: { where: { naam: { eq: "School" } } } } } }',
      ['2026-0001', '2026-0002'],
    ],
    ['on an empty relation', '{ autorisator: { empty: true } }', ['2026-0001', '2026-0002']],
    [
      'on records that point at it',
      '{ eerst_vastgelegde_bronnen: { where: { nummer: { eq: "B01" } } } }',
      ['2026-0001'],
    ],
    ['on nothing', '{}', ['2026-0001', '2026-0002']],
  ])('%s', async (_, filter, expected) => {
    expect(await numbers(`filter: ${filter}`)).toEqual(expected)
    // The total counts the same rows, and a filter from a variable is the same filter.
    expect(await api.get(`{ onderzoekenTotal(filter: ${filter}) }`)).toBe(expected.length)
  })

  test('from variables is read anew at each request', async () => {
    const ask = (filter: unknown) => numbers('filter: $f', { f: filter }, '($f: OnderzoekFilter)')
    expect(await ask({ prioriteit: { eq: 'direct' } })).toEqual(['2026-0002'])
    expect(await ask({ id: { in: [survey] } })).toEqual(['2026-0001'])
    expect(await ask({ id: { eq: 'geen id' } })).toEqual([])
    expect(await ask({ nummer: { eq: "'; drop table onderzoek; --" } })).toEqual([])
    expect(await ask(null)).toEqual(['2026-0001', '2026-0002'])
  })

  test('on a relation by its id narrows nested lists too, with their totals', async () => {
    const query = `query($id: ID!, $source: ID!) { onderzoek(id: $id) {
      mine: eerst_vastgelegde_bronnen(filter: { id: { eq: $source } }) { nummer } eerst_vastgelegde_bronnenTotal(filter: { naam: { contains: "niets" } })
      inventarisaties(filter: { nummer: { from: 2 } }) { id } } }`
    expect(await api.get(query, { id: survey, source })).toEqual({
      mine: [{ nummer: 'B01' }],
      eerst_vastgelegde_bronnenTotal: 0,
      inventarisaties: [],
    })
    const spaces = `query($asset: ID!) { ruimtes(filter: { asset: { eq: $asset } }) { naam } }`
    expect(await api.get(spaces, { asset })).toHaveLength(3)
    expect(await api.get(spaces, { asset: vessel })).toEqual([])
  })

  test('on several relations finds any of them, none of them, or those of which something holds', async () => {
    const found = async (test: string) =>
      ((await api.get(`{ inventarisaties(filter: { inspecteurs: ${test} }) { id } }`)) as unknown[]).length
    const [person] = (await api.get('{ inventarisatieUsers { id } }')) as [{ id: string }]
    const [visit] = (await api.get('{ inventarisaties { id record_version } }')) as [{ id: string }]
    const all = await found('{ empty: true }')
    const link =
      'mutation($id: ID!, $input: UpdateInventarisatieInput!) { updateInventarisatie(id: $id, input: $input) { id } }'
    await api.get(link, { id: visit.id, input: { inspecteurs: { set: [{ id: person.id }] } } })
    expect(await found('{ empty: true }')).toBe(all - 1)
    expect(await found(`{ in: ["${person.id}"] }`)).toBe(1)
    expect(await found(`{ eq: "${person.id}" }`)).toBe(1)
    expect(await found(`{ in: ["${visit.id}", "geen id"] }`)).toBe(0)
    expect(await found(`{ in: ["${person.id}"], where: { functie: { eq: "niemand" } } }`)).toBe(0)
  })

  test('on a computed value compares what is shown', async () => {
    expect(await names('filter: { aantal_bronlocaties: { from: 1 } }')).toEqual(['Kruipruimte'])
    expect(await api.get('{ assetsTotal(filter: { title: { contains: "imo 9074729" } }) }')).toBe(1)
  })

  test('on the moment of making takes a whole day, in Dutch time', async () => {
    const [{ created_at }] = (await api.get('{ onderzoeken(limit: 1) { created_at } }')) as [{ created_at: string }]
    const day = created_at.slice(0, 10)
    expect(await numbers(`filter: { created_at: { from: "${day}", to: "${day}" } }`)).toHaveLength(2)
    expect(await numbers(`filter: { created_at: { to: "2026-01-01" } }`)).toEqual([])
  })

  test('on a moment that is worked out takes it in Dutch time, whatever zone the database is in', async () => {
    // Half past midnight on new year's day.
    await api.services.pools.owner.query(
      `insert into "slotstand" ("organisatie_id", "onderzoek_id", "op") select "organisatie_id", "id", '2025-12-31 23:30Z' from "onderzoek" where "id" = $1`,
      [survey],
    )
    const closed = (test: string) => numbers(`filter: { gesloten_op: ${test} }`)
    expect(await closed('{ from: "2026-01-01" }')).toEqual(['2026-0001'])
    expect(await closed('{ from: "2026-01-01 00:31:00" }')).toEqual([])
    expect(await closed('{ to: "2025-12-31" }')).toEqual([])
    await api.services.pools.owner.query(`delete from "slotstand" where "onderzoek_id" = $1`, [survey])
  })

  test('by a record that the server works out: by which it is, by what that says, and by there being none', async () => {
    const [{ toepassing_categorie: category }] = (await api.get(
      '{ bronnen { toepassing_categorie { id value } } }',
    )) as [{ toepassing_categorie: { id: string; value: string } }]
    const found = (filter: string) => api.get(`{ bronnen(filter: { toepassing_categorie: ${filter} }) { id } }`)
    const own = [{ id: source }]
    expect(await found(`{ eq: "${category.id}" }`)).toEqual(own)
    expect(await found(`{ in: ["${category.id}", "nobody"] }`)).toEqual(own)
    expect(await found(`{ where: { value: { eq: "${category.value}" } } }`)).toEqual(own)
    expect(await found('{ where: { value: { eq: "Iets anders" } } }')).toEqual([])
    expect(await found('{ empty: false }')).toEqual(own)
    expect(await found('{ empty: true }')).toEqual([])
    // Those of another organisation are not looked into either.
    expect(await found('{ eq: "7b0e8a52-3f0e-4f9e-9a65-6f2f3b3f6f10" }')).toEqual([])
  })
})

describe('a search', () => {
  test('finds by any word in any searched path, and needs them all', async () => {
    expect(await numbers('search: "school 0002"')).toEqual(['2026-0002'])
    expect(await numbers('search: "  OOSTERZIJL   p_50 "')).toEqual(['2026-0002'])
    expect(await numbers('search: "school oosterzijl"')).toEqual(['2026-0001', '2026-0002'])
    expect(await numbers('search: "school waterveen"')).toEqual([])
    expect(await numbers('search: "%"')).toEqual(['2026-0002'])
    expect(await numbers('search: " "')).toEqual(['2026-0001', '2026-0002'])
    expect(await api.get('{ onderzoekenTotal(search: "school 0002") }')).toBe(1)
  })
})

describe('a sort', () => {
  test('puts numbers in words in their order, up and down', async () => {
    expect(await names('sort: [{ field: "naam" }]')).toEqual(['Kruipruimte', 'Lokaal 2', 'Lokaal 10'])
    expect(await names('sort: [{ field: "naam", direction: "desc" }]')).toEqual([
      'Lokaal 10',
      'Lokaal 2',
      'Kruipruimte',
    ])
  })

  test('puts what is empty last, whichever way', async () => {
    expect(await names('sort: [{ field: "oppervlakte" }]')).toEqual(['Lokaal 10', 'Lokaal 2', 'Kruipruimte'])
    expect(await names('sort: [{ field: "oppervlakte", direction: "desc" }]')).toEqual([
      'Lokaal 2',
      'Lokaal 10',
      'Kruipruimte',
    ])
  })

  test('goes along a dotted path, then by the next field', async () => {
    const by = 'inventarisatie_asset.asset.title'
    const sorts = `sort: [{ field: "${by}" }, { field: "startdatum", direction: "desc" }]`
    expect(await numbers(sorts)).toEqual(['2026-0002', '2026-0001'])
    expect(await numbers('sort: [{ field: "onderzoek_status.value", direction: "desc" }]')).toEqual([
      '2026-0002',
      '2026-0001',
    ])
    // A path that ends at a record sorts by its title.
    expect(await numbers('sort: [{ field: "onderzoek_status" }]')).toEqual(['2026-0001', '2026-0002'])
  })

  test('by a field that does not exist, or that nobody reads back, is refused', async () => {
    for (const [list, field] of [
      ['onderzoeken', 'bestaatniet'],
      ['onderzoeken', 'nummer\\"; drop table x'],
      ['users', 'password'],
      ['onderzoeken', 'projectleider.user.password'],
    ])
      expect(codes(await api.ask(`{ ${list}(sort: [{ field: "${field}" }]) { id } }`)), field).toEqual(['badRequest'])
  })
})

describe('a page', () => {
  test('starts where it is asked to and holds no more than asked', async () => {
    const page = (args: string) => names(`sort: [{ field: "naam" }], ${args}`)
    expect(await page('limit: 2')).toEqual(['Kruipruimte', 'Lokaal 2'])
    expect(await page('limit: 2, offset: 2')).toEqual(['Lokaal 10'])
    expect(await page('offset: 1')).toEqual(['Lokaal 2', 'Lokaal 10'])
    expect(await page('limit: 0')).toEqual([])
    expect(await page('limit: -5')).toEqual([])
    expect(await page('limit: 5, offset: -5')).toHaveLength(3)
  })

  test('pages lists inside a record as well', async () => {
    const query = `query($id: ID!, $n: Int) { vastgoedAsset(id: $id) { sub_assets(limit: $n, offset: 1, sort: [{ field: "naam" }]) { naam } sub_assetsTotal } }`
    expect(await api.get(query, { id: asset, n: 1 })).toEqual({
      sub_assets: [{ naam: 'Lokaal 2' }],
      sub_assetsTotal: 3,
    })
    expect(await api.get(query, { id: asset, n: 5 })).toMatchObject({ sub_assets: [{}, {}] })
  })
})
