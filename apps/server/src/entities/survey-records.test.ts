import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { type GraphqlAnswer, testApi } from '../testing/api.ts'
import { makeReady } from '../testing/start-survey.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })
const create = (type: string, input: Record<string, unknown>) =>
  api.ask(`mutation($input: Create${type}Input!) { create${type}(input: $input) { id } }`, { input })
const issuesOf = (answer: Awaited<ReturnType<typeof create>>) =>
  answer.errors?.[0]?.extensions.issues.map((i) => [i.path, i.rule])
const first = async (list: string) =>
  to(((await api.get(`{ ${list}(limit: 1) { id } }`)) as { id: string }[])[0]?.id ?? '')
const scopeOf = async (survey: string, more: Record<string, unknown> = {}) => ({
  onderzoek: to(survey),
  asbestos_survey_purposes: { connect: [(await first('asbestos_survey_purposes')).connect] },
  asbestos_survey_extend: await first('asbestos_survey_extends'),
  asbestos_survey_scope: await first('asbestos_survey_scopes'),
  reikwijdte_tekst: 'De hele school',
  ...more,
})

test('a survey is of the kind of asset that its type names, when it is made and when either changes', async () => {
  const { survey, inventoryAsset } = await makeSurvey(api)
  const ofShip = to(await api.item('onderzoek_types', 'IHM-onderzoek schip'))
  const refused = [['onderzoek_type', 'fitsAsset']]
  expect(
    issuesOf(
      await create('Onderzoek', {
        onderzoek_type: ofShip,
        ihm_scope: await first('ihm_scopes'),
        inventarisatie_asset: to(inventoryAsset),
      }),
    ),
  ).toEqual(refused)
  const change = (input: Record<string, unknown>) =>
    api.ask('mutation($id: ID!, $input: UpdateOnderzoekInput!) { updateOnderzoek(id: $id, input: $input) { id } }', {
      id: survey,
      input,
    })
  const ihm_scope = await first('ihm_scopes')
  expect(issuesOf(await change({ onderzoek_type: ofShip, ihm_scope }))).toEqual(refused)
  const vessel = await api.create('vessel', { naam: 'Aurora', imo_nummer: '9074729' })
  const { inventarisatie_asset: folder } = (await api.get(
    'query($id: ID!) { vessel(id: $id) { inventarisatie_asset { id } } }',
    { id: vessel },
  )) as { inventarisatie_asset: { id: string } }
  expect(issuesOf(await change({ inventarisatie_asset: to(folder.id) }))).toEqual(refused)
  expect(
    await create('Onderzoek', { onderzoek_type: ofShip, ihm_scope, inventarisatie_asset: to(folder.id) }),
  ).not.toHaveProperty('errors')
})

