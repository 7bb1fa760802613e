import { entity } from '../../kit/entity.ts'
import { code, computed, file, integer, json, list, text } from '../../kit/field.ts'
import { elementTypes } from '../../lookups/with-fields.ts'
import { between } from '../../rules/between.ts'

/** A piece of a chapter: a text, heading, table, photo page and so on. Chapters share elements. */
export const reportElement = entity({
  key: 'reportElement',
  api: { type: 'RapportElement', plural: 'rapportElementen' },
  label: { nl: 'Element', en: 'Element', fr: 'Élément' },
  plural: { nl: 'Elementen', en: 'Elements', fr: 'Éléments' },
  fields: {
    naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' }, required: true }),
    element_type: list(elementTypes, {
      label: { nl: 'Soort element', en: 'Element type', fr: "Type d'élément" },
      required: true,
    }),
    inhoud: code({ label: { nl: 'Inhoud', en: 'Content', fr: 'Contenu' }, language: 'markup' }),
    query: code({ label: { nl: 'Query', en: 'Query', fr: 'Requête' }, language: 'graphql' }),
    /** Columns, photo size and filter. */
    instellingen: json({ label: { nl: 'Instellingen', en: 'Settings', fr: 'Paramètres' } }),
    file: file({ label: { nl: 'Bestand', en: 'File', fr: 'Fichier' }, accept: ['png', 'jpg', 'svg', 'pdf'] }),
    kopniveau: integer({
      label: { nl: 'Kopniveau', en: 'Heading level', fr: 'Niveau de titre' },
      rules: [between(1, 4)],
    }),
    aantal_hoofdstukken: computed('integer', { label: { nl: 'Aantal hoofdstukken', en: 'Chapters', fr: 'Chapitres' } }),
  },
  title: ['naam'],
  order: ['naam'],
  table: { columns: ['naam', 'element_type', 'aantal_hoofdstukken'] },
  form: [
    { title: { nl: 'Element', en: 'Element', fr: 'Élément' }, fields: ['naam', 'element_type', 'kopniveau', 'file'] },
    { title: { nl: 'Inhoud', en: 'Content', fr: 'Contenu' }, fields: ['inhoud', 'query', 'instellingen'] },
  ],
  access: { read: 'member', create: 'manager', update: 'manager', delete: 'manager' },
})
