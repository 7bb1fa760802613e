import { accessLimits } from '@vezel/model/access-limits.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import type { MailMessage } from '../integrations/mail/client.ts'
import { sendFactorReset } from '../jobs/send-factor-reset.ts'
import { type GraphqlAnswer, testApi } from '../testing/api.ts'
import { codeOf } from '../testing/app-code.ts'
import { makePerson } from '../testing/people.ts'
import { testServices } from '../testing/services.ts'
import { newResetCode } from './second-factor.ts'
import { sessionOf } from './session.ts'
import { hashToken } from './token.ts'

let api: Awaited<ReturnType<typeof testApi>>
let ada: Session
beforeAll(async () => {
  api = await testApi()
  ada = await api.as('ada@eerste.test')
})
afterAll(() => api.close())

const owner = () => api.services.pools.owner
const password = 'vezel-demo-2026'
const codes = ({ errors = [] }: GraphqlAnswer) => errors.map(({ extensions }) => extensions.code)
const reasonOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.message
const dataOf = <T>({ data }: GraphqlAnswer, name: string) => data?.[name] as T
interface Login {
  access_token: string | null
  code_gevraagd: boolean | null
  instellen: { geheim: string; uri: string } | null
  herstelcodes: string[] | null
  organisaties: { id: string }[] | null
  user: { email: string } | null
}
const logIn = (username: string, more: Record<string, unknown> = {}) =>
  api.ask(
    `mutation($input: LoginInput!) { login(input: $input) {
       access_token code_gevraagd instellen { geheim uri } herstelcodes organisaties { id } user { email } } }`,
    { input: { username, password, ...more } },
  )
const answered = async (username: string, more?: Record<string, unknown>) =>
  (await logIn(username, more)).data?.login as Login
const begin = (as: Session, current_password = password) =>
  api.ask(
    'mutation($p: String!) { beginTweedeFactor(current_password: $p) { geheim uri } }',
    { p: current_password },
    as,
  )
const confirm = (as: Session, code: string) =>
  api.ask('mutation($code: String!) { bevestigTweedeFactor(code: $code) { codes } }', { code }, as)
const turnOff = (as: Session, code: string, current_password = password) =>
  api.ask(
    'mutation($p: String!, $code: String!) { zetTweedeFactorUit(current_password: $p, code: $code) { status } }',
    { p: current_password, code },
    as,
  )
const standing = (as: Session) => api.get('{ tweedeFactor { aan herstelcodes verplicht } }', {}, as)
const linesOf = async (user: number) =>
  (
    await owner().query(
      `select "actie" from "geschiedenis" where "record_type" = 'User' and "record_id" = $1 order by "id"`,
      [String(user)],
    )
  ).rows.map(({ actie }) => actie)
/** As if the half minute of the last code were over. */
const laterOn = (user: number) => owner().query(`update "tweede_factor" set "stap" = 0 where "user_id" = $1`, [user])

let people = 0
/** Somebody new, with or without a second step. */
async function somebody({ role = 1, isOn = true } = {}) {
  const email = `stap${++people}@eerste.test`
  const { userId, inspectionUserId } = await makePerson(owner(), ada.organisationId, { email, role })
  const session: Session = { ...ada, userId, inspectionUserId, roleId: role, tokenHash: Buffer.from(email) }
  if (!isOn) return { email, session, userId, secret: '', recovery: [] as string[] }
  const { geheim: secret } = dataOf<{ geheim: string }>(await begin(session), 'beginTweedeFactor')
  const { codes: recovery } = dataOf<{ codes: string[] }>(
    await confirm(session, codeOf(secret)),
    'bevestigTweedeFactor',
  )
  await laterOn(userId)
  return { email, session, userId, secret, recovery }
}

