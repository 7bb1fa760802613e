import { entity } from '../../kit/entity.ts'
import { belongsTo, date, file, list, text } from '../../kit/field.ts'
import { inventarisatieAssetDocumentTypes } from '../../lookups/lists.ts'
import { isNotFuture } from '../../rules/dates.ts'

/** A document that stays with an asset, whichever survey it was received for: a drawing, a permit, a specification. */
export const assetDocument = entity({
  key: 'assetDocument',
  api: { type: 'InventarisatieAssetDocument', plural: 'inventarisatieAssetDocumenten' },
  label: { nl: 'Document', en: 'Document', fr: 'Document' },
  plural: { nl: 'Documenten', en: 'Documents', fr: 'Documents' },
  recorded: true,
  shared: { fixed: ['inventarisatie_asset'] },
  fields: {
    inventarisatie_asset: belongsTo('inventoryAsset', { required: true, inverse: 'documenten' }),
    inventarisatie_asset_document_type: list(inventarisatieAssetDocumentTypes, {
      label: { nl: 'Soort document', en: 'Document type', fr: 'Type de document' },
      required: true,
    }),
    naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' }, required: true }),
    datum: date({
      label: { nl: 'Datum document', en: 'Document date', fr: 'Date du document' },
      rules: [isNotFuture],
    }),
    file: file({
      label: { nl: 'Bestand', en: 'File', fr: 'Fichier' },
      required: true,
      accept: ['pdf', 'png', 'jpg', 'svg', 'dwg', 'docx', 'xlsx'],
    }),
  },
  title: ['naam'],
  search: ['naam', 'inventarisatie_asset_document_type.value'],
  order: ['datum', 'naam'],
  table: { columns: ['inventarisatie_asset_document_type', 'naam', 'datum'] },
  form: [
    {
      title: { nl: 'Document', en: 'Document', fr: 'Document' },
      fields: ['inventarisatie_asset_document_type', 'naam', 'datum', 'file'],
    },
  ],
  access: { read: 'member', create: 'worker', update: 'worker', delete: 'worker' },
})
