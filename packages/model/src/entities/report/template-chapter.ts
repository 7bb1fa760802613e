import { entity } from '../../kit/entity.ts'
import { belongsTo, integer } from '../../kit/field.ts'

/** The place of a chapter in a template. Reordering acts on it; it goes with the template. */
export const templateChapter = entity({
  key: 'templateChapter',
  api: { type: 'RapportTemplateHoofdstuk', plural: 'rapportTemplateHoofdstukken' },
  label: { nl: 'Hoofdstuk in sjabloon', en: 'Chapter in template', fr: 'Chapitre du modèle' },
  plural: { nl: 'Hoofdstukken in sjabloon', en: 'Chapters in template', fr: 'Chapitres du modèle' },
  fields: {
    rapport_template: belongsTo('reportTemplate', { required: true, inverse: 'hoofdstukken' }),
    rapport_hoofdstuk: belongsTo('reportChapter', {
      required: true,
      unique: 'rapport_template',
      inverse: 'sjablonen',
      onDelete: 'restrict',
    }),
    volgorde: integer({ label: { nl: 'Volgorde', en: 'Order', fr: 'Ordre' }, required: true, default: 0 }),
  },
  title: ['rapport_hoofdstuk'],
  search: ['rapport_hoofdstuk.naam'],
  table: { columns: ['rapport_hoofdstuk'], reorder: 'volgorde' },
  form: [{ title: { nl: 'Hoofdstuk', en: 'Chapter', fr: 'Chapitre' }, fields: ['rapport_hoofdstuk'] }],
  access: { read: 'member', create: 'manager', update: 'manager', delete: 'manager' },
})
