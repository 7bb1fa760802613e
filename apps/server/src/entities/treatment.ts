import { model } from '@vezel/model'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { isNotFuture } from '@vezel/model/rules/dates.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { takesAway, wasDone } from '@vezel/model/rules/treatment-codes.ts'
import { ofEach, type Question } from '../db/wave.ts'
import type { Work } from '../db/work.ts'
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
    // Work that was done lies behind us, and what took something away came after it was found: a plan says that it is a plan.
    const status = await work.find('behandeling_statussen', draft.behandeling_status)
    const found = await foundOf(work, draft.bron_locatie)
    const issues: Issue[] = []
    if (wasDone(status) && !isNotFuture.test(draft.datum, draft))
      issues.push({ path: 'datum', rule: isNotFuture.name, args: [] })
    if (takesAway(status) && found.first && draft.datum && draft.datum < found.first)
      issues.push({ path: 'datum', rule: 'isAfterFound', args: [found.first.split('-').reverse().join('-')] })
    if (found.most !== null && Number(draft.hoeveelheid ?? 0) > found.most)
      issues.push({ path: 'hoeveelheid', rule: 'isNoMoreThanFound', args: [found.most] })
    return issues
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

/** The first day on which a visit found something in a place, and the most that was found; null where it is not known. */
async function foundOf(
  work: Work,
  location: unknown,
): Promise<{ readonly first: string | null; readonly most: number | null }> {
  const [row] = await work.query<{ first: string | null; most: number | null }>(
    `select min((v."start" at time zone 'Europe/Amsterdam')::date)::text as "first", max(f."hoeveelheid")::float8 as "most"
     from "bron_locatie_inventarisatie" f
     join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id"
     where f."bron_locatie_id" = try_uuid($1) and f."aangetroffen" = 'ja' and f."deleted_at" is null`,
    [location],
  )
  return { first: row?.first ?? null, most: row?.most ?? null }
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
