import { entity } from '../../kit/entity.ts'
import { belongsTo, computedChoice, date, file, text } from '../../kit/field.ts'
import { isNotFuture } from '../../rules/dates.ts'
import { issueDays, notBeforeIssue } from '../../rules/issue-days.ts'
import { certificateStates } from './user-certificate.ts'

/** The inspection of a piece of equipment, and until when it holds. */
export const equipmentCertificate = entity({
  key: 'equipmentCertificate',
  api: { type: 'UitrustingCertificaat', plural: 'uitrustingCertificaten' },
  label: { nl: 'Keuring', en: 'Inspection', fr: 'Contrôle' },
  plural: { nl: 'Keuringen', en: 'Inspections', fr: 'Contrôles' },
  fields: {
    uitrusting: belongsTo('equipment', { required: true, inverse: 'certificaten' }),
    nummer: text({ label: { nl: 'Nummer', en: 'Number', fr: 'Numéro' } }),
    keuringsdatum: date({
      label: issueDays.keuringsdatum,
      required: true,
      rules: [isNotFuture],
    }),
    geldig_tot: date({
      label: { nl: 'Geldig tot', en: 'Valid until', fr: "Valable jusqu'au" },
      help: {
        nl: 'De laatste dag. Leeg volgt die uit de soort',
        en: 'The last day. Left empty it follows from the type',
        fr: 'Le dernier jour. Vide, il découle du type',
      },
      rules: [notBeforeIssue('keuringsdatum')],
    }),
    keuringsinstantie: text({ label: { nl: 'Keuringsinstantie', en: 'Inspection body', fr: 'Organisme' } }),
    file: file({
      label: { nl: 'Bestand', en: 'File', fr: 'Fichier' },
      accept: ['pdf', 'png', 'jpg'],
      maxMegabytes: 15,
    }),
    status: computedChoice(certificateStates, { always: true, label: { nl: 'Status', en: 'Status', fr: 'Statut' } }),
  },
  title: ['nummer', 'keuringsdatum'],
  search: ['nummer', 'keuringsinstantie'],
  order: ['keuringsdatum'],
  table: { columns: ['nummer', 'keuringsdatum', 'geldig_tot', 'status', 'file'], narrow: ['geldig_tot'] },
  form: [
    {
      title: { nl: 'Keuring', en: 'Inspection', fr: 'Contrôle' },
      fields: ['nummer', 'keuringsdatum', 'geldig_tot', 'keuringsinstantie', 'file'],
    },
  ],
  access: { read: 'member', create: 'manager', update: 'manager', delete: 'manager' },
})
