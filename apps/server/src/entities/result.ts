import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { contentProblem, isUnitOfKind } from '@vezel/model/rules/measured-content.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import type { DraftOf, StoredOf } from '../db/stored.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { isSettled } from './shared/settled.ts'

/** A result belongs to what its sample may contain. */
export const resultBehaviour: Behaviour<'result'> = {
  computed: {
    materiaal_status: ({ row }) =>
      `(select s."materiaal_status_id" from "resultaat_status" s where s."organisatie_id" = ${row}."organisatie_id" and s."resultaat_id" = ${row}."id")`,
  },

  /** Its analysis changes with it: held at once, so that two results of one do not wait for each other. */
  async prepare(draft, work) {
    await work.query(`select 1 from "analyse" where "id" = try_uuid($1) for no key update`, [draft.analyse])
  },

  async beforeSave(draft, work, before) {
    const stands = before
      ? (await saysOther(draft, before, work)) && (await isSettled(work, 'resultaat', before.id))
      : await isSettled(work, 'analyse', draft.analyse)
    if (stands) throw new Problem('transitionRefused', { reason: reasons.outcomeStands })
    const analysis = await work.find('analysis', draft.analyse)
    const sample = await work.find('sample', analysis?.monster)
    const material = await work.find('analyse_materialen', draft.analyse_materiaal)
    const outcome = await work.find('analyse_resultaten', draft.analyse_resultaat)
    const content = await work.find('analyse_resultaat_hoeveelheden', draft.analyse_resultaat_hoeveelheid)
    const issues: Issue[] = []
    const wrong = (path: string) => issues.push({ path, rule: 'ofSubstance', args: [] })
    if (sample && material && material.materiaal_type !== sample.materiaal_type) wrong('analyse_materiaal')
    if (outcome && outcome.analyse_materiaal !== draft.analyse_materiaal) wrong('analyse_resultaat')
    if (content && content.analyse_materiaal !== draft.analyse_materiaal) wrong('analyse_resultaat_hoeveelheid')
    const unit = await work.find('eenheden', draft.eenheid)
    const problem = contentProblem({ value: draft.waarde ?? null, unit: unit?.code ?? null, band: content ?? null })
    if (problem) issues.push({ path: 'waarde', ...problem })
    const kind = await work.find('monster_soorten', sample?.monster_soort)
    if (!isUnitOfKind(unit?.code ?? null, kind?.code ?? null))
      issues.push({ path: 'eenheid', rule: 'isUnitOfKind', args: [] })
    return issues
  },

  /** A result means that the analysis is done; on which day is for who has the certificate to say (`analysisWithoutDate`). */
  afterCreateOfAll: (made, work) =>
    setDone(
      work,
      made.map(({ after }) => after.analyse),
    ),
  afterRestoreOfAll: (records, work) =>
    setDone(
      work,
      records.map(({ analyse }) => analyse),
    ),

  async beforeDelete({ id }, work) {
    if (await isSettled(work, 'resultaat', id))
      throw new Problem('transitionRefused', { reason: reasons.outcomeStands })
  },

  /** Without any it is not: the laboratory has the sample still. */
  async afterDelete({ analyse }, work) {
    await work.query(
      `update "analyse" a set "status" = 'ontvangen', "record_version" = "record_version" + 1, "updated_at" = now()
       where "id" = try_uuid($1) and "status" = 'gereed' and "deleted_at" is null
         and not exists (select from "resultaat" r where r."organisatie_id" = a."organisatie_id" and r."analyse_id" = a."id" and r."deleted_at" is null)`,
      [analyse],
    )
  },
}

const listed = ['analyse_materiaal', 'analyse_resultaat', 'analyse_resultaat_hoeveelheid', 'eenheid'] as const
const lists = {
  analyse_materiaal: 'analyse_materialen',
  analyse_resultaat: 'analyse_resultaten',
  analyse_resultaat_hoeveelheid: 'analyse_resultaat_hoeveelheden',
  eenheid: 'eenheden',
} as const

/** Whether it tells something else than before. The same item in another set has another id. */
async function saysOther(draft: DraftOf<'result'>, before: StoredOf<'result'>, work: Work): Promise<boolean> {
  // Of another analysis it tells of another sample.
  if (
    draft.analyse !== before.analyse ||
    draft.waarde !== before.waarde ||
    (draft.opmerking ?? null) !== (before.opmerking ?? null)
  )
    return true
  for (const name of listed) {
    if (draft[name] === before[name]) continue
    const [was, is] = [await work.find(lists[name], before[name]), await work.find(lists[name], draft[name])]
    if (was?.code !== is?.code) return true
  }
  return false
}

async function setDone(work: Work, analyses: readonly unknown[]): Promise<void> {
  await work.query(
    `update "analyse" set "status" = 'gereed', "record_version" = "record_version" + 1, "updated_at" = now()
     where "id" = any($1::uuid[]) and "status" in ('aangemaakt', 'verstuurd', 'ontvangen')`,
    [analyses],
  )
}
