import { check } from '@vezel/model/kit/model.ts'
import { limits } from '@vezel/model/limits.ts'
import {
  forgotPassword as forgotForm,
  updateForgottenPassword as resetForm,
} from '@vezel/model/operations/forgotten-password.ts'
import { Problem } from '@vezel/model/problems.ts'
import type pg from 'pg'
import { enqueue } from '../queue/enqueue.ts'
import { invalid } from '../records/write.ts'
import { acceptInvitation, setPassword } from './accept-invitation.ts'
import { hashToken, newToken } from './token.ts'

/**
 * Asks for a mail with a link. Whether the address is known is looked up by the job, so answer and time are the same.
 * Throws `invalid` for what is no email address.
 */
export async function forgotPassword(db: pg.Pool, email: string): Promise<void> {
  const issues = check(forgotForm, { email })
  if (issues.length > 0) throw invalid(forgotForm, issues)
  const address = email.trim().toLowerCase()
  await enqueue(db, 'send-reset-mail', { email: address }, { key: `reset:${hashToken(address).toString('base64url')}` })
}

/** Links in force at the same time; more mails than this are not sent. */
const LINKS_MOST = 3

/** A token for somebody who forgot the password, or undefined when there is nobody to mail. */
export async function newResetToken(db: pg.Pool, email: string) {
  const { rows } = await db.query<{ id: number; email: string; locale: 'nl' | 'en' | 'fr' }>(
    `select u."id", u."email", u."locale" from "user" u
     where lower(u."email") = lower($1) and u."active" and u."deleted_at" is null
       and (select count(*) from "wachtwoord_herstel" h
            where h."user_id" = u."id" and h."used_at" is null and h."expires_at" > now()) < $2`,
    [email, LINKS_MOST],
  )
  const [user] = rows
  if (!user) return undefined
  const token = newToken()
  await db.query(
    `insert into "wachtwoord_herstel" ("token_hash", "user_id", "expires_at")
     values ($1, $2, now() + $3 * interval '1 minute')`,
    [hashToken(token), user.id, limits.resetMinutes],
  )
  return { token, email: user.email, locale: user.locale }
}

/** Takes back a token whose mail could not be sent. */
export async function dropResetToken(db: pg.Pool, token: string): Promise<void> {
  await db.query(`delete from "wachtwoord_herstel" where "token_hash" = $1`, [hashToken(token)])
}

export interface NewPassword {
  readonly email: string
  readonly token: string
  readonly password: string
  readonly password_confirmation: string
}

/**
 * Sets a new password with the token of a mail, once, and ends every session of that person. The token of an invitation
 * also makes the account, where there is none, and the place in the organisation.
 * Throws `invalid` with the issues, or `resetInvalid` for a link that is unknown, used or older than an hour.
 */
export async function updateForgottenPassword(db: pg.Pool, input: NewPassword): Promise<void> {
  const issues = check(resetForm, { ...input })
  if (issues.length > 0) throw invalid(resetForm, issues)
  const client = await db.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: number }>(
      `update "wachtwoord_herstel" h set "used_at" = now() from "user" u
       where h."token_hash" = $1 and h."used_at" is null and h."expires_at" > now()
         and u."id" = h."user_id" and lower(u."email") = lower($2) and u."active" and u."deleted_at" is null
       returning u."id"`,
      [hashToken(input.token), input.email.trim()],
    )
    const [user] = rows
    if (user) await setPassword(client, user.id, input.password)
    else if (!(await acceptInvitation(client, input))) throw new Problem('resetInvalid')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
