import lookups from '@vezel/model/lookups/defaults.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { placedOn } from '../plan.ts'
import { assetDocuments } from './asset-documents.ts'
import { assetPhotos } from './asset-photos.ts'
import { assetPlans } from './asset-plans.ts'
import { assetTemplateSpaces, assetTemplates } from './asset-templates.ts'
import { buildings, vessels } from './assets.ts'
import { clients, contacts } from './clients.ts'
import { documents, oldReports } from './documents.ts'
import { equipment, equipmentCertificates } from './equipment.ts'
import { interviews } from './interviews.ts'
import { connections, laboratories, possibilities } from './laboratories.ts'
import { mappings } from './mappings.ts'
import { dateOf, later, momentOf } from './moments.ts'
import { observations } from './observations.ts'
import { branches, organisation, ports, variableSets } from './organisation.ts'
import { outOfScope } from './out-of-scope.ts'
import { FEMKE, PIETER, SAMIR, users } from './people.ts'
import { capabilities, certificates } from './qualifications.ts'
import { covers, floors, recorded, spaces } from './recorded.ts'
import { photoRequest } from './records.ts'
import { schoolFirst } from './school-first.ts'
import { schoolSecond } from './school-second.ts'
import { planObjects, surveyPlans } from './survey-plans.ts'
import { executions, suitabilities, surveyAsbestos, surveyClients, surveyNumber, surveys, visits } from './surveys.ts'
import { vesselFirst } from './vessel.ts'
import { decks, vesselSpaces } from './vessel-spaces.ts'

const everything = {
  organisation,
  variableSets,
  branches,
  ports,
  users,
  capabilities,
  certificates,
  equipment,
  equipmentCertificates,
  clients,
  contacts,
  laboratories,
  mappings,
  connections,
  possibilities,
  assetTemplates,
  assetTemplateSpaces,
  buildings,
  vessels,
  floors,
  spaces,
  decks,
  vesselSpaces,
  surveys,
  surveyClients,
  executions,
  documents,
  oldReports,
  interviews,
  observations,
  outOfScope,
  visits,
  surveyAsbestos,
  suitabilities,
  recorded,
  covers,
  assetDocuments,
  assetPhotos,
  assetPlans,
  surveyPlans,
  planObjects,
}

/** Every field of every record, with the field's name. */
function* fields(value: unknown, name = ''): Generator<[name: string, value: unknown]> {
  if (Array.isArray(value)) {
    for (const item of value) yield* typeof item === 'object' ? fields(item) : [[name, item] as [string, unknown]]
  } else if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) {
      yield [key, part]
      yield* fields(part, key)
    }
  }
}

const values = (list: readonly { value: string }[]) => new Set(list.map((item) => item.value))
const substances = lookups.materiaal_types
const substanceOf = (named: string) => substances.find((type) => type.value === named)

/** How much the surveys recorded, as the table of the demonstration has it. */
const COUNTS = {
  S1: {
    sources: 14,
    findings: 47,
    samples: 28,
    analyses: 30,
    results: 35,
    exclusions: 4,
    limitations: 3,
    surveyed: 60,
  },
  S2: { sources: 3, findings: 11, samples: 6, analyses: 6, results: 0, exclusions: 0, limitations: 1, surveyed: 9 },
  S3: { sources: 6, findings: 11, samples: 7, analyses: 7, results: 7, exclusions: 1, limitations: 1, surveyed: 11 },
  S7: {
    sources: 18,
    findings: 164,
    samples: 41,
    analyses: 41,
    results: 36,
    exclusions: 9,
    limitations: 12,
    surveyed: 112,
  },
  S9: { sources: 7, findings: 19, samples: 9, analyses: 9, results: 9, exclusions: 2, limitations: 2, surveyed: 44 },
  S10: {
    sources: 9,
    findings: 27,
    samples: 23,
    analyses: 23,
    results: 14,
    exclusions: 0,
    limitations: 6,
    surveyed: 23,
  },
}

