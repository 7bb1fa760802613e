import { model } from '@vezel/model'
import type { VscpSummaryLine } from '@vezel/model/vscp-summary.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { setState } from '../testing/closed.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let survey: string
let vessel: string
let items: Readonly<Record<string, { connect: { id: string } }>>
beforeAll(async () => {
  api = await testApi()
  vessel = await api.create('vessel', { naam: 'Noordvaarder', imo_nummer: '9999993' })
  const { inventarisatie_asset: folder } = (await api.get(
    'query($id: ID!) { vessel(id: $id) { inventarisatie_asset { id } } }',
    { id: vessel },
  )) as { inventarisatie_asset: { id: string } }
  survey = await api.create('survey', {
    onderzoek_type: await item('onderzoek_types', 'IHM-onderzoek schip'),
    ihm_scope: await item('ihm_scopes', 'IHM deel I, bestaand schip'),
    inventarisatie_asset: to(folder.id),
    startdatum: '2026-11-19',
    einddatum: '2026-11-20',
  })
  items = {
    asbestos: await item('vscp_materials', 'Asbest'),
    lead: await item('vscp_materials', 'Lood en verbindingen'),
    zone: await item('vscp_zones', 'Machinekamer, vloer'),
    system: await item('vscp_systems', 'Hoofdmotor'),
    gasket: await item('vscp_components', 'Flenspakking'),
    yes: await item('entry_materiaal_statussen', 'Aanwezig (Y)'),
    unknown: await item('entry_materiaal_statussen', 'Onbekend'),
    pchm: await item('entry_materiaal_statussen', 'Mogelijk aanwezig (PCHM)'),
    no: await item('entry_materiaal_statussen', 'Niet aanwezig (N)'),
    visual: await item('vscp_check_procedures', 'V: visuele controle'),
    sampling: await item('vscp_check_procedures', 'S: monstercontrole'),
    unchecked: await item('vscp_check_procedures', 'PCHM: mogelijk aanwezig, niet gecontroleerd'),
  }
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })
const item = async (list: Parameters<typeof api.item>[0], value: string) => to(await api.item(list, value))
const whole = () => ({
  onderzoek: to(survey),
  vscp_material: items.asbestos,
  vscp_zone: items.zone,
  vscp_system: items.system,
  vscp_component: items.gasket,
  document_status: items.yes,
})
const fields = 'id nummer vscp_check_procedure { code } motivatie result'
const make = (input: Record<string, unknown>) =>
  api.ask(`mutation($input: CreateVscpEntryInput!) { createVscpEntry(input: $input) { ${fields} } }`, {
    input: { ...whole(), ...input },
  })
const change = (id: string, input: Record<string, unknown>) =>
  api.ask(
    `mutation($id: ID!, $input: UpdateVscpEntryInput!) { updateVscpEntry(id: $id, input: $input) { ${fields} } }`,
    {
      id,
      input,
    },
  )
interface Entry {
  readonly id: string
  readonly nummer: string
  readonly vscp_check_procedure: { readonly code: string }
  readonly result: string | null
}
const madeOf = async (input: Record<string, unknown>) =>
  ((await make(input)).data as { createVscpEntry: Entry }).createVscpEntry
const issuesOf = (answer: Awaited<ReturnType<typeof api.ask>>) =>
  answer.errors?.[0]?.extensions.issues?.map(({ path, rule }) => [path, rule])

test('entries made at the same time are numbered by their material, each once', async () => {
  const made = await Promise.all([...Array(5).keys()].map(() => madeOf({})))
  expect(made.map(({ nummer }) => nummer).sort()).toEqual(['A-1.01', 'A-1.02', 'A-1.03', 'A-1.04', 'A-1.05'])
  expect((await madeOf({ vscp_material: items.lead })).nummer).toBe('B-3.01')
})

test('of another material it gets another number, and the old one is given to nobody', async () => {
  const entry = await madeOf({})
  expect((await change(entry.id, { vscp_material: items.lead })).data).toMatchObject({
    updateVscpEntry: { nummer: 'B-3.02' },
  })
  expect((await madeOf({})).nummer).not.toBe(entry.nummer)
})

test('what documents know is looked at, what they do not know is sampled, unless somebody says otherwise', async () => {
  expect((await madeOf({})).vscp_check_procedure.code).toBe('V')
  expect((await madeOf({ document_status: items.unknown })).vscp_check_procedure.code).toBe('S')
  const own = await madeOf({ document_status: items.unknown, vscp_check_procedure: items.unchecked, motivatie: reason })
  expect(own.vscp_check_procedure.code).toBe('PCHM')
})

