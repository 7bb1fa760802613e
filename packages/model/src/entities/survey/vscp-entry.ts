import { either, is } from '../../kit/behind.ts'
import { entity } from '../../kit/entity.ts'
import { belongsTo, computed, decimal, integer, list, text, textArea } from '../../kit/field.ts'
import { vscpCheckProcedures, vscpComponents, vscpSystems, vscpZones } from '../../lookups/lists.ts'
import { entryMateriaalStatussen, vscpMaterials } from '../../lookups/with-fields.ts'
import { between } from '../../rules/between.ts'
import { minLength } from '../../rules/lengths.ts'
import { isCheckOfUnknown, isCheckOutcome, isUncheckedOutcome } from '../../rules/vscp.ts'
import { openCodes } from '../../rules/vscp-codes.ts'

/** A justification in fewer characters explains nothing (regulation 6.2). */
const leastReason = 20

/**
 * One line of the visual and sampling check plan of a vessel: a material that may be in a part on board, what the documents say
 * of it, how it is checked, and what the check found (MEPC.379(80)).
 */
export const vscpEntry = entity({
  key: 'vscpEntry',
  api: { type: 'VscpEntry', plural: 'vscpEntries' },
  label: { nl: 'VSCP-regel', en: 'VSCP entry', fr: 'Ligne VSCP' },
  plural: { nl: 'VSCP-regels', en: 'VSCP entries', fr: 'Lignes VSCP' },
  recorded: true,
  partOf: 'onderzoek',
  mentions: ['bevinding', 'beperking', 'document'],
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: 'vscp_entries' }),
    /** The code of the material with the count of its entries, as `A-1.07`; of another material it is another number. */
    nummer: text({
      label: { nl: 'Nummer', en: 'Number', fr: 'Numéro' },
      required: true,
      readOnly: true,
      unique: 'onderzoek',
    }),
    vscp_material: list(vscpMaterials, { label: { nl: 'Materiaal', en: 'Material', fr: 'Matière' }, required: true }),
    vscp_zone: list(vscpZones, { label: { nl: 'Zone', en: 'Zone', fr: 'Zone' }, required: true }),
    /** A place on board: those of a vessel are its own kind of space. */
    sub_asset: belongsTo('subAsset', {
      label: { nl: 'Plaats', en: 'Location', fr: 'Lieu' },
      onDelete: 'restrict',
    }),
    vscp_system: list(vscpSystems, { label: { nl: 'Systeem', en: 'System', fr: 'Système' }, required: true }),
    vscp_component: list(vscpComponents, {
      label: { nl: 'Onderdeel', en: 'Component', fr: 'Composant' },
      required: true,
    }),
    apparaat: text({
      copy: 'kept',
      label: { nl: 'Apparaat', en: 'Equipment', fr: 'Équipement' },
      help: {
        nl: 'Naam van het apparaat, zoals op de tekening of de typeplaat',
        en: 'Name of the equipment, as on the drawing or the name plate',
        fr: "Nom de l'équipement, comme sur le plan ou la plaque",
      },
    }),
    document_status: list(entryMateriaalStatussen, {
      label: { nl: 'Uitkomst documenten', en: 'Document outcome', fr: 'Résultat documentaire' },
      required: true,
    }),
    /** What is known is looked at, what is not known is sampled, until somebody says otherwise. */
    vscp_check_procedure: list(vscpCheckProcedures, {
      copy: 'never',
      label: { nl: 'Controlewijze', en: 'Check procedure', fr: 'Procédure de contrôle' },
      required: true,
      proposed: true,
      rules: [isCheckOfUnknown],
    }),
    motivatie: textArea({
      label: { nl: 'Motivatie', en: 'Justification', fr: 'Justification' },
      help: {
        nl: 'Waarom dit niet wordt of kon worden gecontroleerd, in ten minste 20 tekens',
        en: 'Why this is not or could not be checked, in at least 20 characters',
        fr: "Pourquoi ceci n'est pas ou n'a pas pu être contrôlé, en 20 caractères au moins",
      },
      rules: [minLength(leastReason)],
    }),
    entry_materiaal_status: list(entryMateriaalStatussen, {
      copy: 'never',
      label: { nl: 'Uitkomst controle', en: 'Check outcome', fr: 'Résultat du contrôle' },
      rules: [isCheckOutcome, isUncheckedOutcome],
    }),
    // Evidence, of one of several types (`VscpEntryResultable`).
    bevinding: belongsTo('finding', {
      copy: 'never',
      label: { nl: 'Bewijs: bevinding', en: 'Evidence: finding', fr: 'Preuve : constatation' },
      inverse: 'vscp_entries',
      onDelete: 'null',
    }),
    beperking: belongsTo('limitation', {
      copy: 'never',
      label: { nl: 'Bewijs: beperking', en: 'Evidence: limitation', fr: 'Preuve : limite' },
      inverse: 'vscp_entries',
      onDelete: 'null',
    }),
    document: belongsTo('document', {
      copy: 'never',
      label: { nl: 'Bewijs: document', en: 'Evidence: document', fr: 'Preuve : document' },
      inverse: 'vscp_entries',
      onDelete: 'null',
    }),
    /** What the evidence is called. */
    result: computed('string', { label: { nl: 'Bewijs', en: 'Evidence', fr: 'Preuve' } }),
    massa: decimal({
      label: { nl: 'Massa', en: 'Mass', fr: 'Masse' },
      unit: 'kg',
      rules: [between(0, 100_000_000)],
    }),
    aantal: integer({ label: { nl: 'Aantal', en: 'Number', fr: 'Nombre' } }),
    opmerking: textArea({ label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' }, internal: true }),
  },
  numbered: { field: 'nummer', within: 'onderzoek', digits: 2 },
  title: ['nummer', 'vscp_component'],
  search: ['nummer', 'apparaat', 'vscp_component.value', 'vscp_system.value', 'vscp_material.value', 'sub_asset.naam'],
  table: {
    columns: [
      'nummer',
      'sub_asset',
      'vscp_system',
      'vscp_component',
      'entry_materiaal_status',
      'vscp_check_procedure',
      'vscp_material',
      'result',
      'vscp_zone',
      'massa',
    ],
    views: {
      withoutOutcome: {
        label: { nl: 'Zonder uitkomst', en: 'Without outcome', fr: 'Sans résultat' },
        filter: { entry_materiaal_status: 'empty' },
      },
      byMaterial: {
        label: { nl: 'Per materiaal', en: 'By material', fr: 'Par matière' },
        group: 'vscp_material',
      },
    },
  },
  form: [
    {
      title: { nl: 'Onderdeel', en: 'Component', fr: 'Composant' },
      fields: [
        'vscp_material',
        'vscp_zone',
        'sub_asset',
        'vscp_system',
        'vscp_component',
        'apparaat',
        'massa',
        'aantal',
      ],
    },
    {
      title: { nl: 'Controle', en: 'Check', fr: 'Contrôle' },
      fields: ['document_status', 'vscp_check_procedure', 'motivatie', 'entry_materiaal_status', 'opmerking'],
    },
    {
      title: { nl: 'Bewijs', en: 'Evidence', fr: 'Preuve' },
      fields: ['bevinding', 'beperking', 'document'],
    },
  ],
  requiredWhen: {
    motivatie: either(is('vscp_check_procedure.code', ...openCodes), is('entry_materiaal_status.code', ...openCodes)),
  },
  access: { read: 'member', create: 'writer', update: 'writer', delete: 'writer' },
})