test('the templates make as many spaces as the demonstration says', () => {
  const made = Object.groupBy(assetTemplateSpaces, ({ asset_template }) => asset_template)
  const counts = assetTemplates.map(({ key, naam }) => [naam, made[key]?.reduce((sum, { aantal }) => sum + aantal, 0)])
  expect(Object.fromEntries(counts)).toEqual({
    Eengezinswoning: 12,
    'Galerijflat woning': 9,
    Boerderij: 16,
    'Vrachtschip klein': 34,
  })
})

test('the surveys have the numbers of the demonstration', () => {
  expect(
    Object.fromEntries(
      recorded.map(({ surveySpaces, sources, findings, samples, analyses, results, exclusions, limitations }) => [
        surveySpaces[0]?.onderzoek,
        {
          ...Object.fromEntries(
            Object.entries({ sources, findings, samples, analyses, results, exclusions, limitations }).map(
              ([kind, rows]) => [kind, rows.length],
            ),
          ),
          surveyed: surveySpaces.filter(({ onderzocht }) => ['ja', 'gedeeltelijk'].includes(onderzocht)).length,
        },
      ]),
    ),
  ).toEqual(COUNTS)
  expect(recorded.map(({ reports }) => reports.map(({ status }) => status))).toEqual([
    ['vervallen', 'vrijgegeven'],
    [],
    ['vrijgegeven'],
    ['concept'],
    ['vrijgegeven'],
    [],
  ])
  const of = (asset: string) => spaces.filter((space) => space.asset === asset).length
  expect(['A1', 'A2/1', 'A3', 'A5'].map(of)).toEqual([64, 12, 1138, 46])
  expect(['A1', 'A2/1', 'A3', 'A5'].map((asset) => floors.filter((floor) => floor.asset === asset).length)).toEqual([
    6, 4, 13, 5,
  ])
  expect(schoolFirst.photos).toHaveLength(96)
  // Of the 69 sources and 295 places of the demonstration six and eleven are in each of two houses whose surveys have none here.
  const all = (kind: 'sources' | 'locations') => recorded.reduce((sum, records) => sum + records[kind].length, 0)
  expect([all('sources') + 2 * 6, all('locations') + 2 * 11]).toEqual([69, 295])
})

test('of the flats most is asbestos, some is two kinds of it, and eleven samples are out', () => {
  const flats = recorded.find(({ surveySpaces }) => surveySpaces[0]?.onderzoek === 'S7')!
  const found = flats.results.filter(({ analyse_resultaat }) => analyse_resultaat === 'Aangetoond')
  const kinds = Map.groupBy(found, ({ analyse }) => analyse)
  expect([kinds.size, [...kinds.values()].filter((rows) => rows.length === 2).length]).toEqual([24, 6])
  expect(flats.analyses.filter(({ status }) => status === 'verstuurd')).toHaveLength(11)
  const places = flats.findings.filter(({ inventarisatie }) => inventarisatie === 'S7/1').length
  expect([places, flats.findings.length - places]).toEqual([38, 126])
})

test('the supplementary survey adds three sources at five places and sees six known places of five sources again', () => {
  const { sources, locations, findings, samples, analyses, results, photos, exclusions, limitations } = schoolSecond
  const known = findings.filter((finding) => !locations.some((location) => location.key === finding.bron_locatie))
  expect(sources.map((source) => source.nummer)).toEqual(['B15', 'B16', 'B17'])
  expect([locations.length, findings.length, known.length]).toEqual([5, 11, 6])
  expect(new Set(known.map((finding) => finding.bron_locatie.split('.')[0])).size).toBe(5)
  expect([samples.length, analyses.length, results.length, photos.length]).toEqual([6, 6, 0, 14])
  expect([exclusions.length, limitations.length]).toEqual([0, 1])
  expect(schoolSecond.surveySpaces.filter((space) => space.onderzocht === 'ja')).toHaveLength(9)
  expect(analyses.every((analysis) => analysis.status === 'verstuurd')).toBe(true)
})

