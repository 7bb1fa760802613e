import type { Behaviour } from './behaviour.ts'
import { standingOf } from './shared/standing.ts'

/** The item of the set of the organisation that says so, as SQL: asked once, whatever the number of spaces. */
const notSurveyed = (organisation: string) => `(select s."id" from "inventarisatie_organisatie" o
  join "asbest_status" s on s."organisatie_id" = o."id" and s."variable_set_id" = o."variable_set_id" and s."code" = 'niet_onderzocht' and s."deleted_at" is null
  where o."id" = ${organisation})`

/** Whether there are rows that name a space, as SQL. */
const named = (row: string, table: string, column: string) =>
  `exists (select 1 from "${table}" x where x."organisatie_id" = ${row}."organisatie_id" and x."${column}" = ${row}."id" and x."deleted_at" is null)`

/** Whether a completed survey came in a space, as SQL. */
const surveyed = (row: string) => `exists (select 1 from "inventarisatie_ruimte" i
  join "onderzoek" o on o."organisatie_id" = i."organisatie_id" and o."id" = i."onderzoek_id" and o."deleted_at" is null
  join "onderzoek_status" s on s."organisatie_id" = o."organisatie_id" and s."id" = o."onderzoek_status_id" and s."code" = 'afgerond'
  where i."organisatie_id" = ${row}."organisatie_id" and i."sub_asset_id" = ${row}."id" and i."onderzocht" in ('ja', 'gedeeltelijk') and i."deleted_at" is null)`

/** What follows from the sources in a space, as SQL: most have none and no parts, of which it is known without looking further. */
const statusOf = (row: string, organisation: string) => `(select case
  when ${named(row, 'bron_locatie', 'sub_asset_id')} or ${named(row, 'sub_asset', 'parent_ruimte_id')}
    then (select k."asbest_status_id" from "status_van_ruimte"(${row}."organisatie_id", ${row}."id") k)
  when not ${surveyed(row)} then ${notSurveyed(organisation)} end)`

export const subAssetBehaviour: Behaviour<'subAsset'> = {
  standing: ({ row, organisation, arg, held }) =>
    standingOf('stand_van_ruimte', {
      organisation,
      id: `${row}."id"`,
      asset: `(select a."id" from "inventarisatie_asset" a where a."organisatie_id" = ${row}."organisatie_id" and a."asset_id" = ${row}."asset_id")`,
      survey: arg('onderzoek'),
      day: arg('dag'),
      held,
    }),
  computed: {
    asbest_status: ({ row, organisation }) => statusOf(row, organisation),
    materiaal_status: ({ standing }) => standing('materiaal_status_id'),
    onderzocht: ({ standing }) => standing('onderzocht'),
    uitkomst: ({ standing }) => standing('uitkomst'),
    dekking: ({ standing }) => standing('dekking'),
    volledige_naam: ({ row }) => `(select n."naam" from volledige_naam(${row}."organisatie_id", ${row}."id") n)`,
  },
}