describe('a running survey', () => {
  const rowsOf = async (survey: string): Promise<string[]> => {
    const answer: { inventarisatie_ruimtes: { onderzocht: string; sub_asset: { id: string } }[] } = await api.get(
      'query($id: ID!) { onderzoek(id: $id) { inventarisatie_ruimtes { onderzocht sub_asset { id } } } }',
      { id: survey },
    )
    return answer.inventarisatie_ruimtes.map(({ onderzocht, sub_asset }) => `${sub_asset.id} ${onderzocht}`).sort()
  }
  const lead = (survey: string, event: string, input = '') =>
    api.get(
      `mutation($id: ID!) { transitionOnderzoek(id: $id, event: "${event}"${input}) { id } }`,
      { id: survey },
      manager,
    )
  const surveyOf = async (inventoryAsset: string) => {
    const survey = await api.create('survey', {
      onderzoek_type: to(await api.item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)')),
      inventarisatie_asset: to(inventoryAsset),
      startdatum: '2026-11-19',
      einddatum: '2026-11-20',
    })
    await makeReady(api, survey, manager)
    return survey
  }
  const listed = (...spaces: string[]) => spaces.map((id) => `${id} nee`).sort()

  test('has a row for every space of its asset, of those from before its start and those from after', async () => {
    const { asset, inventoryAsset, survey, space } = await makeSurvey(api)
    expect(await rowsOf(survey)).toEqual(listed(space))
    const planned = await surveyOf(inventoryAsset)
    const added = await api.create('space', { asset: to(asset), naam: 'Meterkast' })
    expect(await rowsOf(survey)).toEqual(listed(space, added))
    expect(await rowsOf(planned)).toEqual([])
    await lead(planned, 'start')
    expect(await rowsOf(planned)).toEqual(listed(space, added))
    await lead(planned, 'cancel', ', input: { annuleer_reden: "Uitgesteld" }')
    const later = await api.create('space', { asset: to(asset), naam: 'Zolder' })
    expect(await rowsOf(planned)).toEqual(listed(space, added))
    await lead(planned, 'restore')
    await lead(planned, 'start')
    expect(await rowsOf(planned)).toEqual(listed(space, added, later))
  })

  test('has one again for a space that was deleted and is back, also when it started in between', async () => {
    const { asset, inventoryAsset, survey, space } = await makeSurvey(api)
    const added = await api.create('space', { asset: to(asset), naam: 'Meterkast' })
    await api.get('mutation($id: ID!) { deleteRuimte(id: $id) { id } }', { id: added }, manager)
    const other = await surveyOf(inventoryAsset)
    await lead(other, 'start')
    expect([await rowsOf(survey), await rowsOf(other)]).toEqual([listed(space), listed(space)])
    await api.get('mutation($id: ID!) { restoreRuimte(id: $id) { id } }', { id: added }, manager)
    expect([await rowsOf(survey), await rowsOf(other)]).toEqual([listed(space, added), listed(space, added)])
  })

  test('got one in an upgrade for each space that came while it ran, before that was kept up', async () => {
    const { asset, inventoryAsset, survey, space } = await makeSurvey(api)
    const added = await api.create('space', { asset: to(asset), naam: 'Meterkast' })
    const planned = await surveyOf(inventoryAsset)
    const { owner } = api.services.pools
    await owner.query(`delete from "inventarisatie_ruimte" where "sub_asset_id" = $1`, [added])
    const folder = join(import.meta.dirname, '../db/migrations')
    const name = (await readdir(folder)).find((one) => one.endsWith('-spaces-of-running-surveys.sql'))
    const sql = await readFile(join(folder, name ?? ''), 'utf8')
    for (let turn = 0; turn < 2; turn += 1) {
      await owner.query(sql)
      expect([await rowsOf(survey), await rowsOf(planned)]).toEqual([listed(space, added), []])
    }
  })

  test('gets one for a space that is made while it starts', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { asset, inventoryAsset, space } = await makeSurvey(api)
      const survey = await surveyOf(inventoryAsset)
      const [added] = await Promise.all([
        api.create('space', { asset: to(asset), naam: 'Meterkast' }),
        lead(survey, 'start'),
      ])
      expect(await rowsOf(survey)).toEqual(listed(space, added))
    }
  })
})

describe('what a survey says of a space', () => {
  test('is refused for a space of another asset', async () => {
    const [own, other] = [await makeSurvey(api), await makeSurvey(api)]
    const says = { onderzoek: to(own.survey), sub_asset: to(other.space) }
    for (const answer of [
      await create('InventarisatieRuimte', says),
      await create('Geschiktheid', { ...says, klasse: 'gebruik_en_beheer' }),
      await create('UitgeslotenRuimte', { ...says, beperking: await first('beperkingen'), omschrijving: 'Op slot' }),
    ])
      expect(issuesOf(answer)).toEqual([['sub_asset', 'sameAsset']])
  })

  test('has a day when the space was surveyed', async () => {
    const { survey, space } = await makeSurvey(api)
    const [row] = (await api.get('query($s: ID!) { inventarisatieRuimtes(filter: { onderzoek: { eq: $s } }) { id } }', {
      s: survey,
    })) as { id: string }[]
    const update = (input: Record<string, unknown>) =>
      api.ask(
        'mutation($id: ID!, $input: UpdateInventarisatieRuimteInput!) { updateInventarisatieRuimte(id: $id, input: $input) { id } }',
        { id: row?.id, input },
      )
    expect(issuesOf(await update({ onderzocht: 'gedeeltelijk' }))).toEqual([['onderzocht_op', 'isRequired']])
    expect(issuesOf(await update({ onderzocht: 'gedeeltelijk', onderzocht_op: '2026-11-19' }))).toBeUndefined()
    const toCome = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    expect(issuesOf(await update({ onderzocht_op: toCome }))).toEqual([['onderzocht_op', 'isNotFuture']])
    expect(issuesOf(await update({ onderzocht_op: '1899-12-31' }))).toEqual([['onderzocht_op', 'isOfOurTime']])
    const second = { onderzoek: to(survey), sub_asset: to(space), onderzocht: 'nee' }
    expect(issuesOf(await create('InventarisatieRuimte', second))).toEqual([['sub_asset', 'isUnique']])
  })
})