test('the places of each source add up to the amount of the demonstration', () => {
  const expected: Record<string, [places: number, amount: number, unit: string]> = {
    B01: [9, 412, 'm²'],
    B02: [2, 14, 'm²'],
    B03: [12, 96, 'm¹'],
    B04: [1, 24, 'stuks'],
    B05: [1, 6, 'm¹'],
    B06: [3, 85, 'm¹'],
    B07: [2, 38, 'm²'],
    B08: [4, 28, 'm¹'],
    B09: [1, 120, 'm²'],
    B10: [6, 180, 'm¹'],
    B11: [1, 640, 'm²'],
    B12: [2, 58, 'm²'],
    B13: [2, 18, 'm²'],
    B14: [1, 60, 'stuks'],
  }
  const actual = Object.fromEntries(
    schoolFirst.sources.map(({ key, nummer, eenheid }) => {
      const places = schoolFirst.findings.filter((finding) => finding.bron_locatie.startsWith(`${key}.`))
      return [nummer, [places.length, places.reduce((sum, place) => sum + place.hoeveelheid, 0), eenheid]]
    }),
  )
  expect(actual).toEqual(expected)
})

test('the samples have the results of the demonstration', () => {
  const outcome = (numbers: string[]) =>
    [
      ...new Set(
        schoolFirst.results
          .filter((result) => numbers.includes(result.analyse.split('/')[1]!))
          .map((result) =>
            [result.analyse_materiaal, result.analyse_resultaat_hoeveelheid ?? result.analyse_resultaat].join(' '),
          ),
      ),
    ].join(' met ')
  expect(outcome(['M01', 'M02', 'M03'])).toBe('Chrysotiel 15 - 30%')
  expect(outcome(['M09'])).toBe('Chrysotiel > 60%')
  expect(outcome(['M10', 'M11', 'M12', 'M13'])).toBe('Chrysotiel 15 - 30% met Amosiet 5 - 10%')
  expect(outcome(['M14', 'M15'])).toBe('Amosiet 30 - 60%')
  expect(outcome(['M16'])).toBe('Chrysotiel 10 - 15% met Crocidoliet 2 - 5%')
  expect(outcome(['M20', 'M21'])).toBe('Chrysotiel Niet aangetoond')
  const confirmed = schoolFirst.analyses.filter((analysis) => analysis.key.endsWith('/2')).map(({ monster }) => monster)
  expect(confirmed).toEqual(['S1/M18', 'S1/M19'])
  const adhesive = schoolFirst.samples.filter((sample) => sample.monster_soort === 'Kleefmonster')
  expect(adhesive.map((sample) => sample.nummer)).toEqual(['K01', 'K02', 'K03', 'K04', 'K05', 'K06'])
  const positive = schoolFirst.results.filter(
    (result) => result.analyse.startsWith('S1/K') && result.analyse_resultaat === 'Aangetoond',
  )
  expect(positive.map((result) => result.analyse)).toEqual(['S1/K01/1', 'S1/K02/1'])
})

test('the risk classes are those of the demonstration', () => {
  const classOf = (nummer: string) =>
    schoolFirst.strategies.find((strategy) => strategy.bron === `A1/${nummer}` && strategy.voorkeur)?.smart_risicoklasse
  const numbers = schoolFirst.sources.map((source) => source.nummer)
  expect(numbers.filter((nummer) => classOf(nummer) === '1')).toEqual(['B03', 'B04', 'B10'])
  expect(numbers.filter((nummer) => classOf(nummer) === '2A')).toEqual(['B06', 'B07'])
  expect(numbers.filter((nummer) => classOf(nummer) === undefined)).toEqual(['B11', 'B12'])
})

