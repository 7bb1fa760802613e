import { accessLimits } from '@vezel/model/access-limits.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Session } from '../access.ts'
import type { MailMessage } from '../integrations/mail/client.ts'
import { sendEmailChange } from '../jobs/send-email-change.ts'
import { sendInvitation } from '../jobs/send-invitation.ts'
import { type GraphqlAnswer, testApi } from '../testing/api.ts'
import { testServices } from '../testing/services.ts'
import { makeSurvey } from '../testing/survey.ts'
import { testPassword } from '../testing/template.ts'
import { failureKeysOf } from './attempts.ts'
import { newResetToken } from './reset-password.ts'
import { sessionOf } from './session.ts'

let api: Awaited<ReturnType<typeof testApi>>
let ada: Session
let bea: Session
beforeAll(async () => {
  api = await testApi()
  ada = await api.as('ada@eerste.test')
  bea = await api.as('bea@tweede.test')
}, 30_000)
afterAll(() => api.close())

const owner = () => api.services.pools.owner
const codes = (answer: GraphqlAnswer) => (answer.errors ?? []).map((e) => e.extensions.code)
const issues = (answer: GraphqlAnswer) => answer.errors?.[0]?.extensions.issues.map((i) => [i.path, i.rule])

const invite = (input: Record<string, unknown>, as: Session) =>
  api.ask(
    'mutation($input: CreateUitnodigingInput!) { createUitnodiging(input: $input) { id email accepted_at } }',
    {
      input: { name: 'Nina', achternaam: 'Nieuw', inventarisatie_rol: { connect: { id: '1' } }, ...input },
    },
    as,
  )

/** Invites somebody and answers what the worker then mails. */
async function mailFor(email: string, as: Session, role = '1'): Promise<MailMessage> {
  const answer = await invite({ email, inventarisatie_rol: { connect: { id: role } } }, as)
  return mailOf((answer.data as { createUitnodiging: { id: string } }).createUitnodiging.id, as)
}
/** What the worker mails of an invitation. */
async function mailOf(id: string, as: Session): Promise<MailMessage> {
  const sent: MailMessage[] = []
  const mail = { send: async (message: MailMessage) => void sent.push(message) }
  const services = testServices(api.services.pools, { mail })
  for (let twice = 0; twice < 2; twice++)
    await sendInvitation({ organisation: as.organisationId, invitation: id }, services, new AbortController().signal)
  expect(sent).toHaveLength(1)
  return sent[0] as MailMessage
}
const linkOf = ({ text }: MailMessage) => {
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? '')
  return { token: link.searchParams.get('token') ?? '', email: link.searchParams.get('email') ?? '' }
}
const accept = (mail: MailMessage, password: string, person: Record<string, unknown> = {}) =>
  api.ask(
    'mutation($input: UpdateForgottenPasswordInput!) { updateForgottenPassword(input: $input) { status } }',
    { input: { ...linkOf(mail), password, password_confirmation: password, ...person } },
    ada,
  )
interface Login {
  access_token: string | null
  user: { id: string; inventarisatie_user: { inventarisatie_organisatie: { naam: string } } } | null
  organisaties: { id: string; naam: string }[] | null
}
const logIn = async (input: Record<string, unknown>) =>
  (
    await api.ask(
      `mutation($input: LoginInput!) { login(input: $input) {
         access_token organisaties { id naam } user { id inventarisatie_user { inventarisatie_organisatie { naam } } } } }`,
      { input },
    )
  ).data?.login as Login
const sessionWith = async (username: string, password: string, organisatie?: number) => {
  const { access_token } = await logIn({ username, password, ...(organisatie ? { organisatie } : {}) })
  const session = await sessionOf(api.services.pools.serve, access_token ?? '')
  if (!session) throw new Error(`${username} cannot log in`)
  return session
}
const ofPerson = (session: Session) => session.inspectionUserId
const change = (id: string, input: Record<string, unknown>, as: Session) =>
  api.ask(
    'mutation($id: ID!, $input: UpdateInventarisatieUserInput!) { updateInventarisatieUser(id: $id, input: $input) { id } }',
    { id, input },
    as,
  )
const remove = (id: string, as: Session) =>
  api.ask('mutation($id: ID!) { deleteInventarisatieUser(id: $id) { id } }', { id }, as)
const role = (id: string) => ({ inventarisatie_rol: { connect: { id } } })

const whom = async (input: { token: string; email: string }) =>
  (
    await api.ask(
      'query($input: MailLinkInput!) { uitgenodigde(input: $input) { name tussenvoegsel achternaam phone_number } }',
      { input },
    )
  ).data?.uitgenodigde

const decline = (mail: MailMessage) =>
  api.ask('mutation($input: MailLinkInput!) { declineInvitation(input: $input) { status } }', { input: linkOf(mail) })
