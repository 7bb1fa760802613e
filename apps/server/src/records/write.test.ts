import { model } from '@vezel/model'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { remember } from '../db/history.ts'
import { inTransaction } from '../db/work.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })

describe('saving', () => {
  test('names every wrong field at once, in the language of the caller', async () => {
    const answer = await api.ask(
      'mutation { createVastgoedAsset(input: { straatnaam: "Kade", huisnummer: 0, postcode: "12345", plaats: "Stad 9" }) { id } }',
    )
    const issues = answer.errors?.[0]?.extensions.issues.map((i) => [i.path, i.rule, i.message])
    expect(issues).toEqual([
      ['huisnummer', 'between', 'Vul een getal in van 1 tot en met 99.999'],
      ['postcode', 'isPostcode', 'Dit is geen geldige postcode'],
      ['plaats', 'hasNoNumbers', 'Dit veld mag geen nummers bevatten'],
    ])
  })

  test('says of a call that brings nothing what it needs, in the words of the specification', async () => {
    const { asset } = await makeSurvey(api)
    const calls = {
      'createVastgoedAsset(input: {})': 'The create mutation needs at least one input field OR a connection',
      [`updateVastgoedAsset(id: "${asset}", input: {})`]: 'The update mutation needs at least one input field',
      [`updateVastgoedAsset(id: "${asset}", input: { record_version: 1 })`]:
        'The update mutation needs at least one input field',
    }
    for (const [call, sentence] of Object.entries(calls))
      expect((await api.ask(`mutation { ${call} { id } }`)).errors?.map(({ message }) => message)).toEqual([sentence])
  })

  test('refuses an update that is based on an older version, and shows both values', async () => {
    const { asset } = await makeSurvey(api)
    const update = (naam: string) =>
      api.ask(
        'mutation($id: ID!, $input: UpdateVastgoedAssetInput!) { updateVastgoedAsset(id: $id, input: $input) { naam record_version } }',
        { id: asset, input: { naam, record_version: 1 } },
      )
    expect((await update('Eerst')).data).toEqual({ updateVastgoedAsset: { naam: 'Eerst', record_version: 2 } })
    const late = await update('Later')
    expect(late.errors?.[0]?.extensions).toMatchObject({
      code: 'conflict',
      args: { base: 1, current: 2, by: 'Ines Inspecteur', fields: { naam: { yours: 'Later', theirs: 'Eerst' } } },
    })
    expect(await api.get('query($id: ID!) { vastgoedAsset(id: $id) { naam } }', { id: asset })).toEqual({
      naam: 'Eerst',
    })
  })

  test('says of a conflict who changed the record, not who took a file of it since', async () => {
    const { asset } = await makeSurvey(api)
    const update = (naam: string) =>
      api.ask(
        'mutation($id: ID!, $naam: String!) { updateVastgoedAsset(id: $id, input: { naam: $naam, record_version: 1 }) { id } }',
        { id: asset, naam },
      )
    await update('Nieuw')
    await inTransaction(api.services.pools.serve, await api.as('mo@eerste.test'), (work) =>
      remember(work, 'download', model.entity('building'), asset, {}),
    )
    expect((await update('Nieuwer')).errors?.[0]?.extensions).toMatchObject({
      code: 'conflict',
      args: { by: 'Ines Inspecteur' },
    })
  })

  test('makes one record of the same create sent twice, by id and by key, also at the same moment', async () => {
    const id = uuid()
    const input = { id, straatnaam: 'Kade', huisnummer: 7, postcode: '9990 AA', plaats: 'Waterveen' }
    const byId = () =>
      api.get('mutation($input: CreateVastgoedAssetInput!) { createVastgoedAsset(input: $input) { id } }', { input })
    expect(await byId()).toEqual(await byId())
    const { id: _, ...rest } = input
    const byKey = () =>
      api.get(
        'mutation($input: CreateVastgoedAssetInput!) { createVastgoedAsset(input: $input, key: "een-sleutel") { id } }',
        { input: { ...rest, naam: 'Met sleutel' } },
      )
    const [first, second] = await Promise.all([byKey(), byKey()])
    expect(first).toEqual(second)
    expect(await api.get('{ vastgoedAssetsTotal(filter: { naam: { eq: "Met sleutel" } }) }')).toBe(1)
  })

  test('rolls everything back when one nested record is wrong', async () => {
    const answer = await api.ask(
      'mutation($input: CreateKlantInput!) { createKlant(input: $input) { id } }',
      {
        input: { naam: 'Half', land: 'NL', contacten: { create: [{ achternaam: 'Goed' }, { achternaam: 'F0ut' }] } },
      },
      await api.as('ada@eerste.test'),
    )
    expect(answer.errors?.[0]?.extensions.issues).toMatchObject([
      { path: 'contacten.1.achternaam', rule: 'hasNoNumbers' },
    ])
    expect(await api.get('{ klantenTotal(filter: { naam: { eq: "Half" } }) }')).toBe(0)
  })

  test('keeps of a rich text what the editor makes, and no script', async () => {
    const { survey } = await makeSurvey(api)
    const save = (tekst: string) =>
      api.ask('mutation($input: CreateOpmerkingInput!) { createOpmerking(input: $input) { tekst } }', {
        input: { onderzoek: to(survey), titel: 'Let op', tekst },
      })
    const answer = await save(
      '<h1>Kop</h1><p onclick="x()">a<script>steal()</script><img src=x onerror=y()> <a href="javascript:z()">b</a></p>',
    )
    expect(answer.data).toEqual({ createOpmerking: { tekst: '<h3>Kop</h3><p>a <a>b</a></p>' } })
    expect((await save('<p>&nbsp;</p>')).errors?.[0]?.extensions.issues).toMatchObject([
      { path: 'tekst', rule: 'isRequired' },
    ])
  })

  test('refuses a space of another asset', async () => {
    const [here, elsewhere] = [await makeSurvey(api), await makeSurvey(api)]
    const source = await api.create('source', {
      onderzoek: to(here.survey),
      product: to(await api.item('producten', 'Leidingisolatie')),
      toepassing: to(await api.item('toepassingen', 'Leidingisolatie')),
    })
    const answer = await api.ask(
      'mutation($input: CreateBronLocatieInput!) { createBronLocatie(input: $input) { id } }',
      { input: { bron: to(source), sub_asset: to(elsewhere.space) } },
    )
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'invalid',
      issues: [{ path: 'sub_asset', rule: 'sameAsset' }],
    })
  })

  test('keeps a history of who changed what', async () => {
    const { asset } = await makeSurvey(api)
    await api.get('mutation($id: ID!) { updateVastgoedAsset(id: $id, input: { naam: "Nieuw" }) { id } }', { id: asset })
    const { rows } = await api.services.pools.owner.query(
      `select "actie", "user_id", "wijzigingen" from "geschiedenis" where "record_id" = $1 order by "id" desc limit 1`,
      [asset],
    )
    expect(rows).toEqual([{ actie: 'update', user_id: 3, wijzigingen: { naam: ['School', 'Nieuw'] } }])
  })
})

