import { randomBytes } from 'node:crypto'
import { accessLimits } from '@vezel/model/access-limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import { Secret, TOTP } from 'otpauth'
import { seal, unseal } from '../secrets/seal.ts'
import { hashToken } from './token.ts'

/** A pool or a transaction. */
export interface Querying {
  query(sql: string, values: unknown[]): Promise<unknown>
}
const rowsOf = async <Row>(db: Querying, sql: string, values: unknown[]): Promise<readonly Row[]> => {
  const answer = await db.query(sql, values)
  return (Array.isArray(answer) ? answer : (answer as { rows: Row[] }).rows) as readonly Row[]
}

/** What an app is given: a secret, also as the address that a picture holds. */
export interface Offer {
  readonly geheim: string
  readonly uri: string
}
interface Factor {
  readonly sealed: string
  readonly isOn: boolean
}
/** What somebody gave beside the password, found to be right and not used yet. */
export type Proof = { readonly step: number } | { readonly hash: Buffer; readonly isReset: boolean }

const factorOf = async (db: Querying, user: number): Promise<Factor | undefined> =>
  (
    await rowsOf<Factor>(
      db,
      `select "geheim" as "sealed", "bevestigd_op" is not null as "isOn" from "tweede_factor" where "user_id" = $1`,
      [user],
    )
  )[0]

/** Whether somebody is asked for a code. */
export const hasFactor = async (db: Querying, user: number): Promise<boolean> =>
  (await factorOf(db, user))?.isOn === true

const HALF_MINUTE = 30
const totp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Vezel', label, secret: Secret.fromBase32(secret), period: HALF_MINUTE })

/** A new secret for somebody's app, which counts once a code of it was given. One that counts already is left alone: undefined. */
export async function offerFactor(db: Querying, user: number, label: string): Promise<Offer | undefined> {
  const secret = new Secret({ size: 20 }).base32
  const kept = await rowsOf(
    db,
    `insert into "tweede_factor" ("user_id", "geheim") values ($1, $2)
     on conflict ("user_id") do update set "geheim" = excluded."geheim", "stap" = 0, "created_at" = now()
       where "tweede_factor"."bevestigd_op" is null
     returning 1 as "kept"`,
    [user, seal(secret)],
  )
  return kept.length > 0 ? { geheim: secret, uri: totp(secret, label).toString() } : undefined
}

const plain = (code: string) => code.replace(/[\s-]/g, '').toLowerCase()

/**
 * What a code proves: that of the app, of now or half a minute about, or one of the recovery codes. With `pending` of the
 * app that is being set up. Nothing is used yet. Throws `codeFailed`, and `tooManyAttempts` after many wrong ones from anywhere.
 */
export async function proofOf(db: Querying, user: number, given: string, { pending = false } = {}): Promise<Proof> {
  const code = plain(given)
  const factor = await factorOf(db, user)
  if (!factor || factor.isOn === pending) throw new Problem('codeFailed')
  if (!/^\d{6}$/.test(code)) return recoveryOf(db, user, code, pending)
  const key = `factor:${user}`
  const [{ failures } = { failures: 0 }] = await rowsOf<{ failures: number }>(
    db,
    `select count(*)::integer as "failures" from "inlogpoging" where "sleutel" = $1 and "op" > now() - interval '1 day'`,
    [key],
  )
  if (failures >= accessLimits.codeFailuresMost) throw new Problem('tooManyAttempts', { minutes: 60 })
  const secret = unseal(factor.sealed)
  const delta = secret === null ? null : totp(secret).validate({ token: code, window: 1 })
  if (delta !== null) return { step: Math.floor(Date.now() / 1000 / HALF_MINUTE) + delta }
  await db.query(`insert into "inlogpoging" ("sleutel", "op") values ($1, clock_timestamp())`, [key])
  throw new Problem('codeFailed')
}

