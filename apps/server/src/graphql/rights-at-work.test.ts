import type { Role } from '@vezel/model/rights.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeEveryRole } from '../testing/roles.ts'
import { makeReady } from '../testing/start-survey.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let people: Readonly<Record<Role, Session>>
beforeAll(async () => {
  api = await testApi()
  people = await makeEveryRole(api, api.inspector.organisationId)
}, 60_000)
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })
const change = (type: string, id: string, input: Record<string, unknown>, as: Session) =>
  api.ask(
    `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
    { id, input },
    as,
  )
const lead = (type: string, id: string, event: string, as: Session) =>
  api.ask(`mutation($id: ID!) { transition${type}(id: $id, event: "${event}") { id } }`, { id }, as)
const codeOf = (answer: { errors?: readonly { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code

test('a planner makes a client and a survey, says who goes and when, and notifies the visit', async () => {
  const { planner } = people
  const client = await api.create('client', { naam: 'Gemeente', land: 'NL' }, planner)
  await api.create('contact', { klant: to(client), achternaam: 'Jansen' }, planner)
  const asset = await api.create(
    'building',
    { straatnaam: 'Kade', huisnummer: 1, postcode: '9990 AA', plaats: 'Waterveen' },
    planner,
  )
  await api.create('space', { asset: to(asset), naam: 'Hal' }, planner)
  const { inventarisatie_asset: folder } = (await api.get(
    'query($id: ID!) { vastgoedAsset(id: $id) { inventarisatie_asset { id } } }',
    { id: asset },
    planner,
  )) as { inventarisatie_asset: { id: string } }
  const type = await api.item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)')
  const survey = await api.create('survey', { onderzoek_type: to(type), inventarisatie_asset: to(folder.id) }, planner)
  await api.create('surveyClient', { onderzoek: to(survey), klant: to(client), opdrachtdatum: '2026-11-02' }, planner)
  const { projectleider, uitvoering, inventarisaties } = (await api.get(
    'query($id: ID!) { onderzoek(id: $id) { projectleider { id } uitvoering { id } inventarisaties { id } } }',
    { id: survey },
    planner,
  )) as { projectleider: null; uitvoering: { id: string }; inventarisaties: [{ id: string }] }
  // Whoever plans goes nowhere himself.
  expect(projectleider).toBeNull()
  const goes = { inspecteurs: { connect: [{ id: api.inspector.inspectionUserId }] } }
  expect(codeOf(await lead('Onderzoek', survey, 'start', api.inspector))).toBe('notAssigned')
  expect((await change('OnderzoekUitvoering', uitvoering.id, goes, planner)).errors).toBeUndefined()
  expect(
    (await change('Onderzoek', survey, { startdatum: '2126-11-19', einddatum: '2126-11-20' }, planner)).errors,
  ).toBeUndefined()
  const [visit] = inventarisaties
  const when = { start: '2126-11-19 08:00:00', eind: '2126-11-19 17:00:00', ...goes }
  expect((await change('Inventarisatie', visit.id, when, planner)).errors).toBeUndefined()
  expect((await lead('Inventarisatie', visit.id, 'notify', planner)).errors).toBeUndefined()
  expect(codeOf(await lead('Onderzoek', survey, 'start', planner))).toBe('forbidden')
  await makeReady(api, survey, api.inspector)
  expect((await lead('Onderzoek', survey, 'start', api.inspector)).errors).toBeUndefined()
})

test('a project leader leads the survey he makes up to the report that somebody else reviews', async () => {
  const { projectLeader } = people
  const { survey, inventoryAsset } = await makeSurvey(api, projectLeader)
  expect(
    await api.get(
      'query($id: ID!) { onderzoek(id: $id) { toegewezen projectleider { id } } }',
      { id: survey },
      projectLeader,
    ),
  ).toEqual({ toegewezen: true, projectleider: { id: projectLeader.inspectionUserId } })
  const source = await api.create(
    'source',
    {
      onderzoek: to(survey),
      product: to(await api.item('producten', 'Leidingisolatie')),
      toepassing: to(await api.item('toepassingen', 'Leidingisolatie')),
    },
    projectLeader,
  )
  expect(codeOf(await change('Bron', source, { kleur: 'Grijs' }, api.inspector))).toBe('notAssigned')
  const report = await api.create('report', { onderzoek: to(survey), datum: '2026-11-21' }, projectLeader)
  expect((await lead('Rapport', report, 'submit', projectLeader)).errors).toBeUndefined()
  expect(codeOf(await lead('Rapport', report, 'approve', projectLeader))).toBe('ownWork')
  expect(codeOf(await lead('Onderzoek', survey, 'complete', projectLeader))).toBe('forbidden')
  // A colleague's survey is another's to change, and once that is open what is shared is too.
  expect(inventoryAsset).not.toBe('')
  const other = await makeSurvey(api, api.inspector)
  expect(codeOf(await change('Onderzoek', other.survey, { omschrijving: 'x' }, projectLeader))).toBe('notAssigned')
  expect(codeOf(await change('Ruimte', other.space, { naam: 'x' }, projectLeader))).toBe('notAssigned')
})

test('a reporter writes the texts of any survey and offers its report, and changes nothing that was found', async () => {
  const { reporter } = people
  const { survey, space, visit } = await makeSurvey(api)
  await api.create('remark', { onderzoek: to(survey), titel: 'Toegang', tekst: 'De kelder is dicht' }, reporter)
  const reason = (await api.get('{ beperkingen(limit: 1) { id } }')) as [{ id: string }]
  await api.create(
    'limitation',
    { onderzoek: to(survey), beperking: to(reason[0].id), omschrijving: 'Kast op slot' },
    reporter,
  )
  expect(
    (await change('Onderzoek', survey, { omschrijving: 'Hele school', rapporttaal: 'nl' }, reporter)).errors,
  ).toBeUndefined()
  expect(codeOf(await change('Onderzoek', survey, { omschrijving: 'y', startdatum: '2026-11-18' }, reporter))).toBe(
    'forbidden',
  )
  expect(codeOf(await change('Ruimte', space, { naam: 'x' }, reporter))).toBe('forbidden')
  expect(codeOf(await change('Inventarisatie', visit, { opmerking: 'x' }, reporter))).toBe('forbidden')
  const report = await api.create('report', { onderzoek: to(survey), datum: '2026-11-21' }, reporter)
  expect((await lead('Rapport', report, 'submit', reporter)).errors).toBeUndefined()
  expect(codeOf(await lead('Rapport', report, 'approve', reporter))).toBe('forbidden')
  expect((await lead('Rapport', report, 'return', reporter)).errors).toBeUndefined()
})

test('whoever only proposes a survey changes nothing of what another is recording at the asset, until it has started', async () => {
  const { projectLeader } = people
  const { survey, asset, inventoryAsset, space } = await makeSurvey(api, projectLeader)
  const source = await api.create(
    'source',
    {
      onderzoek: to(survey),
      product: to(await api.item('producten', 'Leidingisolatie')),
      toepassing: to(await api.item('toepassingen', 'Leidingisolatie')),
    },
    projectLeader,
  )
  const place = await api.create('location', { bron: to(source), sub_asset: to(space) }, projectLeader)
  const shared = [
    ['Bron', source, { omschrijving: 'x' }],
    ['BronLocatie', place, { plaats: 'x' }],
    ['Ruimte', space, { naam: 'Berging' }],
  ] as const
  const codes = async (as: Session) => {
    const answers: (string | undefined)[] = []
    for (const [type, id, input] of shared) answers.push(codeOf(await change(type, id, input, as)))
    return answers
  }
  const refused = shared.map(() => 'notAssigned')
  expect(await codes(api.inspector)).toEqual(refused)
  const type = await api.item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)')
  const proposed = await api.create('survey', { onderzoek_type: to(type), inventarisatie_asset: to(inventoryAsset) })
  expect(await api.get('query($id: ID!) { onderzoek(id: $id) { toegewezen } }', { id: proposed })).toEqual({
    toegewezen: true,
  })
  expect(await codes(api.inspector)).toEqual(refused)
  const made = await api.ask('mutation($i: CreateRuimteInput!) { createRuimte(input: $i) { id } }', {
    i: { asset: to(asset), naam: 'Hok' },
  })
  expect(codeOf(made)).toBe('notAssigned')
  for (const [kind, id] of [
    ['BronLocatie', place],
    ['Bron', source],
  ]) {
    const gone = await api.ask(`mutation($id: ID!) { delete${kind}(id: $id) { id } }`, { id })
    expect(codeOf(gone)).toBe('notAssigned')
  }
  // Begun, it shares what lies there; whoever began first keeps it.
  await api.services.pools.owner.query(
    `update "onderzoek" o set "onderzoek_status_id" = s."id" from "onderzoek_status" s
     where s."code" = 'actief' and s."variable_set_id" = o."variable_set_id" and o."id" = $1`,
    [proposed],
  )
  expect(await codes(api.inspector)).toEqual([undefined, undefined, undefined])
  expect(await codes(projectLeader)).toEqual([undefined, undefined, undefined])
})
