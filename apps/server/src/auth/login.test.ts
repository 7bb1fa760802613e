import { accessLimits } from '@vezel/model/access-limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { logIn as login } from '../testing/log-in.ts'
import { makeOrganisation, makePerson, type TestPerson } from '../testing/people.ts'
import { attempt, failureKeysOf, networkOf } from './attempts.ts'
import { logout } from './login.ts'
import { bearerOf, sessionOf } from './session.ts'

let db: TestDatabase
let samir: TestPerson
const password = 'vezel-demo-2026'
/** Every test calls from an address of its own, so that none is limited by another. */
let calls = 0
const from = () => ({ address: `192.0.2.${++calls}` })
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error) => (error instanceof Problem ? { code: error.code, args: error.args } : error),
  )

beforeAll(async () => {
  db = await testDatabase()
  samir = await makePerson(db.owner, await makeOrganisation(db.owner), { username: 'Samir' })
})
afterAll(() => db.drop())

describe('logging in', () => {
  test('takes the email address or the user name, in capitals or not, and answers a session of seven days', async () => {
    for (const username of ['samir@noordlicht.test', 'SAMIR@Noordlicht.test ', 'samir']) {
      const answer = await login(db.serve, { username, password }, from())
      expect(answer).toMatchObject({ token_type: 'Bearer', expires_in: 604_800, userId: samir.userId })
      expect(await sessionOf(db.serve, answer.access_token)).toMatchObject({
        userId: samir.userId,
        inspectionUserId: samir.inspectionUserId,
        organisationId: samir.organisationId,
        roleId: 1,
        locale: 'nl',
      })
    }
  })

  test('stores no token, only its hash', async () => {
    const { access_token: token } = await login(db.serve, { username: 'samir', password }, from())
    const { rows } = await db.owner.query(`select encode("token_hash", 'escape') as stored from "sessie"`)
    expect(rows.every(({ stored }) => !stored.includes(token))).toBe(true)
  })

  test('notes when somebody logged in last', async () => {
    await db.owner.query(`update "inventarisatie_user" set "last_login_at" = null where "user_id" = $1`, [samir.userId])
    await login(db.serve, { username: 'samir', password }, from())
    const { rows } = await db.owner.query(`select "last_login_at" from "inventarisatie_user" where "user_id" = $1`, [
      samir.userId,
    ])
    expect(Date.now() - rows[0].last_login_at).toBeLessThan(60_000)
  })

  test('refuses a wrong password, an unknown account and an inactive one with the same words', async () => {
    const { userId } = await makePerson(db.owner, samir.organisationId, { email: 'weg@noordlicht.test' })
    await db.owner.query(`update "user" set "active" = false where "id" = $1`, [userId])
    const answers = [
      await refusal(login(db.serve, { username: 'samir', password: 'wrong' }, from())),
      await refusal(login(db.serve, { username: 'nobody@noordlicht.test', password }, from())),
      await refusal(login(db.serve, { username: 'weg@noordlicht.test', password }, from())),
    ]
    expect(answers).toEqual(answers.map(() => ({ code: 'loginFailed', args: {} })))
  })

  test('takes as long for an unknown account as for a wrong password', async () => {
    const time = async (username: string) => {
      const times = []
      for (let i = 0; i < 7; i++) {
        const start = performance.now()
        expect(await refusal(login(db.serve, { username, password: 'wrong' }, from()))).toMatchObject({
          code: 'loginFailed',
        })
        times.push(performance.now() - start)
      }
      return times.sort((a, b) => a - b)[3] ?? 0
    }
    const [known, unknown] = [await time('samir@noordlicht.test'), await time('nobody-at-all@noordlicht.test')]
    // Without the verification for nobody it would be less than a third.
    expect(unknown).toBeGreaterThan(known / 2)
  })

  test('asks for a user name and a password', async () => {
    await expect(login(db.serve, { username: ' ', password: '' }, from())).rejects.toMatchObject({
      code: 'invalid',
      issues: [
        { path: 'username', rule: 'isRequired' },
        { path: 'password', rule: 'isRequired' },
      ],
    })
  })
})

