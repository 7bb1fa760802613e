import { entity } from '../../kit/entity.ts'
import { belongsTo, integer } from '../../kit/field.ts'

/** The place of an element in a chapter. Reordering acts on it; it goes with the chapter. */
export const chapterElement = entity({
  key: 'chapterElement',
  api: { type: 'RapportHoofdstukElement', plural: 'rapportHoofdstukElementen' },
  label: { nl: 'Element in hoofdstuk', en: 'Element in chapter', fr: 'Élément du chapitre' },
  plural: { nl: 'Elementen in hoofdstuk', en: 'Elements in chapter', fr: 'Éléments du chapitre' },
  fields: {
    rapport_hoofdstuk: belongsTo('reportChapter', { required: true, inverse: 'elementen' }),
    rapport_element: belongsTo('reportElement', {
      copy: 'never',
      required: true,
      inverse: 'hoofdstukken',
      onDelete: 'restrict',
    }),
    volgorde: integer({ label: { nl: 'Volgorde', en: 'Order', fr: 'Ordre' }, required: true, default: 0 }),
  },
  title: ['rapport_element'],
  search: ['rapport_element.naam'],
  table: { columns: ['rapport_element'], reorder: 'volgorde' },
  form: [{ title: { nl: 'Element', en: 'Element', fr: 'Élément' }, fields: ['rapport_element'] }],
  access: { read: 'member', create: 'manager', update: 'manager', delete: 'manager' },
})
