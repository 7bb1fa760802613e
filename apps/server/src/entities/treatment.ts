import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { isNotFuture } from '@vezel/model/rules/dates.ts'
import type { Behaviour } from './behaviour.ts'

/** Treatments add up to the life of a location: the latest row may be taken back, older ones stay. */
export const treatmentBehaviour: Behaviour<'treatment'> = {
  async beforeSave(draft, work, before) {
    const older = await work.query(
      `select 1 from "bron_locatie_behandeling" where "id" = try_uuid($1) and "created_at" < now() - interval '1 day'`,
      [before?.id],
    )
    if (older.length > 0)
      throw new Problem('transitionRefused', {
        reason: reasons.treatedEarlier,
      })
    // What takes something away has happened: a plan for later says that it is a plan.
    const status = await work.find('behandeling_statussen', draft.behandeling_status)
    return status && status.is_open === false && !isNotFuture.test(draft.datum, draft)
      ? [{ path: 'datum', rule: isNotFuture.name, args: [] }]
      : undefined
  },

  async beforeDelete(record, work) {
    const later = await work.query(
      `select 1 from "bron_locatie_behandeling" where "bron_locatie_id" = try_uuid($1) and "deleted_at" is null and "id" <> try_uuid($2)
       and ("datum", "created_at") > (select "datum", "created_at" from "bron_locatie_behandeling" where "id" = try_uuid($2)) limit 1`,
      [record.bron_locatie, record.id],
    )
    if (later.length > 0)
      throw new Problem('transitionRefused', {
        reason: reasons.treatedLater,
      })
  },
}
