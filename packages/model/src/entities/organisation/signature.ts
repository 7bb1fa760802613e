import { entity } from '../../kit/entity.ts'
import { belongsTo, file, text } from '../../kit/field.ts'

/** What somebody signs reports with. Nobody else makes or changes it; a manager may remove it. */
export const signature = entity({
  key: 'signature',
  api: { type: 'Handtekening', plural: 'handtekeningen' },
  label: { nl: 'Handtekening', en: 'Signature', fr: 'Signature' },
  plural: { nl: 'Handtekeningen', en: 'Signatures', fr: 'Signatures' },
  owner: 'inventarisatie_user',
  importable: false,
  fields: {
    inventarisatie_user: belongsTo('inspectionUser', {
      label: { nl: 'Gebruiker', en: 'User', fr: 'Utilisateur' },
      required: true,
      readOnly: true,
      unique: true,
      inverse: 'handtekening',
    }),
    file: file({
      personal: true,
      retention: 'staff',
      label: { nl: 'Handtekening', en: 'Signature', fr: 'Signature' },
      required: true,
      accept: ['png', 'jpg', 'svg'],
      maxMegabytes: 1,
    }),
    ondertekend_als: text({
      personal: true,
      retention: 'staff',
      label: { nl: 'Naam onder handtekening', en: 'Name under signature', fr: 'Nom sous la signature' },
      help: {
        nl: 'Naam en functie, zoals ze in rapporten staan',
        en: 'Name and title, as reports show them',
        fr: 'Nom et fonction, tels que les rapports les indiquent',
      },
    }),
  },
  title: ['ondertekend_als'],
  order: ['created_at'],
  table: { columns: ['inventarisatie_user', 'ondertekend_als', 'file'] },
  form: [
    {
      title: { nl: 'Handtekening', en: 'Signature', fr: 'Signature' },
      fields: ['file', 'ondertekend_als'],
    },
  ],
  access: { read: 'personal', create: 'self', update: 'self', delete: 'personal' },
})