test('what is not suitable says why', async () => {
  const { survey } = await makeSurvey(api)
  const row = { onderzoek: to(survey), klasse: 'volledige_renovatie_of_sloop', geschikt: false }
  expect(issuesOf(await create('Geschiktheid', row))).toEqual([['toelichting', 'isRequired']])
  expect(issuesOf(await create('Geschiktheid', { ...row, toelichting: 'Eerst de kruipruimte' }))).toBeUndefined()
})

describe('what an asset is suitable for', () => {
  const whole = 'volledige_renovatie_of_sloop'
  const not = { klasse: 'niet_geschikt_risicobeoordeling_nodig', toelichting: 'Leidingen vrij in de lucht' }
  const change = (id: string, input: Record<string, unknown>) =>
    api.ask(
      'mutation($id: ID!, $input: UpdateGeschiktheidInput!) { updateGeschiktheid(id: $id, input: $input) { id } }',
      {
        id,
        input,
      },
    )

  test('is said once of each part and substance, by whatever road', async () => {
    const { survey, space } = await makeSurvey(api)
    const row = { onderzoek: to(survey), klasse: 'gebruik_en_beheer' }
    const first = await api.create('suitability', row)
    const twice = [['klasse', 'isSaidOnce']]
    expect(issuesOf(await create('Geschiktheid', row))).toEqual(twice)
    // Called unsuitable for it, it would say the opposite of the same.
    expect(issuesOf(await create('Geschiktheid', { ...row, geschikt: false, toelichting: 'Toch niet' }))).toEqual(twice)
    const ofPart = await api.create('suitability', { ...row, sub_asset: to(space) })
    expect(issuesOf(await create('Geschiktheid', { ...row, stof: 'Lood' }))).toBeUndefined()
    expect(issuesOf(await change(ofPart, { sub_asset: null }))).toEqual(twice)
    const many = (await api.get(
      'mutation($rows: [CreateGeschiktheidInput!]!) { createGeschiktheidMany(rows: $rows) { changed refused { issues { rule } } } }',
      { rows: [1, 2].map(() => ({ onderzoek: to(survey), klasse: 'alleen_genoemd_materiaal' })) },
    )) as { changed: string[]; refused: { issues: { rule: string }[] }[] }
    expect([many.changed.length, many.refused.flatMap(({ issues }) => issues)]).toEqual([1, [{ rule: 'isSaidOnce' }]])
    await api.get('mutation($id: ID!) { deleteGeschiktheid(id: $id) { id } }', { id: first })
    await api.create('suitability', row)
    const back = await api.ask('mutation($id: ID!) { restoreGeschiktheid(id: $id) { id } }', { id: first })
    expect(issuesOf(back)).toEqual(twice)
  })

  test('is said once, also by two people at once', async () => {
    const { survey } = await makeSurvey(api)
    const row = { onderzoek: to(survey), klasse: 'gebruik_en_beheer' }
    const answers = await Promise.all([1, 2, 3].map(() => create('Geschiktheid', row)))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  })

  test('says why where it says "not suitable", which excludes removal, renovation and demolition of the same part', async () => {
    const { survey, space } = await makeSurvey(api)
    const { toelichting: _, ...bare } = not
    expect(issuesOf(await create('Geschiktheid', { onderzoek: to(survey), ...bare }))).toEqual([
      ['toelichting', 'isRequired'],
    ])
    const negative = await api.create('suitability', { onderzoek: to(survey), ...not })
    for (const klasse of ['alleen_genoemd_materiaal', 'renovatie_zonder_aantasting', whole])
      expect(issuesOf(await create('Geschiktheid', { onderzoek: to(survey), klasse }))).toEqual([
        ['klasse', 'excludesOthers'],
      ])
    expect(
      issuesOf(await create('Geschiktheid', { onderzoek: to(survey), klasse: 'gebruik_en_beheer' })),
    ).toBeUndefined()
    // Of the whole it is said of each part, whichever of the two was said first.
    const ofPart = { onderzoek: to(survey), klasse: whole, sub_asset: to(space) }
    expect(issuesOf(await create('Geschiktheid', ofPart))).toEqual([['klasse', 'excludesOthers']])
    await api.get('mutation($id: ID!) { deleteGeschiktheid(id: $id) { id } }', { id: negative })
    const part = await api.create('suitability', ofPart)
    expect(issuesOf(await create('Geschiktheid', { onderzoek: to(survey), ...not }))).toEqual([
      ['klasse', 'excludesOthers'],
    ])
    expect(issuesOf(await change(part, { sub_asset: null }))).toBeUndefined()
    expect(
      issuesOf(await create('Geschiktheid', { onderzoek: to(survey), ...not, sub_asset: to(space) })),
    ).toBeUndefined()
  })

  test('is demolition in spite of what was left out, suspected or seen in part only with the reason', async () => {
    const { survey, space } = await makeSurvey(api)
    const row = { onderzoek: to(survey), klasse: whole }
    const asked = [['toelichting', 'saysWhyWhole']]
    const exclusion = await api.create('exclusion', {
      onderzoek: to(survey),
      sub_asset: to(space),
      beperking: await first('beperkingen'),
      omschrijving: 'Op slot',
      asbest_vermoed: 'nee',
    })
    expect(issuesOf(await create('Geschiktheid', row))).toEqual(asked)
    expect(issuesOf(await create('Geschiktheid', { ...row, klasse: 'renovatie_zonder_aantasting' }))).toBeUndefined()
    const said = await api.create('suitability', { ...row, toelichting: 'De kelder blijft buiten de sloop' })
    expect(issuesOf(await change(said, { toelichting: ' ' }))).toEqual(asked)
    await api.get('mutation($id: ID!) { deleteUitgeslotenRuimte(id: $id) { id } }', { id: exclusion })
    expect(issuesOf(await change(said, { toelichting: null }))).toBeUndefined()
    await api.services.pools.owner.query(
      `update "inventarisatie_ruimte" set "onderzocht" = 'gedeeltelijk' where "onderzoek_id" = $1`,
      [survey],
    )
    expect(issuesOf(await change(said, { stof: 'asbest' }))).toEqual(asked)
    await api.services.pools.owner.query(
      `update "inventarisatie_ruimte" set "onderzocht" = 'ja' where "onderzoek_id" = $1`,
      [survey],
    )
    expect(issuesOf(await change(said, { stof: 'asbest' }))).toBeUndefined()
    const source = await api.create('source', {
      onderzoek: to(survey),
      product: to(await api.item('producten', 'Leidingisolatie')),
      toepassing: to(await api.item('toepassingen', 'Leidingisolatie')),
    })
    // Nobody has looked at it yet: it is suspected.
    await api.create('location', { bron: to(source), sub_asset: to(space) })
    expect(issuesOf(await change(said, { stof: 'Asbest' }))).toEqual(asked)
  })

  test('is demolition of all of it with the reason where hidden asbestos is suspected', async () => {
    const { survey } = await makeSurvey(api)
    const hidden = { verborgen_asbest_vermoed: true, verborgen_asbest_toelichting: 'Achter betimmering' }
    await api.create('surveyAsbestos', await scopeOf(survey, hidden))
    expect(issuesOf(await create('Geschiktheid', { onderzoek: to(survey), klasse: whole }))).toEqual([
      ['toelichting', 'saysWhyWhole'],
    ])
  })
})

