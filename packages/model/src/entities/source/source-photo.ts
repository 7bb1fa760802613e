import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, datetime, file, integer, list, manyToMany, text } from '../../kit/field.ts'
import { bronLocatieFotoLabels } from '../../lookups/lists.ts'

/** A photo of a source location, taken on a visit; it may show samples and observations. */
export const sourcePhoto = entity({
  key: 'sourcePhoto',
  api: { type: 'BronLocatieFoto', plural: 'bronLocatieFotos' },
  label: { nl: 'Foto', en: 'Photo', fr: 'Photo' },
  plural: { nl: "Foto's", en: 'Photos', fr: 'Photos' },
  recorded: true,
  partOf: 'inventarisatie',
  goesWith: { relation: 'bron_locatie' },
  mentions: ['verwijzingen', 'waarnemingen'],
  fields: {
    bron_locatie: belongsTo('location', { required: true, inverse: 'fotos' }),
    inventarisatie: belongsTo('visit', { copy: 'never', onDelete: 'null' }),
    file: file({
      label: { nl: 'Foto', en: 'Photo', fr: 'Photo' },
      required: true,
      accept: ['png', 'jpg'],
      maxMegabytes: 15,
    }),
    /** Given once: reports, placards and captions keep quoting it. Another picture gets another number. */
    foto_nummer: text({
      label: { nl: 'Fotonummer', en: 'Photo number', fr: 'Numéro de photo' },
      required: true,
      readOnly: true,
    }),
    bron_locatie_foto_label: list(bronLocatieFotoLabels, {
      copy: 'never',
      access: { update: 'writer' },
      label: { nl: 'Label', en: 'Label', fr: 'Étiquette' },
      default: 'overzichtsfoto',
    }),
    onderschrift: text({ access: { update: 'writer' }, label: { nl: 'Onderschrift', en: 'Caption', fr: 'Légende' } }),
    /** "Shows", of one of several types: samples and observations (`FotoVerwijsbaar`). */
    verwijzingen: manyToMany('sample', {
      copy: 'never',
      label: { nl: 'Toont monsters', en: 'Shows samples', fr: 'Montre les échantillons' },
    }),
    waarnemingen: manyToMany('observation', {
      copy: 'never',
      label: { nl: 'Toont waarnemingen', en: 'Shows observations', fr: 'Montre les observations' },
    }),
    /** Read from the image when left empty. */
    genomen_op: datetime({ label: { nl: 'Genomen op', en: 'Taken on', fr: 'Prise le' } }),
    in_rapport: boolean({
      access: { update: 'writer' },
      label: { nl: 'In rapport', en: 'In report', fr: 'Dans le rapport' },
      required: true,
      default: true,
    }),
    volgorde: integer({
      access: { update: 'writer' },
      label: { nl: 'Volgorde', en: 'Order', fr: 'Ordre' },
      required: true,
      default: 0,
    }),
  },
  title: ['foto_nummer', 'onderschrift'],
  search: ['foto_nummer', 'onderschrift'],
  table: {
    columns: ['file', 'foto_nummer', 'bron_locatie_foto_label', 'onderschrift', 'in_rapport'],
    reorder: 'volgorde',
  },
  form: [
    {
      title: { nl: 'Foto', en: 'Photo', fr: 'Photo' },
      fields: [
        'file',
        'bron_locatie_foto_label',
        'onderschrift',
        'verwijzingen',
        'waarnemingen',
        'inventarisatie',
        'genomen_op',
        'in_rapport',
      ],
    },
  ],
  access: { read: 'member', create: 'surveyor', update: 'surveyor', delete: 'surveyor' },
})
