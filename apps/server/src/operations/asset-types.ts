import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import type { Operation } from './operation.ts'

/** The values that the type of a building may have, with their words in the language of who asks. */
export const assetTypeOperations: readonly Operation[] = [
  {
    name: 'vastgoedAssetTypes',
    kind: 'query',
    signature: ': [VastgoedAssetType!]!',
    types: 'type VastgoedAssetType {\n  value: String!\n  label: String!\n}',
    run: async (_args, { locale }) =>
      model
        .entity('building')
        .fields.vastgoed_asset_type.choices.map(({ value, label }) => ({ value, label: inLocale(label, locale) })),
  },
]
