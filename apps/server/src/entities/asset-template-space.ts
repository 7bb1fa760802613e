import type { Behaviour } from './behaviour.ts'

/** A space of a template: takes its name from the list, and is part of a space of the same template. */
export const assetTemplateSpaceBehaviour: Behaviour<'assetTemplateSpace'> = {
  computed: {
    volledige_naam: ({ row }) => `(
      with recursive "omhoog" as (
        select ${row}."asset_template_ruimte_id" as "boven", ${row}."naam" as "naam", 0 as "stap"
        union all
        select r."asset_template_ruimte_id", r."naam", o."stap" + 1
        from "asset_template_ruimte" r join "omhoog" o on r."id" = o."boven"
        where r."organisatie_id" = ${row}."organisatie_id" and o."stap" < 20
      ) select string_agg(coalesce(nullif("naam", ''), 'Onbekend'), ' > ' order by "stap" desc) from "omhoog")`,
  },
  async prepare(draft, work) {
    const parent = await work.find('assetTemplateSpace', draft.asset_template_ruimte)
    draft.asset_template ??= parent?.asset_template ?? null
    draft.naam ??=
      (await work.find('ruimte_namen', draft.ruimte_naam))?.value ??
      (await work.find('location_names', draft.location_name))?.value ??
      null
  },
  async beforeSave(draft, work, before) {
    const parent = await work.find('assetTemplateSpace', draft.asset_template_ruimte)
    if (parent && parent.asset_template !== draft.asset_template)
      return [{ path: 'asset_template_ruimte', rule: 'isOfTemplate', args: [] }]
    if (!before || before.asset_template === draft.asset_template) return
    const [part] = await work.query(
      `select 1 from "asset_template_ruimte" where "organisatie_id" = $1 and "asset_template_ruimte_id" = try_uuid($2) and "deleted_at" is null limit 1`,
      [work.session.organisationId, before.id],
    )
    return part ? [{ path: 'asset_template', rule: 'isOfTemplate', args: [] }] : []
  },
}
