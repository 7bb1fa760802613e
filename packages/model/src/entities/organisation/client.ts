import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, choice, computed, text, textArea } from '../../kit/field.ts'
import { companyNumber } from '../../rules/company-number.ts'
import { maxLength } from '../../rules/lengths.ts'
import { isEmail } from '../../rules/patterns.ts'

/** Who commissions surveys, owns assets or pays for them. */
export const client = entity({
  key: 'client',
  api: { type: 'Klant', plural: 'klanten' },
  label: { nl: 'Klant', en: 'Client', fr: 'Client' },
  plural: { nl: 'Klanten', en: 'Clients', fr: 'Clients' },
  fields: {
    naam: text({ personal: true, retention: 'contact', label: { nl: 'Naam', en: 'Name', fr: 'Nom' }, required: true }),
    klantnummer: text({ label: { nl: 'Klantnummer', en: 'Client number', fr: 'Numéro de client' }, unique: true }),
    soort: choice(
      {
        particulier: { nl: 'Particulier', en: 'Private person', fr: 'Particulier' },
        bedrijf: { nl: 'Bedrijf', en: 'Company', fr: 'Entreprise' },
        woningcorporatie: { nl: 'Woningcorporatie', en: 'Housing association', fr: 'Société de logement' },
        overheid: { nl: 'Overheid', en: 'Public authority', fr: 'Autorité publique' },
        rederij: { nl: 'Rederij', en: 'Shipping company', fr: 'Armateur' },
        overig: { nl: 'Overig', en: 'Other', fr: 'Autre' },
      },
      { label: { nl: 'Soort klant', en: 'Client type', fr: 'Type de client' } },
    ),
    land: choice(
      {
        NL: { nl: 'Nederland', en: 'Netherlands', fr: 'Pays-Bas' },
        BE: { nl: 'België', en: 'Belgium', fr: 'Belgique' },
        other: { nl: 'Ander land', en: 'Other country', fr: 'Autre pays' },
      },
      { label: { nl: 'Land', en: 'Country', fr: 'Pays' }, isCountry: true, required: true, default: 'NL' },
    ),
    kvk_nummer: text({
      label: { nl: 'Handelsregisternummer', en: 'Company number', fr: "Numéro d'entreprise" },
      rules: [companyNumber('land')],
    }),
    btw_nummer: text({
      personal: true,
      retention: 'contact',
      label: { nl: 'Btw-nummer', en: 'VAT number', fr: 'Numéro de TVA' },
      rules: [maxLength(20)],
    }),
    email: text({
      personal: true,
      retention: 'contact',
      label: { nl: 'E-mailadres', en: 'Email address', fr: 'Adresse e-mail' },
      inputType: 'email',
      rules: [isEmail],
    }),
    telefoon: text({
      personal: true,
      retention: 'contact',
      label: { nl: 'Telefoon', en: 'Phone', fr: 'Téléphone' },
      inputType: 'tel',
      rules: [maxLength(30)],
    }),
    asbest_regisseur_id: text({
      label: { nl: 'Nummer Asbestregisseur', en: 'Asbestregisseur number', fr: 'Numéro Asbestregisseur' },
    }),
    lavs_id: text({ label: { nl: 'LAVS-nummer', en: 'LAVS number', fr: 'Numéro LAVS' } }),
    /** The visiting address. */
    adres: belongsTo('address', { unique: true, onDelete: 'null' }),
    plaats: computed('string', { label: { nl: 'Plaats', en: 'Town', fr: 'Localité' } }),
    aantal_onderzoeken: computed('integer', { label: { nl: 'Aantal onderzoeken', en: 'Surveys', fr: 'Examens' } }),
    active: boolean({ label: { nl: 'Actief', en: 'Active', fr: 'Actif' }, required: true, default: true }),
    opmerking: textArea({
      personal: true,
      retention: 'contact',
      label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' },
      internal: true,
    }),
  },
  // People quote it on the telephone. How the firm writes it, its last client tells.
  numbered: { field: 'klantnummer', digits: 3 },
  title: ['naam'],
  search: ['naam', 'klantnummer', 'adres.adres'],
  order: ['naam'],
  table: { columns: ['klantnummer', 'naam', 'plaats', 'soort', 'aantal_onderzoeken', 'active'] },
  form: [
    {
      title: { nl: 'Klant', en: 'Client', fr: 'Client' },
      fields: ['naam', 'klantnummer', 'soort', 'land', 'kvk_nummer', 'btw_nummer', 'active'],
    },
    {
      title: { nl: 'Bereikbaar', en: 'Contact details', fr: 'Coordonnées' },
      fields: ['email', 'telefoon', 'opmerking'],
    },
    { title: { nl: 'Koppelingen', en: 'Connections', fr: 'Liaisons' }, fields: ['asbest_regisseur_id', 'lavs_id'] },
  ],
  steps: 'sections',
  mergeable: { retire: 'active' },
  access: { read: 'member', create: 'office', update: 'office', delete: 'manager' },
})
