import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { accessLimits } from '@vezel/model/access-limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import type pg from 'pg'
import { FairQueue } from '../fair-queue.ts'

/** Who tries, and from where: a name that somebody typed, or the account of a session that gives its password again. */
export type Attempt = ({ readonly username: string } | { readonly sessionOf: number }) & {
  /** The network address of the caller. */
  readonly address: string
}

/** Of one address one at a time, so that guesses at the same moment see each other's failures; in turn with others. */
const comparing = {
  /** Where strangers wait, however many they are, nobody waits who has come in from there before. */
  known: new FairQueue({ most: 2, each: 1, waiting: 100, waitingAll: 2000, waitMs: 30_000 }),
  strange: new FairQueue({ most: 2, each: 1, waiting: 100, waitingAll: 2000, waitMs: 30_000 }),
}
/** Where an address waits that has failed with many accounts: it may go on, but not fast. */
const slowly = new FairQueue({ most: 2000, each: 1, waiting: 20, waitMs: 30_000 })

/**
 * Compares a password with `compare`, which throws `loginFailed` when it is wrong; `counts` tells of other failures. Only
 * failures count, and a success forgets those of the account at that address unless `forgets` is false: then one may be had
 * at will. After some, an account has to wait at that address, ever longer; an address that fails with many accounts is slowed down, and an
 * account that fails from many addresses is closed to those it never came from. An address from which the account has
 * come in before does not suffer from what others do elsewhere, and little from who guesses beside it: more may fail there, and it waits a minute at most. Throws `tooManyAttempts` with the minutes to wait, the same for
 * accounts that do not exist.
 */
export async function attempt<T>(
  db: pg.Pool,
  by: Attempt,
  compare: () => Promise<T>,
  {
    counts = ({ code }: Problem) => code === 'loginFailed' || code === 'codeFailed',
    forgets = true as boolean | ((answer: T) => boolean),
  } = {},
): Promise<T> {
  const from = networkOf(by.address)
  const keys = await keysOf(db, by, from)
  const { isKnown, failures } = await standingOf(db, keys)
  if (!isKnown && failures >= accessLimits.loginFailuresMost)
    await slowly.run(from, () => sleep(accessLimits.loginSlowMs))
  return comparing[isKnown ? 'known' : 'strange'].run(from, async () => {
    const minutes = await minutesToWait(db, keys)
    if (minutes > 0) throw new Problem('tooManyAttempts', { minutes })
    try {
      const answer = await compare()
      if (typeof forgets === 'function' ? forgets(answer) : forgets) await rememberRightful(db, keys)
      return answer
    } catch (error) {
      if (error instanceof Problem && counts(error)) await rememberFailure(db, keys)
      throw error
    }
  })
}

/** Work on the password of somebody who has shown a link of a mail: in the same turn as whoever has come in from there before. */
export const inTurn = <T>(address: string, task: () => Promise<T>): Promise<T> =>
  comparing.known.run(networkOf(address), task)

interface Keys {
  readonly account: string
  readonly address: string
  /** The account at this address. */
  readonly pair: string
  /** That it has come in from there. */
  readonly known: string
}
/** People type passwords where the name belongs, so what was typed is not kept. */
async function keysOf(db: pg.Pool, by: Attempt, from: string): Promise<Keys> {
  const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
  const name = 'sessionOf' in by ? `session\n${by.sessionOf}` : await nameOf(db, by.username)
  const pair = digest(`${name}\n${from}`)
  return {
    account: `account:${digest(name)}`,
    address: `address:${digest(from)}`,
    pair: `pair:${pair}`,
    known: `known:${pair}`,
  }
}

/**
 * One account has one name here, however it is spelled and whether it is its user name or its email address. What was typed
 * stands behind a word of ours, so that nobody types the name of an account or a session.
 */
async function nameOf(db: pg.Pool, username: string): Promise<string> {
  const { rows } = await db.query<{ name: string; user: number | null }>(
    `select lower($1) as "name", (select n."user_id" from "inlognaam" n where n."naam" = lower($1)) as "user"`,
    [username.trim()],
  )
  const [row] = rows
  return row?.user ? `user\n${row.user}` : `typed\n${row?.name ?? ''}`
}

