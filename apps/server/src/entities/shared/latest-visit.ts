import type { Work } from '../../db/work.ts'

/** The latest visit of a survey: where what is recorded now belongs, unless said otherwise. */
export async function latestVisit(work: Work, surveyId: unknown): Promise<string | null> {
  const [row] = await work.query<{ id: string }>(
    `select "id"::text from "inventarisatie" where "onderzoek_id" = try_uuid($1) and "deleted_at" is null and "status" <> 'geannuleerd' order by "nummer" desc limit 1`,
    [surveyId],
  )
  return row?.id ?? null
}