describe('too many attempts', () => {
  const failed = { code: 'loginFailed', args: {} }
  const waits = (minutes: number) => ({ code: 'tooManyAttempts', args: { minutes } })
  const person = (email: string) => makePerson(db.owner, samir.organisationId, { email })
  const wrong = (username: string, at: { address: string }) =>
    refusal(login(db.serve, { username, password: 'wrong' }, at))
  const right = (username: string, at: { address: string }) => refusal(login(db.serve, { username, password }, at))
  /** Failures of somebody else, past the product because there are many. */
  const failures = (count: number, { of = 'niemand', at = from() }: { of?: string; at?: { address: string } }) =>
    failureKeysOf(db.serve, of, at.address).then((keys) =>
      Promise.all(
        keys.map((key) =>
          db.owner.query(`insert into "inlogpoging" ("sleutel", "op") select $1, now() from generate_series(1, $2)`, [
            key,
            count,
          ]),
        ),
      ),
    )

  test('fourteen right log-ins at one moment from one address all succeed', async () => {
    const at = from()
    expect(await Promise.all(Array.from({ length: 14 }, () => right('samir', at)))).toEqual(Array(14).fill(undefined))
  })

  test('makes an account wait at that address, the right password too, ever longer, and nowhere else', async () => {
    const { email } = await person('emma@noordlicht.test')
    await person('els@noordlicht.test')
    const at = from()
    // At one moment no more are tried than one after the other.
    const atOnce = await Promise.all(Array.from({ length: accessLimits.loginAttempts + 5 }, () => wrong(email, at)))
    expect(atOnce.filter(({ code }) => code === 'loginFailed')).toHaveLength(accessLimits.loginAttempts)
    expect(await right(email, at)).toEqual(waits(1))
    expect(await right('els@noordlicht.test', at)).toBeUndefined()
    expect(await right(email, from())).toBeUndefined()
    for (const minutes of [2, 4, 8, accessLimits.loginPauseMinutes, accessLimits.loginPauseMinutes]) {
      await db.owner.query(`update "inlogpoging" set "op" = "op" - $1 * interval '1 minute'`, [minutes])
      expect(await wrong(email, at)).toEqual(failed)
      expect(await right(email, at)).toEqual(waits(minutes))
    }
    await db.owner.query(`update "inlogpoging" set "op" = "op" - $1 * interval '1 minute'`, [
      accessLimits.loginPauseMinutes,
    ])
    expect(await right(email, at)).toBeUndefined()
    expect(await wrong(email, at)).toEqual(failed)
    expect(await right(email, at)).toBeUndefined()
  })

  test('makes an account that does not exist wait just so', async () => {
    const at = from()
    for (let i = 0; i < accessLimits.loginAttempts; i++) expect(await wrong('ghost', at)).toEqual(failed)
    expect(await wrong('ghost', at)).toEqual(waits(1))
  })

  test('slows an address that tries many accounts, and nobody who has come in from there before', async () => {
    const at = from()
    expect(await right('samir', at)).toBeUndefined()
    const time = async (username: string) => {
      const began = performance.now()
      expect(await wrong(username, at)).toEqual(failed)
      return performance.now() - began
    }
    await failures(accessLimits.loginFailuresMost - 1, { at })
    expect(await time('guess-1')).toBeLessThan(accessLimits.loginSlowMs)
    expect(await time('guess-2')).toBeGreaterThan(accessLimits.loginSlowMs)
    expect(await time('samir')).toBeLessThan(accessLimits.loginSlowMs)
  })

  test('closes an account that fails from many addresses to those it never came from', async () => {
    const { email } = await person('otto@noordlicht.test')
    const [home, elsewhere] = [from(), from()]
    expect(await right(email, home)).toBeUndefined()
    await failures(accessLimits.loginFailuresMost - 1, { of: email })
    expect(await right(email, elsewhere)).toBeUndefined()
    await failures(1, { of: email })
    expect(await right(email, from())).toEqual(waits(accessLimits.loginPauseMinutes))
    expect(await right(email, home)).toBeUndefined()
  })

  test('counts one account as one, however its names are spelled', async () => {
    await makePerson(db.owner, samir.organisationId, { email: 'ilse@noordlicht.test', username: 'ilse-k' })
    const at = from()
    const spellings = ['ilse@noordlicht.test', 'İlse@noordlicht.test', 'ILSE@noordlicht.test ', 'ilse-k', 'Ilse-\u212a']
    // Whatever PostgreSQL takes for the account is counted for it; what it does not take comes in nowhere.
    const { rows } = await db.owner.query<{ spelled: string }>(
      `select s as "spelled" from unnest($1::text[]) s join "inlognaam" n on n."naam" = lower(trim(s))`,
      [spellings],
    )
    const same = rows.map(({ spelled }) => spelled)
    expect(same.length).toBeGreaterThanOrEqual(3)
    for (let i = 0; i < accessLimits.loginAttempts; i++)
      expect(await wrong(same[i % same.length] ?? '', at)).toEqual(failed)
    for (const spelled of same) expect(await right(spelled, at)).toEqual(waits(1))
    for (const spelled of spellings) expect(await right(spelled, at)).toBeDefined()
  })

  test('strangers who wait in numbers shut out nobody, least of all who has come in from there before', async () => {
    const { email } = await person('vera@noordlicht.test')
    const home = from()
    expect(await right(email, home)).toBeUndefined()
    let begun = 0
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    const compare = () => {
      begun += 1
      return released
    }
    const crowd = Array.from({ length: 4 }, () => from()).flatMap((at) =>
      Array.from({ length: 10 }, () => refusal(attempt(db.serve, { username: 'niemand', ...at }, compare))),
    )
    try {
      await expect.poll(() => begun, { timeout: 5000 }).toBe(2)
      expect(await right(email, home)).toBeUndefined()
      const newcomer = right(email, from())
      expect(await Promise.race([newcomer, new Promise((done) => setTimeout(done, 100, 'waits'))])).toBe('waits')
      release()
      expect(await newcomer).toBeUndefined()
    } finally {
      release()
      await Promise.all(crowd)
    }
  }, 30_000)

  test('lets the owner in where somebody beside him guesses, and ends the guessing all the same', async () => {
    const { email } = await person('nora@noordlicht.test')
    const office = from()
    expect(await right(email, office)).toBeUndefined()
    await failures(accessLimits.loginAttemptsKnown - 1, { of: email, at: office })
    expect(await right(email, office)).toBeUndefined()
    await failures(accessLimits.loginAttemptsKnown + 10, { of: email, at: office })
    expect(await right(email, office)).toEqual(waits(accessLimits.loginPauseKnownMinutes))
    await db.owner.query(`update "inlogpoging" set "op" = "op" - $1 * interval '1 minute'`, [
      accessLimits.loginPauseKnownMinutes,
    ])
    expect(await right(email, office)).toBeUndefined()
  })

  test('keeps the names that are typed apart from those of accounts and sessions', async () => {
    const { email, userId } = await person('kim@noordlicht.test')
    const at = from()
    const reached = await failureKeysOf(db.serve, email, at.address)
    for (const typed of [`user\n${userId}`, `session\n${userId}`, `session of ${userId}`, `typed\n${email}`])
      for (const key of (await failureKeysOf(db.serve, typed, at.address)).filter((k) => !k.startsWith('address:')))
        expect(reached, typed).not.toContain(key)
  })

  test('starts counting anew after a right password', async () => {
    const { email } = await person('ruben@noordlicht.test')
    const at = from()
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < accessLimits.loginAttempts - 1; i++) expect(await wrong(email, at)).toEqual(failed)
      expect(await right(email, at)).toBeUndefined()
    }
  })

  test('takes the addresses of one network of the sixth version for one', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:DB8:0001:2::9'))
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
    expect([networkOf('::ffff:192.0.2.7'), networkOf('192.0.2.7'), networkOf('::1')]).toEqual([
      '192.0.2.7',
      '192.0.2.7',
      '0:0:0:0',
    ])
  })
})