const HOUR = 60

/**
 * Counts a mail that somebody without log-in asks for, whatever address it is for. Throws `tooManyAttempts` when enough
 * were asked for from there within the hour.
 */
export async function demandMail(db: pg.Pool, address: string): Promise<void> {
  const key = `mail:${createHash('sha256').update(networkOf(address)).digest('base64url')}`
  const { rowCount } = await db.query(
    `insert into "inlogpoging" ("sleutel", "op") select $1, clock_timestamp() where ${count('$1', HOUR, accessLimits.mailsAskedMost)} < $2`,
    [key, accessLimits.mailsAskedMost],
  )
  if (rowCount === 0) throw new Problem('tooManyAttempts', { minutes: HOUR })
}

/** What a failure is counted by. */
export async function failureKeysOf(db: pg.Pool, username: string, address: string): Promise<string[]> {
  const { account, address: from, pair } = await keysOf(db, { username, address }, networkOf(address))
  return [account, from, pair]
}

/** One subscriber has as many addresses of the sixth version as there is sand: those of one network are one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...groups(tail)]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Rows of a key within a time, counted no further than to a most. */
const count = (key: string, minutes: number, most: number) =>
  `(select count(*)::integer from (select 1 from "inlogpoging" where "sleutel" = ${key} and "op" > now() - interval '${minutes} minutes' limit ${most}) f)`

/** How an address has fared with all accounts together, and whether this one has come in from there. */
async function standingOf(db: pg.Pool, { address, known }: Keys): Promise<{ failures: number; isKnown: boolean }> {
  const { rows } = await db.query<{ failures: number; isKnown: boolean }>(
    `select ${count('$1', accessLimits.loginPauseMinutes, accessLimits.loginFailuresMost)} as "failures",
       exists (select from "inlogpoging" where "sleutel" = $2) as "isKnown"`,
    [address, known],
  )
  return rows[0] ?? { failures: 0, isKnown: false }
}

const DAY_MINUTES = 24 * 60
/** Failures after which the wait does not grow any further. */
const PAIR_MOST = accessLimits.loginAttemptsKnown + 20

async function minutesToWait(db: pg.Pool, { account, pair, known }: Keys): Promise<number> {
  const { rows } = await db.query<{ pair: number; minutes: number | null; account: number; isKnown: boolean }>(
    `select ${count('$1', DAY_MINUTES, PAIR_MOST)} as "pair",
       (select extract(epoch from clock_timestamp() - max("op"))::float8 / 60 from "inlogpoging" where "sleutel" = $1) as "minutes",
       ${count('$2', accessLimits.loginPauseMinutes, accessLimits.loginFailuresMost)} as "account",
       exists (select from "inlogpoging" where "sleutel" = $3) as "isKnown"`,
    [pair, account, known],
  )
  const [row] = rows
  if (!row) return 0
  if (!row.isKnown && row.account >= accessLimits.loginFailuresMost) return accessLimits.loginPauseMinutes
  // Whoever guesses beside the owner, behind one address, may hold him up for a moment and not for the day.
  const [free, most] = row.isKnown
    ? [accessLimits.loginAttemptsKnown, accessLimits.loginPauseKnownMinutes]
    : [accessLimits.loginAttempts, accessLimits.loginPauseMinutes]
  const beyond = row.pair - free
  if (beyond < 0) return 0
  const pause = Math.min(2 ** beyond, most)
  return Math.max(0, Math.ceil(pause - (row.minutes ?? pause)))
}

const rememberFailure = (db: pg.Pool, { account, address, pair }: Keys) =>
  db.query(`insert into "inlogpoging" ("sleutel", "op") select k, clock_timestamp() from unnest($1::text[]) k`, [
    [account, address, pair],
  ])

/** The account starts anew at this address, which it is now known to come from. */
const rememberRightful = (db: pg.Pool, { pair, known }: Keys) =>
  db.query(
    `with "weg" as (delete from "inlogpoging" where "sleutel" = any($1))
     insert into "inlogpoging" ("sleutel", "op") values ($2, clock_timestamp())`,
    [[pair, known], known],
  )