const reason = 'Niet te bereiken zonder het schot te slopen'

test('what documents leave unknown is not just looked at', async () => {
  const looked = { document_status: items.unknown, vscp_check_procedure: items.visual }
  expect(issuesOf(await make(looked))).toEqual([['vscp_check_procedure', 'isCheckOfUnknown']])
  const known = await madeOf({ vscp_check_procedure: items.visual })
  // The procedure is not sent: what it no longer goes with is.
  expect(issuesOf(await change(known.id, { document_status: items.unknown }))).toEqual([
    ['vscp_check_procedure', 'isCheckOfUnknown'],
  ])
})

test('a check ends in an answer, and what is not checked in none but that it may be there', async () => {
  expect(issuesOf(await make({ entry_materiaal_status: items.unknown }))).toEqual([
    ['entry_materiaal_status', 'isCheckOutcome'],
  ])
  const unchecked = { vscp_check_procedure: items.unchecked, motivatie: reason }
  expect(issuesOf(await make({ ...unchecked, entry_materiaal_status: items.no }))).toEqual([
    ['entry_materiaal_status', 'isUncheckedOutcome'],
  ])
  const found = await madeOf({ entry_materiaal_status: items.no })
  expect(issuesOf(await change(found.id, unchecked))).toEqual([['entry_materiaal_status', 'isUncheckedOutcome']])
  const { id } = await madeOf({ ...unchecked, entry_materiaal_status: items.pchm })
  expect(issuesOf(await change(id, { entry_materiaal_status: items.yes }))).toEqual([
    ['entry_materiaal_status', 'isUncheckedOutcome'],
  ])
})

test('what could not be reached says why as well', async () => {
  expect(issuesOf(await make({ entry_materiaal_status: items.pchm }))).toEqual([['motivatie', 'isRequired']])
})

test('a check by sample has an outcome once there is a sample, and the laboratory has answered', async () => {
  const sampled = { document_status: items.unknown, vscp_check_procedure: items.sampling }
  const entry = await madeOf(sampled)
  const outcome = { entry_materiaal_status: items.yes }
  const withoutSample = [['bevinding', 'isSampled']]
  expect(issuesOf(await make({ ...sampled, ...outcome }))).toEqual(withoutSample)
  expect(issuesOf(await change(entry.id, outcome))).toEqual(withoutSample)
  // What was looked at and is sampled after all loses what it was taken to be.
  const looked = await madeOf(outcome)
  expect(issuesOf(await change(looked.id, { vscp_check_procedure: items.sampling }))).toEqual(withoutSample)

  const { bevinding, takeSample } = await makeFinding()
  const evidence = { bevinding: to(bevinding) }
  expect(issuesOf(await change(entry.id, { ...evidence, ...outcome }))).toEqual(withoutSample)
  const { analyse, tellResult, reject } = await takeSample()
  const unanswered = [['entry_materiaal_status', 'isAnswered']]
  expect(issuesOf(await change(entry.id, { ...evidence, ...outcome }))).toEqual(unanswered)
  await reject()
  expect(issuesOf(await change(entry.id, { ...evidence, ...outcome }))).toEqual(unanswered)
  await tellResult(await analyse())
  expect((await change(entry.id, { ...evidence, ...outcome })).errors).toBeUndefined()
  expect(issuesOf(await change(entry.id, { bevinding: { disconnect: true } }))).toEqual(withoutSample)
  // What was not to be reached needs none.
  expect(
    (await change((await madeOf(sampled)).id, { entry_materiaal_status: items.pchm, motivatie: reason })).errors,
  ).toBe(undefined)
})

