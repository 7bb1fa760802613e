import { entity } from '../../kit/entity.ts'
import { belongsTo, choice, date, textArea } from '../../kit/field.ts'
import { isNotFuture, isOfOurTime } from '../../rules/dates.ts'

/** What somebody found who looked whether a measure still holds. */
export const checkOutcomes = {
  in_orde: { nl: 'In orde', en: 'In order', fr: 'En ordre' },
  gebrek: { nl: 'Gebrek gevonden', en: 'Defect found', fr: 'Défaut constaté' },
  niet_controleerbaar: { nl: 'Niet te controleren', en: 'Could not be checked', fr: 'Non contrôlable' },
} as const

/**
 * A look at whether a control measure still holds. It is made by whoever manages the asset, years after the survey that advised
 * the measure was closed, and changes nothing of what that survey says.
 */
export const measureCheck = entity({
  key: 'measureCheck',
  api: { type: 'BeheersmaatregelControle', plural: 'beheersmaatregelControles' },
  label: { nl: 'Controle van maatregel', en: 'Check of measure', fr: 'Contrôle de mesure' },
  plural: { nl: 'Controles van maatregel', en: 'Checks of measure', fr: 'Contrôles de mesure' },
  recorded: true,
  mentions: ['beheersmaatregel'],
  fields: {
    beheersmaatregel: belongsTo('controlMeasure', { required: true, inverse: 'controles' }),
    datum: date({
      label: { nl: 'Datum', en: 'Date', fr: 'Date' },
      required: true,
      default: 'today',
      rules: [isOfOurTime, isNotFuture],
    }),
    uitkomst: choice(checkOutcomes, {
      copy: 'never',
      label: { nl: 'Uitkomst', en: 'Outcome', fr: 'Résultat' },
      required: true,
    }),
    opmerking: textArea({ label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' }, internal: true }),
  },
  title: ['datum', 'uitkomst'],
  search: ['opmerking'],
  order: ['datum', 'created_at'],
  table: { columns: ['datum', 'uitkomst', 'opmerking'] },
  form: [
    {
      title: { nl: 'Controle', en: 'Check', fr: 'Contrôle' },
      fields: ['datum', 'uitkomst', 'opmerking'],
    },
  ],
  // Whoever manages the asset, whether or not on the survey that advised the measure.
  access: { read: 'member', create: 'proposer', update: 'proposer', delete: 'proposer' },
})
