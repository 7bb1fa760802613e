import type { Behaviour } from './behaviour.ts'

/** A template says of which kind of asset it is as long as it has spaces: their names and floors come from the lists of that kind. */
export const assetTemplateBehaviour: Behaviour<'assetTemplate'> = {
  computed: {
    // Of each as many as it says, with as many of what it is part of. Beyond what one use may make nobody needs the number.
    aantal_ruimten: ({ row }) => `(
      with recursive "omlaag" as (
        select r."id", r."aantal"::bigint as "aantal", 0 as "stap" from "asset_template_ruimte" r
        where r."organisatie_id" = ${row}."organisatie_id" and r."asset_template_id" = ${row}."id" and r."asset_template_ruimte_id" is null and r."deleted_at" is null
        union all
        select r."id", least(r."aantal" * o."aantal", 100000), o."stap" + 1
        from "asset_template_ruimte" r join "omlaag" o on r."asset_template_ruimte_id" = o."id"
        where r."organisatie_id" = ${row}."organisatie_id" and r."deleted_at" is null and o."stap" < 20
      ) select least(coalesce(sum("aantal"), 0), 100000)::integer from "omlaag")`,
  },
  async beforeSave(draft, work, before) {
    if (!before || before.asset_soort === draft.asset_soort) return
    const [space] = await work.query(
      `select 1 from "asset_template_ruimte" where "organisatie_id" = $1 and "asset_template_id" = try_uuid($2) and "deleted_at" is null limit 1`,
      [work.session.organisationId, before.id],
    )
    return space ? [{ path: 'asset_soort', rule: 'keepsKind', args: [] }] : []
  },
}