/** What became of the link of a mail. */
const stateOfLink = async (mail: MailMessage) =>
  (await api.ask('query($token: String!) { staatVanLink(token: $token) }', { token: linkOf(mail).token })).data
    ?.staatVanLink
/** Mails an invitation again. */
const again = (id: string, as: Session) =>
  api.ask('mutation($id: ID!) { verstuurUitnodiging(id: $id) { status } }', { id }, as)
const withdraw = (id: string, as: Session) =>
  api.ask('mutation($id: ID!) { trekUitnodigingIn(id: $id) { status } }', { id }, as)

describe('an invitation', () => {
  test('makes an account with a link that works once, and a place in the organisation', async () => {
    const mail = await mailFor('Nina@Nieuw.test', ada)
    expect(mail).toMatchObject({
      to: 'nina@nieuw.test',
      subject: 'Uitnodiging om in Vezel te werken voor Eerste Onderzoek B.V.',
    })
    expect(mail.text).toContain('kies daar een wachtwoord')
    expect(mail.text).toMatch(/^Hallo Nina,\n\nAda .+ van Eerste Onderzoek B\.V\. nodigt je uit/)
    expect(codes(await accept(mail, 'een-eigen-woord'))).toEqual([])
    expect(codes(await accept(mail, 'een-ander-woord'))).toEqual(['resetInvalid'])
    const session = await sessionWith('nina@nieuw.test', 'een-eigen-woord')
    expect(session).toMatchObject({ organisationId: ada.organisationId, roleId: 1 })
    expect(await api.get('{ me { full_name inventarisatie_user { last_login_at } } }', {}, session)).toEqual({
      full_name: 'Nina Nieuw',
      inventarisatie_user: { last_login_at: expect.any(String) },
    })
  })

  test('answers the same for an address with an account and for one without, and shows nothing of the person', async () => {
    const answers = [await invite({ email: 'bea@tweede.test' }, ada), await invite({ email: 'niemand@x.test' }, ada)]
    for (const { data, errors } of answers) {
      expect(errors).toBeUndefined()
      expect(data?.createUitnodiging).toMatchObject({ accepted_at: null })
    }
    expect(await api.get('{ users(search: "bea@tweede.test") { id } }', {}, ada)).toEqual([])
    // What the organisation knows by itself it is told: its colleagues, and whom it has invited.
    expect(issues(await invite({ email: 'BEA@tweede.test' }, ada))).toEqual([['email', 'isNotInvited']])
    expect(issues(await invite({ email: 'MO@eerste.test' }, ada))).toEqual([['email', 'isNewColleague']])
  })

  test('is made once, also by two who ask the same person at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => invite({ email: 'samen@nieuw.test' }, ada)))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(answers.flatMap((answer) => (answer.errors ? issues(answer) : []))).toEqual([
      ['email', 'isNotInvited'],
      ['email', 'isNotInvited'],
    ])
  })

  test('that was withdrawn is not accepted, nor mailed', async () => {
    const mail = await mailFor('weg@nieuw.test', ada)
    expect(issues(await invite({ email: 'weg@nieuw.test' }, ada))).toEqual([['email', 'isNotInvited']])
    const [{ id }] = (await api.get('{ uitnodigingen(search: "weg@nieuw.test") { id } }', {}, ada)) as [{ id: string }]
    expect(await stateOfLink(mail)).toBe('open')
    for (const as of [await api.as('ines@eerste.test'), bea])
      expect(codes(await withdraw(id, as))).toEqual([as === bea ? 'notFound' : 'forbidden'])
    expect((await withdraw(id, ada)).data).toEqual({ trekUitnodigingIn: { status: 'ingetrokken' } })
    expect(await stateOfLink(mail)).toBe('ingetrokken')
    expect(codes(await withdraw(id, ada))).toEqual(['notStored'])
    expect(codes(await accept(mail, 'een-eigen-woord'))).toEqual(['resetInvalid'])
    expect(codes(await decline(mail))).toEqual(['resetInvalid'])
    expect(await whom(linkOf(mail))).toBeNull()
    const { rowCount } = await owner().query(`select from "user" where "email" = 'weg@nieuw.test'`)
    expect(rowCount).toBe(0)
    // It holds up nobody who is asked anew; as long as nobody is, it may be sent again itself.
    await mailFor('weg@nieuw.test', ada)
    expect(issues(await again(id, ada))).toEqual([['email', 'isNotInvited']])
  })

  test('that was withdrawn before its mail left is not mailed; sent again it is open', async () => {
    const made = await invite({ email: 'vroeg@nieuw.test' }, ada)
    const { id } = (made.data as { createUitnodiging: { id: string } }).createUitnodiging
    await withdraw(id, ada)
    const send = vi.fn(async (_: MailMessage) => {})
    await sendInvitation(
      { organisation: ada.organisationId, invitation: id },
      testServices(api.services.pools, { mail: { send } }),
      new AbortController().signal,
    )
    expect(send).not.toHaveBeenCalled()
    expect((await again(id, ada)).data).toEqual({ verstuurUitnodiging: { status: 'onderweg' } })
    const mail = await mailOf(id, ada)
    expect(await stateOfLink(mail)).toBe('open')
    expect(codes(await accept(mail, 'een-eigen-woord'))).toEqual([])
    expect([await stateOfLink(mail), codes(await withdraw(id, ada))]).toEqual(['aangenomen', ['notStored']])
  })

  test('that was deleted before somebody answered reads as withdrawn', async () => {
    const mail = await mailFor('gewist@nieuw.test', ada)
    const [{ id }] = (await api.get('{ uitnodigingen(search: "gewist@nieuw.test") { id } }', {}, ada)) as [
      { id: string },
    ]
    await api.get('mutation($id: ID!) { deleteUitnodiging(id: $id) { id } }', { id }, ada)
    expect(await stateOfLink(mail)).toBe('ingetrokken')
    expect(codes(await accept(mail, 'een-eigen-woord'))).toEqual(['resetInvalid'])
  })

  test('that was deleted comes back withdrawn, and is sent again only while nobody else is asked at its address', async () => {
    const remove = (id: string) => api.get('mutation($id: ID!) { deleteUitnodiging(id: $id) { id } }', { id }, ada)
    const bringBack = (id: string) =>
      api.ask('mutation($id: ID!) { restoreUitnodiging(id: $id) { status } }', { id }, ada)
    const made = async () => {
      const answer = await invite({ email: 'terug@nieuw.test' }, ada)
      return (answer.data as { createUitnodiging: { id: string } }).createUitnodiging.id
    }
    const first = await made()
    const mail = await mailOf(first, ada)
    await remove(first)
    const second = await made()
    expect((await bringBack(first)).data).toEqual({ restoreUitnodiging: { status: 'ingetrokken' } })
    // The link that was mailed stays closed, whatever becomes of the invitation.
    expect(await stateOfLink(mail)).toBe('ingetrokken')
    expect(codes(await accept(mail, 'een-eigen-woord'))).toEqual(['resetInvalid'])
    expect(issues(await again(first, ada))).toEqual([['email', 'isNotInvited']])
    await remove(second)
    expect(codes(await again(first, ada))).toEqual([])
    expect(await stateOfLink(mail)).toBe('vervangen')
    expect(codes(await accept(mail, 'een-eigen-woord'))).toEqual(['resetInvalid'])
    expect(codes(await accept(await mailOf(first, ada), 'een-eigen-woord'))).toEqual([])
    await bringBack(second)
    expect(issues(await again(second, ada))).toEqual([['email', 'isNewColleague']])
  })

  test('is mailed again by a manager with a new link, and the one before works no longer', async () => {
    const first = await mailFor('nogeens@nieuw.test', ada)
    const [{ id }] = (await api.get('{ uitnodigingen(search: "nogeens@nieuw.test") { id } }', {}, ada)) as [
      { id: string },
    ]
    const stateOf = async () =>
      ((await api.get('query($id: ID!) { uitnodiging(id: $id) { status } }', { id }, ada)) as { status: string }).status
    expect(await stateOf()).toBe('open')
    const later = (days: number) =>
      owner().query(`update "uitnodiging" set "verzonden_op" = now() - $2 * interval '1 day' where "id" = $1`, [
        id,
        days,
      ])
    await later(8)
    expect(await stateOf()).toBe('verlopen')
    expect(codes(await again(id, await api.as('ines@eerste.test')))).toEqual(['forbidden'])
    expect(codes(await again(id, bea))).toEqual(['notFound'])
    expect((await again(id, ada)).data).toEqual({ verstuurUitnodiging: { status: 'onderweg' } })
    const second = await mailOf(id, ada)
    expect(await stateOf()).toBe('open')
    expect(codes(await accept(first, 'een-eigen-woord'))).toEqual(['resetInvalid'])
    expect([await stateOfLink(first), await stateOfLink(second)]).toEqual(['vervangen', 'open'])
    // So many mails an hour to one mailbox, and no more.
    expect(codes(await again(id, ada))).toEqual([])
    const third = await mailOf(id, ada)
    expect(codes(await again(id, ada))).toEqual(['tooManyAttempts'])
    expect(codes(await accept(second, 'een-eigen-woord'))).toEqual(['resetInvalid'])
    expect(codes(await accept(third, 'een-eigen-woord'))).toEqual([])
    expect([await stateOf(), codes(await again(id, ada))]).toEqual(['aangenomen', ['notStored']])
  })

  test('of an administrator is mailed again by an administrator alone', async () => {
    await mailFor('beheer@nieuw.test', ada, '3')
    const [{ id }] = (await api.get('{ uitnodigingen(search: "beheer@nieuw.test") { id } }', {}, ada)) as [
      { id: string },
    ]
    const answer = await api.ask(
      'mutation($id: ID!) { verstuurUitnodiging(id: $id) { id } }',
      { id },
      await api.as('mo@eerste.test'),
    )
    expect(codes(answer)).toEqual(['forbidden'])
  })

  test('tells the person what was typed of them, and makes the account as the person says it', async () => {
    const answer = await invite({ email: 'wim@nieuw.test', name: 'Wim', phone_number: '06 11111111' }, ada)
    const mail = await mailOf((answer.data as { createUitnodiging: { id: string } }).createUitnodiging.id, ada)
    const link = linkOf(mail)
    const typed = { name: 'Wim', tussenvoegsel: null, achternaam: 'Nieuw', phone_number: '06 11111111' }
    expect(await whom(link)).toEqual(typed)
    expect(await whom({ ...link, email: 'ander@nieuw.test' })).toBeNull()
    expect(await whom({ ...link, token: 'x' })).toBeNull()
    // What no account may hold leaves the link as it was.
    expect(issues(await accept(mail, 'een-eigen-woord', { achternaam: ' ' }))).toEqual([['achternaam', 'isRequired']])
    expect(issues(await accept(mail, 'een-eigen-woord', { name: 'W1m' }))).toEqual([['name', 'hasNoNumbers']])
    const own = { name: 'Willem', tussenvoegsel: 'van', phone_number: null }
    expect(codes(await accept(mail, 'een-eigen-woord', own))).toEqual([])
    expect(await whom(link)).toBeNull()
    const session = await sessionWith('wim@nieuw.test', 'een-eigen-woord')
    // Among the staff he is found by what people know of him.
    for (const search of ['wim@nieuw', 'willem'])
      expect(
        await api.get('query($s: String!) { inventarisatieUsers(search: $s) { full_name } }', { s: search }, ada),
      ).toEqual([{ full_name: 'Willem van Nieuw' }])
    expect(await api.get('{ me { full_name phone_number } }', {}, session)).toEqual({
      full_name: 'Willem van Nieuw',
      phone_number: null,
    })
  })

  const placesOf = async (email: string) =>
    (await logIn({ username: email, password: testPassword })).organisaties?.length ?? 1

  test('to an address with an account joins nothing until the person accepts it with the own password', async () => {
    const mail = await mailFor('jan@tweede.test', ada)
    expect(await placesOf('jan@tweede.test')).toBe(1)
    // An account says itself who it is of.
    expect(await whom(linkOf(mail))).toBeNull()
    // What was meant as the present password does not become one, and the link still works.
    const wrong = await accept(mail, 'een-vergissing')
    expect(issues(wrong)).toEqual([['password', 'isCurrentPassword']])
    expect(await placesOf('jan@tweede.test')).toBe(1)
    expect(codes(await decline(mail))).toEqual([])
    expect(codes(await accept(mail, testPassword))).toEqual(['resetInvalid'])
    expect(codes(await decline(mail))).toEqual(['resetInvalid'])
    expect(await stateOfLink(mail)).toBe('afgeslagen')
    expect(await placesOf('jan@tweede.test')).toBe(1)
    // The organisation sees that it was declined, and may ask again.
    expect(await api.get('{ uitnodigingen(search: "jan@tweede.test") { accepted_at declined_at } }', {}, ada)).toEqual([
      { accepted_at: null, declined_at: expect.any(String) },
    ])
  })

  test('is declined with the link of its own mail alone', async () => {
    const mail = await mailFor('twijfel@nieuw.test', ada)
    const { token } = linkOf(mail)
    for (const input of [
      { token, email: 'ander@nieuw.test' },
      { token: 'x', email: 'twijfel@nieuw.test' },
    ])
      expect(
        codes(
          await api.ask('mutation($input: MailLinkInput!) { declineInvitation(input: $input) { status } }', { input }),
        ),
      ).toEqual(['resetInvalid'])
    expect(codes(await accept(mail, 'een-eigen-woord'))).toEqual([])
  })

  test('of an administrator is for administrators', async () => {
    const mo = await api.as('mo@eerste.test')
    expect(codes(await invite({ email: 'baas@nieuw.test', ...role('3') }, mo))).toEqual(['forbidden'])
    expect(codes(await invite({ email: 'baas@nieuw.test', ...role('2') }, api.inspector))).toEqual(['forbidden'])
  })
})

