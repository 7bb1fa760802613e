import { entity } from '../../kit/entity.ts'
import { belongsTo } from '../../kit/field.ts'
import { assetPhotoFields, assetPhotoParts } from './asset-photo.ts'

/** A photo of a building as a whole. */
export const buildingPhoto = entity({
  key: 'buildingPhoto',
  ...assetPhotoParts,
  variantOf: 'assetPhoto',
  api: { type: 'VastgoedAssetFoto', plural: 'vastgoedAssetFotos' },
  fields: { ...assetPhotoFields, asset: belongsTo('building', { required: true, inverse: 'fotos' }) },
  form: [
    {
      title: { nl: 'Foto', en: 'Photo', fr: 'Photo' },
      fields: ['file', 'omschrijving', 'sub_asset', 'genomen_op', 'is_voorblad'],
    },
  ],
  access: { read: 'member', create: 'worker', update: 'worker', delete: 'worker' },
})
