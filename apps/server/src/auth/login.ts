import { model } from '@vezel/model'
import { check } from '@vezel/model/kit/model.ts'
import { limits } from '@vezel/model/limits.ts'
import { login as loginForm } from '@vezel/model/operations/login.ts'
import { Problem } from '@vezel/model/problems.ts'
import type pg from 'pg'
import type { Session } from '../access.ts'
import { remember } from '../db/history.ts'
import { invalid } from '../db/invalid.ts'
import { inTransaction } from '../db/work.ts'
import { attempt } from './attempts.ts'
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
/** Somebody who works for several organisations has to say for which: there is no session yet. */
export interface HasToChoose {
  readonly organisaties: readonly { readonly id: string; readonly naam: string }[]
}

/**
 * Logs in with a user name or an email address, in capitals or not, for one organisation: the only one, or the one that is
 * named. Answers the choice, without a session, to whoever has several and named none. `address` is the network address
 * of the caller, `device` what its browser calls itself. Throws `invalid`, `loginFailed`, `tooManyAttempts` or `tooManyRequests`; none of them tells whether the account exists.
 */
export async function login(
  db: pg.Pool,
  input: { readonly username: string; readonly password: string; readonly organisatie?: string | null },
  { address, device }: { readonly address: string; readonly device?: string | undefined },
): Promise<LoggedIn | HasToChoose> {
  const issues = check(loginForm, input)
  if (issues.length > 0) throw invalid(loginForm, issues)
  const account = await attempt(db, { username: input.username, address }, async () => {
    const found = await accountOf(db, input.username)
    if (!(await isPasswordOf(found?.password, input.password)) || !found) throw new Problem('loginFailed')
    return found
  })
  const { organisaties } = account
  if (!input.organisatie && organisaties.length > 1) return { organisaties }
  const chosen = input.organisatie ? organisaties.find(({ id }) => id === input.organisatie) : organisaties[0]
  if (!chosen) throw new Problem('loginFailed')
  return startSession(db, account.user, { organisation: Number(chosen.id), device })
}

async function startSession(
  db: pg.Pool,
  user: number,
  { organisation, device }: { readonly organisation: number; readonly device: string | undefined },
): Promise<LoggedIn> {
  const token = newToken()
  await db.query(
    `insert into "sessie" ("token_hash", "user_id", "organisatie_id", "expires_at", "apparaat")
     values ($1, $2, $3, now() + $4 * interval '1 day', $5)`,
    [hashToken(token), user, organisation, limits.tokenDays, device ?? null],
  )
  const session = await sessionOf(db, token)
  if (!session) throw new Problem('loginFailed')
  // Before the token leaves: nobody comes in without a line of history.
  await inTransaction(db, session, async (work) => {
    await work.query(
      `update "inventarisatie_user" set "last_login_at" = now() where "organisatie_id" = $1 and "id" = $2`,
      [session.organisationId, session.inspectionUserId],
    )
    await remember(work, 'login', model.entity('user'), String(session.userId), {})
  })
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

/** Somebody who may log in, and the organisations they may log in to, by name. */
async function accountOf(db: pg.Pool, username: string) {
  const { rows } = await db.query<{ user: number; password: string | null } & HasToChoose>(
    `select u."id" as "user", u."password",
       json_agg(json_build_object('id', o."id"::text, 'naam', o."naam") order by lower(o."naam"), o."id") as "organisaties"
     from "inlognaam" n join "user" u on u."id" = n."user_id" and u."active" and u."deleted_at" is null
     join "inventarisatie_user" i on i."user_id" = u."id" and i."active" and i."deleted_at" is null
     join "inventarisatie_organisatie" o on o."id" = i."organisatie_id" and o."deleted_at" is null
     where n."naam" = lower($1) group by u."id"`,
    [username.trim()],
  )
  return rows[0]
}
