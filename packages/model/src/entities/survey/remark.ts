import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, integer, richText, text } from '../../kit/field.ts'

/** Something worth saying about a survey that no other record has a place for; printed in order in the report. */
export const remark = entity({
  key: 'remark',
  api: { type: 'Opmerking', plural: 'opmerkingen' },
  label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' },
  plural: { nl: 'Opmerkingen', en: 'Remarks', fr: 'Remarques' },
  partOf: 'onderzoek',
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: 'opmerkingen' }),
    titel: text({ label: { nl: 'Titel', en: 'Title', fr: 'Titre' }, required: true }),
    tekst: richText({ label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' }, required: true }),
    in_rapport: boolean({
      label: { nl: 'In rapport', en: 'In report', fr: 'Dans le rapport' },
      required: true,
      default: true,
    }),
    volgorde: integer({ label: { nl: 'Volgorde', en: 'Order', fr: 'Ordre' }, required: true, default: 0 }),
  },
  title: ['titel'],
  search: ['titel', 'tekst'],
  table: { columns: ['titel', 'in_rapport', 'updated_at'], reorder: 'volgorde' },
  form: [{ title: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' }, fields: ['titel', 'tekst', 'in_rapport'] }],
  access: { read: 'member', create: 'writer', update: 'writer', delete: 'writer' },
})
