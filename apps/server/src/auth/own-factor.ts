import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import type { HistoryWord } from '@vezel/model/history.ts'
import { check } from '@vezel/model/kit/model.ts'
import { confirmSecondFactor, endSecondFactor, withPassword } from '@vezel/model/operations/second-factor.ts'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { roles } from '@vezel/model/rights.ts'
import type pg from 'pg'
import type { Session } from '../access.ts'
import { remember } from '../db/history.ts'
import { invalid } from '../db/invalid.ts'
import { inTransaction, type Work } from '../db/work.ts'
import { attempt } from './attempts.ts'
import { isPasswordOf } from './password.ts'
import {
  confirmFactor,
  dropFactor,
  hasFactor,
  newRecoveryCodes,
  type Offer,
  offerFactor,
  proofOf,
  useProof,
} from './second-factor.ts'

/** Who asks, with the network address of the caller. */
interface Asker {
  readonly db: pg.Pool
  readonly session: Session
  readonly address: string
}

/** How one's own second step stands. */
export interface OwnFactor {
  readonly aan: boolean
  readonly sinds: string | null
  /** Recovery codes that were not used yet. */
  readonly herstelcodes: number
  /** An organisation that one works for asks for it. */
  readonly verplicht: boolean
}

/** That somebody is manager of an organisation that requires the second step, as SQL; `$1` is the person. */
const requiredSql = `exists (select from "inventarisatie_user" i join "inventarisatie_organisatie" o on o."id" = i."organisatie_id"
  where i."user_id" = $1 and i."active" and i."deleted_at" is null and o."deleted_at" is null and o."tweede_factor_verplicht"
    and i."inventarisatie_rol_id" in (${roles.manager}, ${roles.admin}))`

export async function ownFactor({ db, session }: Omit<Asker, 'address'>): Promise<OwnFactor> {
  const { rows } = await db.query<{ since: Date | null; left: number; isRequired: boolean }>(
    `select (select "bevestigd_op" from "tweede_factor" where "user_id" = $1) as "since", ${requiredSql} as "isRequired",
       (select count(*)::integer from "herstelcode" where "user_id" = $1 and "used_at" is null and not "is_reset") as "left"`,
    [session.userId],
  )
  const { since = null, left = 0, isRequired = false } = rows[0] ?? {}
  return { aan: since !== null, sinds: since && dutchTime(since), herstelcodes: left, verplicht: isRequired }
}

/**
 * Offers a secret for an app, to whoever gives the present password. Throws `invalid`, `notStored` when the second step is on,
 * and `tooManyAttempts`.
 */
export const beginOwnFactor = (asker: Asker, password: string): Promise<Offer> =>
  proving(asker, password, async (work) => {
    const [user] = await work.query<{ email: string }>(`select "email" from "user" where "id" = $1`, [
      work.session.userId,
    ])
    const offer = await offerFactor(work, work.session.userId, user?.email ?? '')
    if (!offer) throw new Problem('notStored', { reason: reasons.factorIsOn })
    return offer
  })

/** Turns the second step on with a code of the app that was offered; answers the recovery codes. Throws `invalid` and `codeFailed`. */
export async function confirmOwnFactor({ db, session, address }: Asker, code: string): Promise<readonly string[]> {
  const issues = check(confirmSecondFactor, { code })
  if (issues.length > 0) throw invalid(confirmSecondFactor, issues)
  return counted({ db, session, address }, async () => {
    const proof = await proofOf(db, session.userId, code, { pending: true })
    return inTransaction(db, session, async (work) => {
      await useProof(work, session.userId, proof)
      const codes = await confirmFactor(work, session.userId, session.tokenHash)
      await told(work, 'factorOn')
      return codes
    })
  })
}

/** New recovery codes, for whoever gives the present password. */
export const renewOwnCodes = (asker: Asker, password: string): Promise<readonly string[]> =>
  proving(asker, password, async (work) => {
    if (!(await hasFactor(work, work.session.userId))) throw new Problem('notStored', { reason: reasons.factorIsOff })
    return newRecoveryCodes(work, work.session.userId)
  })

/** Turns the second step off, with the password and a code. Refused where an organisation requires it. */
export async function endOwnFactor(
  asker: Asker,
  input: { readonly current_password: string; readonly code: string },
): Promise<void> {
  const { db, session } = asker
  const issues = check(endSecondFactor, { ...input })
  if (issues.length > 0) throw invalid(endSecondFactor, issues)
  if ((await ownFactor(asker)).verplicht) throw new Problem('notStored', { reason: reasons.factorIsRequired })
  await counted(asker, async () => {
    // Before the transaction: a wrong one stays counted.
    const proof = await proofOf(db, session.userId, input.code)
    await withPasswordOf(asker, input.current_password, async (work) => {
      await useProof(work, session.userId, proof)
      await dropFactor(work, session.userId)
      await told(work, 'factorOff')
    })
  })
}

const told = (work: Work, action: HistoryWord) =>
  remember(work, action, model.entity('user'), String(work.session.userId), {})

/** Does something in a transaction for whoever gives the present password; each refusal counts as an attempt. */
function proving<T>(asker: Asker, password: string, task: (work: Work) => Promise<T>): Promise<T> {
  const issues = check(withPassword, { current_password: password })
  if (issues.length > 0) throw invalid(withPassword, issues)
  return counted(asker, () => withPasswordOf(asker, password, task))
}

const withPasswordOf = <T>({ db, session }: Asker, password: string, task: (work: Work) => Promise<T>): Promise<T> =>
  inTransaction(db, session, async (work) => {
    const [user] = await work.query<{ password: string | null }>(
      `select "password" from "user" where "id" = $1 for update`,
      [work.session.userId],
    )
    if (!(await isPasswordOf(user?.password, password)))
      throw invalid(withPassword, [{ path: 'current_password', rule: 'isCurrentPassword', args: [] }])
    return task(work)
  })

// Counted apart from logging in: neither shuts out the other.
const counted = <T>({ db, session, address }: Asker, task: () => Promise<T>): Promise<T> =>
  attempt(db, { sessionOf: session.userId, address }, task, { counts: () => true, forgets: false })
