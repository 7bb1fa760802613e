import { entity } from '../../kit/entity.ts'
import { belongsTo, text, textArea } from '../../kit/field.ts'

/** A space, or another part, that the order never covered. What lies within the scope and could not be seen is an exclusion. */
export const outOfScope = entity({
  key: 'outOfScope',
  api: { type: 'OutOfScope', plural: 'outOfScopes' },
  label: { nl: 'Deel buiten de opdracht', en: 'Part out of scope', fr: 'Partie hors périmètre' },
  plural: { nl: 'Delen buiten de opdracht', en: 'Parts out of scope', fr: 'Parties hors périmètre' },
  recorded: true,
  implements: ['IntekenbaarObject'],
  partOf: 'onderzoek',
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: 'out_of_scopes' }),
    nummer: text({
      label: { nl: 'Nummer', en: 'Number', fr: 'Numéro' },
      required: true,
      readOnly: true,
      unique: 'onderzoek',
    }),
    sub_asset: belongsTo('subAsset', { copy: 'never', onDelete: 'restrict' }),
    omschrijving: textArea({
      label: { nl: 'Buiten de opdracht', en: 'Out of scope', fr: 'Hors périmètre' },
      help: {
        nl: 'Welk deel de opdracht niet omvat',
        en: 'The part that the order does not cover',
        fr: 'La partie que la mission ne couvre pas',
      },
      required: true,
    }),
  },
  numbered: { field: 'nummer', within: 'onderzoek', prefix: 'OS' },
  title: ['nummer', 'sub_asset'],
  search: ['nummer', 'omschrijving', 'sub_asset.volledige_naam'],
  table: { columns: ['nummer', 'sub_asset', 'omschrijving'] },
  form: [
    {
      title: { nl: 'Buiten de opdracht', en: 'Out of scope', fr: 'Hors périmètre' },
      fields: ['sub_asset', 'omschrijving'],
    },
  ],
  access: { read: 'member', create: 'writer', update: 'writer', delete: 'writer' },
})
