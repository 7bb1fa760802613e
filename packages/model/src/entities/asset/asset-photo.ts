import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, datetime, file, integer, text } from '../../kit/field.ts'

/** What a photo of a building and one of a vessel share (interface AssetFoto, §3). */
export const assetPhotoFields = {
  asset: belongsTo('asset', { required: true, inverse: 'fotos' }),
  file: file({
    label: { nl: 'Foto', en: 'Photo', fr: 'Photo' },
    required: true,
    accept: ['png', 'jpg'],
    maxMegabytes: 15,
  }),
  omschrijving: text({ label: { nl: 'Omschrijving', en: 'Description', fr: 'Description' } }),
  /** Read from the image when left empty. */
  genomen_op: datetime({ label: { nl: 'Genomen op', en: 'Taken on', fr: 'Prise le' } }),
  sub_asset: belongsTo('subAsset', {
    label: { nl: 'Ruimte', en: 'Space', fr: 'Local' },
    inverse: 'fotos',
    onDelete: 'null',
  }),
  /** One of an asset: another that becomes it takes it over. */
  is_voorblad: boolean({
    label: { nl: 'Hoofdfoto', en: 'Main photo', fr: 'Photo principale' },
    help: {
      nl: 'De foto bij het pand of schip; een andere hoofdfoto komt in de plaats',
      en: 'The photo beside the asset; another main photo takes its place',
      fr: 'La photo du bien ; une autre photo principale prend sa place',
    },
    required: true,
    default: false,
  }),
  volgorde: integer({ label: { nl: 'Volgorde', en: 'Order', fr: 'Ordre' }, required: true, default: 0 }),
}

/** What is the same of the definition of both. */
export const assetPhotoParts = {
  label: { nl: 'Foto', en: 'Photo', fr: 'Photo' },
  plural: { nl: "Foto's", en: 'Photos', fr: 'Photos' },
  recorded: true,
  shared: { fixed: ['asset'] },
  mentions: ['sub_asset'],
  title: ['omschrijving'],
  search: ['omschrijving'],
  table: {
    columns: ['file', 'omschrijving', 'sub_asset', 'genomen_op', 'is_voorblad'],
    reorder: 'volgorde',
  },
} as const

/** A photo of an asset as a whole, whichever survey it was taken in. One table holds those of buildings and vessels. */
export const assetPhoto = entity({
  key: 'assetPhoto',
  ...assetPhotoParts,
  api: { type: 'AssetFoto', plural: 'assetFotos' },
  abstract: true,
  fields: assetPhotoFields,
  access: { read: 'member', create: 'nobody', update: 'nobody', delete: 'nobody' },
})
