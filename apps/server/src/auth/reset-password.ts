import { accessLimits } from '@vezel/model/access-limits.ts'
import { check } from '@vezel/model/kit/model.ts'
import {
  forgotPassword as forgotForm,
  updateForgottenPassword as resetForm,
} from '@vezel/model/operations/forgotten-password.ts'
import type { LinkState } from '@vezel/model/operations/mail-link.ts'
import { Problem } from '@vezel/model/problems.ts'
import type pg from 'pg'
import { invalid } from '../db/invalid.ts'
import { inOneTransaction } from '../db/one-transaction.ts'
import { enqueue } from '../queue/enqueue.ts'
import { acceptInvitation, type InvitedPerson, invitationLinkState, setPassword } from './accept-invitation.ts'
import { demandMail, inTurn } from './attempts.ts'
import { hashToken, newToken } from './token.ts'

/**
 * Asks for a mail with a link. Whether the address is known is looked up by the job, so answer and time are the same.
 * Throws `invalid` for what is no email address, and `tooManyAttempts` when many mails were asked for from `address`.
 */
export async function forgotPassword(
  db: pg.Pool,
  email: string,
  { address: from }: { readonly address: string },
): Promise<void> {
  const issues = check(forgotForm, { email })
  if (issues.length > 0) throw invalid(forgotForm, issues)
  await demandMail(db, from)
  const address = email.trim().toLowerCase()
  await enqueue(db, 'send-reset-mail', { email: address }, { key: `reset:${hashToken(address).toString('base64url')}` })
}

/**
 * A token for somebody who forgot the password, or undefined when there is nobody to mail, or when enough mails went out
 * within the hour. Links that were used count too: whoever asks for mails is not whoever gets them.
 */
export async function newResetToken(db: pg.Pool, email: string) {
  return inOneTransaction(db, async (client) => {
    // Of two mails to one person the second counts the first.
    const { rows } = await client.query<{ id: number; email: string; locale: 'nl' | 'en' | 'fr' }>(
      `select "id", "email", "locale" from "user" where lower("email") = lower($1) and "active" and "deleted_at" is null for update`,
      [email],
    )
    const [user] = rows
    if (!user) return undefined
    const token = newToken()
    // A link lives as long as it counts.
    const { rowCount } = await client.query(
      `insert into "wachtwoord_herstel" ("token_hash", "user_id", "expires_at")
       select $1, $2, now() + $3 * interval '1 minute'
       where (select count(*) from "wachtwoord_herstel" where "user_id" = $2 and "expires_at" > now()) < $4`,
      [hashToken(token), user.id, accessLimits.resetMinutes, accessLimits.linkMailsMost],
    )
    return rowCount ? { token, email: user.email, locale: user.locale } : undefined
  })
}

/** Takes back a token whose mail could not be sent. */
export async function dropResetToken(db: pg.Pool, token: string): Promise<void> {
  await db.query(`delete from "wachtwoord_herstel" where "token_hash" = $1`, [hashToken(token)])
}

/** A password with the link of a mail; who accepts an invitation says of himself what he wants otherwise. */
export interface NewPassword extends Partial<InvitedPerson> {
  readonly email: string
  readonly token: string
  readonly password: string
  readonly password_confirmation: string
}

/**
 * Sets a new password with the token of a mail, once, and ends every session of that person. The token of an invitation
 * also makes the account, where there is none, and the place in the organisation. Passwords are worked on in the turn of
 * `address`, and only for a token that may be right.
 * Throws `invalid` with the issues, or `resetInvalid` for a link that is unknown, used or older than an hour.
 */
export async function updateForgottenPassword(
  db: pg.Pool,
  input: NewPassword,
  { address }: { readonly address: string },
): Promise<void> {
  const issues = check(resetForm, { ...input })
  if (issues.length > 0) throw invalid(resetForm, issues)
  if ((await linkState(db, input.token)) !== 'open') throw new Problem('resetInvalid')
  await inTurn(address, () => inOneTransaction(db, (client) => useToken(client, input)))
}

/** What became of the link of a mail, to choose a password or to accept an invitation; `token` is as the link has it. */
export async function linkState(db: pg.Pool, token: string): Promise<LinkState> {
  return inOneTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `select from "wachtwoord_herstel" where "token_hash" = $1 and "used_at" is null and "expires_at" > now()`,
      [hashToken(token)],
    )
    return rowCount === 1 ? 'open' : ((await invitationLinkState(client, token)) ?? 'over')
  })
}

async function useToken(client: pg.PoolClient, input: NewPassword): Promise<void> {
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
}
