import { model } from '@vezel/model'
import { check } from '@vezel/model/kit/model.ts'
import { limits } from '@vezel/model/limits.ts'
import { login as loginForm } from '@vezel/model/operations/login.ts'
import { Problem } from '@vezel/model/problems.ts'
import type pg from 'pg'
import type { Session } from '../access.ts'
import { inTransaction } from '../db/work.ts'
import { invalid, remember } from '../db/write.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { isPasswordOf } from './password.ts'
import { sessionOf } from './session.ts'
import { hashToken, newToken } from './token.ts'

export interface LoggedIn {
  readonly access_token: string
  readonly token_type: 'Bearer'
  /** Seconds. */
  readonly expires_in: number
  readonly userId: number
  readonly session: Session
}

/**
 * Logs in with a user name or an email address, in capitals or not. `address` is the network address of the caller.
 * Throws `invalid`, `loginFailed` or `tooManyAttempts`; none of them tells whether the account exists.
 */
export async function login(
  db: pg.Pool,
  input: { readonly username: string; readonly password: string },
  { address }: { readonly address: string },
): Promise<LoggedIn> {
  const issues = check(loginForm, input)
  if (issues.length > 0) throw invalid(loginForm, issues)
  const attempt = await countAttempt(db, input.username, address)
  const account = await accountOf(db, input.username)
  if (!(await isPasswordOf(account?.password, input.password)) || !account) throw new Problem('loginFailed')

  const token = newToken()
  await db.query(
    `with "nieuw" as (
       insert into "sessie" ("token_hash", "user_id", "organisatie_id", "expires_at")
       values ($1, $2, $3, now() + $4 * interval '1 day') returning "user_id"
     )
     update "user" set "last_login_at" = now() where "id" = (select "user_id" from "nieuw")`,
    [hashToken(token), account.user, account.organisation, limits.tokenDays],
  )
  await forgetAttempts(db, attempt)
  const session = await sessionOf(db, token)
  if (!session) throw new Problem('loginFailed')
  // Before the token leaves: nobody comes in without a line of history.
  await inTransaction(db, session, (work) => remember(work, 'login', model.entity('user'), String(session.userId), {}))
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: limits.tokenDays * 24 * 60 * 60,
    userId: session.userId,
    session,
  }
}

/** Ends a session, with a line of history. */
export async function logout(db: pg.Pool, session: Session): Promise<void> {
  await inTransaction(db, session, async (work) => {
    const ended = await work.query(
      `update "sessie" set "revoked_at" = now() where "token_hash" = $1 and "revoked_at" is null returning 1`,
      [session.tokenHash],
    )
    if (ended.length > 0) await remember(work, 'logout', model.entity('user'), String(session.userId), {})
  })
}

/** Somebody who may log in, and the organisation they have worked for longest. */
async function accountOf(db: pg.Pool, username: string) {
  const { rows } = await db.query<{ user: number; organisation: number; password: string | null }>(
    `select u."id" as "user", i."organisatie_id" as "organisation", u."password"
     from "user" u join "inventarisatie_user" i on i."user_id" = u."id" and i."deleted_at" is null
     where (lower(u."username") = lower($1) or lower(u."email") = lower($1)) and u."active" and u."deleted_at" is null
     order by lower(u."username") = lower($1) desc nulls last, i."created_at" limit 1`,
    [username.trim()],
  )
  return rows[0]
}
