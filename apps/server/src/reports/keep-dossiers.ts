import type { Ask } from '../ask.ts'
import type { Work } from '../db/work.ts'
import { recordsOf } from './gather.ts'

/**
 * Keeps what the dossier of each report of a survey that is closed says now: from then on nothing moves it, whatever is
 * changed of what surveys share or name (decision 0037). Opening the survey again takes it away.
 */
export async function keepDossiers(work: Work, ask: Ask, survey: string): Promise<void> {
  // Whoever opens it again meanwhile is waited for.
  const kept = await work.query(
    `select k."op" from "onderzoek" o join "slotstand" k on k."organisatie_id" = o."organisatie_id" and k."onderzoek_id" = o."id"
     where o."id" = try_uuid($1) for share of o`,
    [survey],
  )
  if (kept.length === 0) return
  const reports = await work.query<{ id: string }>(
    `select "id"::text from "rapport" where "onderzoek_id" = try_uuid($1) and "deleted_at" is null order by "versie"`,
    [survey],
  )
  for (const { id } of reports)
    await work.query(
      `insert into "slotstand_rapport" ("organisatie_id", "onderzoek_id", "rapport_id", "records") values ($1, $2, $3, $4)
       on conflict do nothing`,
      [work.session.organisationId, survey, id, JSON.stringify(await recordsOf(ask, id))],
    )
}
