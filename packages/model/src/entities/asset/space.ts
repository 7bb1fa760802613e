import { entity } from '../../kit/entity.ts'
import { belongsTo, computed, decimal, list, text } from '../../kit/field.ts'
import { ruimteNamen } from '../../lookups/lists.ts'
import { isEmpty } from '../../rules/rule.ts'
import { subAssetFields } from './sub-asset.ts'

/** A room, facade, roof or other place of a building. It may be part of another. */
export const space = entity({
  key: 'space',
  variantOf: 'subAsset',
  shared: { fixed: ['asset', 'nummer'] },
  api: { type: 'Ruimte', plural: 'ruimtes' },
  label: { nl: 'Ruimte', en: 'Space', fr: 'Local' },
  plural: { nl: 'Ruimten', en: 'Spaces', fr: 'Locaux' },
  fields: {
    ...subAssetFields,
    /** Fills an empty name. */
    ruimte_naam: list(ruimteNamen, {
      copy: 'never',
      label: { nl: 'Ruimtenaam uit lijst', en: 'Room name from list', fr: 'Nom du local (liste)' },
    }),
    parent_ruimte: belongsTo('space', {
      label: { nl: 'Onderdeel van', en: 'Part of', fr: 'Fait partie de' },
      inverse: 'onderliggende_ruimtes',
    }),
    oppervlakte: decimal({ label: { nl: 'Oppervlakte', en: 'Area', fr: 'Surface' }, unit: 'm²' }),
    hoogte: decimal({ label: { nl: 'Hoogte', en: 'Height', fr: 'Hauteur' }, unit: 'm' }),
    gebruik: text({ copy: 'kept', label: { nl: 'Gebruik', en: 'Use', fr: 'Usage' } }),
    aantal_bronlocaties: computed('integer', {
      label: { nl: 'Aantal bronlocaties', en: 'Source locations', fr: 'Emplacements' },
    }),
  },
  title: ['volledige_naam'],
  search: ['volledige_naam', 'nummer'],
  table: {
    columns: ['volledige_naam', 'verdieping', 'nummer', 'oppervlakte', 'aantal_bronlocaties'],
    reorder: 'volgorde',
  },
  form: [
    {
      title: { nl: 'Ruimte', en: 'Space', fr: 'Local' },
      fields: [
        'ruimte_naam',
        'naam',
        'parent_ruimte',
        'verdieping',
        'nummer',
        'oppervlakte',
        'hoogte',
        'gebruik',
        'opmerking',
      ],
    },
  ],
  // What other systems leave unnamed comes in all the same, and is shown as 'Onbekend' (§4).
  askedWhen: { naam: (draft) => isEmpty(draft.ruimte_naam) },
  access: { read: 'member', create: 'planner', update: 'planner', delete: 'planner' },
})