describe('the scope of a survey', () => {
  test('is said once', async () => {
    const { survey } = await makeSurvey(api)
    expect(issuesOf(await create('OnderzoekAsbest', await scopeOf(survey)))).toBeUndefined()
    expect(issuesOf(await create('OnderzoekAsbest', await scopeOf(survey)))).toEqual([['onderzoek', 'isUnique']])
  })

  test('has at least one purpose', async () => {
    const { survey } = await makeSurvey(api)
    const { asbestos_survey_purposes: _, ...without } = await scopeOf(survey)
    expect(issuesOf(await create('OnderzoekAsbest', without))).toEqual([['asbestos_survey_purposes', 'isRequired']])
  })

  test('counts no more units surveyed than there are, also when the total shrinks', async () => {
    const { survey } = await makeSurvey(api)
    const units = { eenheden_totaal: 120, eenheden_onderzocht: 6 }
    expect(
      issuesOf(await create('OnderzoekAsbest', await scopeOf(survey, { ...units, eenheden_onderzocht: 121 }))),
    ).toEqual([['eenheden_onderzocht', 'atMostField']])
    const id = await api.create('surveyAsbestos', await scopeOf(survey, units))
    const shrunk = await api.ask(
      'mutation($id: ID!) { updateOnderzoekAsbest(id: $id, input: { eenheden_totaal: 5 }) { id } }',
      { id },
    )
    expect(shrunk.errors?.[0]?.extensions.issues).toMatchObject([
      { path: 'eenheden_onderzocht', rule: 'atMostField', message: 'Dit is meer dan het totaal' },
    ])
  })
})

