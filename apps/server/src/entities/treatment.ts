import { model } from '@vezel/model'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { isNotFuture } from '@vezel/model/rules/dates.ts'
import { ofEach, type Question } from '../db/wave.ts'
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
    const later = await ofEach(work, treatedLater, record.id)
    if (later === undefined) return
    work.wave?.hear(model.entity('treatment'), later)
    throw new Problem('transitionRefused', {
      reason: reasons.treatedLater,
    })
  },
}

/** A later treatment of the same location. */
const treatedLater: Question<string, string | undefined> = {
  name: 'treated later',
  looksBy: [{ table: 'bron_locatie_behandeling' }],
  async ask(query, ids) {
    const rows = await query<{ id: string; later: string }>(
      `select distinct on (t."id") t."id"::text, l."id"::text as "later" from "bron_locatie_behandeling" t
       join "bron_locatie_behandeling" l on l."organisatie_id" = t."organisatie_id" and l."bron_locatie_id" = t."bron_locatie_id"
         and l."deleted_at" is null and l."id" <> t."id" and (l."datum", l."created_at") > (t."datum", t."created_at")
       where t."id" = any($1::uuid[])`,
      [ids],
    )
    const found = new Map(rows.map(({ id, later }) => [id, later]))
    return ids.map((id) => found.get(id))
  },
}
