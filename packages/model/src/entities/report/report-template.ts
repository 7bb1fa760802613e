import { entity } from '../../kit/entity.ts'
import { boolean, choice, code, computed, lists, text } from '../../kit/field.ts'
import { onderzoekTypes } from '../../lookups/of-survey.ts'

/** The make-up of a report: paper, language, style, and its chapters in order. */
export const reportTemplate = entity({
  key: 'reportTemplate',
  api: { type: 'RapportTemplate', plural: 'rapportTemplates' },
  label: { nl: 'Rapportsjabloon', en: 'Report template', fr: 'Modèle de rapport' },
  plural: { nl: 'Rapportsjablonen', en: 'Report templates', fr: 'Modèles de rapport' },
  fields: {
    naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' }, required: true, unique: true }),
    /** Empty: for every type. */
    onderzoek_types: lists(onderzoekTypes, {
      label: { nl: 'Voor onderzoekstypen', en: 'For survey types', fr: "Pour les types d'examen" },
      whenEmpty: { nl: 'Voor alle typen', en: 'For all types', fr: 'Pour tous les types' },
    }),
    taal: choice(
      {
        nl: { nl: 'Nederlands', en: 'Dutch', fr: 'Néerlandais' },
        en: { nl: 'Engels', en: 'English', fr: 'Anglais' },
        fr: { nl: 'Frans', en: 'French', fr: 'Français' },
      },
      { label: { nl: 'Taal', en: 'Language', fr: 'Langue' }, required: true, default: 'nl', notOffered: ['fr'] },
    ),
    papierformaat: choice(
      { A4: { nl: 'A4', en: 'A4', fr: 'A4' }, A3: { nl: 'A3', en: 'A3', fr: 'A3' } },
      { label: { nl: 'Papierformaat', en: 'Paper size', fr: 'Format' }, required: true, default: 'A4' },
    ),
    orientatie: choice(
      {
        staand: { nl: 'Staand', en: 'Portrait', fr: 'Portrait' },
        liggend: { nl: 'Liggend', en: 'Landscape', fr: 'Paysage' },
      },
      { label: { nl: 'Oriëntatie', en: 'Orientation', fr: 'Orientation' }, required: true, default: 'staand' },
    ),
    stylesheet: code({ label: { nl: 'Opmaak', en: 'Style', fr: 'Mise en forme' }, language: 'markup' }),
    active: boolean({ label: { nl: 'Actief', en: 'Active', fr: 'Actif' }, required: true, default: true }),
    aantal_hoofdstukken: computed('integer', { label: { nl: 'Aantal hoofdstukken', en: 'Chapters', fr: 'Chapitres' } }),
  },
  title: ['naam'],
  order: ['naam'],
  table: { columns: ['naam', 'taal', 'papierformaat', 'aantal_hoofdstukken', 'active'] },
  form: [
    { title: { nl: 'Sjabloon', en: 'Template', fr: 'Modèle' }, fields: ['naam', 'onderzoek_types', 'taal', 'active'] },
    {
      title: { nl: 'Opmaak', en: 'Style', fr: 'Mise en forme' },
      fields: ['papierformaat', 'orientatie', 'stylesheet'],
    },
  ],
  access: { read: 'member', create: 'manager', update: 'manager', delete: 'manager' },
})
