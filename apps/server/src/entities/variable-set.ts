import { model } from '@vezel/model'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { copySet } from '../db/copy-set.ts'
import { remember } from '../db/history.ts'
import { holdKeys } from '../db/siblings.ts'
import type { DraftOf, StoredOf } from '../db/stored.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'

type Draft = DraftOf<'variableSet'>

/** Whether a set is in use today. */
export const holdsToday = (row: string): string =>
  `(${row}."active" and daterange(${row}."geldig_van", ${row}."geldig_tot", '[]') @> vandaag())`

/** A version of a set begins as a copy of the one before it, which ends the day before; two of them never hold on one day. */
export const variableSetBehaviour: Behaviour<'variableSet'> = {
  computed: {
    is_geldig: ({ row }) => holdsToday(row),
  },
  async beforeSave(draft, work, before) {
    // What it was copied from stays true.
    if (before && draft.vorige_set && before.vorige_set !== draft.vorige_set)
      return [{ path: 'vorige_set', rule: 'isFollowing', args: [] }]
    return overlapping(draft, work, before)
  },
  async afterCreate(id, draft, work) {
    if (!draft.vorige_set) return
    await copySet(work.query, work.session.organisationId, draft.vorige_set, id)
    const ended = await work.query<{ id: string; day: string }>(
      `update "variable_set" set "geldig_tot" = $3::date - 1, "updated_at" = now(), "record_version" = "record_version" + 1
       where "organisatie_id" = $1 and "id" = $2::integer and "geldig_tot" is null and "active" returning "id"::text, "geldig_tot"::text as "day"`,
      [work.session.organisationId, draft.vorige_set, draft.geldig_van],
    )
    for (const one of ended)
      await remember(work, 'update', model.entity('variableSet'), one.id, { geldig_tot: [null, one.day] })
  },
}

/** Why a set cannot hold on these days: another version of it that is in use does. */
async function overlapping(draft: Draft, work: Work, before?: StoredOf<'variableSet'>): Promise<readonly Issue[]> {
  // Of days the wrong way round the rule of the field says so.
  const { geldig_van: from, geldig_tot: until } = draft
  if (!draft.active || (from && until && until < from)) return []
  // Two who make a version of one set at the same moment: the second waits here.
  await holdKeys(work.query, [`variable sets ${work.session.organisationId}`])
  const found = await work.query(
    `with recursive "line" as (
       select "id", "vorige_set_id" from "variable_set" where "organisatie_id" = $1 and "id" in ($2::integer, $3::integer)
       union select s."id", s."vorige_set_id" from "variable_set" s join "line" l on s."id" = l."vorige_set_id" or s."vorige_set_id" = l."id"
       where s."organisatie_id" = $1)
     select 1 from "variable_set" s join "line" l using ("id")
     where s."deleted_at" is null and s."active" and s."id" is distinct from $2::integer
       and daterange(s."geldig_van", case when $2::integer is null and s."id" = $3::integer and s."geldig_tot" is null
         and $4::date > coalesce(s."geldig_van", '-infinity') then $4::date - 1 else s."geldig_tot" end, '[]') && daterange($4::date, $5::date, '[]') limit 1`,
    [work.session.organisationId, before?.id ?? null, draft.vorige_set, draft.geldig_van, draft.geldig_tot],
  )
  return found.length > 0 ? [{ path: 'geldig_van', rule: 'isFreeOfVersions', args: [] }] : []
}
