import { entity } from '../../kit/entity.ts'
import { belongsTo, choice, file, integer, list, manyToMany, text } from '../../kit/field.ts'
import { onderzoekFotoSizes } from '../../lookups/with-fields.ts'

/** A photo of a survey as a whole, of no source: of the object and the work, or of what was read before the visits. */
export const surveyPhoto = entity({
  key: 'surveyPhoto',
  api: { type: 'OnderzoekFoto', plural: 'onderzoekFotos' },
  label: { nl: 'Foto', en: 'Photo', fr: 'Photo' },
  plural: { nl: "Foto's", en: 'Photos', fr: 'Photos' },
  recorded: true,
  partOf: 'onderzoek',
  mentions: ['monsters', 'waarnemingen'],
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: 'onderzoek_fotos' }),
    /** Said by the screen on which it is added. */
    plaats: choice(
      {
        rapport: { nl: 'Rapport', en: 'Report', fr: 'Rapport' },
        deskresearch: { nl: 'Deskresearch', en: 'Desk research', fr: 'Recherche documentaire' },
      },
      {
        copy: 'never',
        label: { nl: 'Gebruikt in', en: 'Used in', fr: 'Utilisé dans' },
        required: true,
        default: 'rapport',
      },
    ),
    file: file({
      label: { nl: 'Foto', en: 'Photo', fr: 'Photo' },
      required: true,
      accept: ['png', 'jpg'],
      maxMegabytes: 15,
    }),
    /** Given once: reports keep quoting it. Another picture gets another number. */
    foto_nummer: text({
      label: { nl: 'Fotonummer', en: 'Photo number', fr: 'Numéro de photo' },
      required: true,
      readOnly: true,
    }),
    onderschrift: text({ label: { nl: 'Onderschrift', en: 'Caption', fr: 'Légende' } }),
    onderzoek_foto_size: list(onderzoekFotoSizes, {
      copy: 'never',
      label: { nl: 'Formaat in rapport', en: 'Size in report', fr: 'Taille dans le rapport' },
      required: true,
      default: 'kwart_pagina',
    }),
    /** "Shows", of one of several types: samples and observations (`FotoVerwijsbaar`). */
    monsters: manyToMany('sample', {
      copy: 'never',
      label: { nl: 'Toont monsters', en: 'Shows samples', fr: 'Montre les échantillons' },
    }),
    waarnemingen: manyToMany('observation', {
      copy: 'never',
      label: { nl: 'Toont waarnemingen', en: 'Shows observations', fr: 'Montre les observations' },
    }),
    volgorde: integer({ label: { nl: 'Volgorde', en: 'Order', fr: 'Ordre' }, required: true, default: 0 }),
  },
  title: ['foto_nummer', 'onderschrift'],
  search: ['foto_nummer', 'onderschrift'],
  table: { columns: ['file', 'foto_nummer', 'onderschrift', 'onderzoek_foto_size'], reorder: 'volgorde' },
  form: [
    {
      title: { nl: 'Foto', en: 'Photo', fr: 'Photo' },
      fields: ['file', 'plaats', 'onderschrift', 'onderzoek_foto_size', 'monsters', 'waarnemingen'],
    },
  ],
  access: { read: 'member', create: 'writer', update: 'writer', delete: 'writer' },
})
