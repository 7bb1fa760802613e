import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { countStatements } from '../testing/statements.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('answers who asks, with the organisation and every list of its variable set, in one statement', async () => {
  const query = `{ me { id full_name inventarisatie_user { id inventarisatie_organisatie { naam variable_set { name
    condities { value score } materiaal_types { value monster_soorten { value analyse_methodes { value } } } } } } } }`
  const { answer, statements } = await countStatements(api.services.pools.serve, () => api.get(query))
  expect(answer).toMatchObject({
    full_name: 'Ines Inspecteur',
    inventarisatie_user: {
      inventarisatie_organisatie: { naam: 'Eerste Onderzoek B.V.', variable_set: { name: 'Standaard' } },
    },
  })
  expect(statements).toHaveLength(1)
})

test('makes the first visit and the execution with a new survey, and numbers it by the format of the organisation', async () => {
  const { survey } = await makeSurvey(api)
  const found = await api.get(
    'query($id: ID!) { onderzoek(id: $id) { nummer onderzoek_status { code } inventarisaties { nummer status start } uitvoering { id } } }',
    { id: survey },
  )
  expect(found).toMatchObject({
    nummer: '2026-0001',
    onderzoek_status: { code: 'actief' },
    inventarisaties: [{ nummer: 1, status: 'concept', start: '2026-11-19 08:00:00' }],
    uitvoering: { id: expect.any(String) },
  })
})

test('turns a source to the status of its worst result, for the survey shown', async () => {
  const { survey, space } = await makeSurvey(api)
  const source = await api.create('source', {
    onderzoek: { connect: { id: survey } },
    product: { connect: { id: await api.item('producten', 'Leidingisolatie') } },
    toepassing: { connect: { id: await api.item('toepassingen', 'Leidingisolatie') } },
  })
  const location = await api.create('location', {
    bron: { connect: { id: source } },
    sub_asset: { connect: { id: space } },
  })
  const finding = await api.create('finding', {
    bron_locatie: { connect: { id: location } },
    hoeveelheid: 12.5,
    bron_locatie_analysemethode: {
      connect: { id: await api.item('bron_locatie_analysemethodes', 'Eigen monster geanalyseerd') },
    },
  })
  const shown = () =>
    api.get(
      `query($id: ID!, $survey: ID) { bron(id: $id) { nummer naam hoeveelheid_totaal(onderzoek: $survey) materiaal_status(onderzoek: $survey) { value }
        structuur { value } eenheid { symbool } locaties { nummer materiaal_status(onderzoek: $survey) { value } } } }`,
      { id: source, survey },
    )
  expect(await shown()).toMatchObject({
    nummer: 'B01',
    naam: 'Leidingisolatie',
    hoeveelheid_totaal: 12.5,
    materiaal_status: { value: 'Asbestverdacht' },
    locaties: [{ nummer: 'B01.1', materiaal_status: { value: 'Asbestverdacht' } }],
  })

  const sample = await api.create('sample', {
    bron_locatie_inventarisatie: { connect: { id: finding } },
    omschrijving: 'Grijze vezelige mantel',
  })
  const laboratory = await api.create(
    'laboratory',
    { naam: 'Lab', land: 'NL', accreditatienummer: 'L-1', email: 'lab@lab.test' },
    await api.as('ada@eerste.test'),
  )
  const analysis = await api.create('analysis', {
    monster: { connect: { id: sample } },
    laboratorium: { connect: { id: laboratory } },
  })
  const [material] = (await api.get(
    `{ analyseMaterialen: analyse_materialen(filter: { value: { eq: "Chrysotiel" } }) { id analyse_resultaten { id value } analyse_resultaat_hoeveelheden { id value } } }`,
  )) as {
    id: string
    analyse_resultaten: { id: string; value: string }[]
    analyse_resultaat_hoeveelheden: { id: string; value: string }[]
  }[]
  const idOf = (rows: { id: string; value: string }[] | undefined, value: string) =>
    rows?.find((r) => r.value === value)?.id
  const found = {
    analyse: { connect: { id: analysis } },
    analyse_materiaal: { connect: { id: material?.id } },
    analyse_resultaat: { connect: { id: idOf(material?.analyse_resultaten, 'Aangetoond') } },
    analyse_resultaat_hoeveelheid: { connect: { id: idOf(material?.analyse_resultaat_hoeveelheden, '15 - 30%') } },
  }
  // Of material the content is a band; of soil it is measured as well.
  const soil = await api.create('sample', {
    bron_locatie_inventarisatie: { connect: { id: finding } },
    monster_soort: { connect: { id: await api.item('monster_soorten', 'Grondmonster') } },
    omschrijving: 'Zand met vezels',
  })
  const ofSoil = await api.create('analysis', {
    monster: { connect: { id: soil } },
    laboratorium: { connect: { id: laboratory } },
  })
  for (const [waarde, rule] of [
    [0, 'isInContent'],
    [0.004, 'isInContent'],
    [30, 'isInContent'],
    [123_456.789, 'isPercentage'],
  ] as const) {
    const refused = await api.ask('mutation($input: CreateResultaatInput!) { createResultaat(input: $input) { id } }', {
      input: {
        ...found,
        analyse: { connect: { id: ofSoil } },
        waarde,
        eenheid: { connect: { id: await api.item('eenheden', '% (m/m)') } },
      },
    })
    expect(refused.errors?.[0]?.extensions.issues).toMatchObject([{ path: 'waarde', rule }])
  }
  const told = (uitslag: string) =>
    api.get('query($told: [String!]) { monsters(filter: { uitslag: { in: $told } }) { id uitslag } }', {
      told: [uitslag],
    })
  expect(await told('wacht')).toHaveLength(2)
  await api.create('result', found)
  expect(await told('aangetoond')).toEqual([{ id: sample, uitslag: 'aangetoond' }])
  expect(await told('wacht')).toEqual([{ id: soil, uitslag: 'wacht' }])
  expect(await shown()).toMatchObject({
    materiaal_status: { value: 'Asbesthoudend' },
    locaties: [{ materiaal_status: { value: 'Asbesthoudend' } }],
  })
  expect(
    await api.get(
      'query($id: ID!) { monster(id: $id) { nummer status onderzoek { id } analyses { status conclusie resultaten { materiaal_status { value } } } } }',
      { id: sample },
    ),
  ).toMatchObject({
    nummer: 'M01',
    status: 'geanalyseerd',
    onderzoek: { id: survey },
    analyses: [{ status: 'gereed', conclusie: 'aangetoond' }],
  })
})
