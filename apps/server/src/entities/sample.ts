import { sentStates } from '@vezel/model/entities/sample/analysis.ts'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { type Issue, isEmpty } from '@vezel/model/rules/rule.ts'
import type { StoredOf } from '../db/stored.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { latestVisit } from './shared/latest-visit.ts'
import { isSettled } from './shared/settled.ts'

/** A sample takes its substance from the source it was taken of, and its number from its kind. */
export const sampleBehaviour: Behaviour<'sample'> = {
  standing: ({ row, organisation }) =>
    `(select s."materiaal_status_id", s."wacht" from "monster_stand" s where s."organisatie_id" = ${organisation} and s."monster_id" = ${row}."id")`,
  computed: {
    materiaal_status: ({ standing }) => standing('materiaal_status_id'),
    in_afwachting: ({ standing }) => standing('wacht'),
    uitslag: ({ organisation, standing }) => `(case (select s."prioriteit" from "materiaal_status" s
        where s."organisatie_id" = ${organisation} and s."id" = ${standing('materiaal_status_id')})
      when 1 then 'aangetoond' when 4 then 'onder_grens' when 5 then 'niet_aangetoond'
      else case when ${standing('wacht')} then 'wacht' else 'geen' end end)`,
    status: ({ row }) => `(select case
      when count(a."id") = 0 then 'genomen'
      when bool_and(a."status" = 'afgekeurd') then 'vervallen'
      when bool_and(a."status" in ('gereed', 'afgekeurd')) then 'geanalyseerd'
      when bool_or(a."status" in ('verstuurd', 'ontvangen')) then 'bij_laboratorium'
      else 'in_opdracht' end
      from "analyse" a where a."organisatie_id" = ${row}."organisatie_id" and a."monster_id" = ${row}."id" and a."deleted_at" is null)`,
  },

  async prepare(draft, work) {
    const finding = await work.find('finding', draft.bron_locatie_inventarisatie)
    const visit = await work.find('visit', draft.inventarisatie ?? finding?.inventarisatie)
    draft.onderzoek ??= visit?.onderzoek ?? null
    draft.inventarisatie ??= await latestVisit(work, draft.onderzoek, draft.genomen_op)
    draft.genomen_door ??= takerOf((await work.find('visit', draft.inventarisatie))?.inspecteurs, work)
    const location = await work.find('location', finding?.bron_locatie)
    draft.sub_asset ??= location?.sub_asset ?? null
    const source = await work.find('source', location?.bron)
    if (source) draft.materiaal_type = await substanceOf(source, draft.onderzoek, work)
    draft.monster_soort ??= await firstKind(work, draft.materiaal_type, !source && !isEmpty(draft.sub_asset))
  },

  numberPrefix: async (draft, work) => String((await work.find('monster_soorten', draft.monster_soort))?.prefix ?? 'M'),

  async beforeSave(draft, work, before) {
    const issues: Issue[] = []
    const kind = await work.find('monster_soorten', draft.monster_soort)
    if (kind && kind.materiaal_type !== draft.materiaal_type)
      issues.push({ path: 'monster_soort', rule: 'ofSubstance', args: [] })
    if (before && kind && before.monster_soort !== draft.monster_soort && (await isAnalysedAs(before, kind.code, work)))
      issues.push({ path: 'monster_soort', rule: 'ofAnalysedKind', args: [] })
    const finding = await work.find('finding', draft.bron_locatie_inventarisatie)
    const location = await work.find('location', finding?.bron_locatie)
    const source = await work.find('source', location?.bron)
    if (source && (await substanceOf(source, draft.onderzoek, work)) !== draft.materiaal_type)
      issues.push({ path: 'materiaal_type', rule: 'ofSource', args: [] })
    if (before && before.genomen_op !== draft.genomen_op && (await isAnalysedBefore(before.id, draft.genomen_op, work)))
      issues.push({ path: 'genomen_op', rule: 'isBeforeAnalysis', args: [] })
    if (before && before.nummer !== draft.nummer && (await wasSent(before.id, work)))
      issues.push({ path: 'nummer', rule: 'isNumberOnBag', args: [] })
    return issues
  },

  async beforeDelete({ id }, work) {
    if (await isSettled(work, 'monster', id)) throw new Problem('transitionRefused', { reason: reasons.outcomeIsKept })
  },
}