describe('history', () => {
  const lines = async (userId: number) =>
    (
      await db.owner.query(
        `select "organisatie_id", "user_id", "actie", "record_type", "wijzigingen" from "geschiedenis" where "record_id" = $1 order by "id"`,
        [String(userId)],
      )
    ).rows

  test('tells who came in and who went out, once, and nothing of an attempt that failed', async () => {
    const jan = await makePerson(db.owner, samir.organisationId, { email: 'jan@noordlicht.test' })
    const line = { organisatie_id: jan.organisationId, user_id: jan.userId, record_type: 'User', wijzigingen: {} }
    await refusal(login(db.serve, { username: jan.email, password: 'wrong' }, from()))
    expect(await lines(jan.userId)).toEqual([])
    const { session } = await login(db.serve, { username: jan.email, password }, from())
    await logout(db.serve, session)
    await logout(db.serve, session)
    expect(await lines(jan.userId)).toEqual([
      { ...line, actie: 'login' },
      { ...line, actie: 'logout' },
    ])
  })

  test('is there before somebody is in', async () => {
    await db.owner.query('revoke insert on "geschiedenis" from "vezel_app"')
    const answer = refusal(login(db.serve, { username: 'samir', password }, from()))
    expect(await answer).toMatchObject({ message: 'permission denied for table geschiedenis' })
    await db.owner.query('grant insert on "geschiedenis" to "vezel_app"')
  })
})

describe('a session', () => {
  const start = async () => (await login(db.serve, { username: 'samir', password }, from())).access_token

  test('ends by logging out, and no other with it', async () => {
    const [token, other] = [await start(), await start()]
    const session = await sessionOf(db.serve, token)
    if (session) await logout(db.serve, session)
    expect(await sessionOf(db.serve, token)).toBeUndefined()
    expect(await sessionOf(db.serve, other)).toBeDefined()
  })

  test('ends after its days', async () => {
    const token = await start()
    await db.owner.query(`update "sessie" set "expires_at" = now() where "expires_at" > now()`)
    expect(await sessionOf(db.serve, token)).toBeUndefined()
  })

  test('ends when the person is made inactive or leaves the organisation', async () => {
    const leaver = await makePerson(db.owner, samir.organisationId, { email: 'piet@noordlicht.test' })
    const { access_token: token } = await login(db.serve, { username: leaver.email, password }, from())
    await db.owner.query(`update "inventarisatie_user" set "deleted_at" = now() where "id" = $1`, [
      leaver.inspectionUserId,
    ])
    expect(await sessionOf(db.serve, token)).toBeUndefined()
    await db.owner.query(`update "inventarisatie_user" set "deleted_at" = null where "id" = $1`, [
      leaver.inspectionUserId,
    ])
    await db.owner.query(`update "user" set "active" = false where "id" = $1`, [leaver.userId])
    expect(await sessionOf(db.serve, token)).toBeUndefined()
  })

  test('is asked for with a Bearer header alone', () => {
    expect(bearerOf(`Bearer ${'a'.repeat(43)}`)).toBe('a'.repeat(43))
    expect([bearerOf(undefined), bearerOf('Bearer null'), bearerOf(`Basic ${'a'.repeat(43)}`)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
