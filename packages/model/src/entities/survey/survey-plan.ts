import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, choice, integer, json, text } from '../../kit/field.ts'
import { isCrop } from '../../rules/points.ts'

/** A plan of the asset as one survey draws on it and prints it. */
export const surveyPlan = entity({
  key: 'surveyPlan',
  api: { type: 'OnderzoekPlattegrond', plural: 'onderzoekPlattegronden' },
  label: { nl: 'Plattegrond', en: 'Plan', fr: 'Plan' },
  plural: { nl: 'Plattegronden', en: 'Plans', fr: 'Plans' },
  recorded: true,
  partOf: 'onderzoek',
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: 'onderzoek_plattegronden' }),
    plattegrond: belongsTo('assetPlan', {
      copy: 'never',
      label: { nl: 'Achtergrond', en: 'Background', fr: 'Fond' },
      required: true,
      inverse: 'onderzoek_plattegronden',
      onDelete: 'restrict',
    }),
    /** That of the plan when left empty. A report refers to its plans by it. */
    naam: text({
      label: { nl: 'Titel in rapport', en: 'Title in report', fr: 'Titre dans le rapport' },
      required: true,
      proposed: true,
      unique: 'onderzoek',
    }),
    papierformaat: choice(
      { A4: { nl: 'A4', en: 'A4', fr: 'A4' }, A3: { nl: 'A3', en: 'A3', fr: 'A3' } },
      { label: { nl: 'Papierformaat', en: 'Paper size', fr: 'Format' }, required: true, default: 'A4' },
    ),
    orientatie: choice(
      {
        staand: { nl: 'Staand', en: 'Portrait', fr: 'Portrait' },
        liggend: { nl: 'Liggend', en: 'Landscape', fr: 'Paysage' },
      },
      { label: { nl: 'Oriëntatie', en: 'Orientation', fr: 'Orientation' }, required: true, default: 'liggend' },
    ),
    /** The printed part, in units of the plan; empty is all of it. */
    uitsnede: json({ label: { nl: 'Uitsnede', en: 'Crop', fr: 'Cadrage' }, rules: [isCrop] }),
    toon_legenda: boolean({
      label: { nl: 'Legenda tonen', en: 'Show legend', fr: 'Afficher la légende' },
      required: true,
      default: true,
    }),
    in_rapport: boolean({
      label: { nl: 'In rapport', en: 'In report', fr: 'Dans le rapport' },
      required: true,
      default: true,
    }),
    volgorde: integer({ label: { nl: 'Volgorde', en: 'Order', fr: 'Ordre' }, required: true, default: 0 }),
  },
  title: ['naam'],
  search: ['naam'],
  table: { columns: ['naam', 'plattegrond', 'papierformaat', 'orientatie', 'in_rapport'], reorder: 'volgorde' },
  form: [
    { title: { nl: 'Plattegrond', en: 'Plan', fr: 'Plan' }, fields: ['plattegrond', 'naam'] },
    {
      title: { nl: 'In rapport', en: 'In report', fr: 'Dans le rapport' },
      fields: ['in_rapport', 'papierformaat', 'orientatie', 'toon_legenda'],
    },
  ],
  access: { read: 'member', create: 'surveyor', update: 'surveyor', delete: 'surveyor' },
})
