import { entity } from '../../kit/entity.ts'
import { belongsTo, computed, computedChoice, date, integer, list, text, textArea } from '../../kit/field.ts'
import { beheersmaatregelTypes } from '../../lookups/lists.ts'
import { behandelmomenten } from '../../lookups/with-fields.ts'
import { between } from '../../rules/between.ts'
import { isNotFuture, isOfOurTime } from '../../rules/dates.ts'
import { checkOutcomes } from './measure-check.ts'

/** Days before a check must be made from which it comes up. */
export const upcomingDays = 60
/** How a measure stands today. */
export const measureStates = {
  te_laat: { nl: 'Te laat', en: 'Overdue', fr: 'En retard' },
  binnenkort: { nl: 'Binnenkort', en: 'Due soon', fr: 'Bientôt' },
  uit_te_voeren: { nl: 'Nog uit te voeren', en: 'To be carried out', fr: 'À exécuter' },
  later: { nl: 'Later', en: 'Later', fr: 'Plus tard' },
  opgevolgd: { nl: 'Opgevolgd', en: 'Superseded', fr: 'Remplacée' },
  gereed: { nl: 'Gereed', en: 'Done', fr: 'Faite' },
} as const
/** Those in which something is to be done, the most urgent first. */
export const openMeasures = [
  'te_laat',
  'binnenkort',
  'uit_te_voeren',
  'later',
] as const satisfies readonly (keyof typeof measureStates)[]

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
      rules: [between(1, 600)],
    }),
    gereed_op: date({
      label: { nl: 'Gereed op', en: 'Done on', fr: 'Fait le' },
      rules: [isOfOurTime, isNotFuture],
    }),
    /** When somebody last looked whether it still holds, and what that person found (`measureCheck`). */
    laatste_controle: computed('date', {
      label: { nl: 'Laatste controle', en: 'Last check', fr: 'Dernier contrôle' },
    }),
    uitkomst: computedChoice(checkOutcomes, {
      label: { nl: 'Uitkomst controle', en: 'Outcome of the check', fr: 'Résultat du contrôle' },
    }),
    /** Its interval after the last check, or after it was done; null where no interval or no day says so. */
    volgende_controle: computed('date', {
      label: { nl: 'Volgende controle', en: 'Next check', fr: 'Prochain contrôle' },
    }),
    stand: computedChoice(measureStates, { label: { nl: 'Stand', en: 'State', fr: 'État' } }),
  },
  title: ['beheersmaatregel_type', 'behandelmoment'],
  search: ['beheersmaatregel_type.value', 'omschrijving', 'verantwoordelijke'],
  order: ['created_at'],
  table: {
    columns: [
      'beheersmaatregel_type',
      'behandelmoment',
      'verantwoordelijke',
      'gereed_op',
      'laatste_controle',
      'volgende_controle',
      'stand',
      'uitkomst',
    ],
  },
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
