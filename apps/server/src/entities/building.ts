import type { Behaviour } from './behaviour.ts'
import { folder } from './shared/asset-folder.ts'
import { countOf } from './shared/count-of.ts'

/** A building: an asset at an address. */
export const buildingBehaviour: Behaviour<'building'> = {
  ...folder,
  computed: { aantal_onderdelen: countOf('asset', 'parent_asset_id') },
}
