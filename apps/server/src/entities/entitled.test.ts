import { dutchTime } from '@vezel/model/dutch-time.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import { tags } from '@vezel/model/kit/phrase.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { assign, entitle } from '../testing/people.ts'
import { asPrinted } from '../testing/reports.ts'
import { makeReady } from '../testing/start-survey.ts'
import { makeSurvey } from '../testing/survey.ts'

// What may be done follows from capabilities and their certificates, on the day, and a refusal names what is missing.

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
})
afterAll(() => api.close())

const owner = (sql: string, values: unknown[] = []) => api.services.pools.owner.query(sql, values)
const inDays = (days: number) => dutchTime(new Date(Date.now() + days * 86_400_000)).slice(0, 10)
const spoken = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
const to = (id: string) => ({ connect: { id } })

beforeEach(async () => {
  await owner('delete from "user_capability"')
  await owner('delete from "user_certificaat"')
  await entitle(api.services.pools.owner, [api.inspector.inspectionUserId, manager.inspectionUserId])
})
/** The last day of somebody's DIA. */
const endDia = (person: Session, day: string) =>
  owner(
    `update "user_certificaat" c set "geldig_tot" = $2 from "inventarisatie_user_certificate_type" t
     where t."id" = c."inventarisatie_user_certificate_type_id" and t."code" like 'dia%' and c."inventarisatie_user_id" = $1`,
    [person.inspectionUserId, day],
  )
const reasonOf = async (asked: ReturnType<typeof api.ask>) =>
  ((await asked).errors?.[0]?.extensions.args.reason as Record<string, string> | undefined) ?? 'ok'

/** A survey that is planned to start on a day. */
async function planned(startdatum: string): Promise<string> {
  const { inventoryAsset } = await makeSurvey(api)
  const type = await api.item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)')
  const survey = await api.create(
    'survey',
    { onderzoek_type: to(type), inventarisatie_asset: to(inventoryAsset), startdatum, einddatum: startdatum },
    manager,
  )
  await makeReady(api, survey, manager)
  return survey
}
const start = (id: string) =>
  reasonOf(api.ask('mutation($id: ID!) { transitionOnderzoek(id: $id, event: "start") { id } }', { id }, manager))

test('a survey starts with somebody whose DIA holds on its first day, not on the day that it is asked', async () => {
  await endDia(api.inspector, inDays(10))
  const early = await planned(inDays(10))
  const late = await planned(inDays(11))
  for (const survey of [early, late]) await assign(api.services.pools.owner, survey, api.inspector)
  expect(await start(early)).toBe('ok')
  const refused = await start(late)
  expect(refused).toMatchObject({
    nl: `op ${spoken(inDays(11), 'nl')} heeft niemand die het uitvoert de bevoegdheid Asbestinventarisatie uitvoeren (NL) (Ines Inspecteur: het certificaat DIA (Deskundig Inventariseerder Asbest) is geldig tot en met ${spoken(inDays(10), 'nl')})`,
    en: expect.stringContaining(
      `the certificate DIA (asbestos surveyor, NL) is valid up to and including ${spoken(inDays(10), 'en')}`,
    ),
  })
  // One who may is enough, and a renewal makes one.
  await assign(api.services.pools.owner, late, manager)
  expect(await start(late)).toBe('ok')
})

test('where nobody is named, whoever starts it carries it out', async () => {
  const survey = await planned(inDays(1))
  await owner('delete from "user_capability" where "inventarisatie_user_id" = $1', [manager.inspectionUserId])
  expect(await start(survey)).toMatchObject({
    nl: 'hiervoor is de bevoegdheid Asbestinventarisatie uitvoeren (NL) nodig, en die heb je niet',
  })
  await entitle(api.services.pools.owner, [manager.inspectionUserId])
  expect(await start(survey)).toBe('ok')
})

test('a survey of a type for which nothing is asked starts with anybody', async () => {
  const survey = await planned(inDays(1))
  await owner('delete from "user_capability"')
  await owner(
    `update "onderzoek" set "onderzoek_type_id" = (select "id" from "onderzoek_type" where "organisatie_id" = $2 and "code" = 'quickscan_asbest') where "id" = $1`,
    [survey, manager.organisationId],
  )
  expect(await start(survey)).toBe('ok')
})

