import { entity } from '../../kit/entity.ts'
import { date, text } from '../../kit/field.ts'

/** A day on which nobody works at the firm, beside weekends and public holidays: working days are counted without it. */
export const holiday = entity({
  key: 'holiday',
  api: { type: 'VrijeDag', plural: 'vrijeDagen' },
  label: { nl: 'Vrije dag', en: 'Further holiday', fr: 'Jour de congé' },
  plural: { nl: 'Vrije dagen', en: 'Further holidays', fr: 'Jours de congé' },
  fields: {
    datum: date({ label: { nl: 'Datum', en: 'Date', fr: 'Date' }, required: true, unique: true }),
    naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' } }),
  },
  title: ['datum', 'naam'],
  search: ['naam'],
  order: ['datum'],
  table: { columns: ['datum', 'naam'] },
  form: [{ title: { nl: 'Vrije dag', en: 'Further holiday', fr: 'Jour de congé' }, fields: ['datum', 'naam'] }],
  access: { read: 'member', create: 'manager', update: 'manager', delete: 'manager' },
})
