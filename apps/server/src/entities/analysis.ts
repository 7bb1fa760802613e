import type { Issue } from '@vezel/model/rules/rule.ts'
import type { Behaviour } from './behaviour.ts'

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
      `select "id"::text from "analyse_methode" where "monster_soort_id" = try_int($1) and "active" and "deleted_at" is null order by "volgorde" limit 1`,
      [sample?.monster_soort],
    )
    draft.analyse_methode = method?.id ?? null
  },

  async beforeSave(draft, work) {
    const sample = await work.find('sample', draft.monster)
    const method = await work.find('analyse_methodes', draft.analyse_methode)
    const issues: Issue[] = []
    if (sample && method && method.monster_soort !== sample.monster_soort)
      issues.push({ path: 'analyse_methode', rule: 'ofSubstance', args: [] })
    if (sample && draft.geanalyseerd_op && dayOf(draft.geanalyseerd_op) < dayOf(sample.genomen_op))
      issues.push({ path: 'geanalyseerd_op', rule: 'isAfterSampling', args: [] })
    return issues
  },
}
