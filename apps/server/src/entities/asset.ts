import type { Behaviour } from './behaviour.ts'
import { addressLine } from './shared/address-line.ts'
import { folder } from './shared/asset-folder.ts'

/** A building is named by its name, else its address; a vessel by its name and number. */
export const assetBehaviour: Behaviour<'asset'> = {
  computed: {
    title: ({ row }) => `case ${row}."variant" when 'Vessel'
      then concat_ws(' ', ${row}."naam", case when ${row}."imo_nummer" is not null then '(IMO ' || ${row}."imo_nummer" || ')'
        when ${row}."eni_nummer" is not null then '(ENI ' || ${row}."eni_nummer" || ')' end)
      else coalesce(nullif(${row}."naam", ''), nullif(${addressLine(row)}, ''), 'Onbekend') end`,
    adres: ({ row }) => `nullif(${addressLine(row)}, '')`,
  },
  ...folder,
}