/** A finding on board in the survey, of which a sample is taken that a laboratory may answer or reject. */
async function makeFinding() {
  const source = await api.create('source', {
    onderzoek: to(survey),
    product: await item('producten', 'Flenspakking'),
    toepassing: await item('toepassingen', 'Flenspakking'),
  })
  const space = await api.create('vesselSpace', { asset: to(vessel), naam: 'Machinekamer' })
  const location = await api.create('location', { bron: to(source), sub_asset: to(space) })
  const { inventarisaties } = (await api.get('query($id: ID!) { onderzoek(id: $id) { inventarisaties { id } } }', {
    id: survey,
  })) as { inventarisaties: { id: string }[] }
  const bevinding = await api.create('finding', {
    bron_locatie: to(location),
    inventarisatie: to(inventarisaties[0]?.id ?? ''),
    hoeveelheid: 4,
    bron_locatie_analysemethode: await item('bron_locatie_analysemethodes', 'Eigen monster geanalyseerd'),
  })
  const laboratory = await api.create(
    'laboratory',
    { naam: 'Lab', land: 'NL', accreditatienummer: 'L-1', email: 'lab@lab.test' },
    await api.as('mo@eerste.test'),
  )
  const takeSample = async () => {
    const sample = await api.create('sample', { bron_locatie_inventarisatie: to(bevinding), omschrijving: 'Pakking' })
    const analyse = () => api.create('analysis', { monster: to(sample), laboratorium: to(laboratory) })
    const first = await analyse()
    const reject = () =>
      api.get('mutation($id: ID!) { updateAnalyse(id: $id, input: { status: "afgekeurd" }) { id } }', { id: first })
    const tellResult = async (analysis: string) => {
      const material = await item('analyse_materialen', 'Chrysotiel')
      const { analyse_resultaten: outcomes } = (await api.get(
        'query($id: ID!) { analyseMateriaal(id: $id) { analyse_resultaten { id code } } }',
        material.connect,
      )) as { analyse_resultaten: { id: string; code: string }[] }
      const found = to(outcomes.find(({ code }) => code === 'niet_aangetoond')?.id ?? '')
      await api.create('result', { analyse: to(analysis), analyse_materiaal: material, analyse_resultaat: found })
    }
    return { analyse, reject, tellResult }
  }
  return { bevinding, takeSample }
}

test('documents do not say what only a check finds', async () => {
  expect(issuesOf(await make({ document_status: items.pchm }))).toContainEqual(['document_status', 'isDocumentOutcome'])
})

test('what is not checked says why, in more than a word', async () => {
  expect(issuesOf(await make({ vscp_check_procedure: items.unchecked }))).toEqual([['motivatie', 'isRequired']])
  expect(issuesOf(await make({ vscp_check_procedure: items.unchecked, motivatie: 'Lastig' }))).toEqual([
    ['motivatie', 'minLength'],
  ])
})

const makeLimitation = async (omschrijving: string) =>
  api.create('limitation', {
    onderzoek: to(survey),
    beperking: await item('beperkingen', 'Tank niet gasvrij (schip)'),
    omschrijving,
  })
const makeDocument = async (naam: string) =>
  api.create('document', {
    onderzoek: to(survey),
    vessel_document_type: await item('vessel_document_types', 'Algemeen plan'),
    naam,
    beschikbaar: false,
  })

test('it has one piece of evidence, of its own survey, and the last one named takes its place', async () => {
  const limitation = to(await makeLimitation('Tank 3'))
  const document = to(await makeDocument('GA-plan'))
  expect(issuesOf(await make({ beperking: limitation, document }))).toEqual([['document', 'isOneEvidence']])
  const entry = await madeOf({ beperking: limitation })
  expect(entry.result).toBe('BP1')
  expect((await change(entry.id, { document })).data).toMatchObject({ updateVscpEntry: { result: 'GA-plan' } })
})

test('what may be evidence is one list, whatever table it is kept in: filtered, sorted, cut and counted as one', async () => {
  const { bevinding } = await makeFinding()
  const beperking = await makeLimitation('Ketelruim 9')
  const document = await makeDocument('Ketelplan')
  const own = [bevinding, beperking, document]
  const ask = async (args: string, variables: Record<string, unknown> = {}) =>
    (
      await api.ask(
        `query($ids: [ID!], $sort: [SortInput!]) {
          rows: vscpEntryResultables(filter: { id: { in: $ids } }, sort: $sort${args}) { id vscp_label ...on Document { naam } ...on BronLocatieInventarisatie { hoeveelheid } }
          n: vscpEntryResultablesTotal(filter: { id: { in: $ids } }) }`,
        { ids: own, ...variables },
      )
    ).data as { rows: Record<string, unknown>[]; n: number }
  const byLabel = { sort: [{ field: 'vscp_label', direction: 'desc' }] }
  const all = await ask('', byLabel)
  expect(all.n).toBe(3)
  const labels = all.rows.map(({ vscp_label }) => String(vscp_label))
  expect(labels).toEqual([...labels].sort().reverse())
  expect(all.rows).toEqual(
    expect.arrayContaining([
      { id: document, vscp_label: 'Ketelplan', naam: 'Ketelplan' },
      { id: bevinding, vscp_label: expect.any(String), hoeveelheid: 4 },
      { id: beperking, vscp_label: expect.stringMatching(/^BP/) },
    ]),
  )
  // Without a sort as they were made; a page is one of all together.
  expect((await ask('')).rows.map(({ id }) => id)).toEqual(own)
  expect((await ask(', limit: 1, offset: 1')).rows.map(({ id }) => id)).toEqual([beperking])
  expect((await ask(', search: "ketelruim"')).rows.map(({ id }) => id)).toEqual([beperking])
  const found = await api.get(
    '{ vscpEntryResultables(filter: { or: [{ vscp_label: { eq: "Ketelplan" } }, { vscp_label: { eq: "Nergens" } }] }) { __typename } }',
  )
  expect(found).toEqual([{ __typename: 'Document' }])
  const sorted = await api.ask('{ vscpEntryResultables(sort: [{ field: "naam" }]) { id } }')
  expect(sorted.errors?.[0]?.extensions.code).toBe('badRequest')
})

