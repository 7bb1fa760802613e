import { dutchTime } from '../../dutch-time.ts'
import { entity } from '../../kit/entity.ts'
import { belongsTo, computed, computedChoice, date, file, list, type Remark, text } from '../../kit/field.ts'
import { inventarisatieUserCertificateTypes } from '../../lookups/with-fields.ts'
import { isNotFuture } from '../../rules/dates.ts'
import { issueDays, notBeforeIssue } from '../../rules/issue-days.ts'

/** Days before its end from which a certificate is about to expire. */
export const expiryDays = 60
/** What a certificate or an inspection says on a day. */
export const certificateStates = {
  geldig: { nl: 'Geldig', en: 'Valid', fr: 'Valide' },
  verloopt: { nl: 'Verloopt binnenkort', en: 'About to expire', fr: 'Expire bientôt' },
  verlopen: { nl: 'Verlopen', en: 'Expired', fr: 'Expiré' },
} as const

/** What the last day of a certificate of the firm comes to: once it has passed, and shortly before. */
export function tellsExpiry(lastDay: unknown): Remark | undefined {
  if (typeof lastDay !== 'string') return undefined
  const today = dutchTime().slice(0, 10)
  if (lastDay < today)
    return {
      nl: 'Verlopen: wat onder deze vestiging wordt onderzocht, heeft geen geldig procescertificaat',
      en: 'Expired: what is surveyed under this branch has no valid process certificate',
      fr: "Expiré : ce qui est examiné sous cette agence n'a pas de certificat valable",
      isWarning: true,
    }
  const days = (Date.parse(lastDay) - Date.parse(today)) / 86_400_000
  if (days > expiryDays) return undefined
  return {
    nl: `Verloopt over ${days === 1 ? '1 dag' : `${days} dagen`}`,
    en: `Expires in ${days === 1 ? '1 day' : `${days} days`}`,
    fr: `Expire dans ${days === 1 ? '1 jour' : `${days} jours`}`,
    isWarning: true,
  }
}

/** A personal certificate, such as the DIA of a surveyor or the yearly check of whoever wears a mask. */
export const userCertificate = entity({
  key: 'userCertificate',
  api: { type: 'UserCertificaat', plural: 'userCertificaten' },
  label: { nl: 'Certificaat', en: 'Certificate', fr: 'Certificat' },
  plural: { nl: 'Certificaten', en: 'Certificates', fr: 'Certificats' },
  owner: 'inventarisatie_user',
  fields: {
    inventarisatie_user: belongsTo('inspectionUser', {
      label: { nl: 'Gebruiker', en: 'User', fr: 'Utilisateur' },
      required: true,
      inverse: 'certificaten',
    }),
    inventarisatie_user_certificate_type: list(inventarisatieUserCertificateTypes, {
      label: { nl: 'Soort certificaat', en: 'Certificate type', fr: 'Type de certificat' },
      required: true,
    }),
    nummer: text({
      personal: true,
      retention: 'staff',
      label: { nl: 'Certificaatnummer', en: 'Certificate number', fr: 'Numéro' },
    }),
    uitgever: text({
      personal: true,
      retention: 'staff',
      label: { nl: 'Uitgegeven door', en: 'Issued by', fr: 'Délivré par' },
    }),
    uitgegeven_op: date({
      label: issueDays.uitgegeven_op,
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
      rules: [notBeforeIssue('uitgegeven_op')],
    }),
    file: file({
      personal: true,
      retention: 'staff',
      label: { nl: 'Bestand', en: 'File', fr: 'Fichier' },
      accept: ['pdf', 'png', 'jpg'],
      maxMegabytes: 15,
    }),
    status: computedChoice(certificateStates, {
      always: true,
      label: { nl: 'Status', en: 'Status', fr: 'Statut' },
    }),
    /** Another of its kind holds longer than the time in which one is warned: this one may end. */
    is_vernieuwd: computed('boolean', {
      always: true,
      label: { nl: 'Vernieuwd', en: 'Renewed', fr: 'Renouvelé' },
    }),
  },
  title: ['inventarisatie_user_certificate_type', 'nummer'],
  search: ['nummer', 'inventarisatie_user_certificate_type.value'],
  order: ['inventarisatie_user_certificate_type', 'geldig_tot'],
  // How long it holds decides, and not its number.
  table: {
    columns: ['inventarisatie_user_certificate_type', 'nummer', 'geldig_tot', 'status', 'file'],
    narrow: ['geldig_tot'],
  },
  form: [
    {
      title: { nl: 'Certificaat', en: 'Certificate', fr: 'Certificat' },
      fields: ['inventarisatie_user_certificate_type', 'nummer', 'uitgever', 'uitgegeven_op', 'geldig_tot', 'file'],
    },
  ],
  access: { read: 'personal', create: 'manager', update: 'manager', delete: 'manager' },
})
