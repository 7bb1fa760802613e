import type { Behaviour } from './behaviour.ts'
import { folder } from './shared/asset-folder.ts'

/** A vessel: an asset by another name. */
export const vesselBehaviour: Behaviour<'vessel'> = { ...folder }
