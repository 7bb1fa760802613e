import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeEveryRole } from '../testing/roles.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let ada: Session
/** A colleague who manages nobody. */
let stranger: Session
beforeAll(async () => {
  api = await testApi()
  ada = await api.as('ada@eerste.test')
  stranger = (await makeEveryRole(api, ada.organisationId)).inspector
})
afterAll(() => api.close())

const document = 'query($person: ID!) { bevoegdhedenVan(persoon: $person) { naam sinds ontbreekt { naam sinds } } }'
const variables = () => ({ person: api.inspector.inspectionUserId })

test('says which capability is suspended, by which certificate and since when', async () => {
  const { owner } = api.services.pools
  // Two that she needs: one has expired, the other she never had.
  const { rows } = await owner.query<{ capability: string; types: string[] }>(
    `select c."value" as "capability", array_agg(t."value" order by t."volgorde", t."id") as "types" from "user_capability" k
     join "inventarisatie_user_capability" c on c."organisatie_id" = k."organisatie_id" and c."id" = k."inventarisatie_user_capability_id"
     join "capability_certificate_requirement" e on e."organisatie_id" = c."organisatie_id" and e."capability_id" = c."id" and e."verplicht" and e."active"
     join "inventarisatie_user_certificate_type" t on t."organisatie_id" = c."organisatie_id" and t."id" = e."certificate_type_id"
     where k."inventarisatie_user_id" = $1 group by 1 having count(*) > 1 order by 1 limit 1`,
    [api.inspector.inspectionUserId],
  )
  const { capability = '', types: [expired = '', never = ''] = [] } = rows[0] ?? {}
  const certificates = `update "user_certificaat" c set %s from "inventarisatie_user_certificate_type" t
    where t."organisatie_id" = c."organisatie_id" and t."id" = c."inventarisatie_user_certificate_type_id" and c."inventarisatie_user_id" = $1 and t."value" = $2`
  const of = (type: string) => [api.inspector.inspectionUserId, type]
  await owner.query(
    certificates.replace('%s', `"geldig_tot" = '2026-03-03', "uitgegeven_op" = '2025-03-03'`),
    of(expired),
  )
  await owner.query(certificates.replace('%s', '"deleted_at" = now()'), of(never))
  const told: { naam: string; ontbreekt: { naam: string; sinds: string | null }[] }[] = await api.get(
    document,
    variables(),
    ada,
  )
  const suspended = told.find(({ naam }) => naam === capability)
  expect(suspended?.ontbreekt).toEqual(
    expect.arrayContaining([
      { naam: expired, sinds: '2026-03-04' },
      { naam: never, sinds: null },
    ]),
  )
  // In agreement with what is asked when something is done.
  const { rows: entitled } = await owner.query<{ value: string; counts: boolean }>(
    `select c."value", is_bevoegd(k."organisatie_id", k."inventarisatie_user_id", c."code", vandaag()) as "counts" from "user_capability" k
     join "inventarisatie_user_capability" c on c."organisatie_id" = k."organisatie_id" and c."id" = k."inventarisatie_user_capability_id"
     where k."inventarisatie_user_id" = $1`,
    [api.inspector.inspectionUserId],
  )
  const counting = entitled.filter(({ counts }) => counts).map(({ value }) => value)
  expect(counting.length).toBeGreaterThan(0)
  expect(
    told
      .filter(({ ontbreekt }) => ontbreekt.length === 0)
      .map(({ naam }) => naam)
      .sort(),
  ).toEqual(counting.sort())
})

