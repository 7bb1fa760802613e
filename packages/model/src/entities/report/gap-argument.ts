import { entity } from '../../kit/entity.ts'
import { belongsTo, computed, text, textArea } from '../../kit/field.ts'
import { maxLength } from '../../rules/lengths.ts'
import { hasLetters } from '../../rules/patterns.ts'

/** Why a report may be released although something is missing: who says so stands with it, and the report prints it. */
export const gapArgument = entity({
  key: 'gapArgument',
  api: { type: 'RapportGatArgument', plural: 'rapportGatArgumenten' },
  label: { nl: 'Toelichting', en: 'Explanation', fr: 'Justification' },
  plural: { nl: 'Toelichtingen', en: 'Explanations', fr: 'Justifications' },
  recorded: true,
  partOf: 'rapport',
  fields: {
    rapport: belongsTo('report', { required: true, inverse: 'argumenten' }),
    /** What is missing, as `rapportGaten` names it: its code and the id of the record. */
    gat: text({
      label: { nl: 'Wat ontbreekt', en: 'What is missing', fr: 'Ce qui manque' },
      required: true,
      unique: 'rapport',
      rules: [maxLength(1000)],
    }),
    reden: textArea({
      label: { nl: 'Waarom dit mag ontbreken', en: 'Why this may be missing', fr: 'Pourquoi cela peut manquer' },
      required: true,
      rules: [hasLetters],
    }),
    /** Whether it was given by somebody who may: what contradicts the report is explained by who releases it alone. */
    telt: computed('boolean', { always: true, label: { nl: 'Telt', en: 'Counts', fr: 'Compte' } }),
  },
  title: ['reden'],
  order: ['created_at'],
  table: { columns: ['gat', 'reden', 'created_at'] },
  form: [{ title: { nl: 'Toelichting', en: 'Explanation', fr: 'Justification' }, fields: ['gat', 'reden'] }],
  access: { read: 'member', create: 'writer', update: 'nobody', delete: 'writer' },
})
