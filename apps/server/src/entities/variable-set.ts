import { model } from '@vezel/model'
import { waysOut } from '@vezel/model/problem-words.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { calledOf, inUse, NAMED_MOST, type Pointing } from '../db/called.ts'
import { copySet } from '../db/copy-set.ts'
import { remember } from '../db/history.ts'
import { invalid } from '../db/invalid.ts'
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
    return [...(before ? await endsOwn(draft, work, before) : []), ...(await overlapping(draft, work, before))]
  },
  async afterCreate(id, draft, work) {
    if (!draft.vorige_set) return
    await copySet(work.query, work.session.organisationId, draft.vorige_set, id)
    await endFormer(draft, work)
  },
  async beforeDelete(record, work) {
    await refuseWhileKept(record, work)
  },
  async afterDelete(record, work) {
    await openFormer(record, work)
  },
  async afterRestore(record, work) {
    await endFormer(record, work)
    const issues = await overlapping(record, work, record)
    if (issues.length > 0) throw invalid(model.entity('variableSet'), issues)
  },
}

/** What keeps a set: whose set it is, the surveys that were opened with it, and the versions that tell their differences from it. */
const keeping = [
  ['organisation', `"inventarisatie_organisatie" t where t."id" = $1 and t."variable_set_id" = $2::integer`, 'naam'],
  [
    'survey',
    `"onderzoek" t where t."organisatie_id" = $1 and t."variable_set_id" = $2::integer and t."deleted_at" is null`,
    'nummer',
  ],
  [
    'variableSet',
    `"variable_set" t where t."organisatie_id" = $1 and t."vorige_set_id" = $2::integer and t."deleted_at" is null`,
    'name',
  ],
] as const

/** Says these three; all that uses its items besides, by the hundreds, follows from them. */
async function refuseWhileKept(record: StoredOf<'variableSet'>, work: Work): Promise<void> {
  const pointing: Pointing[] = []
  for (const [key, rows, title] of keeping) {
    const found = await work.query<{ id: string; name: string; count: number }>(
      `select t."id"::text, t."${title}" as "name", (count(*) over ())::integer as "count" from ${rows} order by t."created_at", t."id" limit ${NAMED_MOST}`,
      [work.session.organisationId, record.id],
    )
    const first = found.map(({ id, name }) => ({ id, name: { nl: name, en: name } }))
    if (found[0]) pointing.push({ of: model.named(key), count: found[0].count, first })
  }
  if (pointing.length > 0) throw inUse(calledOf(model.entity('variableSet'), record), pointing, waysOut.retire)
}

/** A version ends the one before it, the day before it begins, where that has no end yet. */
const endFormer = (version: Version, work: Work) =>
  moveEnd(version, work, { to: '$3::date - 1', where: `"geldig_tot" is null and "active"` })
/** Without the version that ended it, it holds on. */
const openFormer = (version: Version, work: Work) =>
  moveEnd(version, work, { to: 'null', where: `"geldig_tot" = $3::date - 1` })

type Version = Pick<Draft, 'vorige_set' | 'geldig_van'>

async function moveEnd(
  { vorige_set: former, geldig_van: from }: Version,
  work: Work,
  { to, where }: { readonly to: string; readonly where: string },
): Promise<void> {
  if (!former || !from) return
  const moved = await work.query<{ id: string; was: string | null; is: string | null }>(
    `update "variable_set" s set "geldig_tot" = ${to}, "updated_at" = now(), "record_version" = s."record_version" + 1
     from (select "id", "geldig_tot" from "variable_set" where "organisatie_id" = $1 and "id" = $2::integer and "deleted_at" is null and ${where} for update) b
     where s."organisatie_id" = $1 and s."id" = b."id" returning s."id"::text, b."geldig_tot"::text as "was", s."geldig_tot"::text as "is"`,
    [work.session.organisationId, former, from],
  )
  // Of no step: taking back what made or deleted the version moves it by itself.
  for (const { id, was, is } of moved)
    await remember({ ...work, batch: undefined }, 'update', model.entity('variableSet'), id, { geldig_tot: [was, is] })
}

/** Two who decide at the same moment on which days sets hold, and which is the organisation's: the second waits here. */
export const holdSets = (work: Work): Promise<void> =>
  holdKeys(work.query, [`variable sets ${work.session.organisationId}`])

/** Why the set of the organisation cannot end: no version of it goes on from there, and new surveys would open with what holds no more. */
async function endsOwn(draft: Draft, work: Work, before: StoredOf<'variableSet'>): Promise<readonly Issue[]> {
  const ends = {
    active: before.active && !draft.active,
    geldig_tot: draft.geldig_tot !== null && draft.geldig_tot !== before.geldig_tot,
    geldig_van: draft.geldig_van !== null && draft.geldig_van !== before.geldig_van,
  }
  if (!Object.values(ends).includes(true)) return []
  await holdSets(work)
  const [own] = await work.query<{ isFollowed: boolean; isBegun: boolean }>(
    `select $4::date >= vandaag() and exists (select from "variable_set" n where n."organisatie_id" = $1 and n."vorige_set_id" = $2::integer and n."active" and n."deleted_at" is null
         and n."geldig_van" <= $4::date + 1) as "isFollowed", coalesce($3::date, '-infinity') <= vandaag() as "isBegun"
     from "inventarisatie_organisatie" o where o."id" = $1 and o."variable_set_id" = $2::integer`,
    [work.session.organisationId, before.id, draft.geldig_van, draft.geldig_tot],
  )
  if (!own) return []
  const paths = [
    ...(ends.active ? ['active'] : []),
    ...(ends.geldig_van && !own.isBegun ? ['geldig_van'] : []),
    ...(ends.geldig_tot && !own.isFollowed ? ['geldig_tot'] : []),
  ]
  return paths.map((path) => ({ path, rule: 'isOwnSet', args: [] }))
}

/** Why a set cannot hold on these days: another version of it that is in use does. */
async function overlapping(draft: Draft, work: Work, before?: StoredOf<'variableSet'>): Promise<readonly Issue[]> {
  // Of days the wrong way round the rule of the field says so.
  const { geldig_van: from, geldig_tot: until } = draft
  if (!draft.active || (from && until && until < from)) return []
  await holdSets(work)
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
