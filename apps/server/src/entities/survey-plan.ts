import { isCrop } from '@vezel/model/rules/points.ts'
import type { Behaviour } from './behaviour.ts'

/** A plan of a survey is called as that of the asset; a second one on the same background takes a number behind it. */
export const surveyPlanBehaviour: Behaviour<'surveyPlan'> = {
  async prepare(draft, work) {
    if (draft.naam || !draft.plattegrond) return
    const [found] = await work.query<{ naam: string }>(
      `select candidate."naam" from "asset_plattegrond" p
       cross join lateral (
         select case when n = 1 then p."naam" else left(p."naam", 180) || ' ' || n end as "naam", n from generate_series(1, 1000) n
       ) candidate
       where p."organisatie_id" = $1 and p."id" = try_uuid($2) and p."deleted_at" is null and not exists (
         select from "onderzoek_plattegrond" s where s."organisatie_id" = $1 and s."onderzoek_id" = try_uuid($3)
           and s."naam" = candidate."naam" and s."deleted_at" is null
       )
       order by candidate.n limit 1`,
      [work.session.organisationId, draft.plattegrond, draft.onderzoek],
    )
    draft.naam = found?.naam ?? null
  },
  // A structure without a name counts as empty, which no rule of a field looks at.
  async beforeSave({ uitsnede }) {
    const isWrong = uitsnede !== null && !isCrop.test(uitsnede, {})
    return isWrong ? [{ path: 'uitsnede', rule: isCrop.name, args: [] }] : undefined
  },
}
