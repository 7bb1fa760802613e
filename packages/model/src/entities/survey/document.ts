import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, choice, computed, date, file, list, richText, text } from '../../kit/field.ts'
import { documentTypes, vesselDocumentTypes } from '../../lookups/lists.ts'
import { isNotFuture } from '../../rules/dates.ts'
import { isReceived } from '../../rules/received.ts'
import { isEmpty } from '../../rules/rule.ts'

/** What was asked for was not received: there is nothing to read, and nothing to print. */
const isMissing = (draft: { readonly beschikbaar?: unknown }) => draft.beschikbaar === false

/** A document that was asked for before the visits, with what it says: a drawing, a specification, an earlier report. */
export const document = entity({
  key: 'document',
  api: { type: 'Document', plural: 'documenten' },
  label: { nl: 'Document', en: 'Document', fr: 'Document' },
  plural: { nl: 'Documenten', en: 'Documents', fr: 'Documents' },
  recorded: true,
  partOf: 'onderzoek',
  implements: ['VscpEntryResultable'],
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: 'documenten' }),
    /** Of a building; a vessel has documents of its own kinds. */
    document_type: list(documentTypes, {
      label: { nl: 'Soort document', en: 'Document type', fr: 'Type de document' },
    }),
    vessel_document_type: list(vesselDocumentTypes, {
      label: { nl: 'Soort scheepsdocument', en: 'Vessel document type', fr: 'Type de document navire' },
    }),
    naam: text({
      label: { nl: 'Naam of kenmerk', en: 'Name or reference', fr: 'Nom ou référence' },
      required: true,
    }),
    datum: date({
      label: { nl: 'Datum document', en: 'Document date', fr: 'Date du document' },
      rules: [isNotFuture],
    }),
    herkomst: text({
      label: { nl: 'Herkomst', en: 'Origin', fr: 'Origine' },
      help: {
        nl: 'Bijvoorbeeld archief, opdrachtgever of gemeente',
        en: 'Such as archive, client or municipality',
        fr: "Par exemple archives, donneur d'ordre ou commune",
      },
    }),
    beschikbaar: boolean({
      label: { nl: 'Beschikbaar', en: 'Available', fr: 'Disponible' },
      help: {
        nl: 'Nee: opgevraagd, maar niet ontvangen',
        en: 'No: asked for, but not received',
        fr: 'Non : demandé, mais pas reçu',
      },
      required: true,
      default: true,
    }),
    asbest_informatie: choice(
      {
        ja: { nl: 'Ja', en: 'Yes', fr: 'Oui' },
        nee: { nl: 'Nee', en: 'No', fr: 'Non' },
        onduidelijk: { nl: 'Onduidelijk', en: 'Unclear', fr: 'Incertain' },
      },
      {
        copy: 'never',
        label: {
          nl: 'Bevat asbestinformatie',
          en: 'Contains asbestos information',
          fr: 'Contient des infos amiante',
        },
      },
    ),
    bevindingen: richText({ label: { nl: 'Bevindingen', en: 'Findings', fr: 'Constatations' } }),
    file: file({
      label: { nl: 'Bestand', en: 'File', fr: 'Fichier' },
      accept: ['pdf', 'png', 'jpg'],
      rules: [isReceived('beschikbaar')],
    }),
    /** One that is kept with the asset: its file is taken over, and stays here whatever becomes of it there. */
    asset_document: belongsTo('assetDocument', {
      copy: 'never',
      label: { nl: 'Uit dossier pand', en: 'From asset file', fr: 'Du dossier du bien' },
      onDelete: 'null',
    }),
    als_bijlage: boolean({
      label: { nl: 'Als bijlage in rapport', en: 'As report appendix', fr: 'En annexe du rapport' },
      default: false,
    }),
    /** What it is called as evidence of an entry of a check plan. */
    vscp_label: computed('string', { always: true, label: { nl: 'Bewijs', en: 'Evidence', fr: 'Preuve' } }),
  },
  title: ['naam'],
  search: ['naam', 'herkomst', 'bevindingen'],
  order: ['datum', 'naam'],
  table: {
    columns: [
      'naam',
      'document_type',
      'vessel_document_type',
      'datum',
      'beschikbaar',
      'asbest_informatie',
      'als_bijlage',
    ],
    views: {
      notReceived: {
        label: { nl: 'Niet ontvangen', en: 'Not received', fr: 'Non reçus' },
        filter: { beschikbaar: 'is.false' },
      },
      ofAsbestos: {
        label: { nl: 'Met asbestinformatie', en: 'With asbestos information', fr: 'Avec infos amiante' },
        filter: { asbest_informatie: 'is.ja' },
      },
    },
  },
  form: [
    {
      title: { nl: 'Document', en: 'Document', fr: 'Document' },
      fields: [
        'document_type',
        'vessel_document_type',
        'naam',
        'datum',
        'herkomst',
        'beschikbaar',
        'asset_document',
        'file',
      ],
    },
    {
      title: { nl: 'Uitkomst', en: 'Outcome', fr: 'Résultat' },
      fields: ['asbest_informatie', 'bevindingen', 'als_bijlage'],
    },
  ],
  // A file that is there stands there until somebody removes it.
  hide: {
    file: (draft) => isMissing(draft) && isEmpty(draft.file),
    asset_document: isMissing,
    asbest_informatie: isMissing,
    als_bijlage: isMissing,
  },
  requiredWhen: { file: (draft) => draft.beschikbaar === true && isEmpty(draft.asset_document) },
  access: { read: 'member', create: 'writer', update: 'writer', delete: 'writer' },
})
