import type { Ask } from '../ask.ts'
import { takeTurnWithErasing } from '../db/erasing.ts'
import type { Work } from '../db/work.ts'
import { recordsOf } from './gather.ts'

/**
 * Keeps what the dossier of each report of a survey that is closed says now: from then on nothing moves it, whatever is
 * changed of what surveys share or name (decision 0037). Opening the survey again takes away what was kept of drafts.
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
    `select r."id"::text from "rapport" r where r."onderzoek_id" = try_uuid($1) and r."deleted_at" is null
       and not exists (select from "slotstand_rapport" k where k."organisatie_id" = r."organisatie_id" and k."rapport_id" = r."id")
     order by r."versie"`,
    [survey],
  )
  for (const { id } of reports) await keepDossier(work, ask, { survey, report: id })
}

/**
 * Keeps what the dossier of a report says now, for as long as there is that report; what was kept before stays. Whoever
 * erases something of a person waits for it, and finds it; or is waited for, before it is asked what the dossier says.
 */
export async function keepDossier(
  work: Work,
  ask: Ask,
  { survey, report }: { readonly survey: string; readonly report: string },
): Promise<void> {
  await takeTurnWithErasing(work, 'keeping')
  await work.query(
    `insert into "slotstand_rapport" ("organisatie_id", "onderzoek_id", "rapport_id", "records") values ($1, $2, $3, $4)
     on conflict do nothing`,
    [work.session.organisationId, survey, report, JSON.stringify(await recordsOf(ask, report))],
  )
}
