import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, computed, integer, list, manyToMany, textArea } from '../../kit/field.ts'
import { saneringsAdviezen, smartRisicoklasses } from '../../lookups/with-fields.ts'
import { shownFor } from '../../presence.ts'

/** A way to remove a source, with the risk class that goes with it; one of several may be preferred. */
export const sanitationStrategy = entity({
  key: 'sanitationStrategy',
  api: { type: 'Saneringsstrategie', plural: 'saneringsstrategieen' },
  label: { nl: 'Saneringsstrategie', en: 'Removal strategy', fr: 'Stratégie' },
  plural: { nl: 'Saneringsstrategieën', en: 'Removal strategies', fr: 'Stratégies' },
  recorded: true,
  partOf: 'onderzoek',
  fields: {
    bron: belongsTo('source', { required: true, inverse: 'strategieen' }),
    onderzoek: belongsTo('survey', { required: true, inverse: 'saneringsstrategieen' }),
    bron_locaties: manyToMany('location', {
      copy: 'never',
      label: { nl: 'Geldt voor', en: 'Applies to', fr: "S'applique à" },
      whenEmpty: { nl: 'Alle locaties', en: 'All locations', fr: 'Tous les emplacements' },
    }),
    sanerings_advies: list(saneringsAdviezen, {
      label: { nl: 'Verwijderingsmethode', en: 'Removal method', fr: "Méthode d'enlèvement" },
      required: true,
    }),
    smart_risicoklasse: list(smartRisicoklasses, {
      copy: 'never',
      label: { nl: 'Risicoklasse', en: 'Risk class', fr: 'Classe de risque' },
    }),
    voorkeur: boolean({ label: { nl: 'Voorkeur', en: 'Preferred', fr: 'Préféré' }, required: true, default: false }),
    werkomschrijving: textArea({
      label: { nl: 'Werkomschrijving', en: 'Work description', fr: 'Description des travaux' },
    }),
    randvoorwaarden: textArea({ label: { nl: 'Voorwaarden', en: 'Conditions', fr: 'Conditions' } }),
    volgorde: integer({ label: { nl: 'Volgorde', en: 'Order', fr: 'Ordre' }, required: true, default: 0 }),
    /** It holds in the survey shown: its own, or of an earlier one while that has none. */
    geldt: computed('boolean', { label: { nl: 'Geldt', en: 'Holds', fr: 'Valable' }, args: shownFor }),
  },
  title: ['sanerings_advies', 'smart_risicoklasse'],
  search: ['sanerings_advies.value', 'werkomschrijving'],
  table: { columns: ['sanerings_advies', 'smart_risicoklasse', 'voorkeur'], reorder: 'volgorde' },
  form: [
    {
      title: { nl: 'Strategie', en: 'Strategy', fr: 'Stratégie' },
      fields: ['sanerings_advies', 'smart_risicoklasse', 'bron_locaties', 'voorkeur'],
    },
    { title: { nl: 'Werk', en: 'Work', fr: 'Travaux' }, fields: ['werkomschrijving', 'randvoorwaarden'] },
  ],
  access: { read: 'member', create: 'surveyor', update: 'surveyor', delete: 'surveyor' },
})