test('a control measure is advised by a survey of the asset that its location is in', async () => {
  const [own, other] = [await makeSurvey(api), await makeSurvey(api)]
  const source = await api.create('source', {
    onderzoek: to(own.survey),
    product: to(await api.item('producten', 'Leidingisolatie')),
    toepassing: to(await api.item('toepassingen', 'Leidingisolatie')),
  })
  const location = await api.create('location', { bron: to(source), sub_asset: to(own.space) })
  const measure = { bron_locatie: to(location), beheersmaatregel_type: await first('beheersmaatregel_types') }
  expect(issuesOf(await create('Beheersmaatregel', { ...measure, onderzoek: to(other.survey) }))).toEqual([
    ['bron_locatie', 'sameAsset'],
  ])
  expect(issuesOf(await create('Beheersmaatregel', { ...measure, onderzoek: to(own.survey) }))).toBeUndefined()
})

test('a survey says that its client is unknown, until somebody records who it is and once that is gone', async () => {
  const { survey } = await makeSurvey(api)
  const told = async () => {
    const { onderzoeken } = (
      await api.ask(
        'query($id: ID!) { onderzoeken(filter: { id: { eq: $id }, klant_onbekend: { eq: true } }) { id klant_onbekend } }',
        { id: survey },
      )
    ).data as { onderzoeken: unknown[] }
    return onderzoeken
  }
  await api.services.pools.owner.query('delete from "onderzoek_klant" where "onderzoek_id" = $1', [survey])
  expect(await told()).toEqual([{ id: survey, klant_onbekend: true }])
  const klant = to(await api.create('client', { naam: 'Gemeente Oosterzijl' }, manager))
  const client = await api.create('surveyClient', { onderzoek: to(survey), klant }, manager)
  expect(await told()).toEqual([])
  await api.get('mutation($id: ID!) { deleteOnderzoekKlant(id: $id) { id } }', { id: client }, manager)
  expect(await told()).toEqual([{ id: survey, klant_onbekend: true }])
})

