import { accessLimits } from '@vezel/model/access-limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailMessage } from '../integrations/mail/client.ts'
import { sendResetMail } from '../jobs/send-reset-mail.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { logIn as login } from '../testing/log-in.ts'
import { makeOrganisation, makePerson } from '../testing/people.ts'
import { testServices } from '../testing/services.ts'
import { attempt } from './attempts.ts'
import { forgotPassword, linkState, updateForgottenPassword } from './reset-password.ts'
import { sessionOf } from './session.ts'

let db: TestDatabase
let organisation: number
beforeAll(async () => {
  db = await testDatabase()
  organisation = await makeOrganisation(db.owner)
})
afterAll(() => db.drop())

const here = { address: '192.0.2.9' }
const fresh = { password: 'another-one', password_confirmation: 'another-one' }

/** What the worker would mail for an address. */
async function mailsFor(email: string): Promise<MailMessage[]> {
  const sent: MailMessage[] = []
  const send = async (message: MailMessage) => {
    sent.push(message)
  }
  await sendResetMail({ email }, testServices(db, { mail: { send } }), new AbortController().signal)
  return sent
}
async function tokenFor(email: string): Promise<string> {
  const [mail] = await mailsFor(email)
  const link = /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  return new URL(link).searchParams.get('token') ?? ''
}
const jobs = async () => (await db.owner.query(`select payload from graphile_worker._private_jobs order by id`)).rows

test('asking for a mail leaves the same job for an address that nobody has', async () => {
  await makePerson(db.owner, organisation)
  await forgotPassword(db.serve, 'Samir@noordlicht.test', here)
  await forgotPassword(db.serve, 'nobody@noordlicht.test', here)
  await forgotPassword(db.serve, 'nobody@noordlicht.test', here)
  expect(await jobs()).toEqual([
    { payload: { email: 'samir@noordlicht.test' } },
    { payload: { email: 'nobody@noordlicht.test' } },
  ])
  expect(await mailsFor('nobody@noordlicht.test')).toEqual([])
})

test('one network asks for so many mails an hour, whomever they are for; another network goes on', async () => {
  const from = { address: '198.51.100.7' }
  for (let n = 0; n < accessLimits.mailsAskedMost; n++)
    await forgotPassword(db.serve, `guest${n}@noordlicht.test`, from)
  const all = await Promise.allSettled(
    ['x', 'y', 'z'].map((name) => forgotPassword(db.serve, `${name}@noordlicht.test`, from)),
  )
  expect(all.map((one) => one.status === 'rejected' && one.reason.code)).toEqual(Array(3).fill('tooManyAttempts'))
  await expect(forgotPassword(db.serve, 'x@noordlicht.test', here)).resolves.toBeUndefined()
})

test('the mail is in the language of the person, with a link to the page of that language', async () => {
  await makePerson(db.owner, organisation, { email: 'claire@noordlicht.test', locale: 'fr' })
  const [mail] = await mailsFor('CLAIRE@noordlicht.test')
  expect(mail).toMatchObject({ to: 'claire@noordlicht.test', subject: 'Choisir un nouveau mot de passe pour Vezel' })
  expect(mail?.text).toMatch(
    /http:\/\/localhost:3000\/fr\/reset-password\?token=[\w-]{43}&email=claire%40noordlicht\.test/,
  )
})

test('the link sets a new password once and ends every session', async () => {
  const { email } = await makePerson(db.owner, organisation, { email: 'wim@noordlicht.test' })
  const from = { address: '192.0.2.1' }
  const before = await login(db.serve, { username: email, password: 'vezel-demo-2026' }, from)
  const [token, unused] = [await tokenFor(email), await tokenFor(email)]

  expect(await linkState(db.serve, token)).toBe('open')
  await updateForgottenPassword(db.serve, { email, token, ...fresh }, here)
  expect(await linkState(db.serve, token)).toBe('over')
  expect(await sessionOf(db.serve, before.access_token)).toBeUndefined()
  await expect(login(db.serve, { username: email, password: 'another-one' }, from)).resolves.toBeDefined()
  await expect(login(db.serve, { username: email, password: 'vezel-demo-2026' }, from)).rejects.toMatchObject({
    code: 'loginFailed',
  })
  for (const spent of [token, unused]) {
    await expect(updateForgottenPassword(db.serve, { email, token: spent, ...fresh }, here)).rejects.toMatchObject({
      code: 'resetInvalid',
    })
  }
})

