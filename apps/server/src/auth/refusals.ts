import { accessLimits } from '@vezel/model/access-limits.ts'
import type pg from 'pg'

/**
 * Remembers that somebody was not let in, for the administrators of each organisation of that person. Of a name that nobody has
 * nothing is kept: people type passwords where the name belongs.
 */
export async function rememberRefusal(
  db: pg.Pool,
  username: string,
  { reason, device }: { readonly reason: string; readonly device: string | undefined },
): Promise<void> {
  await db.query(
    // A name that nobody has costs as much: the time does not tell whether the account exists.
    `with "kept" as (insert into "inlogweigering" ("organisatie_id", "user_id", "reden", "apparaat")
     select i."organisatie_id", i."user_id", $2, $3 from "inlognaam" n
     join "inventarisatie_user" i on i."user_id" = n."user_id" and i."deleted_at" is null
     where n."naam" = lower($1) and (
       select count(*) from (
         select 1 from "inlogweigering" w where w."user_id" = n."user_id" and w."organisatie_id" = i."organisatie_id" and w."op" > now() - interval '1 hour' limit $4
       ) e) < $4 returning 1)
     insert into "inlogpoging" ("sleutel") select 'niemand' where not exists (select from "kept")`,
    [username.trim(), reason, device ?? null, accessLimits.refusalsMost],
  )
}
