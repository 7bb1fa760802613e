import type { Behaviour } from './behaviour.ts'
import { addressLine } from './shared/address-line.ts'
import { folder } from './shared/asset-folder.ts'

/** The own name of an asset, as SQL. */
const named = (row: string) => `case ${row}."variant" when 'Vessel'
  then concat_ws(' ', ${row}."naam", case when ${row}."imo_nummer" is not null then '(IMO ' || ${row}."imo_nummer" || ')'
    when ${row}."eni_nummer" is not null then '(ENI ' || ${row}."eni_nummer" || ')' end)
  else coalesce(nullif(${row}."naam", ''), nullif(${addressLine(row)}, ''), 'Onbekend') end`

/** What follows from the sources, as SQL: a subquery, so that it is worked out once and not for each item it is compared with. */
const statusOf = (row: string) => `(select "status_van_pand"(${row}."organisatie_id", ${row}."id"))`

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
