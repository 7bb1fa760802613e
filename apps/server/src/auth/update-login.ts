import { model } from '@vezel/model'
import { check } from '@vezel/model/kit/model.ts'
import { updateLogin as form } from '@vezel/model/operations/update-login.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import type pg from 'pg'
import type { Session } from '../access.ts'
import { remember } from '../db/history.ts'
import { invalid } from '../db/invalid.ts'
import { inTransaction, type Work } from '../db/work.ts'
import { attempt } from './attempts.ts'
import { askForEmail, withdrawEmail } from './change-email.ts'
import { type Called, calledOf } from './own-words.ts'
import { hashPassword, isPasswordOf } from './password.ts'

/** What somebody changes of the own log-in; an absent or empty value stays as it is. */
export interface LoginChange {
  readonly current_password: string
  readonly email?: string | null
  readonly username?: string | null
  readonly password?: string | null
  readonly password_confirmation?: string | null
}
interface LogIn {
  readonly email: string
  readonly username: string | null
  readonly password: string | null
}

/**
 * Changes one's own user name or password, in every organisation at once, and asks for another email address, which counts
 * when it is confirmed. A new password ends all other sessions. Throws `invalid` (also for a wrong present password, or a name somebody else has), `emptyUpdate` or
 * `tooManyAttempts`: each refusal counts as an attempt, so that names cannot be tried in numbers.
 */
export async function updateLogin(
  db: pg.Pool,
  session: Session,
  input: LoginChange,
  { address }: { readonly address: string },
): Promise<void> {
  const issues = [...check(form, { ...input })]
  if (input.password && !input.password_confirmation)
    issues.push({ path: 'password_confirmation', rule: 'passwordsMatch', args: [] })
  if (issues.length > 0) throw invalid(form, issues)
  // Counted apart from logging in: neither shuts out the other.
  const by = { sessionOf: session.userId, address }
  const change = () =>
    inTransaction(db, session, async (work) => {
      const [before] = await work.query<LogIn>(
        `select "email", "username", "password" from "user" where "id" = $1 for update`,
        [session.userId],
      )
      if (!before || !(await isPasswordOf(before.password, input.current_password)))
        throw refusing([{ path: 'current_password', rule: 'isCurrentPassword', args: [] }])
      await write(work, before, input)
    })
  // Whoever tries names has the right password, and could make a change between two tries.
  await attempt(db, by, change, { counts: () => true, forgets: false })
}

const refusing = (issues: readonly Issue[]) => invalid(form, issues)

async function write(work: Work, before: LogIn, input: LoginChange): Promise<void> {
  const own = work.session.userId
  const email = input.email?.trim().toLowerCase() || before.email
  const username = input.username?.trim().toLowerCase() || before.username
  const asked = { ...(email === before.email ? {} : { email }), ...(username === before.username ? {} : { username }) }
  if (Object.keys(asked).length === 0 && !input.password) throw new Problem('emptyUpdate')
  // A user name that looks like an address would keep the owner of that address out.
  if (username?.includes('@') && username !== before.username && username !== before.email)
    throw refusing([{ path: 'username', rule: 'isNoEmail', args: [] }])
  // Of an address only colleagues know that it is in use. To anybody else it is as free as any: the mail stays away.
  const taken = await work.query<{ naam: string }>(
    `select "naam" from "inlognaam" where "user_id" <> $3 and ("naam" = lower($2)
       or ("naam" = lower($1) and exists (select from "user" u where u."id" = "inlognaam"."user_id" and u."deleted_at" is null)))`,
    [email, username, own],
  )
  if (taken.length > 0) throw refusing(Object.keys(asked).flatMap((path) => isTaken(path, asked, taken)))
  if (input.password) await withdrawEmail(work, own)
  if (asked.email) await askForEmail(work, asked.email)
  if (asked.username || input.password) await writeNow(work, before, { email, username, password: input.password })
}

interface Wanted {
  readonly email: string
  readonly username: string | null
  readonly password?: string | null | undefined
}

/** What the log-in will be called by. */
const ownerOf = async (work: Work, wanted: Pick<Called, 'emails' | 'username'>): Promise<Called> => ({
  ...(await calledOf((sql, values) => work.query(sql, values), work.session.userId)),
  ...wanted,
})

/** What counts at once; an email address first has to be confirmed from its own mailbox. */
async function writeNow(work: Work, before: LogIn, { email, username, password }: Wanted): Promise<void> {
  const own = work.session.userId
  const hashed = password
    ? await hashPassword(password, await ownerOf(work, { emails: [before.email, email], username }))
    : null
  await work
    .query(
      `update "user" set "username" = $2, "password" = coalesce($3, "password"), "record_version" = "record_version" + 1, "updated_at" = now() where "id" = $1`,
      [own, username, hashed],
    )
    .catch((error) => {
      // Somebody took the name between the look and the write.
      if (!(error instanceof Error && 'constraint' in error && error.constraint === 'inlognaam_pkey')) throw error
      throw refusing([{ path: 'username', rule: 'isUnique', args: [] }])
    })
  if (password)
    await work.query(
      `update "sessie" set "revoked_at" = now() where "user_id" = $1 and "token_hash" <> $2 and "revoked_at" is null`,
      [own, work.session.tokenHash],
    )
  await work.query(`update "wachtwoord_herstel" set "used_at" = now() where "user_id" = $1 and "used_at" is null`, [
    own,
  ])
  await remember(work, 'update', model.entity('user'), String(own), {
    ...(username === before.username ? {} : { username: [before.username, username] }),
    ...(password ? { password: [null, null] } : {}),
  })
}

const isTaken = (path: string, names: Readonly<Record<string, string | null>>, taken: readonly { naam: string }[]) =>
  taken.some(({ naam }) => naam === names[path]) ? [{ path, rule: 'isUnique', args: [] }] : []
