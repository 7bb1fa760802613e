import { entity } from '../../kit/entity.ts'
import { choice, computed, text, textArea } from '../../kit/field.ts'

/** The spaces that assets of a kind usually have: a dwelling, a farm, a small cargo ship. Assets get copies of them. */
export const assetTemplate = entity({
  key: 'assetTemplate',
  api: { type: 'AssetTemplate', plural: 'assetTemplates' },
  label: { nl: 'Sjabloon', en: 'Template', fr: 'Modèle' },
  plural: { nl: 'Sjablonen', en: 'Templates', fr: 'Modèles' },
  fields: {
    naam: text({
      label: { nl: 'Naam sjabloon', en: 'Template name', fr: 'Nom du modèle' },
      required: true,
      unique: true,
    }),
    /** What it may be used for; its floors and names come from the lists of that kind. */
    asset_soort: choice(
      {
        VastgoedAsset: { nl: 'Pand', en: 'Building', fr: 'Bien' },
        Vessel: { nl: 'Schip', en: 'Vessel', fr: 'Navire' },
      },
      {
        label: { nl: 'Soort object', en: 'Asset kind', fr: "Type d'objet" },
        required: true,
        default: 'VastgoedAsset',
      },
    ),
    omschrijving: textArea({
      label: { nl: 'Omschrijving', en: 'Description', fr: 'Description' },
      internal: true,
    }),
    /** How many spaces an asset gets of it. */
    aantal_ruimten: computed('integer', { label: { nl: 'Aantal ruimten', en: 'Spaces', fr: 'Locaux' } }),
  },
  title: ['naam'],
  search: ['naam', 'omschrijving'],
  order: ['naam'],
  table: { columns: ['naam', 'asset_soort', 'aantal_ruimten'] },
  form: [
    {
      title: { nl: 'Sjabloon', en: 'Template', fr: 'Modèle' },
      fields: ['naam', 'asset_soort', 'omschrijving'],
    },
  ],
  access: { read: 'member', create: 'office', update: 'office', delete: 'office' },
})
