import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, computed, date, text } from '../../kit/field.ts'
import { notBefore } from '../../rules/dates.ts'
import { isEmpty } from '../../rules/rule.ts'

/**
 * A complete set of lookup lists. Branches of work that speak another language, such as ships, have their own. A set that
 * is made after another one is its next version: it begins as a copy, with mappings, nested lists and codes.
 */
export const variableSet = entity({
  key: 'variableSet',
  api: { type: 'VariableSet', plural: 'variableSets' },
  label: { nl: 'Variabelenset', en: 'Variable set', fr: 'Jeu de variables' },
  plural: { nl: 'Variabelensets', en: 'Variable sets', fr: 'Jeux de variables' },
  id: 'integer',
  fields: {
    name: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' }, required: true, unique: true }),
    geldig_van: date({ label: { nl: 'Geldig van', en: 'Valid from', fr: 'Valable du' } }),
    geldig_tot: date({
      label: { nl: 'Geldig tot en met', en: 'Valid until', fr: "Valable jusqu'au" },
      help: {
        nl: 'De laatste dag. Leeg: tot een volgende versie begint',
        en: 'The last day. Empty: until a next version begins',
        fr: "Le dernier jour. Vide : jusqu'à une version suivante",
      },
      rules: [notBefore('geldig_van')],
    }),
    active: boolean({ label: { nl: 'Actief', en: 'Active', fr: 'Actif' }, required: true, default: true }),
    vorige_set: belongsTo('variableSet', {
      label: { nl: 'Vorige versie', en: 'Previous version', fr: 'Version précédente' },
      inverse: 'volgende_sets',
      onDelete: 'null',
    }),
    /** In use today: what an organisation may take for its own. */
    is_geldig: computed('boolean', {
      always: true,
      label: { nl: 'Geldt vandaag', en: 'Valid today', fr: "Valable aujourd'hui" },
    }),
  },
  title: ['name'],
  table: { columns: ['name', 'geldig_van', 'geldig_tot', 'active', 'vorige_set', 'updated_at'] },
  form: [
    {
      title: { nl: 'Variabelenset', en: 'Variable set', fr: 'Jeu de variables' },
      fields: ['name', 'geldig_van', 'geldig_tot', 'active'],
    },
  ],
  requiredWhen: { geldig_van: (draft) => !isEmpty(draft.vorige_set) },
  access: { read: 'member', create: 'manager', update: 'manager', delete: 'admin' },
})