test('says on a day until when each certificate holds that a capability asks for', async () => {
  const full =
    'query($person: ID!, $on: Date) { bevoegdhedenVan(persoon: $person, op: $on) { naam ontbreekt { naam } certificaten { naam geldig_tot status behaald_op } } }'
  const on = async (day: string) =>
    (await api.get(full, { ...variables(), on: day }, ada)) as {
      naam: string
      ontbreekt: { naam: string }[]
      certificaten: { naam: string; geldig_tot: string | null; status: string | null; behaald_op: string | null }[]
    }[]
  const [long, early] = [await on('2999-01-01'), await on('1990-01-01')]
  const asking = long.filter(({ certificaten }) => certificaten.length > 0)
  expect(asking.length).toBeGreaterThan(0)
  for (const { ontbreekt, certificaten } of asking) {
    const gone = certificaten.filter(({ status }) => status === null || status === 'verlopen')
    expect(gone.map(({ naam }) => naam)).toEqual(ontbreekt.map(({ naam }) => naam))
    for (const { status, geldig_tot } of certificaten) if (status === 'verlopen') expect(geldig_tot).toMatch(/^2\d{3}-/)
  }
  // Before it was issued there was none, which is not as if there had never been one.
  const then = early.flatMap(({ certificaten }) => certificaten)
  expect(then.filter(({ status }) => status !== null)).toEqual([])
  expect(then.some(({ behaald_op }) => behaald_op !== null)).toBe(true)
  const now = new Map(long.flatMap(({ certificaten }) => certificaten).map((one) => [one.naam, one]))
  for (const { naam, behaald_op } of then) {
    expect(behaald_op !== null).toBe(now.get(naam)?.status !== null)
    expect(now.get(naam)?.behaald_op).toBeNull()
  }
})

test('names the planned visits that stop for want of a capability on their day', async () => {
  const { survey, visit } = await makeSurvey(api, ada)
  const { owner } = api.services.pools
  await owner.query(
    `update "onderzoek" o set "onderzoek_type_id" = t."id" from "onderzoek_type" t where o."id" = $1 and t."organisatie_id" = o."organisatie_id"
     and t."code" = 'asbestinventarisatie_certificatieschema_nl' and t."variable_set_id" = o."variable_set_id"`,
    [survey],
  )
  await api.get(
    'mutation($id: ID!, $input: UpdateInventarisatieInput!) { updateInventarisatie(id: $id, input: $input) { id } }',
    {
      id: visit,
      input: {
        start: '2031-06-01 08:00:00',
        eind: '2031-06-01 17:00:00',
        inspecteurs: { set: [{ id: api.inspector.inspectionUserId }] },
      },
    },
    ada,
  )
  const stopped = (on: string | null) =>
    api.get(
      'query($person: ID!, $on: Date) { stilliggendeBezoeken(persoon: $person, op: $on) { onderzoek dag } }',
      { ...variables(), on },
      ada,
    )
  expect(await stopped(null)).toContainEqual({ onderzoek: survey, dag: '2031-06-01' })
  expect(await stopped('2031-06-02')).toEqual([])
  // Under way it is no less for somebody who may not go on with it.
  await api.services.pools.owner.query(
    `update "inventarisatie" set "eind" = "start" + interval '3 days' where "onderzoek_id" = $1`,
    [survey],
  )
  expect(await stopped('2031-06-03')).toContainEqual({ onderzoek: survey, dag: '2031-06-01' })
  expect(await stopped('2031-06-06')).toEqual([])
  const asked = await api.ask(
    'query($person: ID!) { stilliggendeBezoeken(persoon: $person) { dag } }',
    variables(),
    await api.as('mo@eerste.test'),
  )
  expect(asked.errors).toBeUndefined()
  const other = await api.ask(
    'query($person: ID!) { stilliggendeBezoeken(persoon: $person) { dag } }',
    variables(),
    stranger,
  )
  expect(other.errors?.map((error) => error.extensions.code)).toEqual(['forbidden'])
})

test('is for managers, of their own people, and for the person', async () => {
  const own = await api.get(document, variables(), ada)
  for (const email of ['mo@eerste.test', 'ines@eerste.test'])
    expect(await api.get(document, variables(), await api.as(email))).toEqual(own)
  const asked = await api.ask(document, variables(), stranger)
  expect(asked.errors?.map((error) => error.extensions.code)).toEqual(['forbidden'])
  const { owner } = api.services.pools
  await owner.query(
    `update "inventarisatie_user" set "inventarisatie_rol_id" = 3 where "user_id" = (select "id" from "user" where "email" = 'bea@tweede.test')`,
  )
  expect(await api.get(document, variables(), await api.as('bea@tweede.test'))).toEqual([])
  expect(await api.get(document, { person: 'niemand' }, ada)).toEqual([])
})
