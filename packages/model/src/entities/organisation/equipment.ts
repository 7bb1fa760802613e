import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, computed, computedChoice, date, list, text, textArea } from '../../kit/field.ts'
import { uitrustingTypes } from '../../lookups/with-fields.ts'
import { certificateStates } from './user-certificate.ts'

/** A thing somebody works with and answers for, such as a vacuum cleaner or a sampling pump. It may pass to another. */
export const equipment = entity({
  key: 'equipment',
  api: { type: 'Uitrusting', plural: 'uitrustingen' },
  label: { nl: 'Uitrusting', en: 'Equipment', fr: 'Équipement' },
  plural: { nl: 'Uitrusting', en: 'Equipment', fr: 'Équipement' },
  fields: {
    inventarisatie_user: belongsTo('inspectionUser', {
      label: { nl: 'Houder', en: 'Holder', fr: 'Détenteur' },
      required: true,
      inverse: 'uitrustingen',
      onDelete: 'restrict',
    }),
    uitrusting_type: list(uitrustingTypes, { label: { nl: 'Soort', en: 'Type', fr: 'Type' }, required: true }),
    naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' }, required: true }),
    merk: text({ label: { nl: 'Merk en type', en: 'Make and model', fr: 'Marque et modèle' } }),
    serienummer: text({
      label: { nl: 'Serienummer', en: 'Serial number', fr: 'Numéro de série' },
      unique: true,
    }),
    aanschafdatum: date({ label: { nl: 'Aanschafdatum', en: 'Purchase date', fr: "Date d'achat" } }),
    active: boolean({ label: { nl: 'In gebruik', en: 'In use', fr: 'En service' }, required: true, default: true }),
    opmerking: textArea({ label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' }, internal: true }),
    /** The last day of the inspection that holds longest. */
    keuring_geldig_tot: computed('date', {
      label: { nl: 'Keuring geldig tot', en: 'Inspection valid until', fr: "Contrôle valable jusqu'au" },
    }),
    /** Of that inspection; null where there is none. */
    keuring_status: computedChoice(certificateStates, {
      label: { nl: 'Keuring', en: 'Inspection', fr: 'Contrôle' },
    }),
  },
  title: ['naam'],
  search: ['naam', 'merk', 'serienummer', 'uitrusting_type.value'],
  order: ['naam'],
  table: {
    columns: ['naam', 'uitrusting_type', 'serienummer', 'keuring_geldig_tot', 'keuring_status', 'active'],
    narrow: ['keuring_geldig_tot'],
  },
  form: [
    {
      title: { nl: 'Uitrusting', en: 'Equipment', fr: 'Équipement' },
      fields: ['naam', 'uitrusting_type', 'merk', 'serienummer', 'aanschafdatum'],
    },
    {
      title: { nl: 'Gebruik', en: 'Use', fr: 'Utilisation' },
      fields: ['inventarisatie_user', 'active', 'opmerking'],
    },
  ],
  access: { read: 'member', create: 'manager', update: 'manager', delete: 'manager' },
})
