import { entity } from '../../kit/entity.ts'
import { belongsTo } from '../../kit/field.ts'

/** The link between an asset and its surveys, one an asset: what lets a source live longer than one survey. */
export const inventoryAsset = entity({
  key: 'inventoryAsset',
  api: { type: 'InventarisatieAsset', plural: 'inventarisatieAssets' },
  label: { nl: 'Pand of schip', en: 'Asset', fr: 'Bien' },
  plural: { nl: 'Panden en schepen', en: 'Assets', fr: 'Biens' },
  shared: { fixed: ['asset'] },
  fields: {
    asset: belongsTo('asset', { required: true, unique: true, inverse: 'inventarisatie_asset', onDelete: 'restrict' }),
  },
  title: ['asset'],
  search: ['asset.title', 'asset.adres'],
  form: [{ title: { nl: 'Pand of schip', en: 'Asset', fr: 'Bien' }, fields: ['asset'] }],
  access: { read: 'member', create: 'proposer', update: 'nobody', delete: 'manager' },
})
