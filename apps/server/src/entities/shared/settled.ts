import type { Work } from '../../db/work.ts'

/**
 * Whether something that a laboratory found stands (regulation 4.4: a correction is a new version): somebody else recorded it, or
 * its hour is over, in which a slip of the pen is mended. By what the result hangs on, or by its own id.
 */
export async function isSettled(work: Work, by: 'resultaat' | 'analyse' | 'monster', id: unknown): Promise<boolean> {
  const column = { resultaat: 'r."id"', analyse: 'r."analyse_id"', monster: 'a."monster_id"' }[by]
  const settled = await work.query(
    `select 1 from "resultaat" r join "analyse" a on a."organisatie_id" = r."organisatie_id" and a."id" = r."analyse_id" and a."deleted_at" is null
     where r."organisatie_id" = $1 and ${column} = try_uuid($2) and r."deleted_at" is null
       and (r."inventarisatie_user_id" is distinct from $3 or r."created_at" < now() - interval '1 hour') limit 1`,
    [work.session.organisationId, id, work.session.inspectionUserId],
  )
  return settled.length > 0
}
