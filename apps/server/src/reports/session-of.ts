import type { Session } from '../access.ts'
import type { Services } from '../services.ts'

/** The rights of a person, for work that goes on after the request: undefined when that person may no longer log in. */
export async function sessionOfPerson(
  { pools }: Services,
  organisation: number,
  user: number,
): Promise<Session | undefined> {
  const { rows } = await pools.owner.query<{ person: string; role: number; locale: Session['locale'] }>(
    `select i."id"::text as "person", i."inventarisatie_rol_id" as "role", u."locale" from "inventarisatie_user" i
     join "user" u on u."id" = i."user_id" and u."active" and u."deleted_at" is null
     where i."organisatie_id" = $1 and i."user_id" = $2 and i."active" and i."deleted_at" is null`,
    [organisation, user],
  )
  const [row] = rows
  return (
    row && {
      userId: user,
      inspectionUserId: row.person,
      organisationId: organisation,
      roleId: row.role,
      locale: row.locale,
      tokenHash: Buffer.alloc(0),
    }
  )
}
