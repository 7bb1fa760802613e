import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, computed, file, list, manyToMany, text, textArea } from '../../kit/field.ts'
import { beperkingen } from '../../lookups/lists.ts'

/** A part of the survey that could not be carried out as agreed. Quoted in the report. */
export const limitation = entity({
  key: 'limitation',
  api: { type: 'OnderzoekBeperking', plural: 'onderzoekBeperkingen' },
  label: { nl: 'Beperking', en: 'Limitation', fr: 'Limite' },
  plural: { nl: 'Beperkingen', en: 'Limitations', fr: 'Limites' },
  recorded: true,
  partOf: 'onderzoek',
  implements: ['VscpEntryResultable'],
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: 'beperkingen' }),
    nummer: text({
      label: { nl: 'Nummer', en: 'Number', fr: 'Numéro' },
      required: true,
      readOnly: true,
      unique: 'onderzoek',
    }),
    beperking: list(beperkingen, { label: { nl: 'Beperking', en: 'Limitation', fr: 'Limite' }, required: true }),
    sub_assets: manyToMany('subAsset', {
      copy: 'never',
      label: { nl: 'Ruimten', en: 'Spaces', fr: 'Locaux' },
      whenEmpty: {
        nl: 'Het hele onderzoek',
        en: 'The whole survey',
        fr: "Tout l'examen",
      },
    }),
    omschrijving: textArea({ label: { nl: 'Omschrijving', en: 'Description', fr: 'Description' }, required: true }),
    gevolg: textArea({ label: { nl: 'Gevolg voor het onderzoek', en: 'Effect on the survey', fr: 'Conséquence' } }),
    advies: textArea({ label: { nl: 'Advies', en: 'Advice', fr: 'Conseil' } }),
    file: file({ label: { nl: 'Foto', en: 'Photo', fr: 'Photo' }, accept: ['png', 'jpg'], maxMegabytes: 15 }),
    in_rapport: boolean({
      label: { nl: 'In rapport', en: 'In report', fr: 'Dans le rapport' },
      required: true,
      default: true,
    }),
    /** What it is called as evidence of an entry of a check plan. */
    vscp_label: computed('string', { always: true, label: { nl: 'Bewijs', en: 'Evidence', fr: 'Preuve' } }),
  },
  numbered: { field: 'nummer', within: 'onderzoek', prefix: 'BP' },
  title: ['nummer', 'beperking'],
  search: ['nummer', 'beperking.value', 'omschrijving'],
  table: { columns: ['nummer', 'beperking', 'sub_assets', 'omschrijving', 'file', 'in_rapport'] },
  form: [
    {
      title: { nl: 'Beperking', en: 'Limitation', fr: 'Limite' },
      fields: ['beperking', 'sub_assets', 'omschrijving', 'file'],
    },
    { title: { nl: 'Rapport', en: 'Report', fr: 'Rapport' }, fields: ['gevolg', 'advies', 'in_rapport'] },
  ],
  access: { read: 'member', create: 'writer', update: 'writer', delete: 'writer' },
})
