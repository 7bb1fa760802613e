import { tmpdir } from 'node:os'
import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { anyRecords } from '../testing/any-record.ts'
import { testApi } from '../testing/api.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
  // What the tests begin with is given to everybody; here nobody has anything yet.
  await api.services.pools.owner.query('delete from "user_capability"')
  await api.services.pools.owner.query('delete from "user_certificaat"')
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })
const inDays = (days: number) => dutchTime(new Date(Date.now() + days * 86_400_000)).slice(0, 10)
const update = (type: string, id: string, input: Record<string, unknown>, as = manager) =>
  api.ask(
    `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
    { id, input },
    as,
  )
const remove = (type: string, id: string, as = manager) =>
  api.ask(`mutation($id: ID!) { delete${type}(id: $id) { id } }`, { id }, as)
const issues = async (asked: ReturnType<typeof api.ask>) =>
  (await asked).errors?.[0]?.extensions.issues.map(({ path, rule }) => [path, rule]) ?? 'ok'
const codes = async (asked: ReturnType<typeof api.ask>) => (await asked).errors?.map((e) => e.extensions.code) ?? 'ok'

const DIA = 'DIA (Deskundig Inventariseerder Asbest)'
const MEDICAL = 'Medische keuring adembescherming'
const certificateOf = async (type: string, days: { from?: number; until?: number | null }, who = api.inspector) => ({
  inventarisatie_user: to(who.inspectionUserId),
  inventarisatie_user_certificate_type: to(await api.item('inventarisatie_user_certificate_types', type)),
  nummer: 'AV-1',
  uitgegeven_op: inDays(days.from ?? -100),
  ...(days.until === undefined ? {} : { geldig_tot: days.until === null ? null : inDays(days.until) }),
})
const certify = async (...of: Parameters<typeof certificateOf>) =>
  api.create('userCertificate', await certificateOf(...of), manager)

describe('a capability', () => {
  test('counts while each certificate that it must have holds on the day', async () => {
    const kind = to(await api.item('inventarisatie_user_capabilities', 'Asbestinventarisatie uitvoeren (NL)'))
    const input = { inventarisatie_user: to(api.inspector.inspectionUserId), inventarisatie_user_capability: kind }
    const capability = await api.create('userCapability', input, manager)
    const missing = async (as?: Session) => {
      const row = (await api.get(
        'query($id: ID!) { userCapability(id: $id) { is_geldig ontbrekende_certificaten } }',
        { id: capability },
        as,
      )) as { is_geldig: boolean; ontbrekende_certificaten: string | null }
      expect(row.is_geldig).toBe(row.ontbrekende_certificaten === null)
      return row.ontbrekende_certificaten
    }
    // The fit test and VCA are asked for and not mandatory.
    expect(await missing()).toBe(`${DIA}, ${MEDICAL}`)
    await api.services.pools.owner.query(`update "user" set "locale" = 'fr' where "id" = $1`, [manager.userId])
    expect(await missing(manager)).toBe('DIA (inventoriste amiante, NL), Aptitude médicale protection respiratoire')

    const dia = await certify(DIA, { until: -1 })
    expect(await missing()).toBe(`${DIA}, ${MEDICAL}`)
    expect(await issues(update('UserCertificaat', dia, { geldig_tot: inDays(0) }))).toBe('ok')
    expect(await missing()).toBe(MEDICAL)
    const medical = await certify(MEDICAL, { until: 30 })
    expect(await missing()).toBeNull()
    // A renewal restores what an expiry suspends, and what is renewed may be deleted.
    await update('UserCertificaat', medical, { geldig_tot: inDays(-5) })
    expect(await missing()).toBe(MEDICAL)
    await certify(MEDICAL, { from: -2 })
    await remove('UserCertificaat', medical)
    expect(await missing()).toBeNull()
    // What says in another set that it is a DIA is one.
    await api.services.pools.owner.query(
      `with "set" as (insert into "variable_set" ("organisatie_id", "name", "active") values ($1, 'Kopie', true) returning "id"),
         "soort" as (insert into "inventarisatie_user_certificate_type" ("organisatie_id", "variable_set_id", "value", "code", "active", "volgorde", "heeft_nummer")
           select $1, "id", 'Kopie', 'dia_deskundig_inventariseerder_asbest', true, 1, true from "set" returning "id")
       update "user_certificaat" set "inventarisatie_user_certificate_type_id" = (select "id" from "soort"), "geldig_tot" = null where "id" = $2`,
      [manager.organisationId, dia],
    )
    expect(await missing()).toBeNull()
    await remove('UserCertificaat', dia)
    expect(await missing()).toBe(DIA)
  })

  test('is granted once, by a manager who is remembered, and read by whoever has it', async () => {
    const kind = to(await api.item('inventarisatie_user_capabilities', 'Projectleiding'))
    const input = { inventarisatie_user: to(api.inspector.inspectionUserId), inventarisatie_user_capability: kind }
    const create = (as?: Session) =>
      api.ask(
        'mutation($input: CreateUserCapabilityInput!) { createUserCapability(input: $input) { sinds is_geldig toegekend_door { id } } }',
        { input },
        as,
      )
    expect(await codes(create())).toEqual(['forbidden'])
    expect((await create(manager)).data?.createUserCapability).toEqual({
      sinds: inDays(0),
      is_geldig: true,
      toegekend_door: { id: String(manager.userId) },
    })
    expect(await issues(create(manager))).toEqual([['inventarisatie_user_capability', 'isUnique']])
    const of = (as?: Session) => api.get('{ userCapabilitiesTotal }', {}, as) as Promise<number>
    expect([await of(), await of(await api.as('ada@eerste.test'))]).toEqual([2, 2])
    const colleague = { ...api.inspector, ...(await api.as('mo@eerste.test')), roleId: 1 }
    expect(await of(colleague)).toBe(0)
  })
})

describe('a certificate', () => {
  test.each([
    [-1, 'verlopen'],
    [0, 'verloopt'],
    [60, 'verloopt'],
    [61, 'geldig'],
    [null, 'geldig'],
  ] as const)('of which the last day is %s days from now is %s', async (until, status) => {
    const type = 'Verklaring omtrent gedrag'
    const id = await certify(type, { until })
    const row = await api.get('query($id: ID!) { userCertificaat(id: $id) { status } }', { id }, manager)
    expect(row).toEqual({ status })
  })

  test('takes its last day from its type, and never is without one where the type has a term', async () => {
    const id = await api.create(
      'userCertificate',
      {
        ...(await certificateOf(DIA, {})),
        uitgegeven_op: '2024-02-29',
      },
      manager,
    )
    const row = await api.get('query($id: ID!) { userCertificaat(id: $id) { geldig_tot } }', { id }, manager)
    expect(row).toEqual({ geldig_tot: '2027-02-28' })
    expect(await issues(update('UserCertificaat', id, { geldig_tot: null }))).toEqual([['geldig_tot', 'isRequired']])
    expect(await issues(update('UserCertificaat', id, { geldig_tot: '2024-02-28' }))).toEqual([
      ['geldig_tot', 'notBeforeIssue'],
    ])
    expect(await issues(update('UserCertificaat', id, { uitgegeven_op: inDays(1) }))).toEqual([
      ['uitgegeven_op', 'isNotFuture'],
    ])
  })

  test('has a number where its type has one', async () => {
    const id = await certify(DIA, {})
    expect(await issues(update('UserCertificaat', id, { nummer: ' ' }))).toEqual([['nummer', 'isRequired']])
    const medical = await certify(MEDICAL, {})
    expect(await issues(update('UserCertificaat', medical, { nummer: null }))).toBe('ok')
  })
})

test('of a piece of equipment the inspection that holds longest counts, and it may pass to another holder', async () => {
  const type = to(await api.item('uitrusting_types', 'Gasdetector'))
  const holder = to(api.inspector.inspectionUserId)
  const input = { inventarisatie_user: holder, uitrusting_type: type, naam: 'Gasmeter 1', serienummer: 'G-1' }
  const id = await api.create('equipment', input, manager)
  const inspect = (keuringsdatum: string, geldig_tot?: string) =>
    api.create('equipmentCertificate', { uitrusting: to(id), keuringsdatum, geldig_tot }, manager)
  const inspected = () =>
    api.get('query($id: ID!) { uitrusting(id: $id) { keuring_geldig_tot keuring_status } }', { id })
  expect(await inspected()).toEqual({ keuring_geldig_tot: null, keuring_status: null })
  await inspect('2025-08-31')
  expect(await inspected()).toEqual({ keuring_geldig_tot: '2026-02-28', keuring_status: 'verlopen' })
  await inspect(inDays(-30), inDays(90))
  await inspect(inDays(-10), inDays(20))
  expect(await inspected()).toEqual({ keuring_geldig_tot: inDays(90), keuring_status: 'geldig' })
  const moved = { inventarisatie_user: to(manager.inspectionUserId) }
  expect(await codes(update('Uitrusting', id, moved, api.inspector))).toEqual(['forbidden'])
  expect(await codes(update('Uitrusting', id, moved))).toBe('ok')
})

test('a signature is made and replaced by nobody else, and removed by a manager too', async () => {
  const { valueFor } = anyRecords(api, new Map(), tmpdir())
  const photo = () => valueFor(model.entity('signature').fields.file)
  const own = { file: await photo(), ondertekend_als: 'I. Nes, inspecteur' }
  const id = await api.create('signature', own, api.inspector)
  const row = await api.get('query($id: ID!) { handtekening(id: $id) { inventarisatie_user { id } } }', { id })
  expect(row).toEqual({ inventarisatie_user: { id: api.inspector.inspectionUserId } })
  expect(await codes(update('Handtekening', id, { ondertekend_als: 'Directeur' }))).toEqual(['forbidden'])
  expect(await codes(update('Handtekening', id, { file: await photo() }))).toEqual(['forbidden'])
  expect(await codes(update('Handtekening', id, { ondertekend_als: 'Ines' }, api.inspector))).toBe('ok')
  const colleague = { ...manager, roleId: 1 }
  expect(await codes(remove('Handtekening', id, colleague))).toEqual(['forbidden'])
  expect(await codes(remove('Handtekening', id))).toBe('ok')
  const back = (who: Session) =>
    codes(api.ask('mutation($id: ID!) { restoreHandtekening(id: $id) { id } }', { id }, who))
  expect(await back(manager)).toEqual(['forbidden'])
  expect(await back(api.inspector)).toBe('ok')
})

test('a manager makes nobody a manager, and no manager anything else', async () => {
  const admin = await api.as('ada@eerste.test')
  const role = (of: string) => ({ inventarisatie_rol: to(of) })
  const give = (id: string, of: string, as = manager) => update('InventarisatieUser', id, role(of), as)
  const refused = [['inventarisatie_rol', 'isRoleToGive']]
  const staff = String(api.inspector.inspectionUserId)
  expect(await issues(give(staff, '2'))).toEqual(refused)
  expect(await issues(give(String(manager.inspectionUserId), '1'))).toEqual(refused)
  expect((await give(staff, '4')).errors).toBeUndefined()
  expect((await give(staff, '2', admin)).errors).toBeUndefined()
  expect(await issues(give(staff, '1'))).toEqual(refused)
  expect((await give(staff, '1', admin)).errors).toBeUndefined()
  const invite = (of: string, as: Session) =>
    api.ask(
      'mutation($input: CreateUitnodigingInput!) { createUitnodiging(input: $input) { id } }',
      { input: { email: `nieuw-${of}@eerste.test`, name: 'Nina', achternaam: 'Nieuw', ...role(of) } },
      as,
    )
  expect(await issues(invite('2', manager))).toEqual(refused)
  expect((await invite('1', manager)).errors).toBeUndefined()
  expect((await invite('2', admin)).errors).toBeUndefined()
})
