import { datetime } from './field.ts'

/** What every record has besides its own fields, so far as a table may show it. */
export const impliedFields = {
  created_at: datetime({ label: { nl: 'Aangemaakt', en: 'Created', fr: 'Créé' }, readOnly: true }),
  updated_at: datetime({ label: { nl: 'Gewijzigd', en: 'Changed', fr: 'Modifié' }, readOnly: true }),
}
