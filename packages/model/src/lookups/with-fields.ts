import { boolean, color, decimal, integer, json, list, svg, text } from '../kit/field.ts'
import { lookup } from '../kit/lookup.ts'
import { days, months } from '../kit/unit-words.ts'
import { between } from '../rules/between.ts'
import { measuredUnits } from '../rules/measured-codes.ts'
import { isColor } from '../rules/patterns.ts'
import { ruledCodes } from '../rules/ruled-codes.ts'
import { securedCodes, takenAwayCodes } from '../rules/treatment-codes.ts'
import { outcomeCodes } from '../rules/vscp-codes.ts'
import { arranged } from './arranged.ts'
import { bindingen, inventarisatieUserCapabilities, structuren, toepassingCategories } from './lists.ts'
import { materiaalTypes } from './material-types.ts'
import { pathWord } from './path-word.ts'

// Lists of §3 with a few fields of their own; the three that carry drawings or nested lists have their own files.

const level = { niveau: decimal({ label: { nl: 'Niveau', en: 'Level', fr: 'Niveau' } }) }
const score = {
  score: integer({
    label: { nl: 'Score', en: 'Score', fr: 'Score' },
    help: { nl: '0 tot en met 3; leeg is onbekend', en: '0 to 3; empty means unknown', fr: '0 à 3 ; vide : inconnu' },
  }),
}