describe('a survey that is completed', () => {
  test('refuses every change to it and to what is part of it', async () => {
    const admin = await api.as('ada@eerste.test')
    const ids = await makeOneOfEach(api, admin)
    const id = (key: string) => ids.get(key) ?? ''
    await api.services.pools.owner.query(
      `update "onderzoek" set "onderzoek_status_id" = (select "id" from "onderzoek_status" s where s."organisatie_id" = 1 and s."code" = 'afgerond') where "id" = $1`,
      [id('survey')],
    )
    const attempts = [
      ['mutation($id: ID!) { updateOnderzoek(id: $id, input: { omschrijving: "x" }) { id } }', 'survey'],
      ['mutation($id: ID!) { updateBronLocatieInventarisatie(id: $id, input: { opmerking: "x" }) { id } }', 'finding'],
      ['mutation($id: ID!) { updateMonster(id: $id, input: { omschrijving: "x" }) { id } }', 'sample'],
      ['mutation($id: ID!) { updateResultaat(id: $id, input: { opmerking: "x" }) { id } }', 'result'],
      ['mutation($id: ID!) { updateBron(id: $id, input: { kleur: "x" }) { id } }', 'source'],
      ['mutation($id: ID!) { updateBronLocatie(id: $id, input: { plaats: "x" }) { id } }', 'location'],
      ['mutation($id: ID!) { deleteMonster(id: $id) { id } }', 'sample'],
      [
        'mutation($id: ID!) { UpdateSaneringsstrategieSortTable(id: $id, index_from: "0", index_to: "1") { id } }',
        'sanitationStrategy',
      ],
      [
        'mutation($id: ID!) { createOnderzoekBeperking(input: { onderzoek: { connect: { id: $id } }, omschrijving: "x" }) { id } }',
        'survey',
      ],
    ] as const
    for (const [text, key] of attempts) {
      const answer = await api.ask(text, { id: id(key) }, admin)
      expect(answer.errors?.[0]?.extensions.code, text).toBe('readOnly')
    }
  })
})