test('the surveys are spread over the four lists as the demonstration has them', () => {
  const count = (status: string) => surveys.filter((survey) => survey.onderzoek_status === status).length
  expect(['Gepland', 'Actief', 'Afgerond', 'Geannuleerd'].map(count)).toEqual([2, 4, 3, 1])
  expect(visits).toHaveLength(13)
  expect(surveyClients).toHaveLength(10)
  expect(executions).toHaveLength(10)
  expect(surveys.map(({ key }) => interviews.filter(({ onderzoek }) => onderzoek === key).length)).toEqual([
    2, 1, 1, 0, 0, 0, 3, 1, 1, 2,
  ])
  expect(surveys.map(({ key }) => documents.filter(({ onderzoek }) => onderzoek === key).length)).toEqual([
    7, 3, 4, 4, 1, 4, 12, 4, 5, 13,
  ])
  expect(surveys.map(({ key }) => outOfScope.filter(({ onderzoek }) => onderzoek === key).length)).toEqual([
    1, 1, 0, 0, 0, 0, 2, 0, 0, 0,
  ])
  expect(oldReports.map(({ onderzoek }) => onderzoek)).toEqual(['S1', 'S7', 'S7'])
  // Of the two that have none here the spaces are not told yet.
  expect(surveys.map(({ key }) => observations.filter(({ onderzoek }) => onderzoek === key).length)).toEqual([
    9, 2, 3, 0, 0, 0, 31, 0, 6, 0,
  ])
  expect(surveys.map((survey) => surveyNumber(survey, '2026-11-19'))).toContain('2026-0031')
})

test('the other lists have their own numbers', () => {
  expect([users.length, clients.length, contacts.length, buildings.length, vessels.length]).toEqual([8, 3, 7, 9, 1])
  expect([mappings.length, mappings.filter((one) => one.acknowledged).length]).toEqual([92, 88])
  expect([laboratories.length, possibilities.length, connections.length, branches.length]).toEqual([2, 17, 3, 2])
  expect(users.map((user) => user.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 67])
  expect(Object.values(variableSets[1]!.inactive).flat()).toHaveLength(40)
})

/** What a last day says on the day of seeding. */
const statusOf = ({ geldig_tot: last }: { geldig_tot?: { day: number } }) =>
  last && last.day < 0 ? 'expired' : last && last.day <= 60 ? 'expiring' : 'valid'
const countBy = (words: readonly string[]) =>
  Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((one) => one === word).length]))

test('the people may do, have and hold what the demonstration says', () => {
  expect(capabilities).toHaveLength(34)
  expect(countBy(certificates.map(statusOf))).toEqual({ valid: 29, expiring: 5, expired: 4 })
  for (const inspector of [SAMIR, FEMKE, PIETER]) {
    const own = capabilities.filter((row) => row.inventarisatie_user === inspector).length
    expect(own >= 3 && own <= 7, `${inspector} has ${own}`).toBe(true)
  }
  expect(equipment).toHaveLength(14)
  expect(countBy(equipment.map((row) => String(row.inventarisatie_user)))).toEqual({ 3: 6, 4: 3, 5: 5 })
  expect(equipmentCertificates).toHaveLength(19)
  expect(equipmentCertificates.filter((row) => row.geldig_tot.day < 0).map((row) => row.geldig_tot.day)).toEqual([-3])
  expect(users.filter((user) => user.ondertekend_als === undefined).map((user) => user.id)).toEqual([FEMKE])
})

test('only a capability of Femke lacks a certificate, and what has a term ends with it', () => {
  const named = (code: string, items: readonly { code: string; value: string }[]) =>
    items.find((item) => item.code === code)?.value
  const lacking = lookups.capability_certificate_requirements.flatMap(({ capability, certificate_type, verplicht }) =>
    capabilities.flatMap((own) => {
      const isAsked =
        verplicht && own.inventarisatie_user_capability === named(capability, lookups.inventarisatie_user_capabilities)
      const type = named(certificate_type, lookups.inventarisatie_user_certificate_types)
      const holds = certificates.some(
        (row) =>
          row.inventarisatie_user === own.inventarisatie_user &&
          row.inventarisatie_user_certificate_type === type &&
          statusOf(row) !== 'expired',
      )
      return isAsked && !holds ? [[own.inventarisatie_user, type]] : []
    }),
  )
  expect(lacking).toEqual([[FEMKE, 'Medische keuring adembescherming']])
  const monthDays = 30.44
  for (const row of certificates) {
    const type = lookups.inventarisatie_user_certificate_types.find(
      (one) => one.value === row.inventarisatie_user_certificate_type,
    )
    expect(type?.heeft_nummer === true, row.key).toBe(row.nummer !== undefined)
    const term = type?.geldigheid_maanden
    if (!term) expect(row.geldig_tot, row.key).toBeUndefined()
    else expect(Math.abs(row.geldig_tot!.day - row.uitgegeven_op.day - term * monthDays), row.key).toBeLessThan(3)
  }
})