describe('a second step', () => {
  test('is asked for after the right password alone, and lets nobody in without a code', async () => {
    const { email, secret } = await somebody()
    expect(await answered(email)).toEqual({
      access_token: null,
      code_gevraagd: true,
      instellen: null,
      herstelcodes: null,
      organisaties: null,
      user: null,
    })
    expect(codes(await logIn(email, { password: 'niet-het-woord', code: codeOf(secret) }))).toEqual(['loginFailed'])
    expect(codes(await logIn(email, { code: '000000' }))).toEqual(['codeFailed'])
    const inside = await answered(email, { code: codeOf(secret) })
    expect(inside).toMatchObject({ user: { email }, code_gevraagd: null, herstelcodes: null })
    expect(inside.access_token).toMatch(/^[\w-]{43}$/)
  })

  test('takes a code once, and none of before or after the half minutes about', async () => {
    const { email, secret, userId } = await somebody()
    const code = codeOf(secret)
    const twice = await Promise.all([logIn(email, { code }), logIn(email, { code })])
    expect(twice.map(codes).sort()).toEqual([[], ['codeFailed']])
    expect(codes(await logIn(email, { code }))).toEqual(['codeFailed'])
    // A code of before the one that was used counts no more either.
    expect(codes(await logIn(email, { code: codeOf(secret, -1) }))).toEqual(['codeFailed'])
    await laterOn(userId)
    for (const halfMinutes of [-3, 3])
      expect(codes(await logIn(email, { code: codeOf(secret, halfMinutes) }))).toEqual(['codeFailed'])
    expect(codes(await logIn(email, { code: `${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}` }))).toEqual([])
  })

  test('counts wrong codes as wrong passwords, and half of the way in forgets none of them', async () => {
    const { email, secret } = await somebody()
    for (let tries = 0; tries < accessLimits.loginAttempts; tries++) {
      expect(codes(await logIn(email, { code: '000000' }))).toEqual(['codeFailed'])
      if (tries < accessLimits.loginAttempts - 1) expect((await answered(email)).code_gevraagd).toBe(true)
    }
    expect(codes(await logIn(email, { code: codeOf(secret) }))).toEqual(['tooManyAttempts'])
  })

  test('takes recovery codes alone after many wrong codes from anywhere', async () => {
    const { email, secret, userId, recovery } = await somebody()
    await owner().query(
      `insert into "inlogpoging" ("sleutel", "op") select $1, now() - interval '2 hours' from generate_series(1, $2)`,
      [`factor:${userId}`, accessLimits.codeFailuresMost],
    )
    expect(codes(await logIn(email, { code: codeOf(secret) }))).toEqual(['tooManyAttempts'])
    expect(codes(await logIn(email, { code: recovery[0] }))).toEqual([])
  })

  test('is stored sealed, its recovery codes as hashes, and neither is in the history', async () => {
    const { secret, recovery, userId } = await somebody()
    expect(recovery).toHaveLength(accessLimits.recoveryCodes)
    expect(new Set(recovery).size).toBe(accessLimits.recoveryCodes)
    const { rows } = await owner().query(
      `select (select "geheim" from "tweede_factor" where "user_id" = $1) || (select string_agg(encode("code_hash", 'escape'), ' ') from "herstelcode")
         || (select string_agg("wijzigingen"::text, ' ') from "geschiedenis") as "all"`,
      [userId],
    )
    for (const plain of [secret, ...recovery, ...recovery.map((code) => code.replaceAll('-', ''))])
      expect(rows[0].all).not.toContain(plain)
    expect(await linesOf(userId)).toEqual(['factorOn'])
  })

  test('is set up with the password and a code of the app, and once', async () => {
    const { session, userId } = await somebody({ isOn: false })
    expect(codes(await begin(session, 'niet-het-woord'))).toEqual(['invalid'])
    expect(codes(await confirm(session, '123456'))).toEqual(['codeFailed'])
    const { geheim, uri } = dataOf<{ geheim: string; uri: string }>(await begin(session), 'beginTweedeFactor')
    expect(uri).toContain(`secret=${geheim}`)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Vezel:stap\d+/)
    // What was offered counts for nothing yet.
    expect(await standing(session)).toEqual({ aan: false, herstelcodes: 0, verplicht: false })
    expect(codes(await confirm(session, '000000'))).toEqual(['codeFailed'])
    expect(codes(await confirm(session, codeOf(geheim)))).toEqual([])
    expect(await standing(session)).toEqual({ aan: true, herstelcodes: 10, verplicht: false })
    expect(reasonOf(await begin(session))).toContain('staat al aan')
    await laterOn(userId)
    expect(codes(await confirm(session, codeOf(geheim)))).toEqual(['codeFailed'])
  })

  test('is turned off with the password and a code, by its owner', async () => {
    const { session, secret, email, userId } = await somebody()
    expect(codes(await turnOff(session, codeOf(secret), 'niet-het-woord'))).toEqual(['invalid'])
    expect(codes(await turnOff(session, '000000'))).toEqual(['codeFailed'])
    expect((await answered(email)).code_gevraagd).toBe(true)
    expect(codes(await turnOff(session, codeOf(secret)))).toEqual([])
    expect((await answered(email)).access_token).not.toBeNull()
    expect(await linesOf(userId)).toEqual(['factorOn', 'factorOff', 'login'])
  })
})

