import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, integer, text } from '../../kit/field.ts'

/**
 * An analysis that a laboratory offers, with its turnaround. Substance, sample kind and method are matched by their
 * value, because kinds and methods are nested in each substance of each variable set.
 */
export const laboratoryPossibility = entity({
  key: 'laboratoryPossibility',
  api: { type: 'LaboratoriumMogelijkheid', plural: 'laboratoriumMogelijkheden' },
  label: { nl: 'Mogelijkheid', en: 'Possibility', fr: 'Possibilité' },
  plural: { nl: 'Mogelijkheden', en: 'Possibilities', fr: 'Possibilités' },
  fields: {
    laboratorium: belongsTo('laboratory', { required: true, inverse: 'mogelijkheden' }),
    stof: text({ copy: 'kept', label: { nl: 'Stof', en: 'Substance', fr: 'Substance' }, required: true }),
    monster_soort: text({ label: { nl: 'Monstersoort', en: 'Sample kind', fr: "Type d'échantillon" }, required: true }),
    analyse_methode: text({
      label: { nl: 'Analysemethode', en: 'Analysis method', fr: "Méthode d'analyse" },
      required: true,
    }),
    doorlooptijd_normaal: integer({
      label: { nl: 'Doorlooptijd normaal', en: 'Turnaround normal', fr: 'Délai normal' },
      unit: 'uur',
    }),
    doorlooptijd_direct: integer({
      label: { nl: 'Doorlooptijd direct', en: 'Turnaround direct', fr: 'Délai direct' },
      unit: 'uur',
    }),
    doorlooptijd_urgent: integer({
      label: { nl: 'Doorlooptijd urgent', en: 'Turnaround urgent', fr: 'Délai urgent' },
      unit: 'uur',
    }),
    code_laboratorium: text({ label: { nl: 'Code laboratorium', en: 'Laboratory code', fr: 'Code du laboratoire' } }),
    active: boolean({ label: { nl: 'Actief', en: 'Active', fr: 'Actif' }, required: true, default: true }),
  },
  title: ['stof', 'monster_soort', 'analyse_methode'],
  order: ['stof', 'monster_soort', 'analyse_methode'],
  table: {
    columns: [
      'stof',
      'monster_soort',
      'analyse_methode',
      'doorlooptijd_normaal',
      'doorlooptijd_direct',
      'doorlooptijd_urgent',
      'active',
    ],
  },
  form: [
    {
      title: { nl: 'Analyse', en: 'Analysis', fr: 'Analyse' },
      fields: ['stof', 'monster_soort', 'analyse_methode', 'code_laboratorium', 'active'],
    },
    {
      title: { nl: 'Doorlooptijd', en: 'Turnaround', fr: 'Délai' },
      fields: ['doorlooptijd_normaal', 'doorlooptijd_direct', 'doorlooptijd_urgent'],
    },
  ],
  access: { read: 'member', create: 'manager', update: 'manager', delete: 'manager' },
})
