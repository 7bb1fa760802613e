import { accessLimits } from '@vezel/model/access-limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { cleanUp } from '../jobs/clean-up.ts'
import { testApi } from '../testing/api.ts'
import { logIn } from '../testing/log-in.ts'
import { makePerson } from '../testing/people.ts'

let api: Awaited<ReturnType<typeof testApi>>
let ada: Session
beforeAll(async () => {
  api = await testApi()
  ada = await api.as('ada@eerste.test')
})
afterAll(() => api.close())

interface Line {
  id: string
  soort: string
  isGeweigerd: boolean
  wat: string
  door: string | null
  over: string | null
}
const log = (args = '', as = ada): Promise<Line[]> =>
  api.get(`{ toegangslog${args} { id soort isGeweigerd wat door over } }`, {}, as)
const password = 'vezel-demo-2026'
const device = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const tries = (username: string, word: string, address = '192.0.2.7') =>
  logIn(api.services.pools.serve, { username, password: word }, { address, device }).catch(() => undefined)
const owner = () => api.services.pools.owner

test('log-ins, also refused, are for the administrators of the organisation alone', async () => {
  const person = await makePerson(owner(), ada.organisationId, { email: 'sam@eerste.test' })
  await tries('sam@eerste.test', 'niet-het-woord')
  await tries('sam@eerste.test', password)
  await tries('niemand@eerste.test', 'een-wachtwoord-dat-nergens-hoort')
  const about = `(persoon: ${person.userId})`
  expect(
    (await log(about)).map(({ soort, isGeweigerd, wat, door, over }) => [soort, isGeweigerd, wat, door, over]),
  ).toEqual([
    ['inloggen', false, 'Ingelogd', 'Samir El Amrani', 'Samir El Amrani'],
    ['inloggen', true, 'Inloggen geweigerd · Inloggen mislukt · Firefox 140, Windows', null, 'Samir El Amrani'],
  ])
  // What was typed where nobody is, is kept nowhere.
  const { rows } = await owner().query(`select count(*)::integer as "n" from "inlogweigering"`)
  expect(rows[0].n).toBe(1)
  for (const email of ['mo@eerste.test', 'ines@eerste.test']) {
    const asked = await api.ask('{ toegangslog { id } }', {}, await api.as(email))
    expect(asked.errors?.map((error) => error.extensions.code)).toEqual(['forbidden'])
  }
  expect(await log(about, await api.as('bea@tweede.test'))).toEqual([])
})

test('tells what of rights was changed, from what to what and by whom', async () => {
  const { inspectionUserId: id, userId } = await makePerson(owner(), ada.organisationId, { email: 'rol@eerste.test' })
  const change = (input: Record<string, unknown>) =>
    api.get(
      'mutation($id: ID!, $input: UpdateInventarisatieUserInput!) { updateInventarisatieUser(id: $id, input: $input) { id } }',
      { id, input },
      ada,
    )
  await change({ functie: 'Adviseur' })
  await change({ inventarisatie_rol: { connect: { id: '2' } } })
  await change({ active: false })
  const kind = await api.item('inventarisatie_user_capabilities', 'Projectleiding')
  await owner().query(`delete from "user_capability" where "inventarisatie_user_id" = $1`, [id])
  const connect = (to: string) => ({ connect: { id: to } })
  const input = { inventarisatie_user: connect(id), inventarisatie_user_capability: connect(kind) }
  const capability = await api.create('userCapability', input, ada)
  await api.get('mutation($id: ID!) { deleteUserCapability(id: $id) { id } }', { id: capability }, ada)
  const lines = await log(`(soort: "rechten", persoon: ${userId})`)
  expect(lines.map(({ wat }) => wat)).toEqual([
    'Verwijderd · Projectleiding',
    'Aangemaakt · Projectleiding',
    'Gewijzigd · Actief: ja → nee',
    expect.stringMatching(/^Gewijzigd · Rol: .+ → Manager$/),
  ])
  expect(lines.every(({ soort, isGeweigerd }) => soort === 'rechten' && !isGeweigerd)).toBe(true)
  expect(new Set(lines.map(({ door }) => door)).size).toBe(1)
  expect(await log(`(soort: "inloggen", persoon: ${userId})`)).toEqual([])
})

test('shows what a manager granted himself, which nobody else below him may', async () => {
  const mo = await api.as('mo@eerste.test')
  const kind = await api.item('inventarisatie_user_capabilities', 'Projectleiding')
  await owner().query(`delete from "user_capability" where "inventarisatie_user_id" = $1`, [mo.inspectionUserId])
  const connect = (to: string) => ({ connect: { id: to } })
  const grant = (as: Session, who: Session = as) =>
    api.ask(
      'mutation($input: CreateUserCapabilityInput!) { createUserCapability(input: $input) { id toegekend_door { id } } }',
      {
        input: { inventarisatie_user: connect(who.inspectionUserId), inventarisatie_user_capability: connect(kind) },
      },
      as,
    )
  const codes = async (asked: ReturnType<typeof api.ask>) => (await asked).errors?.map((e) => e.extensions.code)
  expect(await codes(grant(await api.as('ines@eerste.test')))).toEqual(['forbidden'])
  expect(await codes(grant(await api.as('ines@eerste.test'), mo))).toEqual(['forbidden'])
  // His role is for an administrator to change.
  const role = { inventarisatie_rol: connect('3') }
  const change = api.ask(
    'mutation($id: ID!, $input: UpdateInventarisatieUserInput!) { updateInventarisatieUser(id: $id, input: $input) { id } }',
    { id: mo.inspectionUserId, input: role },
    mo,
  )
  expect(await codes(change)).toEqual(['forbidden'])
  expect((await grant(mo)).data?.createUserCapability).toMatchObject({ toegekend_door: { id: String(mo.userId) } })
  const [line] = await log(`(soort: "rechten", persoon: ${mo.userId})`)
  expect(line).toMatchObject({ wat: 'Aangemaakt · Projectleiding', door: line?.over })
})

test('goes on after a line', async () => {
  const all = await log()
  expect(all.length).toBeGreaterThan(4)
  expect(await log(`(voor: "${all[1]?.id}")`)).toEqual(all.slice(2))
})

test('keeps so many refusals of a person in an hour, and none longer than its term', async () => {
  const { userId } = await makePerson(owner(), ada.organisationId, { email: 'veel@eerste.test' })
  const count = async () =>
    (await owner().query(`select count(*)::integer as "n" from "inlogweigering" where "user_id" = $1`, [userId]))
      .rows[0].n
  await owner().query(
    `insert into "inlogweigering" ("organisatie_id", "user_id", "reden") select $1, $2, 'loginFailed' from generate_series(1, $3)`,
    [ada.organisationId, userId, accessLimits.refusalsMost - 1],
  )
  for (const address of ['192.0.2.8', '192.0.2.9']) await tries('veel@eerste.test', 'niet-het-woord', address)
  expect(await count()).toBe(accessLimits.refusalsMost)
  await owner().query(`update "inlogweigering" set "op" = now() - $1 * interval '1 day' where "user_id" = $2`, [
    accessLimits.refusalDays + 1,
    userId,
  ])
  await cleanUp({}, api.services, new AbortController().signal)
  expect(await count()).toBe(0)
})
