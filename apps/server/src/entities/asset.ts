import type { Behaviour } from './behaviour.ts'
import { addressLine } from './shared/address-line.ts'
import { folder } from './shared/asset-folder.ts'

/** The own name of an asset, as SQL. */
const named = (row: string) => `case ${row}."variant" when 'Vessel'
  then concat_ws(' ', ${row}."naam", case when ${row}."imo_nummer" is not null then '(IMO ' || ${row}."imo_nummer" || ')'
    when ${row}."eni_nummer" is not null then '(ENI ' || ${row}."eni_nummer" || ')' end)
  else coalesce(nullif(${row}."naam", ''), nullif(${addressLine(row)}, ''), 'Onbekend') end`

/**
 * What follows from the sources, as SQL: a subquery, so that it is worked out once and not for each item it is compared with. Of
 * what has no parts, sources or surveys, as most of a block of flats, nobody need look further: it was not surveyed.
 */
const statusOf = (row: string) => `(select case
  when exists (select from "asset" d where d."organisatie_id" = ${row}."organisatie_id" and d."parent_asset_id" = ${row}."id" and d."deleted_at" is null)
    or exists (select from "asset" d where d."organisatie_id" = ${row}."organisatie_id" and d."samengevoegd_met_id" = ${row}."id" and d."deleted_at" is null)
    or exists (select from "inventarisatie_asset" i where i."organisatie_id" = ${row}."organisatie_id" and i."asset_id" = ${row}."id"
      and (exists (select from "bron" b where b."organisatie_id" = i."organisatie_id" and b."inventarisatie_asset_id" = i."id" and b."deleted_at" is null)
        or exists (select from "onderzoek" k where k."organisatie_id" = i."organisatie_id" and k."inventarisatie_asset_id" = i."id" and k."deleted_at" is null)))
  then "status_van_pand"(${row}."organisatie_id", ${row}."id")
  else (select s."id" from "inventarisatie_organisatie" o join "asbest_status" s on s."organisatie_id" = o."id" and s."variable_set_id" = o."variable_set_id"
    and s."code" = 'niet_onderzocht' and s."deleted_at" is null where o."id" = ${row}."organisatie_id") end)`

/** A building is named by its name, else its address; a vessel by its name and number; its address is its home port. */
export const assetBehaviour: Behaviour<'asset'> = {
  computed: {
    title: ({ row }) => `${named(row)} || coalesce((select ' (samengevoegd met ' || ${named('m')} || ')' from "asset" m
      where m."organisatie_id" = ${row}."organisatie_id" and m."id" = ${row}."samengevoegd_met_id"), '')`,
    adres: ({ row }) => `case ${row}."variant" when 'Vessel'
      then (select p."naam" from "port" p where p."organisatie_id" = ${row}."organisatie_id" and p."id" = ${row}."thuishaven_id")
      else nullif(${addressLine(row)}, '') end`,
    asbest_status: ({ row }) => `coalesce(${row}."eigen_asbest_status_id", ${statusOf(row)})`,
    asbest_status_bronnen: ({ row }) => statusOf(row),
    aantal_onderzoeken: ({ row }) => `(select count(*)::integer from "onderzoek" o
      join "inventarisatie_asset" a on a."organisatie_id" = o."organisatie_id" and a."id" = o."inventarisatie_asset_id"
      where a."organisatie_id" = ${row}."organisatie_id" and a."asset_id" = ${row}."id" and o."deleted_at" is null)`,
  },
  ...folder,
}