test('work that was done to a source lies behind us, a plan for it may lie ahead', async () => {
  const { survey, space } = await makeSurvey(api)
  const source = await api.create('source', {
    onderzoek: to(survey),
    product: to(await api.item('producten', 'Leidingisolatie')),
    toepassing: to(await api.item('toepassingen', 'Leidingisolatie')),
  })
  const location = await api.create('location', { bron: to(source), sub_asset: to(space) })
  const statuses = (await api.get('{ behandelingStatussen: behandeling_statussen { id code is_open } }')) as {
    id: string
    code: string
    is_open: boolean
  }[]
  const done = ['deels_gesaneerd', 'gesaneerd', 'vrijgegeven', 'afgeschermd', 'gefixeerd']
  for (const { id, code, is_open: isOpen } of statuses) {
    const mayBeAhead = isOpen && !done.includes(code)
    const cleared = code === 'vrijgegeven' ? [['file', 'isRequiredFor']] : []
    const answer = await create('BronLocatieBehandeling', {
      bron_locatie: to(location),
      behandeling_status: to(id),
      datum: '2199-01-01',
    })
    expect(issuesOf(answer)).toEqual(mayBeAhead ? undefined : [...cleared, ['datum', 'isNotFuture']])
  }
})

test('what is taken away was found before, and is no more than that', async () => {
  const { survey, space, visit } = await makeSurvey(api)
  const source = await api.create('source', {
    onderzoek: to(survey),
    product: to(await api.item('producten', 'Leidingisolatie')),
    toepassing: to(await api.item('toepassingen', 'Leidingisolatie')),
  })
  const location = await api.create('location', { bron: to(source), sub_asset: to(space) })
  const treat = async (status: string, datum: string, hoeveelheid: number | null) =>
    issuesOf(
      await create('BronLocatieBehandeling', {
        bron_locatie: to(location),
        behandeling_status: to(await api.item('behandeling_statussen', status)),
        datum,
        hoeveelheid,
      }),
    )
  const gone = 'Niet aangetroffen bij herinspectie'
  expect(await treat(gone, '2026-01-01', 99)).toBeUndefined()
  await api.create('finding', {
    bron_locatie: to(location),
    inventarisatie: to(visit),
    hoeveelheid: 12,
    bron_locatie_analysemethode: to(await api.item('bron_locatie_analysemethodes', 'Nog te bemonsteren')),
  })
  for (const status of [gone, 'Gesaneerd, wacht op vrijgave', 'Gedeeltelijk gesaneerd'])
    expect(await treat(status, '2026-11-18', 12)).toEqual([['datum', 'isAfterFound']])
  expect(await treat('Afgeschermd', '2026-11-18', null)).toBeUndefined()
  expect(await treat('Gedeeltelijk gesaneerd', '2026-11-20', 12.5)).toEqual([['hoeveelheid', 'isNoMoreThanFound']])
  expect(await treat('Gedeeltelijk gesaneerd', '2026-11-20', 12)).toBeUndefined()
  expect(await treat(gone, '2026-11-19', null)).toBeUndefined()
})

test('a new remark comes after the others', async () => {
  const { survey } = await makeSurvey(api)
  for (const titel of ['Eerst', 'Daarna', 'Ten slotte'])
    await api.create('remark', { onderzoek: to(survey), titel, tekst: `<p>${titel}</p>` })
  const titles = () =>
    api.get('query($id: ID!) { onderzoek(id: $id) { opmerkingen { titel volgorde } } }', { id: survey })
  expect(await titles()).toEqual({
    opmerkingen: [
      { titel: 'Eerst', volgorde: 1 },
      { titel: 'Daarna', volgorde: 2 },
      { titel: 'Ten slotte', volgorde: 3 },
    ],
  })
})

