import { boolean, color, decimal, integer, json, list, svg, text } from '../kit/field.ts'
import { lookup } from '../kit/lookup.ts'
import { isColor } from '../rules/patterns.ts'
import { bindingen, inventarisatieUserCapabilities, structuren, toepassingCategories } from './lists.ts'
import { materiaalTypes } from './material-types.ts'
import { pathWord } from './path-word.ts'

// Lists of §3 with a few fields of their own; the three that carry drawings or nested lists have their own files.

const level = { niveau: decimal({ label: { nl: 'Niveau', en: 'Level', fr: 'Niveau' } }) }
const score = {
  score: integer({
    label: { nl: 'Score', en: 'Score' },
    help: { nl: '0 tot en met 3; leeg is onbekend', en: '0 to 3; empty means unknown' },
  }),
}

export const behandelingStatussen = lookup({
  key: 'behandeling_statussen',
  type: 'BehandelingStatus',
  label: { nl: 'Behandelstatussen', en: 'Treatment statuses' },
  /** Not open: the location no longer counts as present. */
  decides: ['is_open'],
  known: [
    'aanwezig',
    'te_saneren',
    'gepland',
    'in_uitvoering',
    'deels_gesaneerd',
    'gesaneerd',
    'vrijgegeven',
    'niet_aangetroffen',
    'vervallen',
  ],
  fields: {
    is_open: boolean({ label: { nl: 'Telt als aanwezig', en: 'Counts as present' }, required: true, default: true }),
  },
})
export const behandelmomenten = lookup({
  key: 'behandelmomenten',
  type: 'Behandelmoment',
  label: { nl: 'Behandelmomenten', en: 'Treatment moments' },
  fields: { termijn_dagen: integer({ label: { nl: 'Termijn', en: 'Term' }, unit: 'dagen' }) },
})
export const beschadigingen = lookup({
  key: 'beschadigingen',
  type: 'Beschadiging',
  label: { nl: 'Beschadigingen', en: 'Damages' },
  fields: score,
})
export const condities = lookup({
  key: 'condities',
  type: 'Conditie',
  label: { nl: 'Condities', en: 'Conditions' },
  fields: score,
})
export const eenheden = lookup({
  key: 'eenheden',
  type: 'Eenheid',
  label: { nl: 'Eenheden', en: 'Units' },
  fields: {
    symbool: text({ label: { nl: 'Symbool', en: 'Symbol' }, required: true }),
    soort: text({ label: { nl: 'Grootheid', en: 'Quantity' } }),
  },
})
export const entryMateriaalStatussen = lookup({
  key: 'entry_materiaal_statussen',
  type: 'EntryMateriaalStatus',
  label: { nl: 'Uitkomsten VSCP', en: 'VSCP outcomes' },
  fields: { color: color({ label: { nl: 'Kleur', en: 'Colour' }, rules: [isColor] }) },
})
export const inventarisatieUserCertificateTypes = lookup({
  key: 'inventarisatie_user_certificate_types',
  type: 'InventarisatieUserCertificateType',
  label: { nl: 'Soorten certificaat', en: 'Certificate types' },
  fields: {
    geldigheid_maanden: integer({ label: { nl: 'Geldigheid', en: 'Validity' }, unit: 'maanden' }),
    heeft_nummer: boolean({ label: { nl: 'Heeft een nummer', en: 'Has a number' }, required: true, default: true }),
  },
})
export const capabilityCertificateRequirements = lookup({
  key: 'capability_certificate_requirements',
  type: 'CapabilityCertificateRequirement',
  label: { nl: 'Certificaateisen', en: 'Certificate requirements' },
  fields: {
    capability: list(inventarisatieUserCapabilities, {
      label: { nl: 'Bevoegdheid', en: 'Capability' },
      required: true,
    }),
    certificate_type: list(inventarisatieUserCertificateTypes, {
      label: { nl: 'Certificaat', en: 'Certificate' },
      required: true,
    }),
    verplicht: boolean({ label: { nl: 'Verplicht', en: 'Mandatory' }, required: true, default: true }),
  },
})
export const onderzoekFotoSizes = lookup({
  key: 'onderzoek_foto_sizes',
  type: 'OnderzoekFotoSize',
  label: { nl: 'Fotoformaten', en: 'Photo sizes' },
  fields: {
    breedte_mm: integer({ label: { nl: 'Breedte', en: 'Width' }, unit: 'mm' }),
    hoogte_mm: integer({ label: { nl: 'Hoogte', en: 'Height' }, unit: 'mm' }),
    per_pagina: integer({ label: { nl: 'Per pagina', en: 'Per page' } }),
  },
})
export const projectStatussen = lookup({
  key: 'project_statussen',
  type: 'ProjectStatus',
  label: { nl: 'Projectstatussen', en: 'Project statuses' },
  fields: { route: pathWord },
})
/** The materials found on site; a product belongs to one substance and brings its usual friability, binder and unit. */
export const producten = lookup({
  key: 'producten',
  type: 'Product',
  label: { nl: 'Materialen', en: 'Materials' },
  fields: {
    materiaal_type: list(materiaalTypes, { label: { nl: 'Stof', en: 'Substance' } }),
    groep: text({ label: { nl: 'Groep', en: 'Group' } }),
    standaard_structuur: list(structuren, { label: { nl: 'Gebruikelijke hechtgebondenheid', en: 'Usual friability' } }),
    standaard_binding: list(bindingen, { label: { nl: 'Gebruikelijk bindmiddel', en: 'Usual binder' } }),
    standaard_eenheid: list(eenheden, { label: { nl: 'Gebruikelijke eenheid', en: 'Usual unit' } }),
  },
})
export const smartRisicoklasses = lookup({
  key: 'smart_risicoklasses',
  type: 'SmartRisicoklasse',
  label: { nl: 'Risicoklassen', en: 'Risk classes' },
  decides: ['prioriteit'],
  fields: {
    color: color({ label: { nl: 'Kleur', en: 'Colour' }, rules: [isColor] }),
    /** 1 is the heaviest. */
    prioriteit: integer({ label: { nl: 'Prioriteit', en: 'Priority' }, required: true }),
  },
})
export const saneringsAdviezen = lookup({
  key: 'sanerings_adviezen',
  type: 'SaneringsAdvies',
  label: { nl: 'Verwijderingsmethoden', en: 'Removal methods' },
  fields: {
    land: text({ label: { nl: 'Land', en: 'Country' } }),
    smart_risicoklasse: list(smartRisicoklasses, {
      label: { nl: 'Gebruikelijke risicoklasse', en: 'Usual risk class' },
    }),
  },
})
export const svgPatterns = lookup({
  key: 'svg_patterns',
  type: 'SvgPattern',
  label: { nl: 'Arceringen', en: 'Patterns' },
  fields: {
    svg: svg({ label: { nl: 'Tekening', en: 'Drawing' } }),
    width: decimal({ label: { nl: 'Breedte', en: 'Width' } }),
    height: decimal({ label: { nl: 'Hoogte', en: 'Height' } }),
  },
})
export const toepassingen = lookup({
  key: 'toepassingen',
  type: 'Toepassing',
  label: { nl: 'Toepassingen', en: 'Applications' },
  fields: { toepassing_categorie: list(toepassingCategories, { label: { nl: 'Categorie', en: 'Category' } }) },
})
export const uitrustingTypes = lookup({
  key: 'uitrusting_types',
  type: 'UitrustingType',
  label: { nl: 'Soorten uitrusting', en: 'Equipment types' },
  fields: { keuring_interval_maanden: integer({ label: { nl: 'Keuren na', en: 'Inspect after' }, unit: 'maanden' }) },
})
export const vscpMaterials = lookup({
  key: 'vscp_materials',
  type: 'VscpMaterial',
  label: { nl: 'VSCP-materialen', en: 'VSCP materials' },
  fields: {
    tabel: text({ label: { nl: 'Tabel', en: 'Table' } }),
    drempel: decimal({ label: { nl: 'Drempel', en: 'Threshold' } }),
    eenheid: text({ label: { nl: 'Eenheid', en: 'Unit' } }),
  },
})
export const deckNames = lookup({
  key: 'deck_names',
  type: 'DeckName',
  label: { nl: 'Deknamen', en: 'Deck names' },
  fields: level,
})
export const verdiepingNamen = lookup({
  key: 'verdieping_namen',
  type: 'VerdiepingNaam',
  label: { nl: 'Verdiepingsnamen', en: 'Floor names' },
  fields: level,
})
export const elementTypes = lookup({
  key: 'element_types',
  type: 'ElementType',
  label: { nl: 'Soorten element', en: 'Element types' },
  fields: {
    gebruikt_query: boolean({
      label: { nl: 'Gebruikt een query', en: 'Uses a query' },
      required: true,
      default: false,
    }),
  },
})
export const externalSystems = lookup({
  key: 'external_systems',
  type: 'ExternalSystem',
  label: { nl: 'Externe systemen', en: 'External systems' },
  fields: { data: json({ label: { nl: 'Gegevens', en: 'Data' } }) },
})