export const behandelingStatussen = lookup({
  key: 'behandeling_statussen',
  type: 'BehandelingStatus',
  label: { nl: 'Behandelstatussen', en: 'Treatment statuses', fr: 'Statuts de traitement' },
  /** Not open: the location no longer counts as present. */
  decides: ['is_open'],
  known: [
    'aanwezig',
    'te_saneren',
    'gepland',
    'in_uitvoering',
    ...takenAwayCodes,
    ...securedCodes,
    'niet_aangetroffen',
    'vervallen',
  ],
  fields: {
    is_open: boolean({
      label: { nl: 'Telt als aanwezig', en: 'Counts as present', fr: 'Compte comme présent' },
      required: true,
      default: true,
    }),
  },
})
export const behandelmomenten = lookup({
  key: 'behandelmomenten',
  type: 'Behandelmoment',
  label: { nl: 'Behandelmomenten', en: 'Treatment moments', fr: 'Moments de traitement' },
  fields: { termijn_dagen: integer({ label: { nl: 'Termijn', en: 'Term', fr: 'Délai' }, unit: days }) },
})
export const beschadigingen = lookup({
  key: 'beschadigingen',
  type: 'Beschadiging',
  label: { nl: 'Beschadigingen', en: 'Damages', fr: 'Dégâts' },
  known: ruledCodes.beschadigingen,
  fields: score,
})
export const condities = lookup({
  key: 'condities',
  type: 'Conditie',
  label: { nl: 'Condities', en: 'Conditions', fr: 'États' },
  known: ruledCodes.condities,
  fields: score,
})
export const eenheden = lookup({
  key: 'eenheden',
  known: measuredUnits,
  type: 'Eenheid',
  label: { nl: 'Eenheden', en: 'Units', fr: 'Unités' },
  /** An amount is a number of these: of another quantity, or by another symbol, it is another amount. */
  decides: ['symbool', 'soort'],
  fields: {
    symbool: text({ label: { nl: 'Symbool', en: 'Symbol', fr: 'Symbole' }, required: true }),
    soort: text({ label: { nl: 'Grootheid', en: 'Quantity', fr: 'Grandeur' } }),
  },
})
export const entryMateriaalStatussen = lookup({
  key: 'entry_materiaal_statussen',
  type: 'EntryMateriaalStatus',
  known: outcomeCodes,
  label: { nl: 'Uitkomsten VSCP', en: 'VSCP outcomes', fr: 'Résultats VSCP' },
  fields: { color: color({ label: { nl: 'Kleur', en: 'Colour', fr: 'Couleur' }, rules: [isColor] }) },
})
export const inventarisatieUserCertificateTypes = lookup({
  key: 'inventarisatie_user_certificate_types',
  type: 'InventarisatieUserCertificateType',
  label: { nl: 'Soorten certificaat', en: 'Certificate types', fr: 'Types de certificat' },
  fields: {
    geldigheid_maanden: integer({ label: { nl: 'Geldigheid', en: 'Validity', fr: 'Validité' }, unit: months }),
    heeft_nummer: boolean({
      label: { nl: 'Heeft een nummer', en: 'Has a number', fr: 'Porte un numéro' },
      required: true,
      default: true,
    }),
  },
})
export const capabilityCertificateRequirements = arranged(
  lookup({
    key: 'capability_certificate_requirements',
    type: 'CapabilityCertificateRequirement',
    label: { nl: 'Certificaateisen', en: 'Certificate requirements', fr: 'Certificats exigés' },
    fields: {
      capability: list(inventarisatieUserCapabilities, {
        label: { nl: 'Bevoegdheid', en: 'Capability', fr: 'Compétence' },
        required: true,
      }),
      certificate_type: list(inventarisatieUserCertificateTypes, {
        label: { nl: 'Certificaat', en: 'Certificate', fr: 'Certificat' },
        required: true,
      }),
      verplicht: boolean({
        label: { nl: 'Verplicht', en: 'Mandatory', fr: 'Obligatoire' },
        required: true,
        default: true,
      }),
    },
  }),
  // Their words only repeat what they ask of whom.
  { columns: ['certificate_type', 'verplicht', 'capability', 'active'] },
)
export const onderzoekFotoSizes = lookup({
  key: 'onderzoek_foto_sizes',
  type: 'OnderzoekFotoSize',
  label: { nl: 'Fotoformaten', en: 'Photo sizes', fr: 'Formats de photo' },
  known: ['voorblad'],
  fields: {
    breedte_mm: integer({ label: { nl: 'Breedte', en: 'Width', fr: 'Largeur' }, unit: 'mm' }),
    hoogte_mm: integer({ label: { nl: 'Hoogte', en: 'Height', fr: 'Hauteur' }, unit: 'mm' }),
    per_pagina: integer({ label: { nl: 'Per pagina', en: 'Per page', fr: 'Par page' } }),
  },
})
export const projectStatussen = lookup({
  key: 'project_statussen',
  type: 'ProjectStatus',
  label: { nl: 'Projectstatussen', en: 'Project statuses', fr: 'Statuts de projet' },
  fields: { route: pathWord },
})
/** The materials found on site; a product belongs to one substance and brings its usual friability, binder and unit. */
export const producten = lookup({
  key: 'producten',
  type: 'Product',
  label: { nl: 'Materialen', en: 'Materials', fr: 'Matériaux' },
  fields: {
    materiaal_type: list(materiaalTypes, { label: { nl: 'Stof', en: 'Substance', fr: 'Substance' } }),
    groep: text({ label: { nl: 'Groep', en: 'Group', fr: 'Groupe' } }),
    standaard_structuur: list(structuren, {
      label: { nl: 'Gebruikelijke hechtgebondenheid', en: 'Usual friability', fr: 'Friabilité habituelle' },
    }),
    standaard_binding: list(bindingen, {
      label: { nl: 'Gebruikelijk bindmiddel', en: 'Usual binder', fr: 'Liant habituel' },
    }),
    standaard_eenheid: list(eenheden, {
      label: { nl: 'Gebruikelijke eenheid', en: 'Usual unit', fr: 'Unité habituelle' },
    }),
  },
})
export const smartRisicoklasses = lookup({
  key: 'smart_risicoklasses',
  type: 'SmartRisicoklasse',
  label: { nl: 'Risicoklassen', en: 'Risk classes', fr: 'Classes de risque' },
  decides: ['prioriteit'],
  fields: {
    color: color({ label: { nl: 'Kleur', en: 'Colour', fr: 'Couleur' }, rules: [isColor] }),
    /** 1 is the heaviest. */
    prioriteit: integer({ label: { nl: 'Prioriteit', en: 'Priority', fr: 'Priorité' }, required: true }),
  },
})
export const saneringsAdviezen = lookup({
  key: 'sanerings_adviezen',
  type: 'SaneringsAdvies',
  label: { nl: 'Verwijderingsmethoden', en: 'Removal methods', fr: "Méthodes d'enlèvement" },
  fields: {
    land: text({ label: { nl: 'Land', en: 'Country', fr: 'Pays' } }),
    smart_risicoklasse: list(smartRisicoklasses, {
      label: { nl: 'Gebruikelijke risicoklasse', en: 'Usual risk class', fr: 'Classe de risque habituelle' },
    }),
  },
})
export const svgPatterns = lookup({
  key: 'svg_patterns',
  type: 'SvgPattern',
  label: { nl: 'Arceringen', en: 'Patterns', fr: 'Hachures' },
  fields: {
    svg: svg({ label: { nl: 'Tekening', en: 'Drawing', fr: 'Dessin' } }),
    width: decimal({ label: { nl: 'Breedte', en: 'Width', fr: 'Largeur' }, rules: [between(0, 10_000)] }),
    height: decimal({ label: { nl: 'Hoogte', en: 'Height', fr: 'Hauteur' }, rules: [between(0, 10_000)] }),
  },
})
export const toepassingen = lookup({
  key: 'toepassingen',
  type: 'Toepassing',
  label: { nl: 'Toepassingen', en: 'Applications', fr: 'Applications' },
  grouped: 'toepassing_categorie',
  fields: {
    toepassing_categorie: list(toepassingCategories, { label: { nl: 'Categorie', en: 'Category', fr: 'Catégorie' } }),
  },
})
export const uitrustingTypes = lookup({
  key: 'uitrusting_types',
  type: 'UitrustingType',
  label: { nl: 'Soorten uitrusting', en: 'Equipment types', fr: "Types d'équipement" },
  fields: {
    keuring_interval_maanden: integer({
      label: { nl: 'Keuren na', en: 'Inspect after', fr: 'À contrôler après' },
      unit: months,
    }),
  },
})
export const vscpMaterials = lookup({
  key: 'vscp_materials',
  type: 'VscpMaterial',
  label: { nl: 'VSCP-materialen', en: 'VSCP materials', fr: 'Matières VSCP' },
  fields: {
    tabel: text({ label: { nl: 'Tabel', en: 'Table', fr: 'Tableau' } }),
    drempel: decimal({ label: { nl: 'Drempel', en: 'Threshold', fr: 'Seuil' } }),
    eenheid: text({ label: { nl: 'Eenheid', en: 'Unit', fr: 'Unité' } }),
  },
})
export const deckNames = lookup({
  key: 'deck_names',
  type: 'DeckName',
  label: { nl: 'Deknamen', en: 'Deck names', fr: 'Noms de pont' },
  fields: level,
})
export const verdiepingNamen = lookup({
  key: 'verdieping_namen',
  type: 'VerdiepingNaam',
  label: { nl: 'Verdiepingsnamen', en: 'Floor names', fr: "Noms d'étage" },
  fields: level,
})
export const elementTypes = lookup({
  key: 'element_types',
  type: 'ElementType',
  label: { nl: 'Soorten element', en: 'Element types', fr: "Types d'élément" },
  fields: {
    gebruikt_query: boolean({
      label: { nl: 'Gebruikt een query', en: 'Uses a query', fr: 'Utilise une requête' },
      required: true,
      default: false,
    }),
  },
})
export const externalSystems = lookup({
  key: 'external_systems',
  type: 'ExternalSystem',
  label: { nl: 'Externe systemen', en: 'External systems', fr: 'Systèmes externes' },
  fields: { data: json({ label: { nl: 'Gegevens', en: 'Data', fr: 'Données' } }) },
})
