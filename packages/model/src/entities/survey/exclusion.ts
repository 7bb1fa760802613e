import { entity } from '../../kit/entity.ts'
import { belongsTo, choice, file, list, text, textArea } from '../../kit/field.ts'
import { beperkingen } from '../../lookups/lists.ts'

/** A space, or part of one, that was not surveyed, with the reason and what to do about it. */
export const exclusion = entity({
  key: 'exclusion',
  api: { type: 'UitgeslotenRuimte', plural: 'uitgeslotenRuimtes' },
  label: { nl: 'Uitgesloten ruimte', en: 'Excluded space', fr: 'Local exclu' },
  plural: { nl: 'Uitgesloten ruimten', en: 'Excluded spaces', fr: 'Locaux exclus' },
  recorded: true,
  implements: ['IntekenbaarObject'],
  partOf: 'onderzoek',
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: 'uitgesloten_ruimtes' }),
    nummer: text({
      label: { nl: 'Nummer', en: 'Number', fr: 'Numéro' },
      required: true,
      readOnly: true,
      unique: 'onderzoek',
    }),
    sub_asset: belongsTo('subAsset', {
      copy: 'never',
      label: { nl: 'Uitgesloten ruimte', en: 'Excluded space', fr: 'Local exclu' },
      required: true,
      onDelete: 'restrict',
    }),
    deel: text({
      label: { nl: 'Deel van de ruimte', en: 'Part of the space', fr: 'Partie du local' },
      whenEmpty: { nl: 'De hele ruimte', en: 'The whole space', fr: 'Tout le local' },
    }),
    beperking: list(beperkingen, { label: { nl: 'Reden', en: 'Reason', fr: 'Motif' }, required: true }),
    omschrijving: textArea({ label: { nl: 'Omschrijving', en: 'Description', fr: 'Description' }, required: true }),
    asbest_vermoed: choice(
      {
        ja: { nl: 'Ja', en: 'Yes', fr: 'Oui' },
        nee: { nl: 'Nee', en: 'No', fr: 'Non' },
        onbekend: { nl: 'Onbekend', en: 'Unknown', fr: 'Inconnu' },
      },
      {
        copy: 'never',
        label: { nl: 'Asbest vermoed', en: 'Asbestos suspected', fr: 'Amiante suspecté' },
        required: true,
        default: 'onbekend',
      },
    ),
    advies: textArea({ label: { nl: 'Advies vervolgonderzoek', en: 'Follow-up advice', fr: 'Conseil de suivi' } }),
    file: file({ label: { nl: 'Foto', en: 'Photo', fr: 'Photo' }, accept: ['png', 'jpg'], maxMegabytes: 15 }),
    /** Given once: reports, placards and captions keep quoting it. Another picture gets another number. */
    foto_nummer: text({
      label: { nl: 'Fotonummer', en: 'Photo number', fr: 'Numéro de photo' },
      readOnly: true,
    }),
  },
  numbered: { field: 'nummer', within: 'onderzoek', prefix: 'U' },
  title: ['nummer', 'sub_asset'],
  search: ['nummer', 'deel', 'omschrijving'],
  table: { columns: ['nummer', 'sub_asset', 'beperking', 'asbest_vermoed', 'file', 'foto_nummer'] },
  form: [
    {
      title: { nl: 'Uitsluiting', en: 'Exclusion', fr: 'Exclusion' },
      fields: ['sub_asset', 'deel', 'beperking', 'omschrijving', 'file'],
    },
    { title: { nl: 'Vervolg', en: 'Follow-up', fr: 'Suivi' }, fields: ['asbest_vermoed', 'advies'] },
  ],
  requiredWhen: { advies: (draft) => draft.asbest_vermoed === 'ja' },
  access: { read: 'member', create: 'writer', update: 'writer', delete: 'writer' },
})
