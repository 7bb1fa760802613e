import { entity } from '../../kit/entity.ts'
import { belongsTo, text } from '../../kit/field.ts'
import { maxLength } from '../../rules/lengths.ts'

/** With which view a list opens for somebody: a choice of each person, of own views and of those that are shared. */
export const openingView = entity({
  key: 'openingView',
  api: { type: 'Openingsweergave', plural: 'openingsweergaven' },
  label: { nl: 'Openingsweergave', en: 'Opening view', fr: "Vue d'ouverture" },
  plural: { nl: 'Openingsweergaven', en: 'Opening views', fr: "Vues d'ouverture" },
  owner: 'van',
  importable: false,
  fields: {
    van: belongsTo('inspectionUser', { label: { nl: 'Van', en: 'Of', fr: 'De' }, required: true, readOnly: true }),
    /** That of the view: a list opens with one. */
    lijst: text({
      label: { nl: 'Lijst', en: 'List', fr: 'Liste' },
      required: true,
      readOnly: true,
      unique: 'van',
      rules: [maxLength(60)],
    }),
    weergave: belongsTo('keptView', { copy: 'never', required: true, inverse: 'opent' }),
  },
  title: ['lijst'],
  order: ['lijst'],
  table: { columns: ['lijst', 'weergave'] },
  form: [{ title: { nl: 'Openingsweergave', en: 'Opening view', fr: "Vue d'ouverture" }, fields: ['weergave'] }],
  // Another choice is another record.
  access: { read: 'self', create: 'self', update: 'nobody', delete: 'self' },
})
