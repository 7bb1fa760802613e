import { is } from '../../kit/behind.ts'
import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, computedChoice, date, file, text, textArea } from '../../kit/field.ts'
import { companyNumber } from '../../rules/company-number.ts'
import { maxLength } from '../../rules/lengths.ts'
import { isEmail } from '../../rules/patterns.ts'
import { certificateStates, tellsExpiry } from './user-certificate.ts'

/** An establishment of the own organisation, with the certificate under which it surveys. */
export const branch = entity({
  key: 'branch',
  api: { type: 'Vestiging', plural: 'vestigingen' },
  label: { nl: 'Vestiging', en: 'Branch', fr: 'Agence' },
  plural: { nl: 'Vestigingen', en: 'Branches', fr: 'Agences' },
  fields: {
    inventarisatie_organisatie: belongsTo('organisation', { required: true, readOnly: true, inverse: 'vestigingen' }),
    naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' }, required: true }),
    certificerende_instelling: text({
      label: { nl: 'Certificerende instelling', en: 'Certification body', fr: 'Organisme de certification' },
    }),
    procescertificaat_nummer: text({
      label: { nl: 'Procescertificaat', en: 'Process certificate', fr: 'Certificat de processus' },
    }),
    certificaat_geldig_tot: date({
      label: { nl: 'Certificaat geldig tot', en: 'Certificate valid until', fr: "Certificat valable jusqu'au" },
      comesTo: tellsExpiry,
    }),
    /** Null where no last day is known. */
    certificaat_status: computedChoice(certificateStates, {
      always: true,
      label: { nl: 'Status certificaat', en: 'Certificate status', fr: 'Statut du certificat' },
    }),
    kvk_nummer: text({
      label: { nl: 'Handelsregisternummer', en: 'Company number', fr: "Numéro d'entreprise" },
      rules: [companyNumber()],
    }),
    lavs_organisatie_id: text({ label: { nl: 'LAVS-organisatie', en: 'LAVS organisation', fr: 'Organisation LAVS' } }),
    email: text({
      label: { nl: 'E-mailadres', en: 'Email address', fr: 'Adresse e-mail' },
      inputType: 'email',
      rules: [isEmail],
    }),
    telefoon: text({
      label: { nl: 'Telefoon', en: 'Phone', fr: 'Téléphone' },
      inputType: 'tel',
      rules: [maxLength(30)],
    }),
    is_standaard: boolean({
      label: { nl: 'Standaardvestiging', en: 'Default branch', fr: 'Agence par défaut' },
      required: true,
      default: false,
    }),
    adres: belongsTo('address', { unique: true, onDelete: 'null' }),
    logo: file({
      label: { nl: 'Logo voor rapport', en: 'Report logo', fr: 'Logo du rapport' },
      accept: ['png', 'jpg', 'svg'],
      maxMegabytes: 15,
    }),
    rapport_voettekst: textArea({ label: { nl: 'Voettekst rapport', en: 'Report footer', fr: 'Pied de page' } }),
    onafhankelijkheidsverklaring: textArea({
      label: { nl: 'Onafhankelijkheidsverklaring', en: 'Statement of independence', fr: "Déclaration d'indépendance" },
    }),
  },
  title: ['naam'],
  order: ['naam'],
  table: {
    columns: ['naam', 'procescertificaat_nummer', 'certificaat_status', 'certificaat_geldig_tot', 'is_standaard'],
  },
  form: [
    {
      title: { nl: 'Vestiging', en: 'Branch', fr: 'Agence' },
      fields: ['naam', 'email', 'telefoon', 'kvk_nummer', 'lavs_organisatie_id', 'is_standaard'],
    },
    {
      title: { nl: 'Certificaat', en: 'Certificate', fr: 'Certificat' },
      fields: ['certificerende_instelling', 'procescertificaat_nummer', 'certificaat_geldig_tot'],
    },
    {
      title: { nl: 'Rapport', en: 'Report', fr: 'Rapport' },
      fields: ['logo', 'rapport_voettekst', 'onafhankelijkheidsverklaring'],
    },
  ],
  // A Dutch firm surveys under a process certificate; a Belgian one has experts, who are certified themselves.
  requiredWhen: { procescertificaat_nummer: is('inventarisatie_organisatie.land', 'NL') },
  access: { read: 'member', create: 'manager', update: 'manager', delete: 'manager' },
})
