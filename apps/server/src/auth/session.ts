import { accessLimits } from '@vezel/model/access-limits.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import { roles } from '@vezel/model/rights.ts'
import type pg from 'pg'
import type { Session } from '../access.ts'
import { hashToken } from './token.ts'

interface Row {
  readonly user: number
  readonly person: string
  readonly organisation: number
  readonly role: number
  readonly locale: Locale
  readonly isLongAgo: boolean
}

/**
 * The session of a Bearer token, or undefined when it is unknown, ended, of somebody who may no longer log in, or of a manager
 * without the second step that their organisation requires: from the moment that it does, or that they become one.
 */
export async function sessionOf(db: pg.Pool, token: string): Promise<Session | undefined> {
  const tokenHash = hashToken(token)
  const { rows } = await db.query<Row>({
    name: 'session',
    text: `select u."id" as "user", i."id" as "person", i."organisatie_id" as "organisation",
             i."inventarisatie_rol_id" as "role", u."locale",
             s."seen_at" < now() - interval '${accessLimits.seenMinutes} minutes' as "isLongAgo"
           from "sessie" s
           join "user" u on u."id" = s."user_id" and u."active" and u."deleted_at" is null
           join "inventarisatie_user" i
             on i."organisatie_id" = s."organisatie_id" and i."user_id" = u."id" and i."active" and i."deleted_at" is null
           join "inventarisatie_organisatie" o on o."id" = s."organisatie_id"
           where not (o."tweede_factor_verplicht" is true and i."inventarisatie_rol_id" in (${roles.manager}, ${roles.admin})
               and not exists (select from "tweede_factor" f where f."user_id" = u."id" and f."bevestigd_op" is not null))
             and s."token_hash" = $1 and s."revoked_at" is null and s."expires_at" > now()`,
    values: [tokenHash],
  })
  const [row] = rows
  if (row?.isLongAgo) await db.query(`update "sessie" set "seen_at" = now() where "token_hash" = $1`, [tokenHash])
  return (
    row && {
      userId: row.user,
      inspectionUserId: row.person,
      organisationId: row.organisation,
      roleId: row.role,
      locale: row.locale,
      tokenHash,
    }
  )
}

/** The token of an `Authorization: Bearer …` header. */
export const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer +([\w-]{20,100})$/i.exec(header ?? '')?.[1]