async function recoveryOf(db: Querying, user: number, code: string, pending: boolean): Promise<Proof> {
  const hash = hashOf(user, code)
  const [found] = await rowsOf<{ isReset: boolean }>(
    db,
    `select "is_reset" as "isReset" from "herstelcode"
     where "code_hash" = $1 and "user_id" = $2 and "used_at" is null and coalesce("expires_at" > now(), true)`,
    [hash, user],
  )
  if (!found || pending) throw new Problem('codeFailed')
  return { hash, isReset: found.isReset }
}

/** Uses a proof: it is none from then on, also for who came with it at the same moment. Throws `codeFailed` for one that was used. */
export async function useProof(db: Querying, user: number, proof: Proof): Promise<void> {
  const used =
    'step' in proof
      ? await rowsOf(
          db,
          `update "tweede_factor" set "stap" = $2 where "user_id" = $1 and "stap" < $2 returning 1 as "used"`,
          [user, proof.step],
        )
      : await rowsOf(
          db,
          `update "herstelcode" set "used_at" = now() where "user_id" = $1 and "code_hash" = $2 and "used_at" is null returning 1 as "used"`,
          [user, proof.hash],
        )
  if (used.length === 0) throw new Problem('codeFailed')
  // A code that was mailed is for who has no app any more.
  if ('isReset' in proof && proof.isReset) await dropFactor(db, user)
}

/** Takes the second step away, with all that belongs to it. */
export async function dropFactor(db: Querying, user: number): Promise<void> {
  await db.query(`delete from "tweede_factor" where "user_id" = $1`, [user])
  await db.query(`delete from "herstelcode" where "user_id" = $1`, [user])
}

/**
 * From now on the app counts; answers the recovery codes, which nobody can read again. Sessions that came in by a password alone
 * end, but the one that gave the code: with a second step there is none that did not take it.
 */
export async function confirmFactor(db: Querying, user: number, own: Buffer | null = null): Promise<readonly string[]> {
  await db.query(`update "tweede_factor" set "bevestigd_op" = now() where "user_id" = $1`, [user])
  await db.query(
    `update "sessie" set "revoked_at" = now()
     where "user_id" = $1 and "token_hash" is distinct from $2::bytea and "revoked_at" is null`,
    [user, own],
  )
  return newRecoveryCodes(db, user)
}

/** New recovery codes in the place of those there were. */
export async function newRecoveryCodes(db: Querying, user: number): Promise<readonly string[]> {
  const codes = Array.from({ length: accessLimits.recoveryCodes }, newCode)
  await db.query(`delete from "herstelcode" where "user_id" = $1`, [user])
  await db.query(`insert into "herstelcode" ("code_hash", "user_id") select h, $1 from unnest($2::bytea[]) h`, [
    user,
    codes.map((code) => hashOf(user, plain(code))),
  ])
  return codes
}

/** A code that is mailed to somebody who lost app and paper, and works for hours; undefined where there is no second step. */
export async function newResetCode(db: Querying, user: number): Promise<string | undefined> {
  const code = newCode()
  const made = await rowsOf(
    db,
    `insert into "herstelcode" ("code_hash", "user_id", "is_reset", "expires_at")
     select $1, "user_id", true, now() + $3 * interval '1 hour' from "tweede_factor" where "user_id" = $2 and "bevestigd_op" is not null
     returning 1 as "made"`,
    [hashOf(user, plain(code)), user, accessLimits.recoveryHours],
  )
  return made.length > 0 ? code : undefined
}

/** Takes back a code whose mail could not be sent. */
export const dropResetCode = (db: Querying, user: number, code: string): Promise<unknown> =>
  db.query(`delete from "herstelcode" where "code_hash" = $1`, [hashOf(user, plain(code))])

/** 80 bits, in four groups to be read aloud. */
const newCode = (): string =>
  (new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.toLowerCase().match(/.{4}/g) ?? []).join('-')
const hashOf = (user: number, code: string): Buffer => hashToken(`${user} ${code}`)
