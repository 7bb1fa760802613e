import type { Issue } from '@vezel/model/rules/rule.ts'
import type { Behaviour } from './behaviour.ts'

export const analysisBehaviour: Behaviour = {
  computed: {
    conclusie: ({ row }) => `(select case
      when count(r."resultaat_id") = 0 then null
      when min(s."prioriteit") = 1 then 'aangetoond'
      when bool_or(u."value" ilike 'niet te analyseren%') then 'niet_te_analyseren'
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
    return issues
  },
}

/** A result belongs to what its sample may contain; a Dutch laboratory that found something says how much. */
export const resultBehaviour: Behaviour = {
  computed: {
    materiaal_status: ({ row }) =>
      `(select s."materiaal_status_id" from "resultaat_status" s where s."organisatie_id" = ${row}."organisatie_id" and s."resultaat_id" = ${row}."id")`,
  },

  /** Its analysis changes with it: held at once, so that two results of one do not wait for each other. */
  async prepare(draft, work) {
    await work.query(`select 1 from "analyse" where "id" = try_uuid($1) for no key update`, [draft.analyse])
  },

  async beforeSave(draft, work) {
    const analysis = await work.find('analysis', draft.analyse)
    const [sample, laboratory] = [
      await work.find('sample', analysis?.monster),
      await work.find('laboratory', analysis?.laboratorium),
    ]
    const material = await work.find('analyse_materialen', draft.analyse_materiaal)
    const outcome = await work.find('analyse_resultaten', draft.analyse_resultaat)
    const content = await work.find('analyse_resultaat_hoeveelheden', draft.analyse_resultaat_hoeveelheid)
    const issues: Issue[] = []
    const wrong = (path: string) => issues.push({ path, rule: 'ofSubstance', args: [] })
    if (sample && material && material.materiaal_type !== sample.materiaal_type) wrong('analyse_materiaal')
    if (outcome && outcome.analyse_materiaal !== draft.analyse_materiaal) wrong('analyse_resultaat')
    if (content && content.analyse_materiaal !== draft.analyse_materiaal) wrong('analyse_resultaat_hoeveelheid')
    const kind = await work.find('monster_soorten', sample?.monster_soort)
    if (
      outcome?.value === 'Aangetoond' &&
      laboratory?.land === 'NL' &&
      kind?.value === 'Materiaalmonster' &&
      !content
    ) {
      issues.push({ path: 'analyse_resultaat_hoeveelheid', rule: 'isRequired', args: [] })
    }
    return issues
  },

  /** A result means that the analysis is done. */
  async afterCreate(_id, draft, work) {
    await work.query(
      `update "analyse" set "status" = 'gereed', "geanalyseerd_op" = coalesce("geanalyseerd_op", now()), "record_version" = "record_version" + 1, "updated_at" = now()
       where "id" = try_uuid($1) and "status" in ('aangemaakt', 'verstuurd', 'ontvangen')`,
      [draft.analyse],
    )
  },
}