test('every key and every number occurs once', () => {
  const lists = [
    users.map((user) => String(user.id)),
    users.map((user) => user.email),
    [...clients, ...contacts, ...laboratories, ...branches].map((row) => row.key),
    [...buildings, ...vessels].map((asset) => asset.key),
    [...spaces, ...vesselSpaces].map((space) => space.key),
    spaces.map((space) => `${space.asset} ${space.nummer}`),
    surveys.map((survey) => survey.volgnummer),
    [...visits, ...surveys].map((row) => row.key),
    interviews.map((row) => row.key),
    observations.map((row) => row.key),
    [...documents, ...oldReports].map((row) => row.key),
    outOfScope.map((row) => row.key),
    ...[capabilities, certificates, equipment, equipmentCertificates].map((rows) => rows.map((row) => row.key)),
    ...(['sources', 'locations', 'findings', 'samples', 'analyses', 'photos'] as const).map((kind) =>
      recorded.flatMap((records) => records[kind].map((row) => row.key)),
    ),
    recorded.flatMap(({ photos }) => photos.map((photo) => photo.drawn.seed)),
    ...recorded.map(({ samples }) => samples.map((sample) => sample.nummer)),
  ]
  for (const list of lists) expect(list.filter((key, i) => list.indexOf(key) !== i)).toEqual([])
})

test('every reference leads to a record', () => {
  const keys = (rows: readonly { key: string }[]) => new Set<unknown>(rows.map((row) => row.key))
  const both = (kind: 'sources' | 'locations' | 'findings' | 'samples' | 'analyses') =>
    keys(recorded.flatMap((records) => [...records[kind]]))
  const people = new Set<unknown>(users.map((user) => user.id))
  const spaceKeys = keys([...spaces, ...vesselSpaces])
  const assets = keys([...buildings, ...vessels])
  const targets: Record<string, Set<unknown>> = {
    vestiging: keys(branches),
    klant: keys(clients),
    eigenaar: keys(clients),
    contact: keys(contacts),
    standaard_laboratorium: keys(laboratories),
    laboratorium: keys(laboratories),
    variable_set: keys(variableSets),
    asset: assets,
    parent_asset: assets,
    thuishaven: keys(ports),
    locatie: keys(ports),
    verdieping: keys([...floors, ...decks]),
    parent_ruimte: spaceKeys,
    sub_asset: spaceKeys,
    sub_assets: spaceKeys,
    onderzoek: keys(surveys),
    kopie_van: keys(surveys),
    inventarisatie: keys(visits),
    bron: both('sources'),
    bron_locatie: both('locations'),
    bron_locatie_inventarisatie: both('findings'),
    verwijst_naar_monster: both('samples'),
    verwijzingen: both('samples'),
    monster: both('samples'),
    analyse: both('analyses'),
    inventarisatie_user: people,
    toegekend_door: people,
    uitrusting: keys(equipment),
    inspecteurs: people,
    projectleider: people,
    autorisator: people,
    genomen_door: people,
    afgenomen_door: people,
    opgesteld_door: people,
    aangeboden_door: people,
    gecontroleerd_door: people,
    vrijgegeven_door: people,
  }
  const broken = [...fields(everything)].filter(
    ([name, value]) => targets[name] && value !== undefined && !Array.isArray(value) && !targets[name].has(value),
  )
  expect(broken).toEqual([])
})

