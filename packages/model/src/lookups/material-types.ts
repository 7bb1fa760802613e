import { belongsTo, color, decimal, integer, list, svg, text } from '../kit/field.ts'
import { lookup, nestedLookup } from '../kit/lookup.ts'
import { between } from '../rules/between.ts'
import { measuredKinds, outcomesWithoutContent } from '../rules/measured-codes.ts'
import { isColor } from '../rules/patterns.ts'
import { ruledCodes } from '../rules/ruled-codes.ts'
import { arranged } from './arranged.ts'

/** The substances a survey looks for: asbestos, chromium-6, PCB and so on, each with its own nested lists. */
export const materiaalTypes = lookup({
  key: 'materiaal_types',
  type: 'MateriaalType',
  label: { nl: 'Stoffen', en: 'Substances', fr: 'Substances' },
  known: ['asbest'],
})

/** What may be sampled, with the prefix of the sample number and its mark on a plan. */
export const monsterSoorten = nestedLookup({
  key: 'monster_soorten',
  type: 'MonsterSoort',
  label: { nl: 'Monstersoorten', en: 'Sample kinds', fr: "Types d'échantillon" },
  /** The prefix stands in the numbers of samples. */
  decides: ['materiaal_type', 'prefix'],
  known: measuredKinds,
  fields: {
    materiaal_type: belongsTo('materiaal_types', { required: true, inverse: 'monster_soorten' }),
    prefix: text({ label: { nl: 'Voorvoegsel', en: 'Prefix', fr: 'Préfixe' }, required: true }),
    svg: svg({ label: { nl: 'Teken', en: 'Mark', fr: 'Signe' } }),
    size: decimal({ label: { nl: 'Grootte', en: 'Size', fr: 'Taille' }, rules: [between(0, 10_000)] }),
  },
})
export const analyseMethodes = nestedLookup({
  key: 'analyse_methodes',
  type: 'AnalyseMethode',
  label: { nl: 'Analysemethoden', en: 'Analysis methods', fr: "Méthodes d'analyse" },
  fields: {
    monster_soort: belongsTo('monster_soorten', { required: true, inverse: 'analyse_methodes' }),
    norm: text({ label: { nl: 'Norm', en: 'Standard', fr: 'Norme' } }),
    land: text({ label: { nl: 'Land', en: 'Country', fr: 'Pays' } }),
  },
})
/** The status of a material. Of several results the one with the lowest `prioriteit` wins. */
export const materiaalStatussen = arranged(
  nestedLookup({
    key: 'materiaal_statussen',
    type: 'MateriaalStatus',
    label: { nl: 'Materiaalstatussen', en: 'Material statuses', fr: 'Statuts du matériau' },
    decides: ['materiaal_type', 'prioriteit'],
    fields: {
      materiaal_type: belongsTo('materiaal_types', { required: true, inverse: 'materiaal_statussen' }),
      prioriteit: integer({ label: { nl: 'Prioriteit', en: 'Priority', fr: 'Priorité' }, required: true }),
      color: color({ label: { nl: 'Kleur', en: 'Colour', fr: 'Couleur' }, required: true, rules: [isColor] }),
      highlight_color: color({
        label: { nl: 'Kleur van selectie', en: 'Highlight colour', fr: 'Couleur de sélection' },
        rules: [isColor],
      }),
    },
  }),
  { ranked: 'prioriteit' },
)
/** What an analysis may find: the fibre types of asbestos, or a substance. */
export const analyseMaterialen = nestedLookup({
  key: 'analyse_materialen',
  type: 'AnalyseMateriaal',
  label: { nl: 'Analysematerialen', en: 'Analysed materials', fr: 'Matériaux analysés' },
  decides: ['materiaal_type'],
  known: ruledCodes.analyse_materialen,
  fields: {
    materiaal_type: belongsTo('materiaal_types', { required: true, inverse: 'analyse_materialen' }),
    groep: text({ label: { nl: 'Groep', en: 'Group', fr: 'Groupe' } }),
  },
})
export const analyseResultaten = nestedLookup({
  key: 'analyse_resultaten',
  type: 'AnalyseResultaat',
  label: { nl: 'Analyseresultaten', en: 'Analysis results', fr: "Résultats d'analyse" },
  decides: ['analyse_materiaal', 'materiaal_status'],
  known: ['aangetoond', ...outcomesWithoutContent],
  fields: {
    analyse_materiaal: belongsTo('analyse_materialen', { required: true, inverse: 'analyse_resultaten' }),
    materiaal_status: list(materiaalStatussen, {
      label: { nl: 'Materiaalstatus', en: 'Material status', fr: 'Statut du matériau' },
    }),
  },
})
/** A band of content: from `min` (included) to `max` (excluded). Both empty: not quantified. */
export const analyseResultaatHoeveelheden = nestedLookup({
  key: 'analyse_resultaat_hoeveelheden',
  type: 'AnalyseResultaatHoeveelheid',
  label: { nl: 'Gehalten', en: 'Contents', fr: 'Teneurs' },
  decides: ['analyse_materiaal', 'min', 'max', 'materiaal_status'],
  fields: {
    analyse_materiaal: belongsTo('analyse_materialen', { required: true, inverse: 'analyse_resultaat_hoeveelheden' }),
    min: decimal({ label: { nl: 'Vanaf', en: 'From', fr: 'À partir de' } }),
    max: decimal({ label: { nl: 'Tot', en: 'To', fr: "Jusqu'à" } }),
    eenheid: text({ label: { nl: 'Eenheid', en: 'Unit', fr: 'Unité' } }),
    materiaal_status: list(materiaalStatussen, {
      label: { nl: 'Materiaalstatus', en: 'Material status', fr: 'Statut du matériau' },
    }),
  },
})
