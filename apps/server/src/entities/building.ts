import type { Behaviour } from './behaviour.ts'
import { folder } from './shared/asset-folder.ts'

/** A building: an asset at an address. */
export const buildingBehaviour: Behaviour<'building'> = {
  ...folder,
}