test('a visit is notified and carried out with somebody who may on its day, and who may not is named with what is missing', async () => {
  const { survey, visit } = await makeSurvey(api)
  // Somebody else may, so that this visit alone is what it is about.
  const somebody = await api.as('ada@eerste.test')
  await entitle(api.services.pools.owner, [somebody.inspectionUserId])
  await assign(api.services.pools.owner, survey, somebody)
  const goes = async (people: readonly Session[], day: string) => {
    const input = {
      start: `${day} 08:00:00`,
      eind: `${day} 12:00:00`,
      inspecteurs: { set: people.map(({ inspectionUserId: id }) => ({ id })) },
    }
    const sent =
      'mutation($id: ID!, $input: UpdateInventarisatieInput!) { updateInventarisatie(id: $id, input: $input) { id } }'
    await api.get(sent, { id: visit, input }, manager)
  }
  const lead = (event: string) => {
    const sent = `mutation($id: ID!) { transitionInventarisatie(id: $id, event: "${event}") { id } }`
    return reasonOf(api.ask(sent, { id: visit }, manager))
  }
  await owner('delete from "user_capability" where "inventarisatie_user_id" = $1', [api.inspector.inspectionUserId])
  await endDia(manager, inDays(20))
  await goes([api.inspector], inDays(20))
  expect(await lead('notify')).toMatchObject({
    nl: `op ${spoken(inDays(20), 'nl')} heeft niemand die het uitvoert de bevoegdheid Asbestinventarisatie uitvoeren (NL) (Ines Inspecteur: de bevoegdheid Asbestinventarisatie uitvoeren (NL) ontbreekt)`,
  })
  await goes([api.inspector, manager], inDays(21))
  const refused = await lead('notify')
  expect(refused).toMatchObject({ en: expect.stringContaining('the capability Carry out') })
  expect(refused).toMatchObject({ en: expect.stringContaining('is valid up to and including') })
  // One who may is enough.
  await goes([api.inspector, manager], inDays(20))
  expect(await lead('notify')).toBe('ok')
  await goes([api.inspector], inDays(20))
  expect(await lead('notifyChange')).toMatchObject({ nl: expect.stringContaining('Ines Inspecteur') })
  // Whatever was told: it is done by somebody who may on the day.
  await goes([api.inspector, manager], inDays(20))
  await owner(
    `update "inventarisatie" set "start" = now() - interval '2 hours', "eind" = now(), "gemeld_start" = now() - interval '2 hours', "gemeld_eind" = now() where "id" = $1`,
    [visit],
  )
  await endDia(manager, inDays(-1))
  expect(await lead('carryOut')).toMatchObject({ nl: expect.stringContaining('is geldig tot en met') })
  await endDia(manager, inDays(0))
  expect(await lead('carryOut')).toBe('ok')
})

test('a report is approved by who may review, and others who may not are not asked to', async () => {
  const { survey } = await makeSurvey(api)
  const report = await api.create('report', { onderzoek: to(survey) })
  const admin = await api.as('ada@eerste.test')
  await api.get('mutation($id: ID!) { transitionRapport(id: $id, event: "submit") { id } }', { id: report })
  const told = await owner(
    `select "voor_id"::text as "id" from "bericht" where "record_id" = $1 and "soort" = 'terControle'`,
    [report],
  )
  expect(told.rows.map(({ id }) => id)).toEqual([manager.inspectionUserId])
  await asPrinted(api, report, manager)
  const approve = (as: Session) =>
    reasonOf(api.ask('mutation($id: ID!) { transitionRapport(id: $id, event: "approve") { id } }', { id: report }, as))
  expect(await approve(admin)).toMatchObject({
    nl: 'hiervoor is de bevoegdheid Rapport intern controleren nodig, en die heb je niet',
  })
  expect(await approve(manager)).toBe('ok')
  const release = () =>
    reasonOf(api.ask('mutation($id: ID!) { releaseRapport(id: $id) { id } }', { id: report }, manager))
  await endDia(manager, '2026-03-03')
  expect(await release()).toMatchObject({
    nl: 'je bevoegdheid Rapport vrijgeven telt niet: het certificaat DIA (Deskundig Inventariseerder Asbest) is geldig tot en met 3 maart 2026',
    fr: expect.stringContaining("est valable jusqu'au 3 mars 2026 inclus"),
  })
})
