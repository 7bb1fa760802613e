import { entity } from '../../kit/entity.ts'
import { belongsTo, date, integer, list, text, textArea } from '../../kit/field.ts'
import { beheersmaatregelTypes } from '../../lookups/lists.ts'
import { behandelmomenten } from '../../lookups/with-fields.ts'

/** What a survey advises to do at a source location while the material stays: close off, cover, measure again. */
export const controlMeasure = entity({
  key: 'controlMeasure',
  api: { type: 'Beheersmaatregel', plural: 'beheersmaatregelen' },
  label: { nl: 'Beheersmaatregel', en: 'Control measure', fr: 'Mesure de gestion' },
  plural: { nl: 'Beheersmaatregelen', en: 'Control measures', fr: 'Mesures de gestion' },
  recorded: true,
  partOf: 'onderzoek',
  fields: {
    bron_locatie: belongsTo('location', { required: true, inverse: 'beheersmaatregelen' }),
    /** The survey that advised it. */
    onderzoek: belongsTo('survey', { required: true, inverse: 'beheersmaatregelen' }),
    beheersmaatregel_type: list(beheersmaatregelTypes, {
      label: { nl: 'Maatregel', en: 'Measure', fr: 'Mesure' },
      required: true,
    }),
    omschrijving: textArea({ label: { nl: 'Omschrijving', en: 'Description', fr: 'Description' } }),
    behandelmoment: list(behandelmomenten, { label: { nl: 'Wanneer', en: 'When', fr: 'Quand' } }),
    verantwoordelijke: text({
      personal: true,
      retention: 'dossier',
      label: { nl: 'Verantwoordelijke', en: 'Responsible', fr: 'Responsable' },
    }),
    frequentie_maanden: integer({
      label: { nl: 'Herhalen na (maanden)', en: 'Repeat after (months)', fr: 'Répéter après (mois)' },
    }),
    gereed_op: date({ label: { nl: 'Gereed op', en: 'Done on', fr: 'Fait le' } }),
  },
  title: ['beheersmaatregel_type', 'behandelmoment'],
  search: ['beheersmaatregel_type.value', 'omschrijving', 'verantwoordelijke'],
  order: ['created_at'],
  table: { columns: ['beheersmaatregel_type', 'behandelmoment', 'verantwoordelijke', 'gereed_op'] },
  form: [
    {
      title: { nl: 'Maatregel', en: 'Measure', fr: 'Mesure' },
      fields: [
        'beheersmaatregel_type',
        'omschrijving',
        'behandelmoment',
        'verantwoordelijke',
        'frequentie_maanden',
        'gereed_op',
      ],
    },
  ],
  access: { read: 'member', create: 'surveyor', update: 'surveyor', delete: 'surveyor' },
})
