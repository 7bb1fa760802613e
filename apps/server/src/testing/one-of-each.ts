import { randomUUID } from 'node:crypto'
import { type EntityKey, model } from '@vezel/model'
import type { Session } from '../access.ts'
import type { TestApi } from './api.ts'
import { makeSurvey } from './survey.ts'

/**
 * At least one record of every entity of an organisation, by key: made through the API where it allows that, and by the
 * owner of the tables for what only the product itself makes (files, tasks).
 */
export async function makeOneOfEach(
  api: TestApi,
  as: Session,
  /** Gets what each was made with, for a test that makes another. */
  inputs = new Map<string, Record<string, unknown>>(),
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  const make = async (key: EntityKey, input: Record<string, unknown>) => {
    const id = await api.create(key, input, as)
    ids.set(key, id)
    inputs.set(key, input)
    return id
  }
  const to = (id: string | undefined) => ({ connect: { id } })
  const item = async (list: EntityKey, value: string) => to(await api.item(list, value, as))
  const { survey, asset, inventoryAsset, space, visit } = await makeSurvey(api, as)
  for (const [key, id] of Object.entries({
    survey,
    building: asset,
    asset,
    inventoryAsset,
    space,
    subAsset: space,
    visit,
  }))
    ids.set(key, id)

  const address = await make('address', {
    straatnaam: 'Kade',
    huisnummer: 1,
    postcode: '9990 AA',
    plaats: 'Waterveen',
    land: 'NL',
  })
  const client = await make('client', { naam: 'Gemeente', land: 'NL', adres: to(address) })
  await make('contact', { klant: to(client), achternaam: 'Jansen' })
  await make('invitation', {
    // Made more than once by some tests, and invited once.
    email: `nieuw-${randomUUID().slice(0, 8)}@elders.test`,
    name: 'Nina',
    achternaam: 'Nieuw',
    inventarisatie_rol: to('1'),
  })
  const laboratory = await make('laboratory', {
    naam: 'Lab',
    land: 'NL',
    accreditatienummer: 'L-1',
    email: 'lab@lab.test',
  })
  await make('laboratoryPossibility', {
    laboratorium: to(laboratory),
    stof: 'Asbest',
    monster_soort: 'Materiaalmonster',
    analyse_methode: 'Polarisatiemicroscopie (NEN 5896)',
  })
  await make('vessel', { naam: 'Noordvaarder', imo_nummer: '9074729' })
  await make('floor', { asset: to(asset), verdieping_naam: await item('verdieping_namen', 'Begane grond') })
  await make('surveyClient', { onderzoek: to(survey), klant: to(client) })
  await make('limitation', {
    onderzoek: to(survey),
    beperking: await firstItem(api, 'beperkingen', as),
    omschrijving: 'Kast op slot',
  })
  await make('exclusion', {
    onderzoek: to(survey),
    beperking: await firstItem(api, 'beperkingen', as),
    omschrijving: 'Onder water',
    sub_asset: to(space),
    asbest_vermoed: 'onbekend',
  })
  const source = await make('source', {
    onderzoek: to(survey),
    product: await item('producten', 'Leidingisolatie'),
    toepassing: await item('toepassingen', 'Leidingisolatie'),
  })
  const location = await make('location', { bron: to(source), sub_asset: to(space) })
  const finding = await make('finding', {
    bron_locatie: to(location),
    hoeveelheid: 3,
    bron_locatie_analysemethode: await item('bron_locatie_analysemethodes', 'Eigen monster geanalyseerd'),
  })
  await make('treatment', {
    bron_locatie: to(location),
    behandeling_status: await item('behandeling_statussen', 'Aanwezig'),
  })
  await make('sanitationStrategy', {
    bron: to(source),
    onderzoek: to(survey),
    sanerings_advies: await firstItem(api, 'sanerings_adviezen', as),
  })
  const sample = await make('sample', { bron_locatie_inventarisatie: to(finding), omschrijving: 'Grijs' })
  const analysis = await make('analysis', { monster: to(sample), laboratorium: to(laboratory) })
  const material = await item('analyse_materialen', 'Chrysotiel')
  const outcomes = (await api.get(
    'query($id: ID!) { analyseMateriaal(id: $id) { analyse_resultaten { id value } } }',
    { id: material.connect.id },
    as,
  )) as {
    analyse_resultaten: { id: string; value: string }[]
  }
  await make('result', {
    analyse: to(analysis),
    analyse_materiaal: material,
    analyse_resultaat: to(outcomes.analyse_resultaten.find((r) => r.value !== 'Aangetoond')?.id),
  })
  await make('remark', { onderzoek: to(survey), titel: 'Let op', tekst: '<p>Let op</p>' })
  await make('surveyAsbestos', {
    onderzoek: to(survey),
    asbestos_survey_purposes: { connect: [(await firstItem(api, 'asbestos_survey_purposes', as)).connect] },
    asbestos_survey_extend: await firstItem(api, 'asbestos_survey_extends', as),
    asbestos_survey_scope: await firstItem(api, 'asbestos_survey_scopes', as),
    reikwijdte_tekst: 'De hele school',
  })
  await make('suitability', { onderzoek: to(survey), klasse: 'gebruik_en_beheer' })
  // One came with the space, as the survey runs, and a space has one in a survey.
  const [surveyed] = (await api.get(
    'query($survey: ID!) { inventarisatieRuimtes(filter: { onderzoek: { eq: $survey } }) { id } }',
    { survey },
    as,
  )) as { id: string }[]
  await api.get('mutation($id: ID!) { deleteInventarisatieRuimte(id: $id) { id } }', { id: surveyed?.id }, as)
  await make('surveySpace', { onderzoek: to(survey), sub_asset: to(space), onderzocht: 'nvt' })
  await make('controlMeasure', {
    bron_locatie: to(location),
    onderzoek: to(survey),
    beheersmaatregel_type: await firstItem(api, 'beheersmaatregel_types', as),
  })
  const template = await make('reportTemplate', {
    naam: 'Sjabloon',
    taal: 'nl',
    papierformaat: 'A4',
    orientatie: 'staand',
  })
  const chapter = await make('reportChapter', { naam: 'Samenvatting' })
  const element = await make('reportElement', {
    naam: 'Tekst',
    element_type: await firstItem(api, 'element_types', as),
    inhoud: 'x',
  })
  await make('templateChapter', { rapport_template: to(template), rapport_hoofdstuk: to(chapter) })
  await make('chapterElement', { rapport_hoofdstuk: to(chapter), rapport_element: to(element) })
  const report = await make('report', { onderzoek: to(survey) })
  await make('gapArgument', { rapport: to(report), gat: 'suitabilityMissing 1', reden: 'Volgt' })

  const { owner } = api.services.pools
  const own = async (sql: string, values: unknown[]) =>
    String((await owner.query(`${sql} returning "id"::text`, values)).rows[0].id)
  const { organisationId } = as
  ids.set(
    'task',
    await own(
      `insert into "taak" ("organisatie_id", "id", "soort", "rapport_id", "status", "voortgang") values ($1, gen_random_uuid(), 'rapport', $2, 'klaar', 1)`,
      [organisationId, report],
    ),
  )
  const file = await own(
    `insert into "file" ("organisatie_id", "id", "file_key", "filename", "mime_type", "size", "checksum") values ($1, gen_random_uuid(), 'photo/' || gen_random_uuid(), 'a.jpg', 'image/jpeg', 1, repeat('0', 64))`,
    [organisationId],
  )
  ids.set('file', file)
  const foto = `insert into "bron_locatie_foto" ("organisatie_id", "id", "bron_locatie_id", "inventarisatie_id", "file_id", "foto_nummer", "in_rapport", "volgorde") values ($1, gen_random_uuid(), $2, $3, $4, 'F01', true, 1)`
  ids.set('sourcePhoto', await own(foto, [organisationId, location, visit, file]))
  const [person] = (
    await owner.query(
      `select "id"::text, "user_id"::text from "inventarisatie_user" where "organisatie_id" = $1 and "user_id" = $2`,
      [organisationId, as.userId],
    )
  ).rows
  ids.set('inspectionUser', person.id)
  ids.set('user', person.user_id)
  ids.set('organisation', String(organisationId))
  const one = async (table: string) =>
    String(
      (await owner.query(`select "id"::text from "${table}" where "organisatie_id" = $1 limit 1`, [organisationId]))
        .rows[0].id,
    )
  ids.set('branch', await one('vestiging'))
  ids.set('variableSet', await one('variable_set'))
  const execution = await owner.query(`select "id"::text from "onderzoek_uitvoering" where "onderzoek_id" = $1`, [
    survey,
  ])
  ids.set('execution', String(execution.rows[0].id))
  for (const list of model.entities) {
    if (!list.isLookup || list.scope === 'global') continue
    const rows = (await api.get(`{ ${list.api.plural}(limit: 1) { id } }`, {}, as)) as { id: string }[]
    if (rows[0]) ids.set(list.key, rows[0].id)
  }
  return ids
}

async function firstItem(api: TestApi, list: EntityKey, as: Session): Promise<{ connect: { id: string } }> {
  const [first] = (await api.get(`{ ${model.named(list).api.plural}(limit: 1) { id } }`, {}, as)) as { id: string }[]
  return { connect: { id: first?.id ?? '' } }
}
