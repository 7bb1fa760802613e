import { dutchTime } from '@vezel/model/dutch-time.ts'
import { type VisitAt, visitAt } from '@vezel/model/visit-at.ts'
import type { Work } from '../../db/work.ts'

/** The visit of a survey where what happens at a moment belongs, unless said otherwise; null while none of them has a day. */
export async function latestVisit(work: Work, surveyId: unknown, moment: unknown = null): Promise<string | null> {
  const visits = await work.query<VisitAt>(
    `select "id"::text, "status", to_char("start" at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI:SS') as "start",
       to_char("eind" at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI:SS') as "eind"
     from "inventarisatie" where "onderzoek_id" = try_uuid($1) and "deleted_at" is null order by "nummer"`,
    [surveyId],
  )
  return visitAt(visits, typeof moment === 'string' ? moment : dutchTime())?.id ?? null
}