describe('whoever loses the telephone', () => {
  test('comes in with a recovery code, each once, and makes new ones with the password', async () => {
    const { email, session, recovery, userId } = await somebody()
    const [first = '', second = ''] = recovery
    expect(codes(await logIn(email, { code: first.toUpperCase().replaceAll('-', ' ') }))).toEqual([])
    expect(codes(await logIn(email, { code: first }))).toEqual(['codeFailed'])
    expect(await standing(session)).toMatchObject({ aan: true, herstelcodes: 9 })
    const renew = (p: string) =>
      api.ask('mutation($p: String!) { nieuweHerstelcodes(current_password: $p) { codes } }', { p }, session)
    expect(codes(await renew('niet-het-woord'))).toEqual(['invalid'])
    const { codes: fresh } = dataOf<{ codes: string[] }>(await renew(password), 'nieuweHerstelcodes')
    expect(codes(await logIn(email, { code: second }))).toEqual(['codeFailed'])
    expect(codes(await logIn(email, { code: fresh[0] }))).toEqual([])
    expect(await linesOf(userId)).toEqual(['factorOn', 'recovery', 'login', 'recovery', 'login'])
    const other = await somebody()
    expect(codes(await logIn(other.email, { code: fresh[1] }))).toEqual(['codeFailed'])
  })

  const reset = (id: string, as: Session) =>
    api.ask('mutation($id: ID!) { herstelTweedeFactor(id: $id) { status } }', { id }, as)
  async function mailed(user: number): Promise<MailMessage[]> {
    const sent: MailMessage[] = []
    const mail = { send: async (message: MailMessage) => void sent.push(message) }
    await sendFactorReset({ user }, testServices(api.services.pools, { mail }), new AbortController().signal)
    return sent
  }

  test('without paper gets a code by mail when an administrator asks for it, and the old telephone counts no more', async () => {
    const { email, session, secret, recovery, userId } = await somebody()
    const id = session.inspectionUserId
    expect(codes(await reset(id, await api.as('mo@eerste.test')))).toEqual(['forbidden'])
    expect(codes(await reset(id, session))).toEqual(['forbidden'])
    expect(codes(await reset(id, await api.as('bea@tweede.test')))).toEqual(['notFound'])
    expect(codes(await reset(id, ada))).toEqual([])
    expect(await linesOf(userId)).toEqual(['factorOn', 'factorReset'])
    const [mail] = await mailed(userId)
    expect(mail?.to).toBe(email)
    const code = /[a-z2-7]{4}(-[a-z2-7]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? ''
    // Until it is used, and without the password, nothing has changed.
    expect(codes(await logIn(email, { password: 'niet-het-woord', code }))).toEqual(['loginFailed'])
    expect((await answered(email)).code_gevraagd).toBe(true)
    expect((await answered(email, { code })).access_token).not.toBeNull()
    expect(await standing(session)).toEqual({ aan: false, herstelcodes: 0, verplicht: false })
    for (const old of [code, recovery[0], codeOf(secret)])
      expect((await answered(email, { code: old })).access_token).not.toBeNull()
  })

  test('is known by managers to have one, and by nobody else', async () => {
    const [on, off] = [await somebody(), await somebody({ isOn: false })]
    const seenBy = async (as: Session) =>
      Promise.all(
        [on, off].map(async ({ session }) => {
          const one = 'query($id: ID!) { inventarisatieUser(id: $id) { tweede_factor } }'
          const row: { tweede_factor: boolean | null } = await api.get(one, { id: session.inspectionUserId }, as)
          return row.tweede_factor
        }),
      )
    expect(await seenBy(ada)).toEqual([true, false])
    expect(await seenBy(await api.as('mo@eerste.test'))).toEqual([true, false])
    expect(await seenBy(api.inspector)).toEqual([null, null])
    expect(await seenBy(on.session)).toEqual([true, null])
    // Nor by asking for those who have one.
    const found = await api.get(
      '{ inventarisatieUsers(filter: { tweede_factor: { eq: true } }) { id } }',
      {},
      api.inspector,
    )
    expect(found).toEqual([])
  })

  test('gets no mail without a second step, and a code of it that works some hours', async () => {
    const without = await somebody({ isOn: false })
    expect(await mailed(without.userId)).toEqual([])
    const { email, userId } = await somebody()
    const [mail] = await mailed(userId)
    const code = /[a-z2-7]{4}(-[a-z2-7]{4}){3}/.exec(mail?.text ?? '')?.[0]
    await owner().query(`update "herstelcode" set "expires_at" = now() where "is_reset"`)
    expect(codes(await logIn(email, { code }))).toEqual(['codeFailed'])
  })
})

describe('an organisation that requires it', () => {
  const require = (isRequired: boolean, as = ada) =>
    api.ask(
      'mutation($id: ID!, $input: UpdateInventarisatieOrganisatieInput!) { updateInventarisatieOrganisatie(id: $id, input: $input) { tweede_factor_verplicht } }',
      { id: ada.organisationId, input: { tweede_factor_verplicht: isRequired } },
      as,
    )

  test('is told so by an administrator, and lets its managers in once they have set it up', async () => {
    const [manager, inspector] = [await somebody({ role: 2, isOn: false }), await somebody({ role: 1, isOn: false })]
    expect(codes(await require(true, manager.session))).toEqual(['forbidden'])
    expect(codes(await require(true))).toEqual([])
    expect((await answered(inspector.email)).access_token).not.toBeNull()
    const asked = await answered(manager.email)
    expect(asked).toMatchObject({ access_token: null, code_gevraagd: true, user: null })
    const secret = asked.instellen?.geheim ?? ''
    expect(codes(await logIn(manager.email, { code: '000000' }))).toEqual(['codeFailed'])
    const inside = await answered(manager.email, { code: codeOf(secret) })
    expect(inside.user).toEqual({ email: manager.email })
    expect(inside.herstelcodes).toHaveLength(accessLimits.recoveryCodes)
    // From then on it is asked for as of anybody.
    expect(await answered(manager.email)).toMatchObject({ code_gevraagd: true, instellen: null })
    expect(await standing(manager.session)).toEqual({ aan: true, herstelcodes: 10, verplicht: true })
    await laterOn(manager.userId)
    expect(reasonOf(await turnOff(manager.session, codeOf(secret)))).toContain('eist de tweede stap')
    expect(codes(await require(false))).toEqual([])
    expect(codes(await turnOff(manager.session, codeOf(secret)))).toEqual([])
  })

  test('ends what managers have open without it, and what somebody has open who becomes one', async () => {
    const [manager, inspector, planner] = [
      await somebody({ role: 2, isOn: false }),
      await somebody({ role: 1, isOn: false }),
      await somebody({ role: 1, isOn: false }),
    ]
    const tokenOf = async (email: string, more?: Record<string, unknown>) =>
      (await answered(email, more)).access_token ?? ''
    const isOpen = async (token: string) => (await sessionOf(api.services.pools.serve, token)) !== undefined
    const open = {
      manager: await tokenOf(manager.email),
      inspector: await tokenOf(inspector.email),
      planner: await tokenOf(planner.email),
    }
    const standings = async () => [await isOpen(open.manager), await isOpen(open.inspector), await isOpen(open.planner)]
    expect(await standings()).toEqual([true, true, true])
    expect(codes(await require(true))).toEqual([])
    expect(await standings()).toEqual([false, true, true])
    const promoted = await api.ask(
      'mutation($id: ID!) { updateInventarisatieUser(id: $id, input: { inventarisatie_rol: { connect: { id: "2" } } }) { id } }',
      { id: planner.session.inspectionUserId },
      ada,
    )
    expect(codes(promoted)).toEqual([])
    expect(await standings()).toEqual([false, true, false])
    // Once the step is set up, what was opened without it stays ended.
    const { instellen } = await answered(manager.email)
    const inside = await tokenOf(manager.email, { code: codeOf(instellen?.geheim ?? '') })
    expect(await isOpen(inside)).toBe(true)
    expect(await isOpen(open.manager)).toBe(false)
    expect(codes(await require(false))).toEqual([])
    expect(await standings()).toEqual([false, true, true])
  })

  test('asks whoever comes in with a mailed code to set it up anew, before there is a session', async () => {
    const { email, userId } = await somebody({ role: 2 })
    expect(codes(await require(true))).toEqual([])
    const code = await newResetCode(owner(), userId)
    const asked = await answered(email, { code: code ?? '' })
    expect(asked).toMatchObject({ access_token: null, code_gevraagd: true })
    const inside = await answered(email, { code: codeOf(asked.instellen?.geheim ?? '') })
    expect(inside.user).toEqual({ email })
    expect(codes(await require(false))).toEqual([])
  })
})

test('whoever sets up the second step ends what they had open elsewhere, and stays in where they did it', async () => {
  const { email, session } = await somebody({ isOn: false })
  const [here, there] = [(await answered(email)).access_token ?? '', (await answered(email)).access_token ?? '']
  const own: Session = { ...session, tokenHash: hashToken(here) }
  const { geheim } = dataOf<{ geheim: string }>(await begin(own), 'beginTweedeFactor')
  expect(codes(await confirm(own, codeOf(geheim)))).toEqual([])
  expect(await sessionOf(api.services.pools.serve, here)).toBeDefined()
  expect(await sessionOf(api.services.pools.serve, there)).toBeUndefined()
})