describe('deleting', () => {
  test('takes the children along, is absent everywhere, and comes back whole', async () => {
    const { survey, space } = await makeSurvey(api)
    const source = await api.create('source', {
      onderzoek: to(survey),
      product: to(await api.item('producten', 'Vinyltegel')),
      toepassing: to(await api.item('toepassingen', 'Vloertegel')),
      locaties: { create: [{ sub_asset: to(space) }] },
    })
    const read = () => api.get('query($id: ID!) { bron(id: $id) { nummer locaties { nummer } } }', { id: source })
    const before = await read()
    expect(before).toEqual({ nummer: 'B01', locaties: [{ nummer: 'B01.1' }] })
    await api.get('mutation($id: ID!) { deleteBron(id: $id) { id } }', { id: source })
    expect(await read()).toBeNull()
    expect(await api.get('query($id: ID!) { ruimte(id: $id) { bron_locaties { id } } }', { id: space })).toEqual({
      bron_locaties: [],
    })
    await api.get('mutation($id: ID!) { restoreBron(id: $id) { id } }', { id: source })
    expect(await read()).toEqual(before)
  })

  test('refuses while a live record points there, and says which', async () => {
    const { survey, space } = await makeSurvey(api)
    await api.create('source', {
      onderzoek: to(survey),
      product: to(await api.item('producten', 'Vinyltegel')),
      toepassing: to(await api.item('toepassingen', 'Vloertegel')),
      locaties: { create: [{ sub_asset: to(space) }] },
    })
    const answer = await api.ask('mutation($id: ID!) { deleteRuimte(id: $id) { id } }', { id: space })
    expect(answer.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^In gebruik: Ruimte.* heeft nog 1 bronlocatie: B\d+\.1\. Verwijder die eerst/),
      extensions: { code: 'inUse' },
    })
  })

  test('names what stands in the way beforehand, also what is told by what it points at', async () => {
    const { survey } = await makeSurvey(api)
    const manager = await api.as('ada@eerste.test')
    const client = await api.create('client', { naam: 'Woonstichting De Brink' }, manager)
    // One that points there twice is one.
    const commission = await api.create('surveyClient', {
      onderzoek: to(survey),
      klant: to(client),
      factuur_klant: to(client),
    })
    const judged = await api.get(
      'mutation($ids: [ID!]!) { deleteKlantMany(ids: $ids, preview: true) { refused { message records { type id title } } } }',
      { ids: [client] },
      manager,
    )
    expect(judged).toEqual({
      refused: [
        {
          message: expect.stringMatching(/ heeft nog 1 opdrachtgever: [^;]+\. /),
          records: [
            { type: 'OnderzoekKlant', id: commission, title: expect.stringMatching(/ Woonstichting De Brink$/) },
          ],
        },
      ],
    })
  })

  test('never gives a number twice', async () => {
    const { survey } = await makeSurvey(api)
    const make = async () =>
      api.create('source', {
        onderzoek: to(survey),
        product: to(await api.item('producten', 'Vinyltegel')),
        toepassing: to(await api.item('toepassingen', 'Vloertegel')),
      })
    const numberOf = async (id: string) =>
      ((await api.get('query($id: ID!) { bron(id: $id) { nummer } }', { id })) as { nummer: string }).nummer
    await make()
    const second = await make()
    expect(await numberOf(second)).toBe('B02')
    await api.get('mutation($id: ID!) { deleteBron(id: $id) { id } }', { id: second })
    expect(await numberOf(await make())).toBe('B03')
  })
})

describe('ordering', () => {
  test('moves a strategy among those of its source and survey', async () => {
    const { survey } = await makeSurvey(api)
    const source = await api.create('source', {
      onderzoek: to(survey),
      product: to(await api.item('producten', 'Vinyltegel')),
      toepassing: to(await api.item('toepassingen', 'Vloertegel')),
    })
    const [method] = (await api.get('{ sanerings_adviezen(limit: 1) { id } }')) as { id: string }[]
    const made: string[] = []
    for (const werkomschrijving of ['een', 'twee', 'drie']) {
      made.push(
        await api.create('sanitationStrategy', {
          bron: to(source),
          onderzoek: to(survey),
          sanerings_advies: to(method?.id ?? ''),
          werkomschrijving,
        }),
      )
    }
    await api.get(
      'mutation($id: ID!) { UpdateSaneringsstrategieSortTable(id: $id, index_from: "2", index_to: "0") { id } }',
      { id: made[2] },
    )
    expect(
      await api.get('query($id: ID!) { bron(id: $id) { strategieen { werkomschrijving } } }', { id: source }),
    ).toEqual({
      strategieen: [{ werkomschrijving: 'drie' }, { werkomschrijving: 'een' }, { werkomschrijving: 'twee' }],
    })
  })
})
