import { model } from '@vezel/model'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { type Issue, isEmpty } from '@vezel/model/rules/rule.ts'
import { invalid } from '../db/invalid.ts'
import { liveRows } from '../db/pointing.ts'
import type { DraftOf, StoredOf } from '../db/stored.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { isSettled } from './shared/settled.ts'

/** The day of a moment: a laboratory gives days, and one may sample and analyse on the same. */
const dayOf = (moment: unknown) => String(moment).slice(0, 10)

export const analysisBehaviour: Behaviour<'analysis'> = {
  computed: {
    conclusie: ({ row }) => `(select case
      when count(r."resultaat_id") = 0 then null
      when min(s."prioriteit") = 1 then 'aangetoond'
      when bool_or(u."code" = 'niet_te_analyseren') then 'niet_te_analyseren'
      when min(s."prioriteit") = 4 then 'sporen'
      else 'niet_aangetoond' end
      from "resultaat_status" r
      join "resultaat" x on x."organisatie_id" = r."organisatie_id" and x."id" = r."resultaat_id"
      join "analyse_resultaat" u on u."organisatie_id" = x."organisatie_id" and u."id" = x."analyse_resultaat_id"
      left join "materiaal_status" s on s."organisatie_id" = r."organisatie_id" and s."id" = r."materiaal_status_id"
      where r."organisatie_id" = ${row}."organisatie_id" and r."analyse_id" = ${row}."id" and ${row}."status" <> 'afgekeurd')`,
  },

  async prepare(draft, work) {
    const organisation = await work.find('organisation', work.session.organisationId)
    draft.laboratorium ??= organisation?.standaard_laboratorium ?? null
    const sample = await work.find('sample', draft.monster)
    if (draft.analyse_methode) return
    const [method] = await work.query<{ id: string }>(
      `select m."id"::text from "analyse_methode" m
       join "monster_soort" k on k."organisatie_id" = m."organisatie_id" and k."id" = m."monster_soort_id"
       join "materiaal_type" s on s."organisatie_id" = k."organisatie_id" and s."id" = k."materiaal_type_id"
       where m."monster_soort_id" = try_int($1) and m."active" and m."deleted_at" is null
       order by exists (select from "laboratorium_mogelijkheid" p where p."organisatie_id" = m."organisatie_id"
           and p."laboratorium_id" = try_uuid($2) and p."active" and p."deleted_at" is null and p."stof_code" = s."code"
           and p."monster_soort_code" = k."code" and p."analyse_methode_code" = m."code") desc, m."volgorde" limit 1`,
      [sample?.monster_soort, draft.laboratorium],
    )
    draft.analyse_methode = method?.id ?? null
  },

  async beforeSave(draft, work, before) {
    const sample = await work.find('sample', draft.monster)
    const method = await work.find('analyse_methodes', draft.analyse_methode)
    const issues: Issue[] = []
    if (sample && method && method.monster_soort !== sample.monster_soort)
      issues.push({ path: 'analyse_methode', rule: 'ofSubstance', args: [] })
    else if (sample && method && !(await isOffered(draft.laboratorium, method, work, before)))
      issues.push({ path: 'analyse_methode', rule: 'isOffered', args: [] })
    if (sample && draft.geanalyseerd_op && dayOf(draft.geanalyseerd_op) < dayOf(sample.genomen_op))
      issues.push({ path: 'geanalyseerd_op', rule: 'isAfterSampling', args: [] })
    const misplaced = before && before.status !== draft.status ? await statusProblem(draft.status, before, work) : null
    if (misplaced) issues.push({ path: 'status', rule: misplaced, args: [] })
    else if (before) issues.push(...(await changesOutcome(draft, before, work)))
    if (before) issues.push(...(await obtainedOtherwise(draft, before, work)))
    if (before && before.monster !== draft.monster && (await isSettled(work, 'analyse', before.id)))
      throw new Problem('transitionRefused', { reason: reasons.outcomeStands })
    return issues
  },

  async beforeDelete({ id }, work) {
    if (await isSettled(work, 'analyse', id)) throw new Problem('transitionRefused', { reason: reasons.outcomeIsKept })
  },

  /** What comes with a new one is there by now. */
  async afterCreate(id, draft, work) {
    if (draft.status === 'gereed' && !(await hasResults(id, work)))
      throw invalid(model.entity('analysis'), [{ path: 'status', rule: 'hasResult', args: [] }])
  },
}

