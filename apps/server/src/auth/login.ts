import { model } from '@vezel/model'
import type { HistoryWord } from '@vezel/model/history.ts'
import { check } from '@vezel/model/kit/model.ts'
import { limits } from '@vezel/model/limits.ts'
import { login as loginForm } from '@vezel/model/operations/login.ts'
import { Problem } from '@vezel/model/problems.ts'
import { roles } from '@vezel/model/rights.ts'
import type pg from 'pg'
import type { Session } from '../access.ts'
import { remember } from '../db/history.ts'
import { invalid } from '../db/invalid.ts'
import { inOneTransaction } from '../db/one-transaction.ts'
import { inTransaction } from '../db/work.ts'
import { attempt } from './attempts.ts'
import { isPasswordOf } from './password.ts'
import { rememberRefusal } from './refusals.ts'
import { confirmFactor, hasFactor, type Offer, offerFactor, proofOf, useProof } from './second-factor.ts'
import { sessionOf } from './session.ts'
import { hashToken, newToken } from './token.ts'

export interface LoggedIn {
  readonly access_token: string
  readonly token_type: 'Bearer'
  /** Seconds. */
  readonly expires_in: number
  readonly userId: number
  readonly session: Session
  /** Of a second step that was set up on the way in. */
  readonly herstelcodes?: readonly string[] | undefined
}
/** A code is asked for; of who has to set up the second step first, of the app that is offered. Nobody is in yet. */
export interface HasToProve {
  readonly code_gevraagd: true
  readonly instellen?: Offer
}
/** Somebody who works for several organisations has to say for which: there is no session yet. */
export interface HasToChoose {
  readonly organisaties: readonly { readonly id: string; readonly naam: string }[]
}

/** What somebody logs in with. */
export interface Credentials {
  readonly username: string
  readonly password: string
  readonly organisatie?: string | null
  /** Of the second step: of the app, or a recovery code. */
  readonly code?: string | null
}

/**
 * Logs in with a user name or an email address, in capitals or not, for one organisation: the only one, or the one that is
 * named. Answers the choice, without a session, to whoever has several and named none, and asks for a code where there is a
 * second step or has to be one. `address` is the network address
 * of the caller, `device` what its browser calls itself. Throws `invalid`, `loginFailed`, `codeFailed`, `tooManyAttempts` or `tooManyRequests`; none of them tells whether the account exists.
 */
export async function login(
  db: pg.Pool,
  input: Credentials,
  { address, device }: { readonly address: string; readonly device?: string | undefined },
): Promise<LoggedIn | HasToChoose | HasToProve> {
  const issues = check(loginForm, { ...input })
  if (issues.length > 0) throw invalid(loginForm, issues)
  const compare = async () => {
    const found = await accountOf(db, input.username)
    if (!(await isPasswordOf(found?.password, input.password)) || !found) throw new Problem('loginFailed')
    return enter(db, found, input)
  }
  // Half of the way in forgets no failures: else codes could be tried in numbers.
  const forgets = (answer: HasToChoose | HasToProve | Entered) => !('code_gevraagd' in answer)
  const entered = await attempt(db, { username: input.username, address }, compare, { forgets }).catch(
    async (refused: unknown) => {
      if (refused instanceof Problem) await rememberRefusal(db, input.username, { reason: refused.code, device })
      throw refused
    },
  )
  return 'organisation' in entered ? startSession(db, entered, device) : entered
}

/** Somebody who gave the password and what else was asked. */
interface Entered {
  readonly user: number
  readonly organisation: number
  readonly action?: HistoryWord | undefined
  readonly codes?: readonly string[] | undefined
}

/** What stands between the password and a session: the second step, and which organisation. */
async function enter(
  db: pg.Pool,
  { user, email, organisaties }: Account,
  { organisatie, code }: Credentials,
): Promise<HasToChoose | HasToProve | Entered> {
  const isOn = await hasFactor(db, user)
  if (isOn && !code) return { code_gevraagd: true }
  const proof = isOn && code ? await proofOf(db, user, code) : undefined
  if (!organisatie && organisaties.length > 1) return { organisaties }
  const chosen = organisatie ? organisaties.find(({ id }) => id === organisatie) : organisaties[0]
  if (!chosen) throw new Problem('loginFailed')
  const entered = { user, organisation: Number(chosen.id) }
  if (proof) {
    await inOneTransaction(db, (client) => useProof(client, user, proof))
    // A code that was mailed takes the step away: who has to have one sets it up anew.
    const isGone = 'hash' in proof && proof.isReset
    if (!isGone || !chosen.verplicht) return { ...entered, action: 'hash' in proof ? 'recovery' : undefined }
  }
  if (!chosen.verplicht) return entered
  if (code && !proof) {
    const first = await proofOf(db, user, code, { pending: true })
    const codes = await inOneTransaction(db, async (client) => {
      await useProof(client, user, first)
      return confirmFactor(client, user)
    })
    return { ...entered, action: 'factorOn', codes }
  }
  const instellen = await offerFactor(db, user, email)
  return instellen ? { code_gevraagd: true, instellen } : { code_gevraagd: true }
}

async function startSession(
  db: pg.Pool,
  { user, organisation, action, codes }: Entered,
  device: string | undefined,
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
    if (action) await remember(work, action, model.entity('user'), String(session.userId), {})
    await remember(work, 'login', model.entity('user'), String(session.userId), {})
  })
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: limits.tokenDays * 24 * 60 * 60,
    userId: session.userId,
    session,
    herstelcodes: codes,
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

interface Account {
  readonly user: number
  readonly password: string | null
  readonly email: string
  /** `verplicht`: the second step is required there of this person. */
  readonly organisaties: readonly { readonly id: string; readonly naam: string; readonly verplicht: boolean }[]
}

/** Somebody who may log in, and the organisations they may log in to, by name. */
async function accountOf(db: pg.Pool, username: string): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(
    `select u."id" as "user", u."password", u."email",
       json_agg(json_build_object('id', o."id"::text, 'naam', o."naam",
         'verplicht', o."tweede_factor_verplicht" and i."inventarisatie_rol_id" in (${roles.manager}, ${roles.admin})) order by lower(o."naam"), o."id") as "organisaties"
     from "inlognaam" n join "user" u on u."id" = n."user_id" and u."active" and u."deleted_at" is null
     join "inventarisatie_user" i on i."user_id" = u."id" and i."active" and i."deleted_at" is null
     join "inventarisatie_organisatie" o on o."id" = i."organisatie_id" and o."deleted_at" is null
     where n."naam" = lower($1) group by u."id"`,
    [username.trim()],
  )
  return rows[0]
}
