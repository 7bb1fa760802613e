import { entity } from '../../kit/entity.ts'
import { belongsTo } from '../../kit/field.ts'
import { assetPhotoFields, assetPhotoParts } from './asset-photo.ts'

/** A photo of a vessel as a whole. */
export const vesselPhoto = entity({
  key: 'vesselPhoto',
  ...assetPhotoParts,
  variantOf: 'assetPhoto',
  api: { type: 'VesselPhoto', plural: 'vesselPhotos' },
  fields: { ...assetPhotoFields, asset: belongsTo('vessel', { required: true, inverse: 'fotos' }) },
  form: [
    {
      title: { nl: 'Foto', en: 'Photo', fr: 'Photo' },
      fields: ['file', 'omschrijving', 'sub_asset', 'genomen_op', 'is_voorblad'],
    },
  ],
  access: { read: 'member', create: 'worker', update: 'worker', delete: 'worker' },
})