test('a sample is of the substance of its source, from whichever side it is changed', async () => {
  const { survey, space } = await makeSurvey(api)
  const source = await api.create('source', {
    onderzoek: to(survey),
    product: to(await api.item('producten', 'Leidingisolatie')),
    toepassing: to(await api.item('toepassingen', 'Leidingisolatie')),
  })
  const location = await api.create('location', { bron: to(source), sub_asset: to(space) })
  const { inventarisaties } = (await api.get('query($id: ID!) { bronLocatie(id: $id) { inventarisaties { id } } }', {
    id: location,
  })) as { inventarisaties: { id: string }[] }
  const finding =
    inventarisaties[0]?.id ??
    (await api.create('finding', {
      bron_locatie: to(location),
      hoeveelheid: 1,
      bron_locatie_analysemethode: to(await api.item('bron_locatie_analysemethodes', 'Eigen monster geanalyseerd')),
    }))
  const sample = await api.create('sample', { bron_locatie_inventarisatie: to(finding), omschrijving: 'Mantel' })
  const lead = to(await api.item('materiaal_types', 'Lood'))
  const change = async (type: 'Bron' | 'Monster', id: string, input: Record<string, unknown>) =>
    issuesOf(
      await api.ask(
        `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
        { id, input },
      ),
    )
  const { monster_soorten } = (await api.get(
    'query($id: ID!) { materiaalType(id: $id) { monster_soorten { id } } }',
    lead.connect,
  )) as { monster_soorten: { id: string }[] }
  const kind = to(monster_soorten[0]?.id ?? '')
  expect(await change('Monster', sample, { materiaal_type: lead, monster_soort: kind })).toEqual([
    ['materiaal_type', 'ofSource'],
  ])
  expect(await change('Bron', source, { materiaal_type: lead })).toEqual([['materiaal_type', 'ofSamples']])
  await api.get('mutation($id: ID!) { deleteMonster(id: $id) { id } }', { id: sample })
  expect(await change('Bron', source, { materiaal_type: lead })).toBeUndefined()
})

test('a record that is connected is of the type that it is said to be', async () => {
  const { survey, space } = await makeSurvey(api)
  const row = (type: string) => ({
    onderzoek: { connect: { id: survey, type } },
    sub_asset: to(space),
    klasse: 'gebruik_en_beheer',
    geschikt: true,
  })
  expect(issuesOf(await create('Geschiktheid', row('Rapport')))).toEqual([['onderzoek', 'isExpected']])
  expect(issuesOf(await create('Geschiktheid', row('Onderzoek')))).toBeUndefined()
})

test('a rule knows an item of a list by its code, whatever an organisation calls it', async () => {
  const { survey, space } = await makeSurvey(api)
  const kind = await api.item('monster_soorten', 'Materiaalmonster')
  const rename = (value: string) =>
    api.get(
      'mutation($id: ID!, $input: UpdateMonsterSoortInput!) { updateMonsterSoort(id: $id, input: $input) { id } }',
      { id: kind, input: { value } },
      manager,
    )
  const loose = { onderzoek: to(survey), sub_asset: to(space), monster_soort: to(kind), omschrijving: 'Los' }
  await rename('Bulkmonster')
  expect(issuesOf(await create('Monster', loose))).toEqual([['bron_locatie_inventarisatie', 'isRequired']])
  await rename('Materiaalmonster')
})

test('a visit that was notified, withdrawn or carried out is not deleted; one that nobody was told of is', async () => {
  const { survey } = await makeSurvey(api)
  const remove = (id: string) => api.ask('mutation($id: ID!) { deleteInventarisatie(id: $id) { id } }', { id })
  const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code ?? 'ok'
  for (const [set, code] of [
    [`"melding_status" = 'gemeld'`, 'transitionRefused'],
    [`"melding_status" = 'gewijzigd'`, 'transitionRefused'],
    [`"melding_status" = 'ingetrokken'`, 'transitionRefused'],
    [`"status" = 'uitgevoerd'`, 'kept'],
    [`"opmerking" = 'Nog niet gemeld'`, 'ok'],
  ] as const) {
    const visit = await api.create('visit', { onderzoek: to(survey) })
    await api.services.pools.owner.query(`update "inventarisatie" set ${set} where "id" = $1`, [visit])
    expect(codeOf(await remove(visit)), set).toBe(code)
  }
})
