import { entity } from '../../kit/entity.ts'
import { belongsTo, date, text, textArea } from '../../kit/field.ts'
import { isEmailLines } from '../../rules/email-lines.ts'

/** Who commissioned a survey, who owns the asset and where invoice and report go; one a survey. */
export const surveyClient = entity({
  key: 'surveyClient',
  api: { type: 'OnderzoekKlant', plural: 'onderzoekKlanten' },
  label: { nl: 'Opdrachtgever', en: 'Survey client', fr: "Donneur d'ordre" },
  plural: { nl: 'Opdrachtgevers', en: 'Survey clients', fr: "Donneurs d'ordre" },
  partOf: 'onderzoek',
  fields: {
    onderzoek: belongsTo('survey', { required: true, unique: true, inverse: 'onderzoek_klant' }),
    klant: belongsTo('client', {
      label: { nl: 'Opdrachtgever', en: 'Client', fr: "Donneur d'ordre" },
      required: true,
      onDelete: 'restrict',
    }),
    contact: belongsTo('contact', { onDelete: 'null' }),
    /** Kept when the contact is deleted. */
    contact_naam: text({
      personal: true,
      retention: 'dossier',
      label: { nl: 'Naam contactpersoon', en: 'Contact name', fr: 'Nom du contact' },
      readOnly: true,
    }),
    referentie: text({ label: { nl: 'Referentie opdrachtgever', en: 'Client reference', fr: 'Référence client' } }),
    opdrachtdatum: date({ label: { nl: 'Opdrachtdatum', en: 'Order date', fr: 'Date de commande' } }),
    eigenaar: belongsTo('client', {
      label: { nl: 'Eigenaar', en: 'Owner', fr: 'Propriétaire' },
      help: {
        nl: 'Als dit niet de opdrachtgever is',
        en: 'When not the client',
        fr: "S'il n'est pas le donneur d'ordre",
      },
      onDelete: 'restrict',
    }),
    factuur_klant: belongsTo('client', {
      label: { nl: 'Factuur naar', en: 'Invoice to', fr: 'Facturer à' },
      help: {
        nl: 'Als dit niet de opdrachtgever is',
        en: 'When not the client',
        fr: "S'il n'est pas le donneur d'ordre",
      },
      onDelete: 'restrict',
    }),
    rapport_ontvangers: textArea({
      internal: true,
      personal: true,
      retention: 'dossier',
      label: { nl: 'Rapport naar', en: 'Report to', fr: 'Rapport à' },
      help: {
        nl: 'E-mailadressen, één per regel',
        en: 'Email addresses, one a line',
        fr: 'Adresses e-mail, une par ligne',
      },
      rules: [isEmailLines],
    }),
  },
  title: ['klant'],
  table: { columns: ['klant', 'contact', 'referentie', 'opdrachtdatum'] },
  form: [
    {
      title: { nl: 'Opdrachtgever', en: 'Client', fr: "Donneur d'ordre" },
      fields: ['klant', 'contact', 'referentie', 'opdrachtdatum'],
    },
    {
      title: { nl: 'Overige partijen', en: 'Other parties', fr: 'Autres parties' },
      fields: ['eigenaar', 'factuur_klant', 'rapport_ontvangers'],
    },
  ],
  access: { read: 'member', create: 'planner', update: 'planner', delete: 'planner' },
})