describe('somebody of two organisations', () => {
  beforeAll(async () => {
    const mail = await mailFor('jan@tweede.test', ada, '2')
    expect(mail.text).toContain('Je hebt al een account')
    expect(codes(await accept(mail, testPassword))).toEqual([])
  })
  const naam = (id: number) => (id === ada.organisationId ? 'Eerste Onderzoek B.V.' : 'Tweede Onderzoek B.V.')

  test('chooses one at log-in, and is there what that organisation says', async () => {
    const choice = await logIn({ username: 'jan@tweede.test', password: testPassword })
    expect(choice).toEqual({
      access_token: null,
      user: null,
      organisaties: [ada, bea].map((s) => ({ id: String(s.organisationId), naam: naam(s.organisationId) })),
    })
    for (const [organisation, roleId] of [
      [ada.organisationId, 2],
      [bea.organisationId, 1],
    ] as const) {
      const answer = await logIn({ username: 'jan@tweede.test', password: testPassword, organisatie: organisation })
      expect(answer.user?.inventarisatie_user.inventarisatie_organisatie.naam).toBe(naam(organisation))
      const session = await sessionWith('jan@tweede.test', testPassword, organisation)
      expect(session).toMatchObject({ organisationId: organisation, roleId })
      expect(await api.get('{ me { inventarisatie_user { id inventarisatie_rol { id } } } }', {}, session)).toEqual({
        inventarisatie_user: { id: ofPerson(session), inventarisatie_rol: { id: String(roleId) } },
      })
    }
  })

  test('does not choose with a wrong password, nor one that is not theirs', async () => {
    const ask = 'mutation($input: LoginInput!) { login(input: $input) { access_token organisaties { id } } }'
    for (const input of [
      { username: 'jan@tweede.test', password: 'wrong' },
      { username: 'jan@tweede.test', password: testPassword, organisatie: '999' },
      { username: 'ada@eerste.test', password: testPassword, organisatie: String(bea.organisationId) },
    ])
      expect(codes(await api.ask(ask, { input }))).toEqual(['loginFailed'])
  })

  test('loses one place at once when that organisation ends it, and keeps the other', async () => {
    const [here, there] = [
      await sessionWith('jan@tweede.test', testPassword, ada.organisationId),
      await sessionWith('jan@tweede.test', testPassword, bea.organisationId),
    ]
    const live = async (session: Session) => {
      const { rows } = await owner().query(`select "revoked_at" from "sessie" where "token_hash" = $1`, [
        session.tokenHash,
      ])
      return rows[0].revoked_at === null
    }
    await change(ofPerson(here), { active: false }, ada)
    expect([await live(here), await live(there)]).toEqual([false, true])
    // The only place left is not a choice.
    const answer = await logIn({ username: 'jan@tweede.test', password: testPassword })
    expect(answer.user?.inventarisatie_user.inventarisatie_organisatie.naam).toBe(naam(bea.organisationId))
    await change(ofPerson(here), { active: true }, ada)
    expect((await logIn({ username: 'jan@tweede.test', password: testPassword })).organisaties).toHaveLength(2)
    expect(await live(here)).toBe(false)
  })

  test('counts nowhere in an organisation that removed the place', async () => {
    const here = await sessionWith('jan@tweede.test', testPassword, ada.organisationId)
    const { userId } = here
    expect(codes(await remove(ofPerson(here), ada))).toEqual([])
    expect(await api.get('query($id: ID!) { user(id: $id) { id } }', { id: userId }, ada)).toBeNull()
    expect(await api.get('{ users(search: "jan@tweede.test") { id } }', {}, ada)).toEqual([])
    const client = await api.services.pools.serve.connect()
    await client.query(`begin; select set_config('app.org', '${ada.organisationId}', true)`)
    expect((await client.query('select from "user" where "id" = $1', [userId])).rowCount).toBe(0)
    await client.query('rollback')
    client.release()
    await api.get('mutation($id: ID!) { restoreInventarisatieUser(id: $id) { id } }', { id: ofPerson(here) }, ada)
    expect((await logIn({ username: 'jan@tweede.test', password: testPassword })).organisaties).toHaveLength(2)
  })

  test('is changed by nobody else, whichever organisation asks', async () => {
    const { userId } = await sessionWith('jan@tweede.test', testPassword, ada.organisationId)
    const rename = (as: Session) =>
      api.ask('mutation($id: ID!) { updateUser(id: $id, input: { achternaam: "Anders" }) { id } }', { id: userId }, as)
    for (const as of [ada, bea]) expect(codes(await rename(as))).toEqual(['forbidden'])
    // Nor past the API: the policy of the table knows who asks.
    const client = await api.services.pools.serve.connect()
    await client.query(
      `begin; select set_config('app.org', '${ada.organisationId}', true), set_config('app.user', '${ada.userId}', true)`,
    )
    expect((await client.query(`update "user" set "achternaam" = 'Anders' where "id" = $1`, [userId])).rowCount).toBe(0)
    await client.query('rollback')
    client.release()
    const jan = await sessionWith('jan@tweede.test', testPassword, ada.organisationId)
    expect(codes(await rename(jan))).toEqual([])
    expect(await api.get('query($id: ID!) { user(id: $id) { achternaam } }', { id: userId }, bea)).toEqual({
      achternaam: 'Anders',
    })
  })
})

