import { entity } from '../../kit/entity.ts'
import { belongsTo, computed, integer, text, textArea } from '../../kit/field.ts'
import { maxLength } from '../../rules/lengths.ts'

/** What every place in an asset has, a room of a building as well as a space on board (interface SubAsset, §3). */
export const subAssetFields = {
  asset: belongsTo('asset', { required: true, inverse: 'sub_assets' }),
  naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' } }),
  /** The floor, then the names of what it is part of, then its own. */
  volledige_naam: computed('string', { label: { nl: 'Ruimte', en: 'Space', fr: 'Local' } }),
  verdieping: belongsTo('floor', { inverse: 'ruimtes', onDelete: 'null' }),
  nummer: text({ label: { nl: 'Ruimtenummer', en: 'Room number', fr: 'Numéro de local' }, rules: [maxLength(20)] }),
  opmerking: textArea({ label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' } }),
  volgorde: integer({ label: { nl: 'Volgorde', en: 'Order', fr: 'Ordre' }, required: true, default: 0 }),
}

/** A place in an asset, to which locations, samples and limitations point. One table holds those of buildings and vessels. */
export const subAsset = entity({
  key: 'subAsset',
  api: { type: 'SubAsset', plural: 'subAssets' },
  label: { nl: 'Ruimte', en: 'Space', fr: 'Local' },
  plural: { nl: 'Ruimten', en: 'Spaces', fr: 'Locaux' },
  abstract: true,
  shared: { fixed: ['asset', 'nummer'] },
  fields: subAssetFields,
  title: ['volledige_naam'],
  search: ['volledige_naam', 'nummer'],
  table: { columns: ['volledige_naam', 'verdieping', 'nummer'], reorder: 'volgorde' },
  access: { read: 'member', create: 'nobody', update: 'nobody', delete: 'nobody' },
})
