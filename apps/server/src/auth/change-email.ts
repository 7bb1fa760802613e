import { accessLimits } from '@vezel/model/access-limits.ts'
import { check } from '@vezel/model/kit/model.ts'
import { confirmEmail as form } from '@vezel/model/operations/mail-link.ts'
import { Problem } from '@vezel/model/problems.ts'
import type pg from 'pg'
import { v7 as uuid } from 'uuid'
import { invalid } from '../db/invalid.ts'
import { inOneTransaction } from '../db/one-transaction.ts'
import type { Work } from '../db/work.ts'
import { enqueue } from '../queue/enqueue.ts'
import { hashToken, newToken } from './token.ts'

/**
 * Asks for another email address, in the transaction that holds the row of the user: it counts for nothing until it is
 * confirmed from its own mailbox. A change that was asked for before is withdrawn. Throws `tooManyAttempts` when that many
 * mails went out within the hour.
 */
export async function askForEmail(work: Work, email: string): Promise<void> {
  const { userId, organisationId } = work.session
  const [mails] = await work.query<{ count: number }>(
    `select count(*)::integer as "count" from "emailwijziging"
     where "user_id" = $1 and "created_at" > now() - interval '1 hour'`,
    [userId],
  )
  if (mails && mails.count >= accessLimits.linkMailsMost) throw new Problem('tooManyAttempts', { minutes: 60 })
  await withdrawEmail(work, userId)
  const id = uuid()
  await work.query(
    `insert into "emailwijziging" ("id", "user_id", "organisatie_id", "email", "expires_at")
     values ($1, $2, $3, $4, now() + $5 * interval '1 hour')`,
    [id, userId, organisationId, email, accessLimits.emailHours],
  )
  await enqueue(work, 'send-email-change', { change: id })
}

/** A transaction, of a session or of none. */
interface Querying {
  query(sql: string, values: unknown[]): Promise<unknown>
}

/** Withdraws the change that somebody asked for: with a new password, whoever asked for it may be another. */
export const withdrawEmail = (db: Querying, user: number): Promise<unknown> =>
  db.query(`update "emailwijziging" set "used_at" = now() where "user_id" = $1 and "used_at" is null`, [user])

/**
 * A token for a change that is still open, or undefined when it was withdrawn or mailed already, or when enough mails went
 * to its address within the hour: whoever asks need not be whose mailbox it is. With `isTaken` the address is somebody else's, which
 * whoever asked does not hear, and nobody gets the token.
 */
export async function newEmailToken(db: pg.Pool, change: string) {
  const token = newToken()
  const { rows } = await db.query<{ email: string; old: string; locale: 'nl' | 'en' | 'fr'; isTaken: boolean }>(
    `update "emailwijziging" w set "token_hash" = $2, "expires_at" = now() + $3 * interval '1 hour' from "user" u
     where w."id" = $1 and w."used_at" is null and w."token_hash" is null and w."expires_at" > now()
       and u."id" = w."user_id" and u."active" and u."deleted_at" is null
       and (select count(*) from "emailwijziging" o where lower(o."email") = lower(w."email")
         and o."token_hash" is not null and o."created_at" > now() - interval '1 hour') < $4
     returning w."email", u."email" as "old", u."locale",
       exists (select from "inlognaam" n where n."naam" = lower(w."email") and n."user_id" <> w."user_id") as "isTaken"`,
    [change, hashToken(token), accessLimits.emailHours, accessLimits.linkMailsMost],
  )
  return rows[0] && { ...rows[0], token }
}

/** Takes back a token whose mail could not be sent. */
export async function dropEmailToken(db: pg.Pool, token: string): Promise<void> {
  await db.query(`update "emailwijziging" set "token_hash" = null where "token_hash" = $1`, [hashToken(token)])
}

interface Confirmed {
  readonly user: number
  readonly organisation: number
  readonly email: string
  readonly old: string
  readonly username: string | null
}

/**
 * Makes an address that of the log-in, with the token of the mail that was sent to it, once. Throws `invalid`, or
 * `resetInvalid` for a link that is unknown, used, withdrawn or too old, and for an address that somebody else has by now.
 */
export async function confirmEmail(
  db: pg.Pool,
  input: { readonly email: string; readonly token: string },
): Promise<void> {
  const issues = check(form, { ...input })
  if (issues.length > 0) throw invalid(form, issues)
  await inOneTransaction(db, async (client) => {
    const { rows } = await client.query<Confirmed>(
      `update "emailwijziging" w set "used_at" = now() from "user" u
       where w."token_hash" = $1 and lower(w."email") = lower($2) and w."used_at" is null and w."expires_at" > now()
         and u."id" = w."user_id" and u."active" and u."deleted_at" is null
       returning u."id" as "user", w."organisatie_id" as "organisation", w."email", u."email" as "old", u."username"`,
      [hashToken(input.token), input.email.trim()],
    )
    const [change] = rows
    if (!change) throw new Problem('resetInvalid')
    await takeEmail(client, change)
  }).catch((error: unknown) => {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'inlognaam_pkey')
      throw new Problem('resetInvalid', {}, [], { cause: error })
    throw error
  })
}

async function takeEmail(client: pg.PoolClient, { user, organisation, email, old, username }: Confirmed) {
  // Whoever logs in with the address alone goes on doing so with the new one.
  const isName = username === old
  await client.query(
    `update "user" set "email" = $2, "username" = case when $3 then $2 else "username" end,
       "record_version" = "record_version" + 1, "updated_at" = now() where "id" = $1`,
    [user, email, isName],
  )
  await client.query(`update "wachtwoord_herstel" set "used_at" = now() where "user_id" = $1 and "used_at" is null`, [
    user,
  ])
  await client.query(`select set_config('app.org', $1, true)`, [String(organisation)])
  await client.query(
    `insert into "geschiedenis" ("organisatie_id", "user_id", "actie", "record_type", "record_id", "wijzigingen") values ($1, $2, 'update', 'User', $3, $4)`,
    [
      organisation,
      user,
      String(user),
      JSON.stringify({ email: [old, email], ...(isName ? { username: [old, email] } : {}) }),
    ],
  )
}
