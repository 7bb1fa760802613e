import type { Behaviour } from './behaviour.ts'
import { folder } from './shared/asset-folder.ts'

/** A building: an asset that counts its surveys. */
export const buildingBehaviour: Behaviour<'building'> = {
  computed: {
    aantal_onderzoeken: ({ row }) => `(select count(*)::integer from "onderzoek" o
      join "inventarisatie_asset" a on a."organisatie_id" = o."organisatie_id" and a."id" = o."inventarisatie_asset_id"
      where a."organisatie_id" = ${row}."organisatie_id" and a."asset_id" = ${row}."id" and o."deleted_at" is null)`,
  },
  ...folder,
}
