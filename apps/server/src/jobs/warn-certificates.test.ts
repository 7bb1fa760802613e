import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import type { MailMessage } from '../integrations/mail/client.ts'
import { testApi } from '../testing/api.ts'
import { testServices } from '../testing/services.ts'
import { warnCertificates } from './warn-certificates.ts'

let api: Awaited<ReturnType<typeof testApi>>
let mo: Session
beforeAll(async () => {
  api = await testApi()
  mo = await api.as('mo@eerste.test')
  await owner().query('delete from "user_certificaat"')
})
afterAll(() => api.close())

const owner = () => api.services.pools.owner
const ines = () => api.inspector.inspectionUserId
/** Looks on a day; answers what was mailed, by whom it went to. */
async function look(today: string, failsFor?: string): Promise<Map<string, MailMessage>> {
  const sent = new Map<string, MailMessage>()
  const send = async (message: MailMessage) => {
    if (message.to === failsFor) throw new Error('no mail today')
    expect(sent.has(message.to)).toBe(false)
    sent.set(message.to, message)
  }
  const services = testServices(api.services.pools, { mail: { send } })
  await warnCertificates({ today }, services, new AbortController().signal)
  return sent
}
const to = (id: string) => ({ connect: { id } })
const certify = async (until: string | null, type = 'VCA (VCA-VOL voor leidinggevenden)') =>
  api.create(
    'userCertificate',
    {
      inventarisatie_user: to(ines()),
      inventarisatie_user_certificate_type: to(await api.item('inventarisatie_user_certificate_types', type)),
      nummer: 'C-1',
      uitgegeven_op: '2026-01-01',
      ...(until ? { geldig_tot: until } : {}),
    },
    mo,
  )
const notices = async (as: Session): Promise<string[]> =>
  (
    (await api.get('{ berichten(filter: { klaar_op: { empty: true } }) { soort } }', {}, as)) as { soort: string }[]
  ).map(({ soort }) => soort)

test('whoever has a certificate that expires within sixty days is told with the managers, and mailed once a week', async () => {
  const { rows } = await owner().query(`select "value" from "inventarisatie_user_certificate_type" order by "volgorde"`)
  const type = rows.find(({ value }) => String(value).startsWith('DIA')).value
  const id = await certify('2028-06-30', type)
  expect([...(await look('2028-04-30')).keys()]).toEqual([])
  expect(await notices(api.inspector)).toEqual([])

  const first = await look('2028-05-01')
  expect([...first.keys()].sort()).toEqual(['ada@eerste.test', 'ines@eerste.test', 'mo@eerste.test'])
  expect(first.get('ines@eerste.test')?.text).toContain(`- Jouw certificaat: ${type}, geldig tot en met 30 juni 2028`)
  expect(first.get('mo@eerste.test')?.text).toMatch(new RegExp(`- Ines .+: ${type.replace(/[()]/g, '.')}`))
  expect(await notices(api.inspector)).toEqual(['certificaatVerloopt'])
  expect(await notices(mo)).toEqual(['certificaatVanMedewerker'])
  // Of another organisation nobody hears of it.
  expect(await notices(await api.as('bea@tweede.test'))).toEqual([])

  expect((await look('2028-05-01')).size).toBe(0)
  expect((await look('2028-05-07')).size).toBe(0)
  expect((await look('2028-05-08')).size).toBe(3)
  expect(await notices(api.inspector)).toEqual(['certificaatVerloopt'])

  // Renewed, there is nothing to do any more.
  const renewal = await certify('2031-06-30', type)
  expect((await look('2028-05-20')).size).toBe(0)
  expect([await notices(api.inspector), await notices(mo)]).toEqual([[], []])
  for (const one of [renewal, id])
    await api.get('mutation($id: ID!) { deleteUserCertificaat(id: $id) { id } }', { id: one }, mo)
})

test('a mail that cannot be sent is tried again, and those that were sent are not', async () => {
  const { rows } = await owner().query(
    `select "value" from "inventarisatie_user_certificate_type" where "value" like 'DIA%'`,
  )
  await certify('2028-12-31', rows[0].value)
  await expect(look('2028-12-01', 'ines@eerste.test')).rejects.toThrow('no mail today')
  const again = await look('2028-12-01')
  expect(again.has('ines@eerste.test')).toBe(true)
  expect((await look('2028-12-01')).size).toBe(0)
})

test('managers are told of a branch whose process certificate expires, until it is renewed', async () => {
  const until = (day: string) => ({ procescertificaat_nummer: 'P-1', certificaat_geldig_tot: day })
  const branch = await api.create('branch', { naam: 'Zwolle', ...until('2032-06-30') }, mo)
  const told = async (as = mo) => (await notices(as)).filter((kind) => kind === 'procescertificaatVerloopt').length
  await look('2032-04-30')
  expect(await told()).toBe(0)
  await look('2032-05-01')
  await look('2032-07-01')
  expect([await told(), await told(api.inspector), await told(await api.as('bea@tweede.test'))]).toEqual([1, 0, 0])
  await api.get(
    'mutation($id: ID!, $input: UpdateVestigingInput!) { updateVestiging(id: $id, input: $input) { id } }',
    { id: branch, input: until('2038-06-30') },
    mo,
  )
  await look('2032-07-02')
  expect(await told()).toBe(0)
})

test('a branch says whether its process certificate holds today', async () => {
  const states = ['2020-02-01', '2199-01-01', null].map(async (certificaat_geldig_tot) => {
    const id = await api.create('branch', { naam: 'Los', procescertificaat_nummer: 'P-2', certificaat_geldig_tot }, mo)
    const [row] = (await api.get(
      'query($id: ID!) { vestigingen(filter: { id: { eq: $id } }) { certificaat_status } }',
      { id },
      mo,
    )) as { certificaat_status: string | null }[]
    return row?.certificaat_status
  })
  expect(await Promise.all(states)).toEqual(['verlopen', 'geldig', null])
})

test('managers see when it last ran, and that it did not', async () => {
  const looked = (as: Session) => api.get('{ certificatenNagekeken { op isTeLaat } }', {}, as)
  expect(await looked(mo)).toEqual({ op: expect.any(String), isTeLaat: false })
  await owner().query(`update "joblog" set "op" = now() - interval '37 hours'`)
  expect(await looked(mo)).toMatchObject({ isTeLaat: true })
  await owner().query('delete from "joblog"')
  expect(await looked(mo)).toEqual({ op: null, isTeLaat: false })
  const refused = await api.ask('{ certificatenNagekeken { op } }')
  expect(refused.errors?.[0]?.extensions.code).toBe('forbidden')
})
