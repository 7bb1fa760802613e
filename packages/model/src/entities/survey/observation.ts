import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, file, list, text, textArea } from '../../kit/field.ts'
import { waarnemingTypes } from '../../lookups/drawings.ts'
import { materiaalTypes } from '../../lookups/material-types.ts'
import { toepassingen } from '../../lookups/with-fields.ts'

/** What somebody saw on a visit and is worth telling, beside sources and samples: a deviation from the drawing, damage, dust. */
export const observation = entity({
  key: 'observation',
  api: { type: 'Waarneming', plural: 'waarnemingen' },
  label: { nl: 'Waarneming', en: 'Observation', fr: 'Observation' },
  plural: { nl: 'Waarnemingen', en: 'Observations', fr: 'Observations' },
  recorded: true,
  implements: ['FotoVerwijsbaar'],
  partOf: ['onderzoek', 'inventarisatie'],
  mentions: ['bron_locatie'],
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: 'waarnemingen' }),
    inventarisatie: belongsTo('visit', {
      copy: 'never',
      required: true,
      proposed: true,
      inverse: 'waarnemingen',
      onDelete: 'restrict',
    }),
    waarneming_type: list(waarnemingTypes, {
      label: { nl: 'Soort waarneming', en: 'Observation type', fr: "Type d'observation" },
      required: true,
    }),
    /** The prefix of its kind, and what comes next of those in the survey. */
    nummer: text({
      label: { nl: 'Nummer', en: 'Number', fr: 'Numéro' },
      required: true,
      readOnly: true,
      unique: 'onderzoek',
    }),
    sub_asset: belongsTo('subAsset', { copy: 'never', required: true, onDelete: 'restrict' }),
    bron_locatie: belongsTo('location', { copy: 'never', inverse: 'waarnemingen', onDelete: 'null' }),
    omschrijving: textArea({ label: { nl: 'Omschrijving', en: 'Description', fr: 'Description' }, required: true }),
    toepassing: list(toepassingen, { label: { nl: 'Toepassing', en: 'Application', fr: 'Application' } }),
    materiaal_type: list(materiaalTypes, { label: { nl: 'Stof', en: 'Substance', fr: 'Substance' } }),
    foto: file({ label: { nl: 'Foto', en: 'Photo', fr: 'Photo' }, accept: ['png', 'jpg'], maxMegabytes: 15 }),
    in_rapport: boolean({
      access: { update: 'writer' },
      label: { nl: 'In rapport', en: 'In report', fr: 'Dans le rapport' },
      required: true,
      default: true,
    }),
  },
  numbered: { field: 'nummer', within: 'onderzoek' },
  title: ['nummer', 'waarneming_type'],
  search: ['nummer', 'omschrijving', 'sub_asset.volledige_naam', 'waarneming_type.value'],
  table: {
    columns: ['nummer', 'waarneming_type', 'sub_asset', 'bron_locatie', 'omschrijving', 'foto', 'in_rapport'],
    views: {
      bySpace: { label: { nl: 'Per ruimte', en: 'By space', fr: 'Par local' }, group: 'sub_asset' },
      leftOut: {
        label: { nl: 'Niet in het rapport', en: 'Left out of the report', fr: 'Hors du rapport' },
        filter: { in_rapport: 'is.false' },
      },
    },
  },
  form: [
    {
      title: { nl: 'Waarneming', en: 'Observation', fr: 'Observation' },
      fields: ['waarneming_type', 'sub_asset', 'bron_locatie', 'omschrijving', 'foto', 'in_rapport'],
    },
    {
      title: { nl: 'Materiaal en inventarisatie', en: 'Material and visit', fr: 'Matériau et visite' },
      fields: ['toepassing', 'materiaal_type', 'inventarisatie'],
    },
  ],
  access: { read: 'member', create: 'surveyor', update: 'surveyor', delete: 'surveyor' },
})
