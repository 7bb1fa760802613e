import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, json, text } from '../../kit/field.ts'
import { maxLength } from '../../rules/lengths.ts'

/**
 * What somebody made of a list, kept under a name: conditions, order, columns. For oneself, or shared with everybody of the
 * organisation. What it may hold is decided in `list-views.ts`, which the server asks too.
 */
export const keptView = entity({
  key: 'keptView',
  api: { type: 'Weergave', plural: 'weergaven' },
  label: { nl: 'Weergave', en: 'View', fr: 'Vue' },
  plural: { nl: 'Weergaven', en: 'Views', fr: 'Vues' },
  owner: 'van',
  opened: 'gedeeld',
  importable: false,
  fields: {
    van: belongsTo('inspectionUser', { label: { nl: 'Van', en: 'Of', fr: 'De' }, required: true, readOnly: true }),
    naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' }, required: true, rules: [maxLength(60)] }),
    /** The name of the list: see `listNamed`. */
    lijst: text({ label: { nl: 'Lijst', en: 'List', fr: 'Liste' }, required: true, rules: [maxLength(60)] }),
    /** A `ListView`. */
    inhoud: json({ label: { nl: 'Inhoud', en: 'Content', fr: 'Contenu' } }),
    gedeeld: boolean({
      label: { nl: 'Gedeeld met collega’s', en: 'Shared with colleagues', fr: 'Partagée avec les collègues' },
      required: true,
      default: false,
    }),
  },
  title: ['naam'],
  order: ['naam'],
  table: { columns: ['naam', 'lijst', 'gedeeld'] },
  form: [{ title: { nl: 'Weergave', en: 'View', fr: 'Vue' }, fields: ['naam', 'lijst', 'inhoud', 'gedeeld'] }],
  access: { read: 'colleague', create: 'self', update: 'keeper', delete: 'keeper' },
})
