import { accessLimits } from '@vezel/model/access-limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { endLog } from './end-log.ts'

let api: Awaited<ReturnType<typeof testApi>>
let ada: Session
beforeAll(async () => {
  api = await testApi()
  ada = await api.as('ada@eerste.test')
})
afterAll(() => api.close())

const owner = () => api.services.pools.owner
const end = (today?: string) => endLog(today === undefined ? {} : { today }, api.services, new AbortController().signal)
/** A line of history at a moment, and a read of the same moment. */
async function tell(at: string, type: string, action: string, changes = {}): Promise<void> {
  await owner().query(
    `insert into "geschiedenis" ("organisatie_id", "user_id", "actie", "record_type", "record_id", "wijzigingen", "created_at")
     values ($1, $2, $3, $4, '1', $5, $6)`,
    [ada.organisationId, ada.userId, action, type, JSON.stringify(changes), at],
  )
}
const told = async () =>
  (
    await owner().query(
      `select "created_at"::date::text || ' ' || "record_type" as "line" from "geschiedenis" where "created_at" < '2020-01-01'
       union all select "op"::date::text || ' inzage' from "inzage" order by 1`,
    )
  ).rows.map(({ line }) => line)
const looked = (as = ada) => api.ask('{ toegangslogOpgeruimd { op isTeLaat } }', {}, as)

test('what the log has told for ten years goes the night after, and the history of the work stays', async () => {
  expect((await looked()).data).toEqual({ toegangslogOpgeruimd: { op: null, isTeLaat: false } })
  for (const at of ['2015-06-01 12:00+00', '2015-06-02 12:00+00']) {
    await tell(at, 'User', 'login')
    await tell(at, 'InventarisatieUser', 'update', { inventarisatie_rol: ['1', '2'] })
    await tell(at, 'UserCapability', 'create')
    // No line of the log: what dossiers rest on.
    await tell(at, 'InventarisatieUser', 'update', { functie: ['A', 'B'] })
    await tell(at, 'Onderzoek', 'transition:complete')
    await owner().query(
      `insert into "inzage" ("organisatie_id", "user_id", "dag", "record_type", "record_id", "op") values ($1, $2, $3::timestamptz::date, 'Interview', '1', $3)`,
      [ada.organisationId, ada.userId, at],
    )
  }
  const first = ['2015-06-01 InventarisatieUser', '2015-06-01 Onderzoek']
  const second = ['InventarisatieUser', 'InventarisatieUser', 'Onderzoek', 'User', 'UserCapability', 'inzage']
  await end('2025-06-01')
  expect(await told()).toHaveLength(12)
  await end('2025-06-02')
  expect(await told()).toEqual([...first, ...second.map((type) => `2015-06-02 ${type}`)])
  // And today all that is left of both.
  await end()
  expect(await told()).toEqual([...first, '2015-06-02 InventarisatieUser', '2015-06-02 Onderzoek'])
})

test('administrators see when it was last done, and that it was not', async () => {
  await end()
  expect((await looked()).data).toEqual({
    toegangslogOpgeruimd: { op: expect.stringMatching(/^\d{4}-\d\d-\d\d /), isTeLaat: false },
  })
  await owner().query(`update "joblog" set "op" = now() - $1 * interval '1 hour' where "naam" = 'end-log'`, [
    accessLimits.logEndHours + 1,
  ])
  expect((await looked()).data).toMatchObject({ toegangslogOpgeruimd: { isTeLaat: true } })
  const asked = await looked(await api.as('mo@eerste.test'))
  expect(asked.errors?.map((error) => error.extensions.code)).toEqual(['forbidden'])
})
