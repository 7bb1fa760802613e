import { createHash } from 'node:crypto'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import type pg from 'pg'

/** An attempt that counts until it is known to have been rightful. */
export interface Attempt {
  readonly keys: readonly string[]
  /** The moment it was written down, which names its rows. */
  readonly at: string
}

/** People type passwords where the name belongs, so what was typed is not kept. */
const keyOf = (kind: string, text: string) =>
  `${kind}:${createHash('sha256').update(text.trim().toLowerCase()).digest('base64url')}`

/**
 * Counts an attempt by account name and by address, before it is tried: of many at the same moment no more pass than
 * one after the other. Throws `tooManyAttempts` with the minutes to wait, the same for accounts that do not exist.
 */
export async function countAttempt(db: pg.Pool, username: string, address: string): Promise<Attempt> {
  const keys = [keyOf('account', username), keyOf('address', address)]
  const { rows: written } = await db.query<{ op: string }>(
    `insert into "inlogpoging" ("sleutel", "op")
     select k, m from unnest($1::text[]) k, clock_timestamp() m returning "op"::text`,
    [keys],
  )
  const attempt = { keys, at: written[0]?.op ?? '' }
  const { rows } = await db.query<{ minutes: number | null }>(
    `select ceil(extract(epoch from max(p."op") + $2 * interval '1 minute' - now()) / 60)::integer as "minutes"
     from unnest($1::text[]) k
     cross join lateral (
       select "op" from "inlogpoging"
       where "sleutel" = k and "op" > now() - $2 * interval '1 minute'
       order by "op" desc offset $3 limit 1
     ) p`,
    [keys, limits.loginPauseMinutes, limits.loginAttempts],
  )
  const minutes = rows[0]?.minutes
  if (minutes === null || minutes === undefined) return attempt
  // A refused attempt does not make the wait longer.
  await db.query(`delete from "inlogpoging" where "sleutel" = any($1) and "op" = $2::timestamptz`, [keys, attempt.at])
  throw new Problem('tooManyAttempts', { minutes: Math.max(1, minutes) })
}

/** After a rightful log-in the account starts anew; of the address only this attempt is forgotten. */
export async function forgetAttempts(db: pg.Pool, { keys: [account, address], at }: Attempt): Promise<void> {
  await db.query(`delete from "inlogpoging" where "sleutel" = $1 or ("sleutel" = $2 and "op" = $3::timestamptz)`, [
    account,
    address,
    at,
  ])
}
