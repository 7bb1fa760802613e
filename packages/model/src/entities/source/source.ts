import { entity } from '../../kit/entity.ts'
import {
  belongsTo,
  boolean,
  computed,
  computedChoice,
  computedRecord,
  decimal,
  list,
  text,
  textArea,
} from '../../kit/field.ts'
import { bindingen, bronAdviezen, structuren, toepassingCategories } from '../../lookups/lists.ts'
import { materiaalStatussen, materiaalTypes } from '../../lookups/material-types.ts'
import { eenheden, producten, smartRisicoklasses, toepassingen } from '../../lookups/with-fields.ts'
import { presences, shownFor } from '../../presence.ts'
import { between } from '../../rules/between.ts'
import { maxLength } from '../../rules/lengths.ts'

/** One application of one material in an asset, for example the corrugated roof. It belongs to the asset and outlives the survey. */
export const source = entity({
  key: 'source',
  api: { type: 'Bron', plural: 'bronnen' },
  label: { nl: 'Bron', en: 'Source', fr: 'Source' },
  plural: { nl: 'Bronnen', en: 'Sources', fr: 'Sources' },
  recorded: true,
  partOf: 'onderzoek',
  // The substance and the unit decide what a closed survey says of status, class and amount.
  shared: { fixed: ['nummer', 'inventarisatie_asset', 'onderzoek', 'materiaal_type', 'eenheid'], onSurvey: true },
  fields: {
    inventarisatie_asset: belongsTo('inventoryAsset', { required: true, proposed: true, inverse: 'bronnen' }),
    onderzoek: belongsTo('survey', {
      label: { nl: 'Eerst vastgelegd in', en: 'First recorded in', fr: "Enregistré d'abord dans" },
      inverse: 'eerst_vastgelegde_bronnen',
    }),
    nummer: text({
      label: { nl: 'Bronnummer', en: 'Source number', fr: 'Numéro de source' },
      required: true,
      unique: 'inventarisatie_asset',
      rules: [maxLength(20)],
    }),
    naam: text({
      label: { nl: 'Bronnaam', en: 'Source name', fr: 'Nom de la source' },
      required: true,
      proposed: true,
    }),
    /** Somebody called it so; else it is called after its material and use, which stand beside it. */
    eigen_naam: boolean({
      label: { nl: 'Eigen naam', en: 'Name of its own', fr: 'Nom propre' },
      required: true,
      readOnly: true,
      default: false,
    }),
    materiaal_type: list(materiaalTypes, {
      label: { nl: 'Stof', en: 'Substance', fr: 'Substance' },
      required: true,
      default: 'asbest',
    }),
    product: list(producten, { label: { nl: 'Materiaal', en: 'Material', fr: 'Matériau' }, required: true }),
    toepassing: list(toepassingen, {
      label: { nl: 'Toepassing', en: 'Application', fr: 'Application' },
      required: true,
    }),
    toepassing_categorie: computedRecord(toepassingCategories, {
      label: { nl: 'Categorie', en: 'Category', fr: 'Catégorie' },
    }),
    structuur: list(structuren, {
      label: { nl: 'Hechtgebondenheid', en: 'Friability', fr: 'Friabilité' },
      required: true,
    }),
    binding: list(bindingen, { label: { nl: 'Bindmiddel', en: 'Binder', fr: 'Liant' } }),
    eenheid: list(eenheden, { label: { nl: 'Eenheid', en: 'Unit', fr: 'Unité' }, required: true }),
    kleur: text({ copy: 'kept', label: { nl: 'Kleur en uiterlijk', en: 'Colour and look', fr: 'Couleur et aspect' } }),
    dikte: decimal({
      label: { nl: 'Dikte', en: 'Thickness', fr: 'Épaisseur' },
      unit: 'mm',
      rules: [between(0, 100_000)],
    }),
    afmeting: text({ label: { nl: 'Afmeting per stuk', en: 'Size per piece', fr: 'Dimension par pièce' } }),
    /** The status with the lowest `prioriteit` over results and findings of the survey shown. */
    materiaal_status: computedRecord(materiaalStatussen, {
      label: { nl: 'Status materiaal', en: 'Material status', fr: 'Statut du matériau' },
      args: shownFor,
    }),
    /** The heaviest class of the strategies that still have something to remove. */
    smart_risicoklasse: computedRecord(smartRisicoklasses, {
      label: { nl: 'Risicoklasse', en: 'Risk class', fr: 'Classe de risque' },
      args: shownFor,
    }),
    bron_advies: list(bronAdviezen, { label: { nl: 'Advies', en: 'Advice', fr: 'Conseil' } }),
    /** What is left of what the survey shown found, in `eenheid`. */
    hoeveelheid_totaal: computed('decimal', {
      label: { nl: 'Totale hoeveelheid', en: 'Total amount', fr: 'Quantité totale' },
      args: shownFor,
    }),
    open_locaties: computed('integer', {
      label: { nl: 'Open locaties', en: 'Open locations', fr: 'Emplacements ouverts' },
      args: shownFor,
    }),
    toestand: computedChoice(presences, { label: { nl: 'Toestand', en: 'Presence', fr: 'Présence' }, args: shownFor }),
    /** The day the last of it that is gone was removed. */
    verwijderd_op: computed('date', {
      label: { nl: 'Verwijderd op', en: 'Removed on', fr: 'Enlevé le' },
      args: shownFor,
    }),
    /** Asbestos or suspected, and still there: needs a class, advice and removal. */
    gevaarlijk: computed('boolean', {
      label: { nl: 'Gevaarlijk', en: 'Dangerous', fr: 'Dangereux' },
      args: shownFor,
    }),
    /** It needs a risk class and has none. */
    klasse_ontbreekt: computed('boolean', {
      label: { nl: 'Risicoklasse ontbreekt', en: 'Risk class missing', fr: 'Classe de risque manquante' },
      args: shownFor,
    }),
    /** The survey shown recorded it first, or has looked at one of its places. */
    in_onderzoek: computed('boolean', {
      label: { nl: 'In dit onderzoek', en: 'In this survey', fr: 'Dans cet examen' },
      args: shownFor,
    }),
    /** Of a closed survey: the strategies of earlier surveys that hold in it, as they were when it closed, as JSON. */
    strategieen_bij_sluiten: computed('string', {
      label: { nl: 'Strategieën bij sluiten', en: 'Strategies when closed', fr: 'Stratégies à la clôture' },
      args: shownFor,
    }),
    omschrijving: textArea({ label: { nl: 'Omschrijving', en: 'Description', fr: 'Description' } }),
    in_rapport: boolean({
      label: { nl: 'In rapport', en: 'In report', fr: 'Dans le rapport' },
      required: true,
      default: true,
    }),
  },
  numbered: { field: 'nummer', within: 'inventarisatie_asset', prefix: 'B', digits: 2 },
  title: ['nummer', 'naam'],
  search: ['nummer', 'naam', 'product.value', 'toepassing.value'],
  table: {
    columns: [
      'nummer',
      'naam',
      'product',
      'toepassing',
      'materiaal_status',
      'smart_risicoklasse',
      'hoeveelheid_totaal',
      'open_locaties',
    ],
  },
  form: [
    {
      title: { nl: 'Bron', en: 'Source', fr: 'Source' },
      fields: ['nummer', 'naam', 'materiaal_type', 'product', 'toepassing', 'eenheid'],
    },
    {
      title: { nl: 'Materiaal', en: 'Material', fr: 'Matériau' },
      fields: ['structuur', 'binding', 'kleur', 'dikte', 'afmeting'],
    },
    { title: { nl: 'Rapport', en: 'Report', fr: 'Rapport' }, fields: ['bron_advies', 'omschrijving', 'in_rapport'] },
  ],
  access: { read: 'member', create: 'surveyor', update: 'surveyor', delete: 'surveyor' },
})
