import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, decimal, integer, text } from '../../kit/field.ts'
import type { Label } from '../../kit/label.ts'
import { hours } from '../../kit/unit-words.ts'

/** What the words beside it are in any set: empty where they are of an item that is no more. */
const codeOf = (what: Label) =>
  text({ label: { nl: `Code ${what.nl}`, en: `Code of ${what.en}`, fr: `Code : ${what.fr}` }, readOnly: true })

/** What one analysis costs at a turnaround, in euros. */
const price = (label: Label) => decimal({ label, decimals: 2, unit: '€' })

/**
 * An analysis that a laboratory offers, with its turnaround and price. Substance, sample kind and method stand in words, because
 * kinds and methods are nested in each substance of each variable set; the server keeps the codes of the items they name, and
 * those decide which analyses may be asked of the laboratory.
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
    stof_code: codeOf({ nl: 'stof', en: 'substance', fr: 'substance' }),
    monster_soort_code: codeOf({ nl: 'monstersoort', en: 'sample kind', fr: "type d'échantillon" }),
    analyse_methode_code: codeOf({ nl: 'analysemethode', en: 'analysis method', fr: "méthode d'analyse" }),
    doorlooptijd_normaal: integer({
      label: { nl: 'Doorlooptijd normaal', en: 'Turnaround normal', fr: 'Délai normal' },
      unit: hours,
    }),
    doorlooptijd_direct: integer({
      label: { nl: 'Doorlooptijd direct', en: 'Turnaround direct', fr: 'Délai direct' },
      unit: hours,
    }),
    doorlooptijd_urgent: integer({
      label: { nl: 'Doorlooptijd urgent', en: 'Turnaround urgent', fr: 'Délai urgent' },
      unit: hours,
    }),
    prijs_normaal: price({ nl: 'Prijs normaal', en: 'Price normal', fr: 'Prix normal' }),
    prijs_direct: price({ nl: 'Prijs direct', en: 'Price direct', fr: 'Prix direct' }),
    prijs_urgent: price({ nl: 'Prijs urgent', en: 'Price urgent', fr: 'Prix urgent' }),
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
      'prijs_normaal',
      'active',
    ],
    // The other three name each other.
    edit: [
      'doorlooptijd_normaal',
      'doorlooptijd_direct',
      'doorlooptijd_urgent',
      'prijs_normaal',
      'code_laboratorium',
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
    {
      title: { nl: 'Prijs per analyse', en: 'Price per analysis', fr: 'Prix par analyse' },
      fields: ['prijs_normaal', 'prijs_direct', 'prijs_urgent'],
    },
  ],
  access: { read: 'member', create: 'manager', update: 'manager', delete: 'manager' },
})