test('every word from a list is in that list', () => {
  const measured = substances.flatMap((type) => [...type.analyse_materialen])
  const lists: Record<string, Set<string>> = {
    inventarisatie_rol: values(lookups.inventarisatie_rollen),
    inventarisatie_user_capability: values(lookups.inventarisatie_user_capabilities),
    inventarisatie_user_certificate_type: values(lookups.inventarisatie_user_certificate_types),
    uitrusting_type: values(lookups.uitrusting_types),
    eigen_asbest_status: values(lookups.asbest_statussen),
    verdieping_naam: values(lookups.verdieping_namen),
    ruimte_naam: values(lookups.ruimte_namen),
    onderzoek_status: values(lookups.onderzoek_statussen),
    onderzoek_type: values(lookups.onderzoek_types),
    onderzoek_soort: values(lookups.onderzoek_soorten),
    ihm_scope: values(lookups.ihm_scopes),
    asbestos_survey_purposes: values(lookups.asbestos_survey_purposes),
    asbestos_survey_extend: values(lookups.asbestos_survey_extends),
    asbestos_survey_scope: values(lookups.asbestos_survey_scopes),
    asbestos_risk_assessment: values(lookups.asbestos_risk_assessments),
    materiaal_type: values(lookups.materiaal_types),
    stof: values(lookups.materiaal_types),
    product: values(lookups.producten),
    toepassing: values(lookups.toepassingen),
    structuur: values(lookups.structuren),
    binding: values(lookups.bindingen),
    eenheid: values(lookups.eenheden),
    bron_advies: values(lookups.bron_adviezen),
    bron_locatie_analysemethode: values(lookups.bron_locatie_analysemethodes),
    bevestiging: values(lookups.bevestigingen),
    conditie: values(lookups.condities),
    beschadiging: values(lookups.beschadigingen),
    bereikbaarheid: values(lookups.bereikbaarheden),
    afscherming: values(lookups.afschermingen),
    blootstelling: values(lookups.blootstellingen),
    behandelmoment: values(lookups.behandelmomenten),
    behandeling_status: values(lookups.behandeling_statussen),
    beheersmaatregel_type: values(lookups.beheersmaatregel_types),
    sanerings_advies: values(lookups.sanerings_adviezen),
    smart_risicoklasse: values(lookups.smart_risicoklasses),
    bron_locatie_foto_label: values(lookups.bron_locatie_foto_labels),
    beperking: values(lookups.beperkingen),
    document_type: values(lookups.document_types),
    vessel_document_type: values(lookups.vessel_document_types),
    waarneming_type: values(lookups.waarneming_types),
    materiaal_status: values(substances.flatMap((type) => type.materiaal_statussen)),
    monster_soort: values(substances.flatMap((type) => type.monster_soorten)),
    analyse_materiaal: values(measured),
    analyse_resultaat: values(measured.flatMap((one) => one.analyse_resultaten)),
    analyse_resultaat_hoeveelheid: values(
      measured.flatMap((one): { value: string }[] => [...one.analyse_resultaat_hoeveelheden]),
    ),
  }
  const all = [...fields(everything)]
  const unknown = all.filter(([name, value]) => lists[name] && typeof value === 'string' && !lists[name].has(value))
  expect(unknown).toEqual([])
  // A list whose field no record has would check nothing.
  expect(Object.keys(lists).filter((name) => !all.some(([field]) => field === name))).toEqual([])
})

test('reports were checked and released by who may, checked by nobody who worked on them', () => {
  const may = (person: number | undefined, capability: string) =>
    capabilities.some((one) => one.inventarisatie_user === person && one.inventarisatie_user_capability === capability)
  const reports = recorded.flatMap((survey) => survey.reports ?? [])
  const wrong = reports.filter(({ onderzoek, opgesteld_door, gecontroleerd_door: by, vrijgegeven_door }) => {
    const survey = surveys.find(({ key }) => key === onderzoek)
    const execution = executions.find((one) => one.onderzoek === onderzoek)
    const worked = [opgesteld_door, survey?.projectleider, ...(execution?.inspecteurs ?? [])]
    return (
      (by !== undefined && (!may(by, 'Rapport intern controleren') || worked.includes(by))) ||
      (vrijgegeven_door !== undefined && !may(vrijgegeven_door, 'Rapport vrijgeven'))
    )
  })
  expect(reports.length).toBeGreaterThan(2)
  expect(wrong).toEqual([])
})

