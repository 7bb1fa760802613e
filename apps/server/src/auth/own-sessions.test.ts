import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { logIn } from '../testing/log-in.ts'
import { testPassword } from '../testing/template.ts'
import { deviceOf } from './own-sessions.ts'
import { newResetToken } from './reset-password.ts'
import { sessionOf } from './session.ts'

let api: Awaited<ReturnType<typeof testApi>>
let ada: Session
beforeAll(async () => {
  api = await testApi()
  ada = await api.as('ada@eerste.test')
})
afterAll(() => api.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const serve = () => api.services.pools.serve
/** Logs somebody in on a device; answers the session and its token. */
async function start(username: string, device = firefox) {
  const { access_token: token } = await logIn(
    serve(),
    { username, password: testPassword },
    { address: 'test', device },
  )
  const session = await sessionOf(serve(), token)
  if (!session) throw new Error('no session')
  return { token, session }
}
interface Listed {
  id: string
  browser: string | null
  systeem: string | null
  soort: string | null
  sinds: string
  gezien: string
  eigen: boolean
}
const listed = (as: Session): Promise<Listed[]> =>
  api.get('{ sessies { id browser systeem soort sinds gezien eigen } }', {}, as)
const end = (id: string, as: Session) =>
  api.ask('mutation($id: ID!) { beeindigSessie(id: $id) { status } }', { id }, as)
const isThere = async (token: string) => (await sessionOf(serve(), token)) !== undefined
const owner = () => api.services.pools.owner

describe('the own log-ins', () => {
  test('are those in force, with the device they are on, and the one that asks is marked', async () => {
    const here = await start('mo@eerste.test')
    await start('mo@eerste.test', 'Vezelaar')
    const rows = await listed(here.session)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ browser: 'Firefox 140', systeem: 'Windows', soort: 'desktop', eigen: true })
    expect(rows[1]).toMatchObject({ systeem: null, soort: null, eigen: false })
    expect(rows[0]?.sinds).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect((await listed(ada)).every(({ id }) => !rows.some((row) => row.id === id))).toBe(true)
  })

  test('say when they were last used, to some minutes', async () => {
    const { token, session } = await start('mo@eerste.test')
    const seen = async () =>
      (await owner().query(`select "seen_at" from "sessie" where "token_hash" = $1`, [session.tokenHash])).rows[0]
        .seen_at as Date
    const before = await seen()
    await sessionOf(serve(), token)
    expect(await seen()).toEqual(before)
    await owner().query(`update "sessie" set "seen_at" = now() - interval '6 minutes' where "token_hash" = $1`, [
      session.tokenHash,
    ])
    await sessionOf(serve(), token)
    expect(Date.now() - (await seen()).getTime()).toBeLessThan(60_000)
  })

  test('are ended one by one, at once, by their owner alone', async () => {
    const [here, there] = [await start('mo@eerste.test'), await start('mo@eerste.test')]
    const { rows } = await owner().query(`select "id" from "sessie" where "token_hash" = $1`, [there.session.tokenHash])
    const codes = async (asked: ReturnType<typeof end>) => (await asked).errors?.map((e) => e.extensions.code)
    expect(await codes(end(rows[0].id, ada))).toEqual(['notFound'])
    expect(await codes(end('no id', here.session))).toEqual(['notFound'])
    expect(await isThere(there.token)).toBe(true)
    expect(await codes(end(rows[0].id, here.session))).toBeUndefined()
    expect([await isThere(there.token), await isThere(here.token)]).toEqual([false, true])
    // Ended, it is as if it had not been.
    expect(await codes(end(rows[0].id, here.session))).toEqual(['notFound'])
  })

  test('are ended all but the one that asks, and those of nobody else', async () => {
    const [here, other, hers] = [
      await start('mo@eerste.test'),
      await start('mo@eerste.test'),
      await start('ada@eerste.test'),
    ]
    const count = (await listed(here.session)).length
    const ended = await api.get('mutation { beeindigAndereSessies { aantal } }', {}, here.session)
    expect(ended).toEqual({ aantal: count - 1 })
    expect([await isThere(here.token), await isThere(other.token), await isThere(hers.token)]).toEqual([
      true,
      false,
      true,
    ])
    expect(await listed(here.session)).toHaveLength(1)
  })

  test('end with the link for a new password when somebody is made inactive, and do not come back', async () => {
    const { token, session } = await start('mo@eerste.test')
    const link = await newResetToken(serve(), 'mo@eerste.test')
    const change = (active: boolean) =>
      api.get(
        'mutation($id: ID!, $input: UpdateInventarisatieUserInput!) { updateInventarisatieUser(id: $id, input: $input) { id } }',
        { id: session.inspectionUserId, input: { active } },
        ada,
      )
    await change(false)
    expect(await isThere(token)).toBe(false)
    await change(true)
    expect(await isThere(token)).toBe(false)
    const asked = await api.ask(
      'mutation($input: UpdateForgottenPasswordInput!) { updateForgottenPassword(input: $input) { status } }',
      {
        input: {
          email: 'mo@eerste.test',
          token: link?.token,
          password: 'een-nieuw-woord',
          password_confirmation: 'een-nieuw-woord',
        },
      },
    )
    expect(asked.errors?.[0]?.extensions.code).toBe('resetInvalid')
  })
})

test('a device is called as people call it', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
  expect(deviceOf(iphone)).toEqual({ browser: 'Safari 18', systeem: 'iOS', soort: 'mobile' })
  expect(deviceOf(null)).toEqual({ browser: null, systeem: null, soort: null })
  expect(deviceOf('')).toEqual({ browser: null, systeem: null, soort: null })
})
