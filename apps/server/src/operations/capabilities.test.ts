import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'

let api: Awaited<ReturnType<typeof testApi>>
let ada: Session
beforeAll(async () => {
  api = await testApi()
  ada = await api.as('ada@eerste.test')
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

test('is for administrators, of their own people', async () => {
  for (const email of ['mo@eerste.test', 'ines@eerste.test']) {
    const asked = await api.ask(document, variables(), await api.as(email))
    expect(asked.errors?.map((error) => error.extensions.code)).toEqual(['forbidden'])
  }
  const { owner } = api.services.pools
  await owner.query(
    `update "inventarisatie_user" set "inventarisatie_rol_id" = 3 where "user_id" = (select "id" from "user" where "email" = 'bea@tweede.test')`,
  )
  expect(await api.get(document, variables(), await api.as('bea@tweede.test'))).toEqual([])
  expect(await api.get(document, { person: 'niemand' }, ada)).toEqual([])
})