test('inactive values and methods of laboratories exist where they are looked for', () => {
  const byName = lookups as unknown as Record<string, { value: string }[]>
  for (const [list, inactive] of variableSets.flatMap((set) => Object.entries(set.inactive))) {
    expect([...values(byName[list] ?? [])]).toEqual(expect.arrayContaining(inactive))
  }
  const of = <Row extends { key: string }>(rows: readonly Row[], key: string) => rows.find((row) => row.key === key)
  const methods = [
    ...possibilities,
    ...recorded.flatMap(({ samples, analyses }) =>
      analyses.map(({ monster, analyse_methode }) => ({
        stof: of(samples, monster)?.materiaal_type,
        monster_soort: of(samples, monster)?.monster_soort,
        analyse_methode,
      })),
    ),
  ]
  const unknown = methods.filter(
    ({ stof, monster_soort, analyse_methode }) =>
      !substanceOf(stof ?? '')
        ?.monster_soorten.find((kind) => kind.value === monster_soort)
        ?.analyse_methodes.some((method) => method.value === analyse_methode),
  )
  expect(unknown).toEqual([])
})

test('a source has the friability, binder and unit that its product brings', () => {
  for (const source of recorded.flatMap(({ sources }) => sources)) {
    const product = lookups.producten.find((item) => item.value === source.product)
    // The demonstration names items by their words, the lists each other's by their code.
    const named = (items: readonly { code: string; value: string }[], code: string | null | undefined) =>
      items.find((item) => item.code === code)?.value
    const { structuur, binding, eenheid } = source
    expect({ structuur, binding, eenheid }, source.key).toEqual({
      structuur: named(lookups.structuren, product?.standaard_structuur),
      binding: named(lookups.bindingen, product?.standaard_binding),
      eenheid: named(lookups.eenheden, product?.standaard_eenheid),
    })
  }
})

test('samples and photos fall within the hours of their visit', () => {
  const at = (moment: { day: number; time?: string }) => momentOf('2026-11-19', moment)
  for (const { samples, photos } of recorded) {
    for (const row of [...samples, ...photos]) {
      const visit = visits.find(({ key }) => key === row.inventarisatie)!
      const inside = at(row.genomen_op) >= at(visit.start) && at(row.genomen_op) <= at(visit.eind)
      expect({ key: row.key, inside }).toEqual({ key: row.key, inside: true })
    }
  }
})

test('each substance has its own words for what it is and for what was found', () => {
  for (const { sources, locations, findings, samples, analyses, results } of recorded) {
    const one = <Row extends { key: string }>(rows: readonly Row[], key: string) => rows.find((row) => row.key === key)
    for (const { product, materiaal_type, key } of sources) {
      const { materiaal_type: own } = lookups.producten.find((item) => item.value === product)!
      expect([key, substanceOf(materiaal_type)?.code]).toEqual([key, own])
    }
    for (const { key, bron_locatie, materiaal_status } of findings) {
      const source = one(sources, one(locations, bron_locatie)?.bron ?? '')
      if (!source || materiaal_status === undefined) continue
      expect([...values(substanceOf(source.materiaal_type)?.materiaal_statussen ?? [])], key).toContain(
        materiaal_status,
      )
    }
    for (const { analyse, analyse_materiaal, analyse_resultaat_hoeveelheid: amount } of results) {
      const { materiaal_type } = one(samples, one(analyses, analyse)!.monster)!
      const measured = substanceOf(materiaal_type)?.analyse_materialen.find((item) => item.value === analyse_materiaal)
      expect(measured, analyse).toBeDefined()
      if (amount) expect([...values(measured!.analyse_resultaat_hoeveelheden)], analyse).toContain(amount)
    }
  }
})

test('every source is photographed by the survey that recorded it', () => {
  for (const { sources, photos } of recorded) {
    const shown = new Set(photos.map(({ bron_locatie }) => bron_locatie.split('.')[0]))
    expect(sources.filter(({ key }) => !shown.has(key))).toEqual([])
  }
})

test('some photos lie on their side and some tell where they were taken', () => {
  const drawn = schoolFirst.photos.map((photo) => photoRequest(photo, '2026-11-19'))
  expect(drawn.filter((photo) => photo.orientation === 6)).toHaveLength(5)
  expect(drawn.filter((photo) => photo.position)).toHaveLength(10)
  expect(drawn[0]).toMatchObject({ takenAt: '2025-10-15 08:20:00', label: { source: 'B01.1', photo: 'F01' } })
})

