import { entity } from '../../kit/entity.ts'
import { belongsTo, computed, decimal, list, text } from '../../kit/field.ts'
import { deckNames, verdiepingNamen } from '../../lookups/with-fields.ts'

/** A floor of a building or a deck of a vessel; spaces are grouped by it. */
export const floor = entity({
  key: 'floor',
  api: { type: 'Verdieping', plural: 'verdiepingen' },
  label: { nl: 'Verdieping', en: 'Floor', fr: 'Étage' },
  plural: { nl: 'Verdiepingen', en: 'Floors', fr: 'Étages' },
  shared: { fixed: ['asset'] },
  fields: {
    asset: belongsTo('asset', { required: true, inverse: 'verdiepingen' }),
    verdieping_naam: list(verdiepingNamen, { copy: 'never', label: { nl: 'Verdieping', en: 'Floor', fr: 'Étage' } }),
    deck_name: list(deckNames, { copy: 'never', label: { nl: 'Dek', en: 'Deck', fr: 'Pont' } }),
    naam: text({
      label: { nl: 'Eigen naam', en: 'Own name', fr: 'Nom propre' },
      help: {
        nl: 'Komt in plaats van de naam uit de lijst',
        en: 'Takes the place of the name from the list',
        fr: 'Remplace le nom de la liste',
      },
    }),
    /** Sorts the floors; that of the list when left empty. */
    niveau: decimal({ label: { nl: 'Niveau', en: 'Level', fr: 'Niveau' } }),
    /** The own name, else the one from the list. */
    title: computed('string', { label: { nl: 'Verdieping', en: 'Floor', fr: 'Étage' } }),
  },
  title: ['title'],
  order: ['niveau'],
  table: { columns: ['title', 'niveau'] },
  form: [
    {
      title: { nl: 'Verdieping', en: 'Floor', fr: 'Étage' },
      fields: ['verdieping_naam', 'deck_name', 'naam', 'niveau'],
    },
  ],
  access: { read: 'member', create: 'planner', update: 'planner', delete: 'planner' },
})