describe("one's own log-in", () => {
  const update = (input: Record<string, unknown>, as: Session) =>
    api.ask('mutation($input: UpdateLoginInput!) { updateLogin(input: $input) { email username } }', { input }, as)

  test('changes with the present password alone', async () => {
    const mo = await api.as('mo@eerste.test')
    const right = { current_password: testPassword }
    expect(issues(await update({ current_password: 'wrong', username: 'mo' }, mo))).toEqual([
      ['current_password', 'isCurrentPassword'],
    ])
    expect(issues(await update({ ...right, password: 'een-nieuw-woord' }, mo))).toEqual([
      ['password_confirmation', 'passwordsMatch'],
    ])
    expect(codes(await update(right, mo))).toEqual(['emptyUpdate'])
    expect((await update({ ...right, username: 'Mo' }, mo)).data).toEqual({
      updateLogin: { email: 'mo@eerste.test', username: 'mo' },
    })
    const other = await api.as('mo')
    await update({ ...right, password: 'een-nieuw-woord', password_confirmation: 'een-nieuw-woord' }, mo)
    const { rows } = await owner().query(
      `select "token_hash" = $1 as "own" from "sessie" where "user_id" = $2 and "revoked_at" is null`,
      [mo.tokenHash, mo.userId],
    )
    expect(rows).toEqual([{ own: true }])
    expect(other.userId).toBe(mo.userId)
    await update(
      { current_password: 'een-nieuw-woord', password: testPassword, password_confirmation: testPassword },
      mo,
    )
    const history = await owner().query(
      `select "wijzigingen" from "geschiedenis" where "record_type" = 'User' and "record_id" = $1 and "actie" = 'update' order by "id"`,
      [String(mo.userId)],
    )
    expect(history.rows.map((r) => r.wijzigingen)).toEqual([
      { username: ['mo@eerste.test', 'mo'] },
      { password: [null, null] },
      { password: [null, null] },
    ])
  })

  test('takes no name that is a name or an address of somebody else, in capitals or not', async () => {
    const mo = await api.as('mo@eerste.test')
    const right = { current_password: testPassword }
    expect(issues(await update({ ...right, email: 'JAN@tweede.test' }, mo))).toEqual([['email', 'isUnique']])
    expect(issues(await update({ ...right, username: 'jan@tweede.test' }, mo))).toEqual([['username', 'isNoEmail']])
    await update({ ...right, username: 'baas' }, mo)
    expect(issues(await update({ current_password: testPassword, username: 'BAAS' }, bea))).toEqual([
      ['username', 'isUnique'],
    ])
  })

  test.each([
    ['a wrong present password', { current_password: 'wrong', username: 'iets-anders' }, 'invalid'],
    ['a name that somebody has', { current_password: testPassword, username: 'baas-van-allen' }, 'invalid'],
    ['a change that changes nothing', { current_password: testPassword }, 'emptyUpdate'],
  ] as const)('%s counts as a failed attempt, whatever succeeds in between', async (_, refused, code) => {
    await owner().query(`update "user" set "username" = 'baas-van-allen' where "id" = $1`, [bea.userId])
    const ines = await api.as('ines@eerste.test')
    await owner().query('delete from "inlogpoging"')
    const succeed = (n: number) => update({ current_password: testPassword, username: `ines-${n % 2}` }, ines)
    for (let n = 0; n < accessLimits.loginAttempts; n += 1) {
      expect(codes(await update(refused, ines))).toEqual([code])
      if (n < accessLimits.loginAttempts - 1) expect(codes(await succeed(n))).toEqual([])
    }
    expect(codes(await update(refused, ines))).toEqual(['tooManyAttempts'])
    expect(codes(await succeed(accessLimits.loginAttempts))).toEqual(['tooManyAttempts'])
    // Logging in is counted apart, so that nobody is shut out by what was tried inside.
    await api.as('ines@eerste.test')
    await owner().query('delete from "inlogpoging"')
    await owner().query(`update "user" set "username" = "email" where "id" in ($1, $2)`, [bea.userId, ines.userId])
  })

  test('is held up by nothing that a stranger types', async () => {
    const ines = await api.as('ines@eerste.test')
    await owner().query('delete from "inlogpoging"')
    for (const name of [`Session of ${ines.userId}`, `session\n${ines.userId}`, `user\n${ines.userId}`])
      for (const address of ['test', '192.0.2.200'])
        for (const key of await failureKeysOf(api.services.pools.serve, name, address))
          await owner().query(
            `insert into "inlogpoging" ("sleutel", "op") select $1, now() from generate_series(1, 100)`,
            [key],
          )
    expect(codes(await update({ current_password: testPassword, username: 'ines-1' }, ines))).toEqual([])
    await owner().query('delete from "inlogpoging"')
    await owner().query(`update "user" set "username" = "email" where "id" = $1`, [ines.userId])
  })

  test('two people who take the same name at once do not both have it, whichever column holds it', async () => {
    const [one, two] = [await owner().connect(), await owner().connect()]
    await one.query('begin')
    await two.query('begin')
    await one.query(`update "user" set "username" = 'samen@een.test' where "id" = 1`)
    const second = two.query(`update "user" set "email" = 'Samen@een.test' where "id" = 11`)
    await one.query('commit')
    await expect(second).rejects.toMatchObject({ constraint: 'inlognaam_pkey' })
    await two.query('rollback')
    await one.query(`update "user" set "username" = "email" where "id" = 1`)
    one.release()
    two.release()
  })
})