/** An analysis is done by its results, and only then; what was sent does not become unsent. */
async function statusProblem(status: unknown, before: StoredOf<'analysis'>, work: Work): Promise<string | null> {
  if (status === 'afgekeurd') return null
  if (status === 'aangemaakt') return 'wasSent'
  const found = await hasResults(before.id, work)
  if (status === 'gereed') return found ? null : 'hasResult'
  return found ? 'hasNoResult' : null
}

/** What a laboratory found counts no more, or was found on another day, for a reason that stands with it; and then stays so. */
async function changesOutcome(
  draft: DraftOf<'analysis'>,
  before: StoredOf<'analysis'>,
  work: Work,
): Promise<readonly Issue[]> {
  const staysRejected = before.status === 'afgekeurd' && draft.status === 'afgekeurd'
  if (staysRejected && !isEmpty(before.opmerking) && isEmpty(draft.opmerking))
    return [{ path: 'opmerking', rule: 'keepsWhyRejected', args: [] }]
  const isTakenBack = before.status === 'afgekeurd' && draft.status !== 'afgekeurd'
  const isRejected = before.status !== 'afgekeurd' && draft.status === 'afgekeurd'
  const isRedated = before.geanalyseerd_op !== null && before.geanalyseerd_op !== draft.geanalyseerd_op
  if (!(isTakenBack || isRejected || isRedated) || !(await isSettled(work, 'analyse', before.id))) return []
  if (isTakenBack) return [{ path: 'status', rule: 'staysRejected', args: [] }]
  const says = !isEmpty(draft.opmerking) && draft.opmerking !== before.opmerking
  return says ? [] : [{ path: 'opmerking', rule: 'saysWhyOutcome', args: [] }]
}

/** By which method and in which laboratory something was found is part of what was found. */
async function obtainedOtherwise(
  draft: DraftOf<'analysis'>,
  before: StoredOf<'analysis'>,
  work: Work,
): Promise<readonly Issue[]> {
  const changed: string[] = []
  if (before.laboratorium !== draft.laboratorium) changed.push('laboratorium')
  if (before.analyse_methode !== draft.analyse_methode) {
    // The same method in another set has another id.
    const [was, is] = [
      await work.find('analyse_methodes', before.analyse_methode),
      await work.find('analyse_methodes', draft.analyse_methode),
    ]
    if (was?.code !== is?.code) changed.push('analyse_methode')
  }
  if (changed.length === 0 || !(await isSettled(work, 'analyse', before.id))) return []
  return changed.map((path) => ({ path, rule: 'isOfOutcome', args: [] }))
}

const hasResults = async (id: string, work: Work): Promise<boolean> =>
  (await work.query(`select 1 from "resultaat" where "analyse_id" = $1 and "deleted_at" is null limit 1`, [id]))
    .length > 0

const possibility = model.entity('laboratoryPossibility')
const byLaboratory = { field: 'laboratorium', kind: possibility.fields.laboratorium } as const
const codes = ['stof_code', 'monster_soort_code', 'analyse_methode_code', 'active'] as const

/**
 * Whether a laboratory offers a method, which stands in its kind of sample and substance. One that has declared nothing may be
 * asked anything; what was asked before stays, also when its survey moves to a set in which the same method has another id.
 */
async function isOffered(
  laboratory: string | null | undefined,
  method: StoredOf<'analyse_methodes'>,
  work: Work,
  before?: StoredOf<'analysis'>,
): Promise<boolean> {
  if (!laboratory) return true
  if (before?.laboratorium === laboratory) {
    if (before.analyse_methode === method.id) return true
    const was = await work.find('analyse_methodes', before.analyse_methode)
    if (was?.code === method.code) return true
  }
  const rows = await liveRows(
    work,
    work.session.organisationId,
    { from: possibility, by: byLaboratory, ids: [laboratory] },
    { columns: codes.map((name) => `t."${name}"`).join(', '), reads: codes },
  )
  const declared = rows.filter((row) => row.active === true && row.analyse_methode_code !== null)
  if (declared.length === 0) return true
  const kind = await work.find('monster_soorten', method.monster_soort)
  const substance = await work.find('materiaal_types', kind?.materiaal_type)
  return declared.some(
    (row) =>
      row.analyse_methode_code === method.code &&
      row.monster_soort_code === kind?.code &&
      row.stof_code === substance?.code,
  )
}
