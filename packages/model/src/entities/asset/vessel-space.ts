import { entity } from '../../kit/entity.ts'
import { belongsTo, choice, computed, list, text } from '../../kit/field.ts'
import { locationNames, vscpZones } from '../../lookups/lists.ts'
import { maxLength } from '../../rules/lengths.ts'
import { isEmpty } from '../../rules/rule.ts'
import { subAssetFields } from './sub-asset.ts'

/** A compartment, tank or other place on board of a vessel. It may be part of another. */
export const vesselSpace = entity({
  key: 'vesselSpace',
  variantOf: 'subAsset',
  shared: { fixed: ['asset', 'nummer'] },
  api: { type: 'VesselRuimte', plural: 'vesselRuimtes' },
  label: { nl: 'Ruimte aan boord', en: 'Space on board', fr: 'Local à bord' },
  plural: { nl: 'Ruimten aan boord', en: 'Spaces on board', fr: 'Locaux à bord' },
  fields: {
    ...subAssetFields,
    /** Fills an empty name. */
    location_name: list(locationNames, {
      copy: 'never',
      label: { nl: 'Plaats aan boord', en: 'Location on board', fr: 'Lieu à bord' },
    }),
    parent_ruimte: belongsTo('vesselSpace', {
      label: { nl: 'Onderdeel van', en: 'Part of', fr: 'Fait partie de' },
      inverse: 'onderliggende_ruimtes',
    }),
    verdieping: belongsTo('floor', {
      label: { nl: 'Dek', en: 'Deck', fr: 'Pont' },
      inverse: 'ruimtes',
      onDelete: 'null',
    }),
    vscp_zone: list(vscpZones, { label: { nl: 'VSCP-zone', en: 'VSCP zone', fr: 'Zone VSCP' } }),
    spant_van: text({ label: { nl: 'Spant van', en: 'Frame from', fr: 'Couple de' }, rules: [maxLength(10)] }),
    spant_tot: text({ label: { nl: 'Spant tot', en: 'Frame to', fr: 'Couple à' }, rules: [maxLength(10)] }),
    zijde: choice(
      {
        bakboord: { nl: 'Bakboord', en: 'Port side', fr: 'Bâbord' },
        stuurboord: { nl: 'Stuurboord', en: 'Starboard', fr: 'Tribord' },
        midden: { nl: 'Midden', en: 'Centre', fr: 'Milieu' },
        beide: { nl: 'Beide', en: 'Both', fr: 'Les deux' },
      },
      { copy: 'never', label: { nl: 'Zijde', en: 'Side', fr: 'Bord' } },
    ),
    aantal_vscp_regels: computed('integer', {
      label: { nl: 'Aantal VSCP-regels', en: 'VSCP entries', fr: 'Lignes VSCP' },
    }),
  },
  title: ['volledige_naam'],
  search: ['volledige_naam'],
  table: { columns: ['volledige_naam', 'verdieping', 'vscp_zone', 'aantal_vscp_regels'], reorder: 'volgorde' },
  form: [
    {
      title: { nl: 'Ruimte aan boord', en: 'Space on board', fr: 'Local à bord' },
      fields: [
        'location_name',
        'naam',
        'parent_ruimte',
        'verdieping',
        'vscp_zone',
        'spant_van',
        'spant_tot',
        'zijde',
        'opmerking',
      ],
    },
  ],
  // What other systems leave unnamed comes in all the same, and is shown as 'Onbekend' (§4).
  askedWhen: { naam: (draft) => isEmpty(draft.location_name) },
  access: { read: 'member', create: 'planner', update: 'planner', delete: 'planner' },
})