describe('another email address', () => {
  const right = { current_password: testPassword }
  const update = (input: Record<string, unknown>, as: Session) =>
    api.ask('mutation($input: UpdateLoginInput!) { updateLogin(input: $input) { email username } }', { input }, as)
  const confirm = (input: { token: string; email: string }) =>
    api.ask('mutation($input: MailLinkInput!) { confirmEmail(input: $input) { status } }', { input })
  /** What the worker mails for the newest change, however often the job runs. */
  async function mails(): Promise<MailMessage[]> {
    const sent: MailMessage[] = []
    const services = testServices(api.services.pools, { mail: { send: async (message) => void sent.push(message) } })
    const { rows } = await owner().query(`select "id"::text from "emailwijziging" order by "created_at" desc limit 1`)
    for (let twice = 0; twice < 2; twice++)
      await sendEmailChange({ change: rows[0].id }, services, new AbortController().signal)
    return sent
  }
  const addressOf = async (user: number) =>
    (await owner().query(`select "email", "username" from "user" where "id" = $1`, [user])).rows[0]
  let ines: Session
  beforeAll(async () => {
    await owner().query('delete from "inlogpoging"')
    ines = await api.as('ines@eerste.test')
  })
  afterEach(() => owner().query('delete from "emailwijziging"'))

  test('counts for nothing until it is confirmed from its own mailbox, and then for everything', async () => {
    expect(await update({ ...right, email: 'Ines@nieuw.test' }, ines)).toMatchObject({
      data: { updateLogin: { email: 'ines@eerste.test' } },
    })
    const [notice, link] = await mails()
    expect([notice?.to, link?.to]).toEqual(['ines@eerste.test', 'ines@nieuw.test'])
    expect(notice?.text).toContain('ines@nieuw.test')
    expect(notice?.text).not.toContain('token')
    expect(link?.text).toContain('/confirm-email?token=')
    // Logging in, a forgotten password, an invitation: the old address is in force.
    expect(await logIn({ username: 'ines@nieuw.test', password: testPassword })).toBeUndefined()
    expect(await newResetToken(api.services.pools.serve, 'ines@nieuw.test')).toBeUndefined()
    expect((await mailFor('ines@nieuw.test', bea)).text).not.toContain('Je hebt al een account')
    await api.as('ines@eerste.test')

    const { token, email } = linkOf(link as MailMessage)
    expect(codes(await confirm({ token, email: 'ander@nieuw.test' }))).toEqual(['resetInvalid'])
    expect(codes(await confirm({ token, email }))).toEqual([])
    expect(codes(await confirm({ token, email }))).toEqual(['resetInvalid'])
    expect((await api.as('ines@nieuw.test')).userId).toBe(ines.userId)
    expect(await logIn({ username: 'ines@eerste.test', password: testPassword })).toBeUndefined()
    const { rows } = await owner().query(
      `select "wijzigingen" from "geschiedenis" where "record_type" = 'User' and "record_id" = $1 and "actie" = 'update' order by "id" desc limit 1`,
      [String(ines.userId)],
    )
    expect(rows[0].wijzigingen).toMatchObject({ email: ['ines@eerste.test', 'ines@nieuw.test'] })
    await owner().query(
      `update "user" set "email" = 'ines@eerste.test', "username" = 'ines@eerste.test' where "id" = $1`,
      [ines.userId],
    )
  })

  test.each([
    ['too old', async () => owner().query(`update "emailwijziging" set "expires_at" = now()`)],
    ['asked for again', async () => update({ ...right, email: 'ines@derde.test' }, ines)],
    [
      'withdrawn by a new password',
      async () => update({ ...right, password: testPassword, password_confirmation: testPassword }, ines),
    ],
    [
      'taken by somebody else',
      async () => owner().query(`update "user" set "username" = 'ines@nieuw.test' where "id" = $1`, [bea.userId]),
    ],
  ])('is not confirmed when it is %s', async (_, meanwhile) => {
    await update({ ...right, email: 'ines@nieuw.test' }, ines)
    const [, link] = await mails()
    await meanwhile()
    expect(codes(await confirm(linkOf(link as MailMessage)))).toEqual(['resetInvalid'])
    expect(await addressOf(ines.userId)).toMatchObject({ email: 'ines@eerste.test' })
    await owner().query(`update "user" set "username" = "email" where "id" = $1`, [bea.userId])
  })

  test('of somebody whom one does not know is answered as any other, and never becomes one’s own', async () => {
    const free = await update({ ...right, email: 'niemand@nieuw.test' }, ines)
    const [told] = await mails()
    await owner().query('delete from "emailwijziging"')
    const taken = await update({ ...right, email: 'Bea@tweede.test' }, ines)
    expect(taken).toEqual(free)
    // The own mailbox says the same of both, and that of the other nothing.
    const sent = await mails()
    expect(sent).toEqual([{ ...told, text: told?.text.replace('niemand@nieuw.test', 'bea@tweede.test') }])
    const { rows } = await owner().query('select "token_hash" is not null as "isMailed" from "emailwijziging"')
    expect(rows).toEqual([{ isMailed: true }])
    expect(codes(await confirm({ token: 'verzonnen', email: 'bea@tweede.test' }))).toEqual(['resetInvalid'])
    expect(await addressOf(ines.userId)).toMatchObject({ email: 'ines@eerste.test' })
    expect(issues(await update({ ...right, email: 'mo@eerste.test' }, ines))).toEqual([['email', 'isUnique']])
  })

  test('is asked for a few times an hour, so that nobody is flooded with mails', async () => {
    const ask = (n: number) => update({ ...right, email: `ines@${n}.test` }, ines)
    for (let n = 0; n < accessLimits.linkMailsMost; n++) expect(codes(await ask(n))).toEqual([])
    expect(codes(await ask(9))).toEqual(['tooManyAttempts'])
    expect(await addressOf(ines.userId)).toMatchObject({ email: 'ines@eerste.test' })
  })

  test('gets a few mails an hour, whoever asks for it', async () => {
    const everybody = [ines, bea, await api.as('ada@eerste.test'), await api.as('mo@eerste.test')]
    const sent: number[] = []
    for (const who of everybody) {
      expect(codes(await update({ ...right, email: 'stranger@nieuw.test' }, who))).toEqual([])
      sent.push((await mails()).filter(({ to }) => to === 'stranger@nieuw.test').length)
    }
    expect(sent).toEqual([1, 1, 1, 0])
  })
})

