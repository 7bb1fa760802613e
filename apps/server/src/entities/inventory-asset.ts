import type { Behaviour } from './behaviour.ts'
import { heldByAsset } from './shared/standing.ts'

/** What an asset has of material is asked of its spaces, its sources and their places at once: each place is then judged once. */
export const inventoryAssetBehaviour: Behaviour<'inventoryAsset'> = {
  holds: {
    paths: ['asset.sub_assets', 'bronnen', 'bronnen.locaties'],
    standing: ({ row, organisation, arg }) =>
      heldByAsset({ organisation, asset: `${row}."id"`, survey: arg('onderzoek'), day: arg('dag') }),
  },
}
