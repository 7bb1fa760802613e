import { entity } from '../../kit/entity.ts'
import { belongsTo, computed, integer, text } from '../../kit/field.ts'
import { bytes } from '../../kit/unit-words.ts'

/** A stored file. Only an upload makes one; it is read with the rights of the record that uses it. */
export const file = entity({
  key: 'file',
  api: { type: 'File', plural: 'files' },
  label: { nl: 'Bestand', en: 'File', fr: 'Fichier' },
  plural: { nl: 'Bestanden', en: 'Files', fr: 'Fichiers' },
  fields: {
    /** The area, a slash and a name of its own; the extension is kept when it has at most four characters. */
    file_key: text({ label: { nl: 'Sleutel', en: 'Key', fr: 'Clé' }, required: true, readOnly: true, unique: true }),
    filename: text({
      label: { nl: 'Bestandsnaam', en: 'File name', fr: 'Nom du fichier' },
      required: true,
      readOnly: true,
    }),
    url: computed('string', { label: { nl: 'Adres', en: 'Address', fr: 'Adresse' } }),
    /** As its content says, not its name. */
    mime_type: text({ label: { nl: 'Type', en: 'Type', fr: 'Type' }, required: true, readOnly: true }),
    size: integer({
      label: { nl: 'Grootte', en: 'Size', fr: 'Taille' },
      unit: bytes,
      required: true,
      readOnly: true,
    }),
    /** SHA-256 in hexadecimal digits. */
    checksum: text({
      label: { nl: 'Controlegetal', en: 'Checksum', fr: 'Somme de contrôle' },
      required: true,
      readOnly: true,
    }),
    /** Of images only. */
    breedte: integer({ label: { nl: 'Breedte', en: 'Width', fr: 'Largeur' }, unit: 'px', readOnly: true }),
    hoogte: integer({ label: { nl: 'Hoogte', en: 'Height', fr: 'Hauteur' }, unit: 'px', readOnly: true }),
    uploaded_by: belongsTo('inspectionUser', {
      label: { nl: 'Toegevoegd door', en: 'Added by', fr: 'Ajouté par' },
      readOnly: true,
      onDelete: 'null',
    }),
  },
  title: ['filename'],
  order: ['created_at'],
  table: { columns: ['filename', 'mime_type', 'size', 'uploaded_by', 'created_at'] },
  access: { read: 'member', create: 'nobody', update: 'nobody', delete: 'nobody' },
})