describe('an administrator', () => {
  test('is not changed, ended or made by a manager', async () => {
    const mo = await api.as('mo@eerste.test')
    for (const input of [{ functie: 'Baas' }, role('1'), { active: false }])
      expect(codes(await change(ofPerson(ada), input, mo))).toEqual(['forbidden'])
    expect(codes(await remove(ofPerson(ada), mo))).toEqual(['forbidden'])
    expect(codes(await change(ofPerson(mo), role('3'), mo))).toEqual(['forbidden'])
    expect(codes(await change(ofPerson(api.inspector), { functie: 'Inspecteur' }, mo))).toEqual([])
  })

  test('who is the last stays one', async () => {
    for (const input of [role('2'), { active: false }])
      expect(codes(await change(ofPerson(bea), input, bea))).toEqual(['lastAdministrator'])
    expect(codes(await remove(ofPerson(bea), bea))).toEqual(['lastAdministrator'])
  })

  test('and another who end each other at once leave one', async () => {
    const mo = await api.as('mo@eerste.test')
    for (const input of [role('2'), { active: false }]) {
      expect(codes(await change(ofPerson(mo), { ...role('3'), active: true }, ada))).toEqual([])
      const both = await Promise.all([change(ofPerson(ada), input, ada), change(ofPerson(mo), input, ada)])
      expect(both.flatMap(codes)).toEqual(['lastAdministrator'])
      // As before, for the next round.
      await owner().query(
        `update "inventarisatie_user" set "active" = true, "inventarisatie_rol_id" = case "user_id" when 1 then 3 else 2 end where "user_id" in (1, 2)`,
      )
    }
  })

  test('does not remove somebody who made records, who is made inactive instead', async () => {
    const ines = api.inspector
    await makeSurvey(api, ines)
    expect(codes(await remove(ofPerson(ines), ada))).toEqual(['inUse'])
  })
})