/** What a source is of, as the set of a survey calls it: a source outlives surveys, and the same item in another set has another id. */
async function substanceOf(
  source: Pick<StoredOf<'source'>, 'materiaal_type'>,
  survey: unknown,
  work: Work,
): Promise<string> {
  const [own] = await work.query<{ id: string }>(
    `select n."id"::text from "materiaal_type" m
     join "onderzoek" o on o."organisatie_id" = m."organisatie_id" and o."id" = try_uuid($3)
     join "materiaal_type" n on n."organisatie_id" = m."organisatie_id" and n."variable_set_id" = o."variable_set_id" and n."code" = m."code" and n."deleted_at" is null
     where m."organisatie_id" = $1 and m."id" = try_int($2) order by n."id" = m."id" desc limit 1`,
    [work.session.organisationId, source.materiaal_type, survey],
  )
  return own?.id ?? source.materiaal_type
}

/** Whoever records it, where that is an inspector of the visit; else the one who went, if it was one. */
function takerOf(inspectors: readonly string[] | undefined, { session }: Work): string | null {
  const own = session.inspectionUserId
  const [only, ...others] = inspectors ?? []
  return only === undefined || others.length > 0 || only === own ? own : only
}

/** Whether it has an analysis of another kind than the one it is to have: a method is of one kind. */
async function isAnalysedAs({ id, monster_soort }: StoredOf<'sample'>, code: unknown, work: Work): Promise<boolean> {
  // The same kind in another set has another id.
  const was = await work.find('monster_soorten', monster_soort)
  if (was?.code === code) return false
  const live = await work.query(`select 1 from "analyse" where "monster_id" = $1 and "deleted_at" is null limit 1`, [
    id,
  ])
  return live.length > 0
}

/** Whether a laboratory has or had it in hand, also where it rejected it since: its bag and its certificate tell the number. */
async function wasSent(sample: string, work: Work): Promise<boolean> {
  const sent = await work.query(
    `select 1 from "analyse" a where a."organisatie_id" = $1 and a."monster_id" = $2
     and (a."deleted_at" is null and a."status" = any($3) or exists (select from "resultaat" r where r."organisatie_id" = a."organisatie_id" and r."analyse_id" = a."id" and r."deleted_at" is null)
       or exists (select from "geschiedenis" g where g."organisatie_id" = a."organisatie_id" and g."record_type" = 'Analyse' and g."record_id" = a."id"::text
         and g."wijzigingen" -> 'status' ->> 1 = any($3))) limit 1`,
    [work.session.organisationId, sample, sentStates],
  )
  return sent.length > 0
}

/** Whether an analysis of the sample was made before this day. */
async function isAnalysedBefore(sample: string, moment: unknown, work: Work): Promise<boolean> {
  const earlier = await work.query(
    `select 1 from "analyse" where "monster_id" = try_uuid($1) and "deleted_at" is null
     and ("geanalyseerd_op" at time zone 'Europe/Amsterdam')::date < $2::timestamp::date limit 1`,
    [sample, moment],
  )
  return earlier.length > 0
}

/** The first kind of a substance; of what is taken in a space by itself the first that needs no source. */
async function firstKind(work: Work, substance: unknown, isOfSpace: boolean): Promise<string | null> {
  const [row] = await work.query<{ id: string }>(
    `select "id"::text from "monster_soort" where "materiaal_type_id" = try_int($1) and "active" and "deleted_at" is null
     order by $2::boolean and "code" is not distinct from 'materiaal', "volgorde" limit 1`,
    [substance, isOfSpace],
  )
  return row?.id ?? null
}