test('days are counted from the day of seeding', () => {
  expect(dateOf('2026-03-01', { day: -1 })).toBe('2026-02-28')
  expect(dateOf('2026-12-31', { day: 1 })).toBe('2027-01-01')
  expect(momentOf('2026-03-01', { day: 0, time: '08:05' })).toBe('2026-03-01 08:05:00')
  expect(later({ day: -1, time: '23:50' }, 15)).toEqual({ day: 0, time: '00:05' })
  expect(later({ day: 0, time: '00:05' }, -10)).toEqual({ day: -1, time: '23:55' })
})

test('every asset that is no part of another has three photos, of which one is the main one', () => {
  const assets = [...buildings.filter(({ parent_asset }) => parent_asset === undefined), ...vessels]
  for (const { key } of assets) {
    const own = assetPhotos.filter(({ asset }) => asset === key)
    expect([key, own.length, own.filter(({ is_voorblad }) => is_voorblad).length]).toEqual([key, 3, 1])
  }
  expect(assetPhotos).toHaveLength(assets.length * 3)
})

test('plans of all floors of the surveyed assets are drawn from their spaces', () => {
  expect(assetPlans).toHaveLength(28)
  for (const { key, asset, verdieping } of assetPlans) {
    expect([key, floors.find((floor) => floor.key === verdieping)?.asset]).toEqual([key, asset])
    expect(
      spaces.some((space) => space.verdieping === verdieping),
      key,
    ).toBe(true)
  }
})

test('surveys draw on their plans each room and what they found there, inside the room in which they found it', () => {
  const counts = surveyPlans.map(
    ({ key }) => planObjects.filter((object) => object.onderzoek_plattegrond === key).length,
  )
  expect(counts).toHaveLength(34)
  expect(Math.min(...counts)).toBeGreaterThan(1)
  // What a finished dossier tells of stands on a plan: the rules miss none of it. The decks of the ship have none yet.
  const drawn = (field: 'bron_locatie' | 'monster' | 'uitgesloten_ruimte' | 'ruimte') =>
    new Set(planObjects.flatMap((object) => object[field] ?? []))
  for (const { locations, samples, exclusions } of recorded.filter((records) => records !== vesselFirst)) {
    expect(locations.filter(({ key }) => !drawn('bron_locatie').has(key))).toEqual([])
    expect(samples.filter(({ key }) => !drawn('monster').has(key))).toEqual([])
    expect(
      exclusions.filter(({ onderzoek, nummer }) => !drawn('uitgesloten_ruimte').has(`${onderzoek}/${nummer}`)),
    ).toEqual([])
  }
  const surveyed = new Set(assetPlans.map(({ asset }) => asset))
  expect(spaces.filter(({ asset, key }) => surveyed.has(asset) && !drawn('ruimte').has(key))).toEqual([])
  for (const { key, onderzoek_plattegrond, bron_locatie, ...drawn } of planObjects) {
    const plan = assetPlans.find(
      (one) => one.key === surveyPlans.find((own) => own.key === onderzoek_plattegrond)?.plattegrond,
    )
    const [inside] = placedOn(spaces.filter(({ verdieping }) => verdieping === plan?.verdieping)).filter(
      ({ x, y, width, height }) => drawn.x > x && drawn.x < x + width && drawn.y > y && drawn.y < y + height,
    )
    const found = recorded.flatMap(({ locations }) => locations).find((location) => location.key === bron_locatie)
    expect(inside?.room.key, key).toBeDefined()
    if (found) expect(inside?.room.key, key).toBe(found.sub_asset)
    const far = Math.max(0, ...(drawn.punten ?? []).map(([x]) => x))
    expect(drawn.x + far, key).toBeLessThan((inside?.x ?? 0) + (inside?.width ?? 0))
  }
})

test('documents stay with the assets: twenty-nine in all', () => {
  const counts = Object.entries(Object.groupBy(assetDocuments, ({ inventarisatie_asset }) => inventarisatie_asset))
  expect(counts.map(([asset, own]) => [asset, own?.length])).toEqual([
    ['A1', 5],
    ['A2', 2],
    ['A3', 9],
    ['A4', 3],
    ['A5', 4],
    ['A6', 6],
  ])
})
