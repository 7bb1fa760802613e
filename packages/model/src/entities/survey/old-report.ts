import { entity } from '../../kit/entity.ts'
import { belongsTo, date, file, text, textArea } from '../../kit/field.ts'
import { isNotFuture } from '../../rules/dates.ts'

/** A report that was made earlier of the same asset: by another firm, or by a former version of the product. */
export const oldReport = entity({
  key: 'oldReport',
  api: { type: 'OudRapport', plural: 'oudeRapporten' },
  label: { nl: 'Oud rapport', en: 'Old report', fr: 'Ancien rapport' },
  plural: { nl: 'Oude rapporten', en: 'Old reports', fr: 'Anciens rapports' },
  recorded: true,
  partOf: 'onderzoek',
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: 'oude_rapporten' }),
    naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' }, required: true }),
    bureau: text({
      copy: 'kept',
      label: { nl: 'Opgesteld door bureau', en: 'Made by firm', fr: 'Établi par le bureau' },
    }),
    rapportnummer: text({ label: { nl: 'Rapportnummer', en: 'Report number', fr: 'Numéro de rapport' } }),
    datum: date({ label: { nl: 'Datum', en: 'Date', fr: 'Date' }, rules: [isNotFuture] }),
    file: file({ label: { nl: 'Bestand', en: 'File', fr: 'Fichier' }, required: true, accept: ['pdf'] }),
    opmerking: textArea({ label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' } }),
  },
  title: ['naam'],
  search: ['naam', 'bureau', 'rapportnummer', 'opmerking'],
  order: ['datum'],
  table: { columns: ['naam', 'bureau', 'rapportnummer', 'datum'] },
  form: [
    {
      title: { nl: 'Oud rapport', en: 'Old report', fr: 'Ancien rapport' },
      fields: ['naam', 'bureau', 'rapportnummer', 'datum', 'file', 'opmerking'],
    },
  ],
  access: { read: 'member', create: 'writer', update: 'writer', delete: 'writer' },
})