test('the link of somebody else, a link of an hour ago and an invented one are refused', async () => {
  const one = await makePerson(db.owner, organisation, { email: 'een@noordlicht.test' })
  const two = await makePerson(db.owner, organisation, { email: 'twee@noordlicht.test' })
  const token = await tokenFor(one.email)
  const refused = (email: string, text: string) =>
    expect(updateForgottenPassword(db.serve, { email, token: text, ...fresh }, here)).rejects.toMatchObject({
      code: 'resetInvalid',
    })
  await refused(two.email, token)
  await refused(one.email, 'invented')
  await db.owner.query(`update "wachtwoord_herstel" set "expires_at" = "expires_at" - $1 * interval '1 minute'`, [
    accessLimits.resetMinutes,
  ])
  await refused(one.email, token)
})

test('the new password has eight characters and is typed twice the same', async () => {
  const input = { email: 'samir@noordlicht.test', token: 'x', password: 'short', password_confirmation: 'shorter' }
  await expect(updateForgottenPassword(db.serve, input, here)).rejects.toMatchObject({
    code: 'invalid',
    issues: [
      { path: 'password', rule: 'isPassword', args: [] },
      { path: 'password_confirmation', rule: 'passwordsMatch', args: [] },
    ],
  })
})

test('a mail that cannot be sent leaves no link in force, so that the next try may send one', async () => {
  const { email, userId } = await makePerson(db.owner, organisation, { email: 'joost@noordlicht.test' })
  const failing = testServices(db, { mail: { send: () => Promise.reject(new Error('no mail server')) } })
  await expect(sendResetMail({ email }, failing, new AbortController().signal)).rejects.toThrow('no mail server')
  const { rowCount } = await db.owner.query(`select from "wachtwoord_herstel" where "user_id" = $1`, [userId])
  expect(rowCount).toBe(0)
})

test('nobody is mailed more than three links that still work', async () => {
  const { email } = await makePerson(db.owner, organisation, { email: 'veel@noordlicht.test' })
  const counts = []
  for (let i = 0; i < 4; i++) counts.push((await mailsFor(email)).length)
  expect(counts).toEqual([1, 1, 1, 0])
  // Nor more in an hour, when the links were used meanwhile; two jobs at a time count each other.
  await db.owner.query(`update "wachtwoord_herstel" set "used_at" = now()`)
  expect(await mailsFor(email)).toEqual([])
  await db.owner.query(`update "wachtwoord_herstel" set "expires_at" = now()`)
  const atOnce = await Promise.all(Array.from({ length: 6 }, () => mailsFor(email)))
  expect(atOnce.flat()).toHaveLength(3)
})

test('a new password waits for its turn at that address, as a log-in does, and at another it does not', async () => {
  const { email } = await makePerson(db.owner, organisation, { email: 'beurt@noordlicht.test' })
  const other = await makePerson(db.owner, organisation, { email: 'elders@noordlicht.test' })
  const [token, elsewhere] = [await tokenFor(email), await tokenFor(other.email)]
  const busy = { username: email, address: '192.0.2.77' }
  // Whoever has come in from there before is in the same turn.
  await attempt(db.serve, busy, async () => {})
  let isSet = false
  let set: Promise<void> | undefined
  await attempt(db.serve, busy, async () => {
    set = updateForgottenPassword(db.serve, { email, token, ...fresh }, busy).then(() => {
      isSet = true
    })
    await updateForgottenPassword(db.serve, { email: other.email, token: elsewhere, ...fresh }, here)
    expect(isSet).toBe(false)
  })
  await set
  expect(isSet).toBe(true)
})
