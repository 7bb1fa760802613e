import { model } from '@vezel/model'
import { actionOfEvent } from '@vezel/model/history.ts'
import { rememberAll } from '../../db/history.ts'
import type { Work } from '../../db/work.ts'

/**
 * Who was told of visits is told that they do not take place, where they were still to come. Of what was done the
 * notification stands: nobody is waited for any more.
 */
export async function withdrawNotices(
  work: Work,
  { by, id }: { readonly by: 'id' | 'onderzoek_id'; readonly id: string },
): Promise<void> {
  const told = await work.query<{ id: string; was: string }>(
    `update "inventarisatie" v set "melding_status" = 'ingetrokken' from "inventarisatie" b
     where b."organisatie_id" = v."organisatie_id" and b."id" = v."id"
       and v."organisatie_id" = $2 and v."${by}" = try_uuid($1) and v."status" <> 'uitgevoerd' and v."melding_status" in ('gemeld', 'gewijzigd')
     returning v."id"::text, b."melding_status" as "was"`,
    [id, work.session.organisationId],
  )
  const lines = told.map(({ id: visit, was }) => ({ id: visit, changes: { melding_status: [was, 'ingetrokken'] } }))
  await rememberAll(work, actionOfEvent('withdraw'), model.entity('visit'), lines)
}