test('it is of a vessel, and a survey that has one is moved to no other', async () => {
  const building = await makeSurvey(api)
  expect(issuesOf(await make({ onderzoek: to(building.survey) }))).toContainEqual(['onderzoek', 'ofVesselSurvey'])
  await madeOf({})
  const beside = await api.create('vessel', { naam: 'Zeemeeuw', imo_nummer: '9074729' })
  const { inventarisatie_asset: folder } = (await api.get(
    'query($id: ID!) { vessel(id: $id) { inventarisatie_asset { id } } }',
    { id: beside },
  )) as { inventarisatie_asset: { id: string } }
  const moved = await api.ask(
    'mutation($id: ID!, $input: UpdateOnderzoekInput!) { updateOnderzoek(id: $id, input: $input) { id } }',
    { id: survey, input: { inventarisatie_asset: to(folder.id) } },
  )
  expect(issuesOf(moved)).toContainEqual(['inventarisatie_asset', 'staysWithFound'])
})

test('the mass of a finding is of vessels, and of a building it is refused, with its field', async () => {
  const { survey: other, space } = await makeSurvey(api)
  const source = await api.create('source', {
    onderzoek: to(other),
    product: await item('producten', 'Leidingisolatie'),
    toepassing: await item('toepassingen', 'Leidingisolatie'),
  })
  const refused = await api.ask(
    'mutation($input: CreateBronLocatieInventarisatieInput!) { createBronLocatieInventarisatie(input: $input) { id } }',
    {
      input: {
        bron_locatie: to(await api.create('location', { bron: to(source), sub_asset: to(space) })),
        hoeveelheid: 3,
        ihm_massa: 12,
        bron_locatie_analysemethode: await item('bron_locatie_analysemethodes', 'Eigen monster geanalyseerd'),
      },
    },
  )
  expect(refused.errors?.[0]?.extensions.issues).toMatchObject([{ path: 'ihm_massa', rule: 'belongsHere' }])
})

test('the summary counts by material, procedure and outcome, and adds up the mass of what may be there', async () => {
  const pump = await item('vscp_materials', 'Kwik en verbindingen')
  await madeOf({ vscp_material: pump, entry_materiaal_status: items.yes, massa: 1.5 })
  await madeOf({ vscp_material: pump, entry_materiaal_status: items.pchm, motivatie: reason, massa: 2 })
  await madeOf({ vscp_material: pump, document_status: items.unknown, massa: 9 })
  const { vscp_samenvatting: lines } = (await api.get('query($id: ID!) { onderzoek(id: $id) { vscp_samenvatting } }', {
    id: survey,
  })) as { vscp_samenvatting: VscpSummaryLine[] }
  expect(lines.find(({ code }) => code === 'B-4')).toEqual({
    ...{ id: pump.connect.id, code: 'B-4', tabel: 'B', drempel: 1000, eenheid: 'mg/kg' },
    ...{ value: 'Kwik en verbindingen', value_en: 'Mercury and compounds', value_fr: 'Mercure et composés' },
    ...{ aantal: 3, zonder_uitkomst: 1, massa: 3.5 },
    controles: { V: 2, S: 1 },
    uitkomsten: { Y: 1, PCHM: 1 },
  })
  // Every material of the guideline, also those of which nothing was found.
  expect(lines.map(({ code }) => code)).toEqual(expect.arrayContaining(['A-1', 'A-2', 'A-3', 'B-10']))
  expect(lines.find(({ code }) => code === 'A-2')).toMatchObject({ aantal: 0, massa: null })
})

test('of a survey that is closed nothing changes', async () => {
  const entry = await madeOf({})
  const open = await setState(api.services.pools.owner, model.entity('survey'), survey, 'afgerond')
  expect((await make({})).errors).toBeDefined()
  expect((await change(entry.id, { massa: 2 })).errors).toBeDefined()
  await open()
  expect((await change(entry.id, { massa: 2 })).errors).toBeUndefined()
})
