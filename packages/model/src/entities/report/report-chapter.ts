import { entity } from '../../kit/entity.ts'
import { boolean, computed, text } from '../../kit/field.ts'

/** A chapter or appendix that templates share. Its elements stand in order. */
export const reportChapter = entity({
  key: 'reportChapter',
  api: { type: 'RapportHoofdstuk', plural: 'rapportHoofdstukken' },
  label: { nl: 'Hoofdstuk', en: 'Chapter', fr: 'Chapitre' },
  plural: { nl: 'Hoofdstukken', en: 'Chapters', fr: 'Chapitres' },
  fields: {
    naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' }, required: true }),
    titel: text({ label: { nl: 'Titel in rapport', en: 'Title in report', fr: 'Titre dans le rapport' } }),
    /** Numbered Bijlage A, B and so on, outside the numbers of the chapters. */
    is_bijlage: boolean({ label: { nl: 'Bijlage', en: 'Appendix', fr: 'Annexe' }, required: true, default: false }),
    nieuwe_pagina: boolean({
      label: { nl: 'Begint op nieuwe pagina', en: 'Starts on new page', fr: 'Nouvelle page' },
      required: true,
      default: true,
    }),
    voorwaarde: text({
      label: { nl: 'Voorwaarde', en: 'Condition', fr: 'Condition' },
      help: {
        nl: 'Wanneer dit hoofdstuk meedoet; leeg: altijd',
        en: 'When this chapter is included; empty: always',
        fr: 'Quand ce chapitre est repris ; vide : toujours',
      },
    }),
    aantal_elementen: computed('integer', { label: { nl: 'Aantal elementen', en: 'Elements', fr: 'Éléments' } }),
    aantal_sjablonen: computed('integer', { label: { nl: 'Aantal sjablonen', en: 'Templates', fr: 'Modèles' } }),
  },
  title: ['naam'],
  search: ['naam', 'titel'],
  order: ['naam'],
  table: { columns: ['naam', 'is_bijlage', 'aantal_elementen', 'aantal_sjablonen'] },
  form: [
    {
      title: { nl: 'Hoofdstuk', en: 'Chapter', fr: 'Chapitre' },
      fields: ['naam', 'titel', 'is_bijlage', 'nieuwe_pagina', 'voorwaarde'],
    },
  ],
  access: { read: 'member', create: 'manager', update: 'manager', delete: 'manager' },
})
